import blossom from 'edmonds-blossom-fixed';

/** Weights are doubles: beyond this, their sums would no longer be exact. */
const mostWeight = 2 ** 50;

/**
 * Pairs an even number of vertices so that the first cost of all pairs is the least in sum, then the second, and so on. Costs are whole numbers
 * from 0. Where all of them do not fit one exact number, the last are halved, rounding down, until they do.
 */
export function cheapestMatching(count: number, costOf: (a: number, b: number) => readonly number[]): [number, number][] {
  const edges: { a: number; b: number; costs: number[] }[] = [];
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) edges.push({ a, b, costs: [...costOf(a, b)] });
  const most = highest(edges.map(({ costs }) => costs));
  for (let last = most.length - 1; last > 0 && weightOf(most, unitsOf(most, count / 2)) > mostWeight; ) {
    if (most[last] === 0) last--;
    else {
      for (const { costs } of edges) costs[last] = Math.floor((costs[last] ?? 0) / 2);
      most[last] = Math.floor((most[last] ?? 0) / 2);
    }
  }
  const units = unitsOf(most, count / 2);
  const top = weightOf(most, units);
  const mates = blossom(
    edges.map(({ a, b, costs }) => [a, b, top - weightOf(costs, units)]),
    true,
  );
  return mates.flatMap((mate, vertex): [number, number][] => (mate > vertex ? [[vertex, mate]] : []));
}

/** The highest that each cost gets. */
function highest(all: readonly (readonly number[])[]): number[] {
  const most = (all[0] ?? []).map(() => 0);
  for (const costs of all) {
    for (const [level, cost] of costs.entries()) most[level] = Math.max(most[level] ?? 0, cost);
  }
  return most;
}

/** What one of each cost is worth: more than all pairs can have of the costs behind it. */
function unitsOf(most: readonly number[], pairs: number): number[] {
  const units: number[] = [];
  let unit = 1;
  for (let level = most.length - 1; level >= 0; level--) {
    units[level] = unit;
    unit *= (most[level] ?? 0) * pairs + 1;
  }
  return units;
}

const weightOf = (costs: readonly number[], units: readonly number[]): number =>
  costs.reduce((sum, cost, level) => sum + cost * (units[level] ?? 0), 0);
