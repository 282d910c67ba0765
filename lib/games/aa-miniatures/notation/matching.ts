import { normalise } from '../../../engine';

/** What the beginning of some words names: all that it fits, and how many words it is. */
export interface Fit<Id> {
  ids: readonly Id[];
  length: number;
}

/** A name without spaces and signs, and where its words begin. */
interface Name<Id> {
  id: Id;
  text: string;
  begins: ReadonlySet<number>;
}

const nameOf = <Id>(id: Id, name: string): Name<Id> => {
  const words = normalise(name).split(' ');
  const begins = words.map((_, i) => words.slice(0, i).join('').length);
  const text = words.join('');
  return { id, text, begins: new Set([...begins, text.length]) };
};

/** Words that say no more than that it is a unit: "Panzerfaust team". */
const plain = new Set(['team', 'squad', 'crew', 'unit', 'squadra', 'unita', 'gruppo']);

/** Words of lines that stand in names as well: a shortened name does not end with one. */
const small = new Set(['da', 'de', 'di', 'et', 'of', 'the', 'with']);

/** A word and what it may stand for: "rifles" and "riflemen" for a rifle, a rifleman and riflemen. */
const spellings = (word: string): string[] => [
  word,
  ...(/[a-z]{3}s$/.test(word) ? [word.slice(0, -1)] : []),
  ...(/[a-z]{3}m[ae]n$/.test(word) ? ['', 'man', 'men'].map((end) => word.slice(0, -3) + end) : []),
];

const isDigit = (text: string, at: number): boolean => /\d/.test(text.charAt(at));

/** A word may stop short of the end of one in the name: "sher", "m4" for "M4A1", never in the middle of a number. */
function mayEnd({ text, begins }: Name<unknown>, at: number, length: number): boolean {
  if (begins.has(at)) return true;
  const [endsNumber, begunNumber] = [isDigit(text, at - 1), isDigit(text, at)];
  if (endsNumber) return !begunNumber;
  return length > (begunNumber ? 1 : 2);
}

/** Where a word, spelled in one of these ways, can end in a name, after others that could end where `from` says. */
function endsOf(name: Name<unknown>, from: readonly number[], words: readonly string[]): number[] {
  const least = Math.min(...from);
  const ends = new Set<number>();
  for (const at of new Set([...from, ...name.begins])) {
    if (at < least) continue;
    for (const each of words) {
      const end = at + each.length;
      if (name.text.startsWith(each, at) && mayEnd(name, end, each.length)) ends.add(end);
    }
  }
  return [...ends];
}

/**
 * Finds names by as many words as fit one of them: some of its words in their order, shortened or not, together or apart ("antitank", "anti tank"). A
 * number fits a whole number, and comes first only where the name begins with it. What was written in full goes before what was shortened. "Rommel's"
 * before a name and "team" behind it mean nothing.
 */
export function matcher<Id>(entries: Iterable<readonly [Id, readonly string[]]>): (words: readonly string[]) => Fit<Id> | null {
  const names = [...entries].flatMap(([id, list]) => [...new Set(list)].map((name) => nameOf(id, name)));
  const byInitial = new Map<string, Name<Id>[]>();
  for (const name of names) {
    const initials = new Set([...name.begins].map((at) => name.text.charAt(at)));
    for (const initial of initials) {
      const list = byInitial.get(initial);
      if (list) list.push(name);
      else byInitial.set(initial, [name]);
    }
  }
  const bare = (words: readonly string[]): Fit<Id> | null => {
    let best: Fit<Id> | null = null;
    let left = (byInitial.get(words[0]?.charAt(0) ?? '') ?? []).map((name) => ({ name, ends: [0] }));
    for (const [i, word] of words.entries()) {
      const spelled = spellings(word);
      const isFirstNumber = i === 0 && /^\d+$/.test(word);
      left = left
        .map(({ name, ends }) => ({ name, ends: isFirstNumber && !name.text.startsWith(word) ? [] : endsOf(name, ends, spelled) }))
        .filter(({ ends }) => ends.length > 0);
      if (left.length === 0) break;
      const said = words.slice(0, i + 1).join('');
      const full = left.filter(({ name }) => name.text === said);
      const isName = full.length > 0 || (said.length > 1 && !small.has(word));
      if (isName) best = { ids: [...new Set((full.length > 0 ? full : left).map(({ name }) => name.id))], length: i + 1 };
    }
    return best;
  };
  return (words) => {
    const plainly = bare(words);
    const skipped = plainly === null && words[1] === 's' ? 2 : 0;
    const found = plainly ?? bare(words.slice(skipped));
    if (!found) return null;
    const length = skipped + found.length;
    return { ids: found.ids, length: plain.has(words[length] ?? '') ? length + 1 : length };
  };
}
