import { type Board, normalise } from '@/lib/engine';

export interface Completion {
  /** The text with the completion in it. */
  text: string;
  /** The name that was completed, as it is shown. */
  name: string;
}

const longestName = 4;
const mostShown = 8;

/** Every name the notation may want: words of the examples, spaces, icons, owners. */
export function vocabularyOf(board: Board | null, examples: readonly string[]): string[] {
  const words = examples.flatMap((line) => line.split(/[^\p{L}\p{N}/'-]+/u)).filter((word) => /\p{L}{2}/u.test(word));
  const names = board
    ? [
        ...board.spaces.flatMap((space) => [space.name, ...space.abbreviations]),
        ...Object.values(board.icons).flatMap((icon) => icon.name ?? []),
        ...board.owners.map((owner) => owner.name),
      ]
    : [];
  const seen = new Set<string>();
  return [...words, ...names].filter((name) => {
    const key = normalise(name);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Ways to go on from the end of a text: the longest tail of up to four words that begins a name decides. */
export function completionsOf(text: string, vocabulary: readonly string[]): Completion[] {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  if (line === '' || /\s$/.test(line)) return [];
  const starts = [...line.matchAll(/[^\s,;]+/g)].map((match) => match.index);
  for (const start of starts.slice(-longestName)) {
    const typed = normalise(line.slice(start));
    if (typed === '') continue;
    const found = vocabulary.filter((name) => {
      const folded = normalise(name);
      return folded.startsWith(typed) && folded !== typed;
    });
    if (found.length > 0) {
      const kept = text.slice(0, text.length - (line.length - start));
      return found.slice(0, mostShown).map((name) => ({ text: `${kept}${name} `, name }));
    }
  }
  return [];
}
