import type { StoryLine } from '@/lib/engine';

/** Whether lines belong to sides of several, so that their sums say something. */
export const haveSides = (lines: readonly StoryLine[]): boolean =>
  lines.every(({ side }) => side !== undefined) && new Set(lines.map(({ side }) => side?.owner)).size < lines.length;

/** One line a side, with the sums of its lines. */
export function bySide(lines: readonly StoryLine[]): StoryLine[] {
  const sums: StoryLine[] = [];
  for (const { side, values } of lines) {
    if (!side) continue;
    const sum = sums.find(({ owner }) => owner === side.owner);
    if (!sum) sums.push({ ...side, values: [...values] });
    else sum.values = sum.values.map((value, i) => (value === null && values[i] === null ? null : (value ?? 0) + (values[i] ?? 0)));
  }
  return sums;
}
