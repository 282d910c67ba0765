import type { Side } from '../cards';
import { rangeOf } from '../map/hexes';
import { answer, defaultPolicy } from '../policy';
import { arrivalOf } from '../rules/arrivals';
import { isDismountable, mayExit } from '../rules/check';
import { nearestRoom } from '../rules/transport';
import type { Asked, Order, OrderOf, View } from '../state';
import type { Unit } from '../types';
import { bestAttack, type Deed } from './assault';
import { awayFrom, bestMove, planOf, rideOf } from './moving';
import { highestBy } from './pick';
import { armyOrder, arrivalOrder, deployOrder, flightOrder, groundOrder, layOrder } from './placing';
import { bestCharge, lastUse } from './using';

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
      return airstrike(view, seat);
    case 'assault':
      return assault(view, seat);
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
  return arrivalOrder(view, side, random) ?? lastUse(plan) ?? { type: 'done' };
}

/** Comes at the start of a phase, before anybody moves. */
const arrivesFirst = (view: View, id: string): boolean => view.units.some((unit) => unit.id === id && arrivalOf(view, unit) === 'start');

/** Aircraft attack where they take most. */
function airstrike(view: View, side: Side): Order {
  return highestBy(attacksOf(view, side), ({ gain }) => gain)?.order ?? { type: 'done' };
}

/** The best attack of each unit that has one. */
const attacksOf = (view: View, side: Side): (Deed & { unit: Unit })[] =>
  view.units.flatMap((unit) => {
    const best = unit.side === side && unit.hex !== null ? bestAttack(view, unit) : null;
    return best ? [{ unit, ...best }] : [];
  });

/** The best attack of all first, or charge; who has none moves where it is wanted. */
function assault(view: View, side: Side): Order {
  const plan = planOf(view, side);
  const attacks = attacksOf(view, side);
  const charges = plan.friends.flatMap((unit) => {
    const best = bestCharge(plan, unit);
    return best ? [{ unit, ...best }] : [];
  });
  const first = highestBy([...attacks, ...charges], ({ gain, unit }) => gain + (view.acting === unit.id ? 100 : 0));
  if (first && first.gain > 0.4) return first.order;
  const gains = new Map(attacks.map(({ unit, gain }) => [unit.id, gain]));
  const moves = plan.friends.flatMap((unit) => bestMove(plan, unit, { isAssault: true, stays: gains.get(unit.id) ?? 0 }) ?? []);
  const next = highestBy(moves, ({ gain }) => gain) ?? highestBy(attacks, ({ gain }) => gain);
  return next?.order ?? lastUse(plan) ?? { type: 'done' };
}

/** A soldier of the enemy is put down as far from the objective as may be. */
function setDown(view: View): Order {
  const unit = view.units.find(({ id }) => id === view.stranded);
  if (!unit) throw new Error('nobody is to be put down');
  const hex = highestBy(nearestRoom(view, unit), (each) => rangeOf(each, view.objective)) ?? unit.hex ?? '';
  return { type: 'set-down', unit: unit.id, hex };
}
