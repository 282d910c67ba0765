import { normalise } from '../../../engine';
import type { Grammar } from './grammar';
import type { Tongue } from './vocabulary';

/** A line in words, and for each whether a comma or colon parts it from the one before; only where names end there. */
export interface Line {
  words: readonly string[];
  isApart: readonly boolean[];
}

const arrows = /→|=>|->/g;
const breaks = /[,:;]/g;

/** A game's own whole words stand alone, signs and all; the rest is folded: arrows and `+` alone, "3inf" as two words, "3x" as a number. */
export function lineOf<T extends Tongue>(line: string, { whole, isParted, bare, beforeNumbers }: Grammar<T>): Line {
  const fold = (text: string): string[] =>
    normalise(text.replace(/[>+]/g, ' $& '))
      .split(' ')
      .map((word) => /^(\d{1,3})x$/.exec(word)?.[1] ?? word)
      .flatMap((word) => /^(\d+)([a-z].*)$/.exec(word)?.slice(1) ?? [word])
      .filter((word) => word !== '');
  const words: string[] = [];
  const isApart: boolean[] = [];
  let wasBroken = false;
  const add = (added: readonly string[]) => {
    for (const word of added) {
      words.push(word);
      isApart.push(wasBroken);
      wasBroken = false;
    }
  };
  const text = line.replace(arrows, '>');
  const pieces = whole ? text.split(new RegExp(`(${whole.source})`, 'i')) : [text];
  for (const [i, piece] of pieces.entries()) {
    if (i % 2 === 1) add([piece.toLowerCase()]);
    else
      for (const [at, part] of (isParted ? piece.split(breaks) : [piece]).entries()) {
        wasBroken ||= at > 0;
        add(fold(part));
      }
  }
  const belongs = (at: number) => [1, 2, 3].some((length) => at >= length && beforeNumbers.has(words.slice(at - length, at).join(' ')));
  const isBeside = (at: number) => words[at - 1] === '>' || words[at + 1] === '>';
  return { words: words.map((word, at) => (isBeside(at) && /^\d+$/.test(word) && !belongs(at) && bare(word)) || word), isApart };
}

const longestVerb = 2;

/** How many words a verb is that stands here as it is; 0: none does. */
export function verbLength<T extends Tongue>(words: readonly string[], at: number, { verbWords }: Pick<Grammar<T>, 'verbWords'>): number {
  for (let length = longestVerb; length > 0; length--) if (verbWords.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** The verb put before who acts: it is the first one behind so many words of a name and before any arrow. Null where there is none. */
export function verbFirst<T extends Tongue>({ words, isApart }: Line, named: number, grammar: Grammar<T>): Line | null {
  const end = words.indexOf('>');
  for (let at = Math.max(1, named); at < (end < 0 ? words.length : end); at++) {
    const behind = at + verbLength(words, at, grammar);
    if (behind === at) continue;
    const turned = <V>(list: readonly V[]) => [...list.slice(at, behind), ...list.slice(0, at), ...list.slice(behind)];
    return { words: turned(words), isApart: turned(isApart).map((each, i) => each || i === behind) };
  }
  return null;
}
