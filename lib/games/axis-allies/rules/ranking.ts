import type { Battle } from '../combat-types';
import type { Policy } from '../orders';
import { type State, type UnitType, unitTypes } from '../types';
import type { Part } from './forces';
import { placeHits, type Wish } from './hits';
import { type Casualty, casualtiesAt, type LossPool, lossPools } from './losses';
import { isAir, isLandUnit } from './units';

/** COMMON 7, default casualty order: cheapest first. A battleship's first hit comes before everything. */
export const usualLosses = {
  land: ['infantry', 'tank', 'fighter', 'bomber'],
  sea: ['submarine', 'destroyer', 'fighter', 'carrier', 'bomber', 'battleship', 'transport'],
} as const satisfies Record<'land' | 'sea', readonly UnitType[]>;

type Ranking = Pick<Policy, 'landLosses' | 'seaLosses' | 'keepCapturer'>;

const all = Number.POSITIVE_INFINITY;

/** Pools in the order a ranking gives them up. */
function ranked(kind: Battle['kind'], pools: readonly LossPool[], { landLosses, seaLosses }: Ranking): number[] {
  const order: UnitType[] = [...(kind === 'land' ? landLosses : seaLosses), ...usualLosses[kind], ...unitTypes];
  const indices = pools.map((_, i) => i);
  // Of equal types empty transports go first, then powers in turn order.
  const rank = (i: number) => order.indexOf(pools[i]?.type ?? 'infantry') * 10 + (pools[i]?.cargo.length ?? 0);
  return indices.sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Losses that follow a ranking as far as the rules allow. */
export function rankedLosses(state: State, battle: Battle, part: Part, ranking: Ranking): Casualty[] {
  const pools = lossPools(state, battle, part);
  const order = ranked(battle.kind, pools, ranking);
  const wishes: Wish[] = order.flatMap((pool) => {
    const firstHits = (pools[pool]?.whole ?? 0) * ((pools[pool]?.hitsEach ?? 1) - 1);
    return firstHits > 0 ? [{ pool, most: firstHits }] : [];
  });
  const spared = part === 'attack' && ranking.keepCapturer ? capturerOf(state, pools, order) : null;
  for (const pool of order) wishes.push({ pool, most: pool === spared ? (pools[pool]?.points ?? 1) - 1 : all });
  if (spared !== null) wishes.push({ pool: spared, most: all });
  return casualtiesAt(pools, placeHits(battle.hits, pools, wishes));
}

/** The pool that holds the last land unit, when an aircraft could be lost in its stead. */
function capturerOf(state: State, pools: readonly LossPool[], order: readonly number[]): number | null {
  const types = order.map((pool) => pools[pool]?.type ?? 'infantry');
  if (!types.some((type) => isAir(state, type))) return null;
  const last = types.findLastIndex((type) => isLandUnit(state, type));
  return order[last] ?? null;
}

/** DP-6: what an attacker picks when the defenders do not agree: the dearest first. */
export function worstLosses(state: State, battle: Battle, part: Part): Casualty[] {
  const pools = lossPools(state, battle, part);
  const ranking = { landLosses: [...usualLosses.land], seaLosses: [...usualLosses.sea], keepCapturer: false };
  const wishes = ranked(battle.kind, pools, ranking)
    .reverse()
    .map((pool) => ({ pool, most: all }));
  return casualtiesAt(pools, placeHits(battle.hits, pools, wishes));
}
