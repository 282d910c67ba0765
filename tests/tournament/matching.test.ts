import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedsByRating } from '../../lib/tournament';
import { lotOf } from '../../lib/tournament/lots';
import { cheapestMatching } from '../../lib/tournament/matching';
import { allMatchings } from '../support/matchings';

/** Costs of all pairs of so many, two a pair. */
const weighted = (second: number) =>
  fc.constantFrom(2, 4, 6, 8).chain((count) =>
    fc.record({
      count: fc.constant(count),
      costs: fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: second })), {
        minLength: count * count,
        maxLength: count * count,
      }),
    }),
  );

describe('a matching', () => {
  it('has the least first cost of all, and the least second cost of those', () => {
    fc.assert(
      fc.property(weighted(9), ({ count, costs }) => {
        const costOf = (a: number, b: number) => costs[a * count + b]!;
        const sum = (pairs: [number, number][]) =>
          pairs.map(([a, b]) => costOf(a, b)).reduce((total, [one, other]) => total + 1000 * one + other, 0);
        const all = [...allMatchings(Array.from({ length: count }, (_, index) => index))];
        expect(sum(cheapestMatching(count, costOf))).toBe(Math.min(...all.map(sum)));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the first cost exact where the second is too large to go with it', () => {
    fc.assert(
      fc.property(weighted(Number.MAX_SAFE_INTEGER), ({ count, costs }) => {
        const costOf = (a: number, b: number) => costs[a * count + b]!;
        const sum = (pairs: [number, number][]) => pairs.reduce((total, [a, b]) => total + costOf(a, b)[0], 0);
        const all = [...allMatchings(Array.from({ length: count }, (_, index) => index))];
        expect(sum(cheapestMatching(count, costOf))).toBe(Math.min(...all.map(sum)));
      }),
      { numRuns: 100 },
    );
  });
});

/** Costs of a Swiss round of so many: who met, distance of points, sides, distance from the fold. */
const swissLike = (count: number) =>
  fc
    .record({
      points: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: count, maxLength: count }),
      sides: fc.array(fc.integer({ min: -1, max: 1 }), { minLength: count, maxLength: count }),
      met: fc.uniqueArray(fc.integer({ min: 0, max: count * count - 1 }), { maxLength: count }),
    })
    .map(({ points, sides, met }) => {
      const order = [...points].sort((a, b) => b - a);
      const group = (a: number) => order.filter((each) => each === order[a]).length;
      const place = (a: number) => a - order.indexOf(order[a]!);
      const repeated = new Set(met);
      return (a: number, b: number) => {
        const distance = Math.abs(order[a]! - order[b]!);
        const fold = distance === 0 ? Math.abs(Math.abs(a - b) - Math.floor(group(a) / 2)) : group(a) - 1 - place(a) + place(b);
        return [Number(repeated.has(a * count + b)), distance * distance, Math.abs(sides[a]! + sides[b]!), fold];
      };
    });

describe('a matching of many', () => {
  it('looks at a few pairs of each, and finds none worse than all pairs would', () => {
    fc.assert(
      fc.property(swissLike(140), (costOf) => {
        const sums = (pairs: [number, number][]) =>
          pairs.map(([a, b]) => costOf(a, b)).reduce((sum, costs) => sum.map((each, level) => each + costs[level]!), [0, 0, 0, 0]);
        const few = cheapestMatching(140, costOf);
        expect(few.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 140 }, (_, index) => index));
        expect(sums(few)).toEqual(sums(cheapestMatching(140, costOf, 140)));
      }),
      { numRuns: 6 },
    );
  });

  it('looks at more where those few do not pair everybody', () => {
    // the first forty are cheapest for all: the others pair among themselves by what is dear
    const costOf = (a: number, b: number) => [a < 40 || b < 40 ? 0 : 1, Math.min(a, b)];
    const pairs = cheapestMatching(140, costOf);
    expect(pairs).toHaveLength(70);
    expect(pairs.reduce((sum, [a, b]) => sum + costOf(a, b)[0]!, 0)).toBe(30);
  });
});

describe('lots', () => {
  it('are the SHA-256 of the list that is drawn from', () => {
    // printf '["abc",1]' | sha256sum
    expect(lotOf('abc', 1)).toBe('9b3ca09b6d8421fee616ebe0645fe97192fdf2236d6d92a9838142e831c0911f');
  });

  it('decide between equal ratings when seeds are given out, and nothing else', () => {
    const who = [
      { id: 'weak', rating: 1200 },
      { id: 'new', rating: null },
      { id: 'one', rating: 1500 },
      { id: 'other', rating: 1500 },
      { id: 'strong', rating: 1800 },
    ];
    const orders = ['a', 'b', 'c', 'd', 'e'].map((seed) => [...seedsByRating(who, seed)].map(([id, place]) => `${place} ${id}`).join(', '));
    expect([...new Set(orders)].sort()).toEqual(['1 strong, 2 one, 3 other, 4 weak, 5 new', '1 strong, 2 other, 3 one, 4 weak, 5 new']);
    expect(seedsByRating(who.toReversed(), 'a')).toEqual(seedsByRating(who, 'a'));
  });
});
