import { type Language, normalise } from '../../../engine';
import { isVerb, type OrderReader } from './order-reader';

/** Words of a language that are verbs of the notation in the other one. */
const everyday: Readonly<Record<Language, ReadonlySet<string>>> = { en: new Set(['fine']), it: new Set(['stop']) };

/** A word of the reader's own language that is an order in the other one: "Fine" to somebody who reads English. */
export const isEveryday = (word: string, language: Language): boolean => everyday[language].has(word);

/** Sentences have more words than this; what is shorter and begins with a verb is an order, and be it a broken one. */
const shortest = 3;
/** Lines and words about which the game is asked; who writes more doubtful ones wrote no prose. */
const mostAsked = 24;
/** Characters of a line beyond which the game is not asked about it again and again. */
const longestAsked = 300;

/** Tells lines that were meant as an order though the game cannot read them: nobody must take them for prose. */
export function attemptsIn(reader: OrderReader): (line: string) => boolean {
  const answers = new Map<string, boolean>();
  const isReadWith = (text: string): boolean => {
    const isMany = answers.size >= mostAsked || text.length > longestAsked;
    const known = answers.get(text) ?? (isMany || reader.usual.some((verb) => reader.means(`${verb} ${text}`) !== null));
    answers.set(text, known);
    return known;
  };
  return (line) => {
    const [first = '', ...rest] = normalise(line.replace(/>/g, ' > ')).split(' ');
    const others = rest.join(' ');
    // a way from space to space
    if (rest.includes('>')) return true;
    if (/^\d/.test(first)) return isReadWith(`${first} ${others}`);
    if (isVerb(reader, first) && !isEveryday(first, reader.language)) {
      const isLoud = /^\W*\p{Lu}{3}/u.test(line);
      return isLoud || rest.length < shortest || /\d/.test(others) || rest.some((word) => word.length > 2 && isReadWith(word));
    }
    const near = [...reader.verbs.en, ...reader.verbs.it].filter((verb) => isMisspelt(first, verb));
    if (near.length > 0 && line.length > longestAsked) return true;
    return near.some((verb) => reader.means(`${verb} ${others}`) !== null) || (near.length > 0 && /^\d/.test(others));
  };
}

/** One letter wrong, missing or too many, or two that changed places. */
function isMisspelt(word: string, verb: string): boolean {
  if (word.length < 3 || verb.length < 3 || Math.abs(word.length - verb.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === verb[from]) from++;
  const a = word.slice(from);
  const b = verb.slice(from);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || `${a[1]}${a[0]}${a.slice(2)}` === b;
}
