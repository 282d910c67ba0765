import { inOrder } from '../../kit/forms';
import type { LossKind, Order, Policy, Side } from '../orders';
import { sizeOf } from '../pieces';
import { combatPool, type LossPool, lossItems, mayRetreat, requiredOf, tollPool } from '../rules/losses';
import { isSupplied } from '../rules/supply';
import { roomIn, unitsOf } from '../rules/zones';
import type { Loss, State, ZoneId } from '../types';
import { chanceToHold, isClose } from './prospects';
import { usualLosses } from './ranking';

export function losses(state: State, side: Side, policy: Policy): Order[] {
  const { toll, combat } = state.impulse ?? {};
  const attacking = !toll && combat?.attacker === side;
  const pool = toll ? tollPool(state, toll) : combatPool(state, side);
  const wish = attacking ? policy.lossesAttacking : policy.lossesDefending;
  const ranking = inOrder(wish, usualLosses);
  const tired = policy.retreatAt > 0 && (combat?.suffered[side] ?? 0) + pool.hits >= policy.retreatAt;
  const mayLeave = combat && mayRetreat(pool) && !policy.stand.includes(combat.target);
  const hold = mayLeave && policy.retreatBelow > 0 ? chanceToHold(state) : 100;
  if (mayLeave && isClose(hold, policy.retreatBelow, policy)) return [];
  const hopeless = hold < policy.retreatBelow;
  const leaves = !toll && mayRetreat(pool) && (tired || hopeless || ranking.indexOf('retreat') < firstPaid(pool, ranking));
  const way = leaves ? bestWay(state, side, combat?.target ?? '', pool.retreats) : null;
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
  const all = lossItems(pool);
  const rest = all.reduce((sum, { piece, count, worth }) => sum + (piece === 'line' ? 0 : count * worth), 0);
  // a line without its last piece is lost with the zone: it is given before that one
  const place = (piece: LossKind) => (piece === 'line' && due >= rest ? -1 : ranking.indexOf(piece));
  const items = all.sort((a, b) => place(a.piece) - place(b.piece));
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

/** To where most friends stand, in supply and with room. */
export function bestWay(state: State, side: Side, from: ZoneId, ways: readonly ZoneId[][]): ZoneId[] | null {
  const leaving = sizeOf(state.zones[from]?.units ?? {});
  const worth = (way: readonly ZoneId[]) => {
    const to = way.at(-1) ?? '';
    const over = Math.max(0, leaving - roomIn(state, to).pieces);
    return sizeOf(unitsOf(state, to, side)) - 3 * over - (isSupplied(state, side, to) ? 0 : 10) - way.length / 10;
  };
  return [...ways].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}
