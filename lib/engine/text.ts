/** Lower case, accents and punctuation gone, one space between words: how notation compares words. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+>]+/g, ' ')
    .trim();
}

/** A name of something: folded words and the id they stand for. */
export interface Lexicon<T extends string = string> {
  /** Longest name that starts `words`; `unique` is false when a prefix fits several ids. */
  read(words: readonly string[]): { id: T; length: number } | { ambiguous: T[]; length: number } | null;
  /** Names close to what was typed, best first, for "did you mean". */
  near(words: readonly string[], most?: number): string[];
}

/** Builds a lexicon; exact names win over plurals, plurals over unambiguous beginnings of several words or of at least three letters. */
export function lexicon<T extends string>(names: Iterable<readonly [T, readonly string[]]>): Lexicon<T> {
  const exact = new Map<string, T>();
  const shown = new Map<string, string>();
  let longest = 1;
  for (const [id, list] of names) {
    for (const name of list) {
      const folded = normalise(name);
      if (folded === '') continue;
      if (!exact.has(folded)) exact.set(folded, id);
      if (!shown.has(folded)) shown.set(folded, name);
      longest = Math.max(longest, folded.split(' ').length);
    }
  }
  const all = [...exact.keys()].sort();
  const byWords = all.map((name) => name.split(' '));
  /** "w russia", "russia occ": the beginnings of several words of one name, the last of at least three letters. */
  const shortened = (words: readonly string[]): T | undefined => {
    if (words.length < 2 || (words.at(-1)?.length ?? 0) < 3) return undefined;
    const fit = byWords.filter((name) => name.length >= words.length && words.every((word, i) => name[i]?.startsWith(word)));
    const ids = new Set(fit.map((name) => exact.get(name.join(' '))));
    return ids.size === 1 ? [...ids][0] : undefined;
  };
  return {
    read(words) {
      for (let length = Math.min(longest, words.length); length > 0; length--) {
        const text = words.slice(0, length).join(' ');
        const id = exact.get(text) ?? exact.get(text.replace(/e?s$/, '')) ?? shortened(words.slice(0, length));
        if (id !== undefined) return { id, length };
      }
      for (let length = Math.min(longest, words.length); length > 0; length--) {
        const text = words.slice(0, length).join(' ');
        if (text.length < 3) continue;
        const ids = new Set<T>();
        for (const name of all) {
          const id = exact.get(name);
          if (id !== undefined && name.startsWith(text)) ids.add(id);
        }
        if (ids.size === 1) return { id: [...ids][0] as T, length };
        if (ids.size > 1) return { ambiguous: [...ids], length };
      }
      return null;
    },
    near(words, most = 3) {
      const text = words.join(' ');
      const limit = (name: string) => Math.min(Math.max(2, name.length / 3), text.length / 2);
      return all
        .filter((name) => name.length - text.length <= limit(name))
        .map((name) => ({ name, far: distance(text.slice(0, name.length + 2), name) }))
        .filter(({ name, far }) => far <= limit(name))
        .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
        .slice(0, most)
        .map(({ name }) => shown.get(name) ?? name);
    },
  };
}

/** Edit distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The lines of a sheet that are orders: trimmed, numbers of a list ("1." or "1)"), `#` comments and empty lines gone. */
export function orderLines(text: string): string[] {
  return text
    .split(/\r?\n|;/)
    .map((line) =>
      line
        .replace(/#.*/, '')
        .trim()
        .replace(/^\d{1,2}[.)]\s+/, ''),
    )
    .filter((line) => line !== '');
}

/** Characters of one order: several times the longest that a game has. */
export const longestOrder = 1000;

/** Without NUL and without half of a pair of characters (a piece of an emoji): what databases and letters can hold. */
export const isSound = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** The text with a mark in place of what is not sound. */
export const soundText = (text: string): string => text.replaceAll('\0', '\ufffd').replace(/\p{Cs}/gu, '\ufffd');

/** Every text in a value is sound, names of members too. */
export function isAllSound(value: unknown): boolean {
  if (typeof value === 'string') return isSound(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, each]) => isSound(name) && isAllSound(each));
}

/** The beginning of a text: at most `most` characters, and no pair of characters cut in half. */
export const beginningOf = (text: string, most: number): string => {
  const cut = text.slice(0, most);
  return cut.length < text.length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
};

/** Whether a text is new to it: for what a line says at most once. */
export function firstTimes(): (text: string) => boolean {
  const met = new Set<string>();
  return (text) => met.size < met.add(text).size;
}
