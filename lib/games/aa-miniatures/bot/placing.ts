import { sensibleArmy } from '../armies/sensible';
import type { Side } from '../cards';
import { type Hex, hexes, isAdjacent, rangeOf } from '../map/hexes';
import { toFly } from '../rules/air';
import { armyTerms } from '../rules/army';
import {
  arrivalsOf,
  deployable,
  deploymentOf,
  isArrivalTime,
  isBetween,
  layingOf,
  layoutsOf,
  objectives,
  ridesFor,
} from '../rules/arrivals';
import { cardOf, isCovering, isSoldier, otherSide } from '../rules/battle';
import { deployedAt, layable, sidesFree } from '../rules/check';
import { hasRoom } from '../rules/stacking';
import type { Order, View } from '../state';
import type { Unit } from '../types';
import { highestBy } from './pick';
import { fighters, threatOf } from './worth';

type Random = () => number;

export function armyOrder(view: View, side: Side, random: Random): Order {
  return { type: 'army', cards: sensibleArmy(armyTerms(view), side, random).sort() };
}

/** The defender of an assault puts the objective into cover, well away from both ends. */
export function groundOrder(view: View, random: Random): Order {
  const layouts = layoutsOf(view);
  const layout = layouts[Math.floor(random() * layouts.length)] ?? view.layout;
  const objective = highestBy(objectives, (hex) => -rangeOf(hex, '8,4') + random()) ?? view.objective;
  return { type: 'ground', layout, objective };
}

/** Obstacles lie before the objective, on the enemy's side of it. */
export function layOrder(view: View, side: Side, random: Random): Order {
  const [unit] = layable(view, side);
  const near = unit
    ? layingOf(view, unit).filter((hex) => rangeOf(hex, view.objective) <= 3 && (!isBetween(view, unit) || sidesFree(view, hex).length > 0))
    : [];
  const hex = highestBy(near, () => random());
  if (!unit || hex === null) return { type: 'done' };
  if (!isBetween(view, unit)) return { type: 'lay', unit: unit.id, hex };
  const [edge = 0] = sidesFree(view, hex);
  return { type: 'lay', unit: unit.id, hex, side: edge };
}

/** Units are deployed near the objective, soldiers in cover, and not all in one place. */
export function deployOrder(view: View, side: Side, random: Random): Order {
  const [unit] = deployable(view, side);
  if (!unit) return { type: 'done' };
  const [ride] = ridesFor(view, unit);
  const order = placed(view, unit, deploymentOf(view, unit), random);
  return order ?? (ride ? { type: 'deploy', unit: unit.id, aboard: ride.id } : { type: 'done' });
}

function placed(view: View, unit: Unit, open: readonly Hex[], random: Random): Order | null {
  const enemies = fighters(view, otherSide(unit.side));
  const speed = cardOf(view, unit).speed ?? 0;
  const score = (hex: Hex): number => {
    const danger = enemies.reduce((sum, each) => sum + (each.hex === null ? 0 : threatOf(view, each, each.hex, unit, hex)), 0);
    const away = Math.max(0, rangeOf(hex, view.objective) - 1);
    const crowd = view.units.filter((each) => each.side === unit.side && each.hex !== null && isAdjacent(each.hex, hex)).length;
    return (
      -away * (speed <= 1 ? 1.4 : 1) +
      (isCovering(view, hex, unit) && isSoldier(view, unit) ? 0.8 : 0) -
      0.25 * crowd -
      0.3 * danger +
      0.5 * random()
    );
  };
  const hex = highestBy(open, score);
  if (hex === null) return null;
  return deployedAt(view, unit, hex);
}

/** A unit that may come out of the reserve now: where it is of most use. */
export function arrivalOrder(view: View, side: Side, random: Random): Order | null {
  for (const unit of view.units) {
    const order =
      unit.side === side && unit.hex === null && isArrivalTime(view, unit) ? placed(view, unit, arrivalsOf(view, unit), random) : null;
    if (order) return order;
  }
  return null;
}

/** Aircraft fly over the enemy that they harm most. */
export function flightOrder(view: View, side: Side): Order {
  const [unit] = toFly(view, side);
  const enemies = fighters(view, otherSide(side));
  const hex =
    unit &&
    highestBy(
      hexes.filter((each) => hasRoom(view, unit, each)),
      (each) => Math.max(0, ...enemies.map((enemy) => threatOf(view, unit, each, enemy, enemy.hex ?? ''))),
    );
  return unit && hex && enemies.length > 0 ? { type: 'fly', unit: unit.id, hex } : { type: 'done' };
}
