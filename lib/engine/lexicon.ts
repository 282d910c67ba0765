import { normalise } from './text';

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
