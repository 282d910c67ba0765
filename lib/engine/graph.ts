/** An undirected graph over string ids. */
export type Neighbours = Readonly<Record<string, readonly string[]>>;

export function neighboursOf(edges: readonly (readonly [string, string])[], nodes: readonly string[]): Neighbours {
  const lists: Record<string, string[]> = {};
  for (const node of nodes) lists[node] = [];
  for (const [a, b] of edges) {
    lists[a]?.push(b);
    lists[b]?.push(a);
  }
  return lists;
}

/** Steps from `from` to every node within `limit`, over edges that `open` lets through. `from` itself is 0. */
export function distancesFrom(
  graph: Neighbours,
  from: string,
  limit: number,
  open: (step: string, previous: string) => boolean = () => true,
): Map<string, number> {
  const found = new Map([[from, 0]]);
  let frontier = [from];
  for (let steps = 1; steps <= limit && frontier.length > 0; steps++) {
    const next: string[] = [];
    for (const at of frontier) {
      for (const step of graph[at] ?? []) {
        if (found.has(step) || !open(step, at)) continue;
        found.set(step, steps);
        next.push(step);
      }
    }
    frontier = next;
  }
  return found;
}

/** Every path of at most `limit` steps from `from` to `to` of the shortest length, ends included; empty when there is none. */
export function shortestPaths(
  graph: Neighbours,
  from: string,
  to: string,
  limit: number,
  open: (step: string, previous: string) => boolean = () => true,
): string[][] {
  let paths: string[][] = [[from]];
  const seen = new Set([from]);
  for (let steps = 1; steps <= limit && paths.length > 0; steps++) {
    const next: string[][] = [];
    const reached = new Set<string>();
    for (const path of paths) {
      const at = path[path.length - 1] ?? from;
      for (const step of graph[at] ?? []) {
        if (seen.has(step) || !open(step, at)) continue;
        reached.add(step);
        next.push([...path, step]);
      }
    }
    const arrived = next.filter((path) => path[path.length - 1] === to);
    if (arrived.length > 0) return arrived;
    for (const step of reached) seen.add(step);
    paths = next;
  }
  return [];
}

/**
 * Maximum bipartite matching (augmenting paths). `edges[i]` lists the right-hand nodes that left node i may take.
 * Returns, per left node, its right-hand node or -1.
 */
export function matching(edges: readonly (readonly number[])[], rights: number): number[] {
  const takenBy = new Array<number>(rights).fill(-1);
  const takes = new Array<number>(edges.length).fill(-1);
  const augment = (left: number, seen: Set<number>): boolean => {
    for (const right of edges[left] ?? []) {
      if (seen.has(right)) continue;
      seen.add(right);
      const holder = takenBy[right] ?? -1;
      if (holder < 0 || augment(holder, seen)) {
        takenBy[right] = left;
        takes[left] = right;
        return true;
      }
    }
    return false;
  };
  for (let left = 0; left < edges.length; left++) augment(left, new Set());
  return takes;
}
