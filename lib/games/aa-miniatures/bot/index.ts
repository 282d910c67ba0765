import type { Side } from '../cards';
import { rangeOf } from '../map/hexes';
import { answer, defaultPolicy } from '../policy';
import { arrivalOf } from '../rules/arrivals';
import { isDismountable, mayExit } from '../rules/check';
import { nearestRoom } from '../rules/transport';
import type { Asked, Order, OrderOf, View } from '../state';
import { bestAttack } from './assault';
import { awayFrom, bestMove, planOf, rideOf } from './moving';
import { highestBy } from './pick';
import { armyOrder, arrivalOrder, deployOrder, flightOrder, groundOrder, layOrder } from './placing';

/** The practice bot: it takes the objective and holds it, shoots where it takes most, and keeps out of fire that is for nothing. */
export function bot(view: View, decision: Asked, random: () => number): Order {
  const { kind, seat } = decision;
  switch (kind) {
    case 'army':
      return armyOrder(view, seat, random);
    case 'ground':
      return groundOrder(view, random);
    case 'first':
      return { type: 'first', side: seat };
    case 'end':
      return { type: 'end', end: rangeOf(view.objective, '8,0') < rangeOf(view.objective, '8,17') ? 'north' : 'south' };
    case 'obstacles':
      return layOrder(view, seat, random);
    case 'deployment':
      return deployOrder(view, seat, random);
    case 'vanguard':
    case 'movement':
      return movement(view, seat, random);
    case 'flight':
      return flightOrder(view, seat);
    case 'airstrike':
      return assault(view, seat, false);
    case 'assault':
      return assault(view, seat, true);
    case 'set-down':
      return setDown(view);
    default:
      return answer(view, decision, defaultPolicy()) ?? { type: 'hold' };
  }
}

function movement(view: View, side: Side, random: () => number): Order {
  const isStart = (order: Order | null): order is OrderOf<'deploy'> => order?.type === 'deploy' && arrivesFirst(view, order.unit);
  const coming = view.stage === 'start' ? arrivalOrder(view, side, random) : null;
  if (isStart(coming)) return coming;
  const plan = planOf(view, side);
  for (const unit of view.units) {
    if (unit.side !== side || unit.hex === null) continue;
    if (mayExit(view, unit)) return { type: 'exit', unit: unit.id };
    if (isDismountable(view, unit) && (awayFrom(plan, unit.hex) <= 1 || view.turn >= 5)) return { type: 'dismount', unit: unit.id };
    const ride = rideOf(plan, unit);
    if (ride && view.turn <= 3) return ride;
  }
  const best = highestBy(
    plan.friends.flatMap((unit) => bestMove(plan, unit, { isAssault: false, stays: 0 }) ?? []),
    ({ gain }) => gain,
  );
  if (best) return best.order;
  return arrivalOrder(view, side, random) ?? { type: 'done' };
}

/** Comes at the start of a phase, before anybody moves. */
const arrivesFirst = (view: View, id: string): boolean => view.units.some((unit) => unit.id === id && arrivalOf(view, unit) === 'start');

/** The best attack of all first; who has none moves where it is wanted. */
function assault(view: View, side: Side, isMoving: boolean): Order {
  const own = view.units.filter((unit) => unit.side === side && unit.hex !== null);
  const attacks = own.flatMap((unit) => {
    const best = bestAttack(view, unit);
    return best ? [{ unit, ...best }] : [];
  });
  const attack = highestBy(attacks, ({ gain, unit }) => gain + (view.acting === unit.id ? 100 : 0));
  if (attack && (attack.gain > 0.4 || !isMoving)) return attack.order;
  if (!isMoving) return { type: 'done' };
  const plan = planOf(view, side);
  const gains = new Map(attacks.map(({ unit, gain }) => [unit.id, gain]));
  const moves = plan.friends.flatMap((unit) => bestMove(plan, unit, { isAssault: true, stays: gains.get(unit.id) ?? 0 }) ?? []);
  return highestBy(moves, ({ gain }) => gain)?.order ?? attack?.order ?? { type: 'done' };
}

/** A soldier of the enemy is put down as far from the objective as may be. */
function setDown(view: View): Order {
  const unit = view.units.find(({ id }) => id === view.stranded);
  if (!unit) throw new Error('nobody is to be put down');
  const hex = highestBy(nearestRoom(view, unit), (each) => rangeOf(each, view.objective)) ?? unit.hex ?? '';
  return { type: 'set-down', unit: unit.id, hex };
}
