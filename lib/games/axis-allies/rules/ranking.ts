import { inOrder } from '../../kit/forms';
import type { Battle } from '../combat-types';
import { editionOf } from '../editions';
import type { Casualty, Policy } from '../orders';
import type { State } from '../types';
import type { Part } from './forces';
import { placeHits, type Wish } from './hits';
import { casualtiesAt, type LossPool, lossPools } from './losses';
import { unitOf } from './units';

type Ranking = Pick<Policy, 'landLosses' | 'seaLosses' | 'keepCapturer'>;

const all = Number.POSITIVE_INFINITY;

/** Pools in the order a ranking gives them up. */
function ranked(state: State, kind: Battle['kind'], pools: readonly LossPool[], { landLosses, seaLosses }: Ranking): number[] {
  const { usualLosses, types, units } = editionOf(state);
  const order = inOrder(kind === 'land' ? landLosses : seaLosses, usualLosses[kind], types);
  // Of equal types empty transports go first, then powers in turn order; COMMON 7: where transports are chosen freely those with troops go before carriers.
  const deck = types.find((type) => units[type].slots) ?? types[0];
  const rank = ({ type, cargo, last }: LossPool) =>
    (cargo.length > 0 && !last && deck ? Math.max(order.indexOf(type), order.indexOf(deck) - 1) : order.indexOf(type)) * 10 + cargo.length;
  return [...pools.entries()].sort(([i, a], [j, b]) => rank(a) - rank(b) || i - j).map(([i]) => i);
}

/** Losses that follow a ranking, and beyond it the usual order, as far as the rules allow. */
export function rankedLosses(state: State, battle: Battle, part: Part, ranking: Ranking): Casualty[] {
  const pools = lossPools(state, battle, part);
  const order = ranked(state, battle.kind, pools, ranking);
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
  const rows = order.map((pool) => pools[pool] && unitOf(state, pools[pool].type));
  if (!rows.some((row) => row?.domain === 'air')) return null;
  const last = rows.findLastIndex((row) => row?.captures);
  return order[last] ?? null;
}

/** DP-6: what an attacker picks when the defenders do not agree: the dearest first. */
export function worstLosses(state: State, battle: Battle, part: Part): Casualty[] {
  const pools = lossPools(state, battle, part);
  const wishes = ranked(state, battle.kind, pools, { landLosses: [], seaLosses: [], keepCapturer: false })
    .reverse()
    .map((pool) => ({ pool, most: all }));
  return casualtiesAt(pools, placeHits(battle.hits, pools, wishes));
}
