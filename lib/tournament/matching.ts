import blossom from 'edmonds-blossom-fixed';

/** Weights are doubles: beyond this, their sums would no longer be exact. */
const mostWeight = 2 ** 50;

/**
 * Pairs an even number of vertices so that the first cost of all pairs is the least in sum, then the second, and so on. Costs are whole numbers
 * from 0. Throws a `RangeError` where so many vertices and costs do not fit one exact number.
 */
export function cheapestMatching(count: number, costOf: (a: number, b: number) => readonly number[]): [number, number][] {
  const edges: { a: number; b: number; costs: readonly number[] }[] = [];
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) edges.push({ a, b, costs: costOf(a, b) });
  const units = unitsOf(
    edges.map(({ costs }) => costs),
    count / 2,
  );
  const sums = edges.map(({ costs }) => costs.reduce((sum, cost, level) => sum + cost * (units[level] ?? 0), 0));
  const most = sums.reduce((high, sum) => Math.max(high, sum), 0);
  if (most > mostWeight) throw new RangeError(`${count} are too many to be matched exactly by ${units.length} costs`);
  const mates = blossom(
    edges.map(({ a, b }, index) => [a, b, most - (sums[index] ?? 0)]),
    true,
  );
  return mates.flatMap((mate, vertex): [number, number][] => (mate > vertex ? [[vertex, mate]] : []));
}

/** What one of each cost is worth: more than all pairs can have of the costs behind it. */
function unitsOf(costs: readonly (readonly number[])[], pairs: number): number[] {
  const units: number[] = [];
  let unit = 1;
  for (let level = (costs[0]?.length ?? 0) - 1; level >= 0; level--) {
    units[level] = unit;
    const most = costs.reduce((high, each) => Math.max(high, each[level] ?? 0), 0);
    unit *= most * pairs + 1;
  }
  return units;
}
