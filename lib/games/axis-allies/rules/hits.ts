/** What scored a hit; decides which targets it reaches (COMMON 6, hit kinds). */
export type HitKind = 'submarine' | 'air' | 'other';

/** Hits scored in one volley, by what fired. */
export type Hits = Record<HitKind, number>;

/** Bit of each hit kind in a pool's `reach`. */
export const kindBit: Readonly<Record<HitKind, number>> = { submarine: 1, air: 2, other: 4 };
const everyKind = 7;

/** Interchangeable hit points of the side that was hit. */
export interface HitPool {
  readonly points: number;
  /** Sum of the `kindBit`s of the hits that may be placed here. */
  readonly reach: number;
  /** Placed only when nothing else is left to hit (1941: transports). */
  readonly last: boolean;
}

/** A wish in a ranking of losses: up to `most` hits on a pool before the next wish counts. */
export interface Wish {
  readonly pool: number;
  readonly most: number;
}

export const noHits = (): Hits => ({ submarine: 0, air: 0, other: 0 });
export const hitCount = (hits: Hits): number => hits.submarine + hits.air + hits.other;

/** How many more hits the pool can take beside those already `placed`: Hall's condition over the subsets of hit kinds. */
function room(hits: Hits, pools: readonly HitPool[], placed: readonly number[], index: number): number {
  const pool = pools[index];
  if (!pool) return 0;
  let free = pool.points - (placed[index] ?? 0);
  for (let kinds = 1; kinds <= everyKind && free > 0; kinds++) {
    if ((pool.reach & ~kinds) !== 0) continue;
    let left = 0;
    if (kinds & kindBit.submarine) left += hits.submarine;
    if (kinds & kindBit.air) left += hits.air;
    if (kinds & kindBit.other) left += hits.other;
    for (let i = 0; i < pools.length; i++) {
      if (((pools[i]?.reach ?? everyKind) & ~kinds) === 0) left -= placed[i] ?? 0;
    }
    free = Math.min(free, left);
  }
  return Math.max(0, free);
}

/**
 * A legal placement that follows the wishes as far as the rules allow: greedy, which is best because legal placements
 * are the bases of a matroid. Pools that come last do so whatever the wishes say; every pool must be wished for in full.
 */
export function placeHits(hits: Hits, pools: readonly HitPool[], wishes: readonly Wish[]): number[] {
  const placed = pools.map(() => 0);
  for (const last of [false, true]) {
    for (const { pool, most } of wishes) {
      if (pools[pool]?.last === last) placed[pool] = (placed[pool] ?? 0) + Math.min(most, room(hits, pools, placed, pool));
    }
  }
  return placed;
}

const anyOrder = (pools: readonly HitPool[]): Wish[] => pools.map((_, pool) => ({ pool, most: Number.POSITIVE_INFINITY }));

/** Hits that a legal placement places: in all, and on pools that do not come last. */
function countsOf(pools: readonly HitPool[], placed: readonly number[]): { total: number; first: number } {
  let total = 0;
  let first = 0;
  for (let i = 0; i < pools.length; i++) {
    total += placed[i] ?? 0;
    if (!pools[i]?.last) first += placed[i] ?? 0;
  }
  return { total, first };
}

/** Hits a legal placement must place: as many as possible, on transports only what fits nowhere else (R41-7.6). */
export const mostHits = (hits: Hits, pools: readonly HitPool[]): { total: number; first: number } =>
  countsOf(pools, placeHits(hits, pools, anyOrder(pools)));

/** Why a placement is not legal (R41-7.12), or null. `set`: a pool cannot take so many; `max`: too few in all; `last`: transports too soon. */
export function placementFault(
  hits: Hits,
  pools: readonly HitPool[],
  placed: readonly number[],
): { fault: 'set'; pool: number } | { fault: 'max' | 'last' } | null {
  const none = pools.map(() => 0);
  for (let pool = 0; pool < pools.length; pool++) {
    if ((placed[pool] ?? 0) > room(hits, pools, none, pool)) return { fault: 'set', pool };
  }
  const most = mostHits(hits, pools);
  const { total, first } = countsOf(pools, placed);
  const built = none.slice();
  for (let pool = 0; pool < pools.length; pool++) {
    if ((placed[pool] ?? 0) > room(hits, pools, built, pool)) return { fault: 'max' };
    built[pool] = placed[pool] ?? 0;
  }
  if (total < most.total) return { fault: 'max' };
  return first < most.first ? { fault: 'last' } : null;
}

/** Fewest and most hits the next pool can take after `placed`, so that the rest can still be legal. Pools that come last stand last. */
export function placementRange(hits: Hits, pools: readonly HitPool[], placed: readonly number[]): { min: number; max: number } {
  const index = placed.length;
  const last = pools[index]?.last;
  const rest = pools.map((_, i) => placed[i] ?? 0);
  const max = room(hits, pools, rest, index);
  for (let i = index + 1; i < pools.length; i++) {
    if (pools[i]?.last === last) rest[i] = room(hits, pools, rest, i);
  }
  const most = mostHits(hits, pools);
  const reached = countsOf(pools, rest);
  const missing = last ? most.total - reached.total : most.first - reached.first;
  return { min: Math.max(0, missing), max };
}

/** The only legal placement, or null when there is a choice. */
export function forcedPlacement(hits: Hits, pools: readonly HitPool[]): number[] | null {
  if (pools.length === 1) return [mostHits(hits, pools).total];
  const placed: number[] = [];
  for (const _ of pools) {
    const { min, max } = placementRange(hits, pools, placed);
    if (min < max) return null;
    placed.push(min);
  }
  return placed;
}
