import type { Space } from '../../../engine';

/** Lines of a name and the size of their letters in board units. */
export type Lettering = Pick<Space['label'], 'lines' | 'size'>;

/** Room for a name, in board units: letters of `size` if they fit, `smallest` at the least (left out: they stay as they are). */
export interface NameRoom {
  width: number;
  lines: number;
  size: number;
  smallest?: number;
}

/** Width of an average letter as a part of its size. */
const letter = 0.58;
/** From one line to the next, as a part of the size. */
export const lineHeight = 1.08;

/** Width of a line of so large letters, near enough. */
export const nameWidth = (text: string, size: number): number => text.length * size * letter;

/**
 * A name in the room that there is: in one line if it fits, else in as few as do; where none does, broken so that the longest line is
 * shortest, in letters as small as it takes. It breaks at spaces and after slashes, never at a hard space.
 */
export function fitName(name: string, { width, lines: most, size, smallest = size }: NameRoom): Lettering {
  const parts = name.replace(/\//g, '/\u200b').split(/[ \u200b]/);
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => nameWidth(line, size)));
  let best = [joined(parts)];
  for (let count = 2; count <= Math.min(most, parts.length) && widest(best) > width; count++) {
    const next = breaks(parts, count).reduce((a, b) => (widest(b) < widest(a) ? b : a));
    if (widest(next) < widest(best)) best = next;
  }
  const fitting = (size * width) / widest(best);
  return { lines: best.map((line) => line.replaceAll('\u00a0', ' ')), size: Math.min(size, Math.max(smallest, fitting)) };
}

const joined = (parts: readonly string[]): string => parts.join(' ').replaceAll('/ ', '/');

/** Every way to write the parts in so many lines. */
function breaks(parts: readonly string[], count: number): string[][] {
  if (count === 1) return [[joined(parts)]];
  const ends = Array.from({ length: parts.length - count + 1 }, (_, i) => i + 1);
  return ends.flatMap((end) => breaks(parts.slice(end), count - 1).map((rest) => [joined(parts.slice(0, end)), ...rest]));
}
