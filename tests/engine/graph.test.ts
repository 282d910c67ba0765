import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distancesFrom, matching, neighboursOf, shortestPaths } from '../../lib/engine';

//  a - b - d - e
//   \ c /
const graph = neighboursOf(
  [
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'd'],
    ['c', 'd'],
    ['d', 'e'],
  ],
  ['a', 'b', 'c', 'd', 'e', 'far'],
);

describe('ways through a graph', () => {
  it('knows how far everything within the limit is', () => {
    expect(Object.fromEntries(distancesFrom(graph, 'a', 2))).toEqual({ a: 0, b: 1, c: 1, d: 2 });
  });

  it('goes only where it is let through', () => {
    expect(distancesFrom(graph, 'a', 9, (step) => step !== 'd').has('e')).toBe(false);
  });

  it('lists every shortest path', () => {
    expect(shortestPaths(graph, 'a', 'e', 5)).toEqual([
      ['a', 'b', 'd', 'e'],
      ['a', 'c', 'd', 'e'],
    ]);
    expect(shortestPaths(graph, 'a', 'e', 2)).toEqual([]);
    expect(shortestPaths(graph, 'a', 'far', 9)).toEqual([]);
  });
});

describe('matching', () => {
  const best = (edges: number[][], rights: number): number => {
    const [first, ...rest] = edges;
    if (!first) return 0;
    const without = best(rest, rights);
    return Math.max(
      without,
      ...first.map(
        (right) =>
          1 +
          best(
            rest.map((each) => each.filter((r) => r !== right)),
            rights,
          ),
      ),
    );
  };

  it('reassigns earlier choices to make room', () => {
    expect(matching([[0, 1], [0]], 2)).toEqual([1, 0]);
  });

  it('is as large as trying everything finds, and uses nothing twice', () => {
    const edges = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(edges, (lists) => {
        const found = matching(lists, 5);
        const used = found.filter((right) => right >= 0);
        expect(new Set(used).size).toBe(used.length);
        for (const [left, right] of found.entries()) if (right >= 0) expect(lists[left]).toContain(right);
        expect(used.length).toBe(best(lists, 5));
      }),
    );
  });
});
