import blossom from 'edmonds-blossom-fixed';

/** Weights are doubles: beyond this, their sums would no longer be exact. */
const mostWeight = 2 ** 50;

/** Up to so many are matched with all pairs in view. */
const mostInFull = 128;
/** Pairs of a vertex that are looked at where there are more: of so many classes of costs that are alike but for the last, so many each. */
const inView = { classes: 6, each: 8 };

type CostOf = (a: number, b: number) => readonly number[];

interface Edge {
  a: number;
  b: number;
  costs: number[];
}

/**
 * Pairs an even number of vertices so that the first cost of all pairs is the least in sum, then the second, and so on. Costs are whole numbers
 * from 0. Where all of them do not fit one exact number, the last are halved, rounding down, until they do. Of more than `inFull` only
 * pairs that are cheap for one of the two are looked at: README, "Swiss".
 */
export function cheapestMatching(count: number, costOf: CostOf, inFull = mostInFull): [number, number][] {
  for (let share = 1; count > inFull; share *= 2) {
    const pairs = matched(count, edgesInView(count, costOf, { classes: inView.classes * share, each: inView.each * share }));
    if (pairs.length * 2 === count) return pairs;
  }
  return matched(count, allEdges(count, costOf));
}

function matched(count: number, edges: readonly Edge[]): [number, number][] {
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

function allEdges(count: number, costOf: CostOf): Edge[] {
  const edges: Edge[] = [];
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) edges.push({ a, b, costs: [...costOf(a, b)] });
  return edges;
}

/** Pairs that are cheap for one of the two, in the order of all pairs. */
function edgesInView(count: number, costOf: CostOf, most: typeof inView): Edge[] {
  const seen = new Map<number, Edge>();
  for (let a = 0; a < count; a++) {
    const own: Edge[] = [];
    for (let b = 0; b < count; b++) {
      if (a < b) own.push({ a, b, costs: [...costOf(a, b)] });
      else if (b < a) own.push({ a: b, b: a, costs: [...costOf(b, a)] });
    }
    for (const edge of cheapOf(own, most)) seen.set(edge.a * count + edge.b, edge);
  }
  return [...seen].sort(([one], [other]) => one - other).map(([, edge]) => edge);
}

/** Of the cheapest classes of costs that are alike but for the last, those of least last cost; of equals the first. */
function cheapOf(edges: Edge[], { classes, each }: typeof inView): Edge[] {
  const cheap: Edge[] = [];
  let before: Edge | null = null;
  let [found, taken] = [0, 0];
  for (const edge of edges.sort((one, other) => compareCosts(one.costs, other.costs))) {
    const isNext = before === null || compareCosts(before.costs, edge.costs, 1) !== 0;
    if (isNext) [found, taken] = [found + 1, 0];
    if (found > classes) break;
    if (taken++ < each) cheap.push(edge);
    before = edge;
  }
  return cheap;
}

/** The first that differs decides; `but`: so many of the last are not compared. */
function compareCosts(one: readonly number[], other: readonly number[], but = 0): number {
  for (let level = 0; level < one.length - but; level++) {
    const difference = (one[level] ?? 0) - (other[level] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
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
