import type { TableLine } from '@/lib/play';

/** Who would change divisions were the season over: the first of those who play on, and the last. */
export function fatesOf(
  lines: readonly Pick<TableLine, 'entrant' | 'withdrawn'>[],
  { up, down }: { up: number; down: number },
): Map<string, 'up' | 'down'> {
  const rising = lines.filter(({ withdrawn }) => !withdrawn).slice(0, up);
  const falling = lines.slice(Math.max(0, lines.length - down));
  return new Map([...falling.map(({ entrant }) => [entrant, 'down'] as const), ...rising.map(({ entrant }) => [entrant, 'up'] as const)]);
}

/** Whether a place among the first so many is sure, can be had, or cannot, by the best and the worst place that are left. */
export function chanceOf({ best, worst }: { best: number; worst: number }, among: number): 'certain' | 'possible' | 'impossible' {
  if (worst <= among) return 'certain';
  return best <= among ? 'possible' : 'impossible';
}
