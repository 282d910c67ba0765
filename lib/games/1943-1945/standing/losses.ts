import type { LossKind, Order, Policy, Side } from '../orders';
import { sizeOf } from '../pieces';

import { combatPool, type LossPool, lossItems, mayRetreat, requiredOf, tollPool } from '../rules/losses';

import type { Loss, State, ZoneId } from '../types';

export function losses(state: State, side: Side, policy: Policy): Order[] {
  const { toll, combat } = state.impulse ?? {};
  const attacking = !toll && combat?.attacker === side;
  const pool = toll ? tollPool(state, toll) : combatPool(state, side);
  const wish = attacking ? policy.lossesAttacking : policy.lossesDefending;
  const ranking = [...wish, ...usualLosses.filter((each) => !wish.includes(each))];
  const tired = policy.retreatAt > 0 && (combat?.suffered[side] ?? 0) + pool.hits >= policy.retreatAt;
  const leaves = !toll && mayRetreat(pool) && (tired || ranking.indexOf('retreat') < firstPaid(pool, ranking));
  const way = leaves ? bestWay(state, pool.retreats) : null;
  const stay: Order = { type: 'losses', losses: ranked(pool, ranking, requiredOf(pool, false)) };
  return way ? [{ type: 'losses', losses: ranked(pool, ranking, requiredOf(pool, true)), retreat: way }, stay] : [stay];
}

/** Place in the ranking of the first thing that could be given. */
function firstPaid(pool: LossPool, ranking: readonly LossKind[]): number {
  return Math.min(...lossItems(pool).map(({ piece }) => ranking.indexOf(piece)));
}

/** So many losses out of the pool: kind by kind, operational counters engaged first; a second loss takes them out. */
export function ranked(pool: LossPool, ranking: readonly LossKind[], due: number): Loss[] {
  let left = due;
  const given: Loss[] = [];
  const items = lossItems(pool).sort((a, b) => ranking.indexOf(a.piece) - ranking.indexOf(b.piece));
  const engaged = new Map<(typeof items)[number], number>();
  for (const item of items) {
    const count = Math.min(left, item.count);
    if (count === 0) continue;
    if (item.worth === 2) engaged.set(item, count);
    else given.push({ zone: item.zone, piece: item.piece, count, fate: 'out' });
    left -= count;
  }
  for (const [item, count] of engaged) {
    const out = Math.min(left, count);
    left -= out;
    if (count > out) given.push({ zone: item.zone, piece: item.piece, count: count - out, fate: 'engaged' });
    if (out > 0) given.push({ zone: item.zone, piece: item.piece, count: out, fate: 'out' });
  }
  return given;
}

/** To where most friends stand. */
export function bestWay(state: State, ways: readonly ZoneId[][]): ZoneId[] | null {
  const worth = (way: readonly ZoneId[]) => sizeOf(state.zones[way.at(-1) ?? '']?.units ?? {}) - way.length / 10;
  return [...ways].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** Engaging costs nothing for long, cubes come back as reinforcements, planes are dear. */
export const usualLosses: readonly LossKind[] = [
  'elite',
  'tank',
  'italian-tank',
  'paratroopers',
  'cube',
  'engaged-elite',
  'line',
  'engaged-italian-tank',
  'engaged-tank',
  'engaged-paratroopers',
  'engaged-italian-plane',
  'engaged-plane',
  'italian-plane',
  'plane',
  'retreat',
];
