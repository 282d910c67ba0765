import { describe, expect, it } from 'vitest';
import { seeded } from '../../../lib/engine';
import {
  forcedPlacement,
  type HitPool,
  type Hits,
  hitCount,
  kindBit,
  mostHits,
  placeHits,
  placementFault,
  placementRange,
} from '../../../lib/games/axis-allies/rules/hits';

const all = 7;
const ship = { reach: all, last: false };
const aircraft = { reach: all & ~kindBit.submarine, last: false };
const submarine = { reach: all & ~kindBit.air, last: false };
const transport = { reach: all, last: true };

/** Every way to put hits on units one by one: what the counting rules must agree with. */
function everyPlacement(hits: Hits, pools: readonly HitPool[]): Set<string> {
  const kinds = (['submarine', 'air', 'other'] as const).flatMap((kind) => new Array<number>(hits[kind]).fill(kindBit[kind]));
  const found = new Set<string>();
  const place = (next: number, placed: number[]): void => {
    if (next === kinds.length) {
      found.add(placed.join());
      return;
    }
    place(next + 1, placed);
    pools.forEach((pool, i) => {
      if ((pool.reach & (kinds[next] ?? 0)) === 0 || (placed[i] ?? 0) >= pool.points) return;
      place(
        next + 1,
        placed.map((count, j) => (i === j ? count + 1 : count)),
      );
    });
  };
  place(
    0,
    pools.map(() => 0),
  );
  return found;
}

/** As many hits as possible, and of those as many as possible on what does not come last. */
function legalPlacements(hits: Hits, pools: readonly HitPool[]): Set<string> {
  const placements = [...everyPlacement(hits, pools)].map((text) => text.split(',').map(Number));
  const total = (placed: number[]) => placed.reduce((sum, count) => sum + count, 0);
  const first = (placed: number[]) => total(placed.map((count, i) => (pools[i]?.last ? 0 : count)));
  const most = Math.max(...placements.map(total));
  const fullest = placements.filter((placed) => total(placed) === most);
  const mostFirst = Math.max(...fullest.map(first));
  return new Set(fullest.filter((placed) => first(placed) === mostFirst).map((placed) => placed.join()));
}

/** Placements a walk through the ranges reaches. */
function walked(hits: Hits, pools: readonly HitPool[], placed: number[] = []): string[] {
  if (placed.length === pools.length) return [placed.join()];
  const { min, max } = placementRange(hits, pools, placed);
  return Array.from({ length: max - min + 1 }, (_, i) => walked(hits, pools, [...placed, min + i])).flat();
}

describe('R41-7.6: legal placement of hits', () => {
  it('R41-7.6: counting agrees with trying every hit on every unit, in 400 random volleys', () => {
    const random = seeded('volleys');
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    for (let n = 0; n < 400; n++) {
      const hits = { submarine: upTo(2), air: upTo(2), other: upTo(2) };
      const pools = [
        { ...ship, points: upTo(2) },
        { ...submarine, points: upTo(2) },
        { ...aircraft, points: upTo(2) },
        { ...transport, points: upTo(2) },
      ];
      const legal = legalPlacements(hits, pools);
      expect(walked(hits, pools).sort()).toEqual([...legal].sort());
      for (const text of everyPlacement(hits, pools)) {
        expect(placementFault(hits, pools, text.split(',').map(Number)) === null).toBe(legal.has(text));
      }
      const forced = forcedPlacement(hits, pools);
      expect(forced === null).toBe(legal.size > 1);
      if (forced) expect(legal.has(forced.join())).toBe(true);
    }
  });

  it('R41-7.6: a ranking is followed as far as legal placements allow', () => {
    const pools = [
      { ...submarine, points: 3 },
      { ...ship, points: 1 },
      { ...transport, points: 2 },
    ];
    const wishes = [2, 1, 0].map((pool) => ({ pool, most: Number.POSITIVE_INFINITY }));
    expect(placeHits({ submarine: 0, air: 1, other: 1 }, pools, wishes)).toEqual([1, 1, 0]);
    expect(placeHits({ submarine: 0, air: 2, other: 0 }, pools, wishes)).toEqual([0, 1, 1]);
  });

  it('R41-7.10: hits on transports count only what nothing else can take', () => {
    const pools = [
      { ...submarine, points: 1 },
      { ...transport, points: 2 },
    ];
    const hits = { submarine: 0, air: 2, other: 0 };
    expect(mostHits(hits, pools)).toEqual({ total: 2, first: 0 });
    expect(placementFault({ submarine: 1, air: 1, other: 0 }, pools, [0, 2])).toEqual({ fault: 'last' });
    expect(hitCount(hits)).toBe(2);
  });
});
