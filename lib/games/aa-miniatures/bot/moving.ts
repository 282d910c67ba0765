import { type HexSide, hexSides } from '../../../engine';
import type { Side } from '../cards';
import { around, beyond, type Hex, hexes, isAdjacent, isAhead, rangeOf } from '../map/hexes';
import { goingOf } from '../rules/acting';
import { isFarEnd } from '../rules/arrivals';
import { cardOf, groundAt, isCovering, isSoldier, isVehicle, otherSide } from '../rules/battle';
import { boardable, preyOn } from '../rules/check';
import { reachable } from '../rules/ways';
import type { Order, View } from '../state';
import type { Unit } from '../types';
import type { Deed } from './assault';
import { fighters, threatOf, worthOf } from './worth';

/** What a side wants of the ground: to stand where it decides the battle, where it hits, and where it is not hit. */
export interface Plan {
  view: View;
  side: Side;
  friends: Unit[];
  enemies: Unit[];
  /** How much it wants the objective by now. */
  urge: number;
  /** What decides the battle: the ground about the objective, or the far end for who leads an army off the map. */
  goals: readonly Hex[];
}

export function planOf(view: View, side: Side): Plan {
  const plan = { view, side, friends: fighters(view, side), enemies: fighters(view, otherSide(side)) };
  const { scenario, attacker, turns, aim } = view.options;
  // units go off one by one: who waits for the last turns is too late
  if (scenario === 'own' && aim === 'exit' && side === attacker)
    return { ...plan, urge: 2, goals: hexes.filter((hex) => isFarEnd(view, side, hex)) };
  const left = Math.max(0, (scenario === 'standard' ? 7 : turns) - view.turn);
  const isDefender = scenario !== 'standard' && side !== attacker;
  const urge = (isDefender ? 1.2 : 1) * (aim === 'destroy' && scenario === 'own' ? 0.5 : 1) * (0.8 + 2.2 / (1 + left));
  return { ...plan, urge, goals: [view.objective, ...around(view.objective)] };
}

/** How far a hex is from what decides the battle. */
export const awayFrom = ({ goals }: Plan, hex: Hex): number => Math.min(...goals.map((goal) => rangeOf(hex, goal)));

/** The worth of a unit in a hex: what it threatens, what threatens it, and how near it is to what decides the battle. */
function valueAt(plan: Plan, unit: Unit, hex: Hex, isAssault: boolean): number {
  const { view, enemies, friends, urge } = plan;
  const away = awayFrom(plan, hex);
  const own = cardOf(view, unit);
  const canHold = (own.speed ?? 0) > 0 || isSoldier(view, unit);
  let best = 0;
  let danger = 0;
  for (const enemy of enemies) {
    if (enemy.hex === null) continue;
    best = Math.max(best, threatOf(view, unit, hex, enemy, enemy.hex));
    danger += threatOf(view, enemy, enemy.hex, unit, hex);
  }
  const near = away === 0 ? 2 : 0;
  const hold = canHold ? urge * (near - away) * 1.1 : 0;
  const crowd = friends.filter((each) => each.id !== unit.id && each.hex !== null && each.hex === hex).length;
  const shelter = isCovering(view, hex, unit) ? 0.6 : 0;
  // whose assault comes last is shot at no more in this turn
  const fear = isAssault && view.first !== unit.side ? 0.3 : 0.55;
  return (
    hold +
    (isAssault ? 0.35 : 1) * best -
    Math.min(danger, worthOf(view, unit)) * fear +
    shelter -
    0.2 * crowd -
    (groundAt(view, hex) === 'marsh' ? 0.2 : 0)
  );
}

/** The side to face: where most danger comes from, else the enemy's end. */
export function facingAt({ view, enemies }: Plan, unit: Unit, hex: Hex): HexSide {
  const home: HexSide = view.ends[unit.side] === 'north' ? 3 : 0;
  const score = (side: HexSide): number => {
    const from = enemies.reduce((sum, enemy) => {
      if (enemy.hex === null || !isAhead(hex, side, enemy.hex)) return sum;
      return sum + threatOf(view, enemy, enemy.hex, { ...unit, facing: null }, hex) + 1 / (1 + rangeOf(hex, enemy.hex));
    }, 0);
    return from + (side === home ? 0.05 : 0) + (beyond(hex, side) === null ? -0.1 : 0);
  };
  return hexSides.reduce((best, side) => (score(side) > score(best) ? side : best));
}

/** How much dearer a step is that enemies can shoot at. */
function exposureOf({ view, enemies }: Plan, unit: Unit, way: readonly Hex[]): number {
  let cost = 0;
  let from = unit.hex ?? '';
  for (const to of way) {
    for (const enemy of enemies) {
      const provokes = enemy.hex !== null && isAdjacent(from, enemy.hex) && isAdjacent(to, enemy.hex) && enemy.disrupted === 'no';
      if (provokes && !(isSoldier(view, unit) && isVehicle(view, enemy)))
        cost += threatOf(view, enemy, enemy.hex ?? '', unit, to) * 0.5 + 0.3;
    }
    from = to;
  }
  return cost;
}

/** What a unit gains in an assault by a step to a hex, with the fire that it may draw on its way. */
export const gainOfStep = (plan: Plan, unit: Unit, hex: Hex): number =>
  valueAt(plan, unit, hex, true) - valueAt(plan, unit, unit.hex ?? hex, true) - exposureOf(plan, unit, [hex]);

/** The move that a unit gains most by; null: it stands well where it is. */
export function bestMove(plan: Plan, unit: Unit, { isAssault, stays }: { isAssault: boolean; stays: number }): Deed | null {
  const { view } = plan;
  const going = goingOf(view, unit);
  if (!going || unit.hex === null) return null;
  const now = valueAt(plan, unit, unit.hex, isAssault) + stays;
  let best: Deed | null = null;
  for (const [hex, way] of reachable(going)) {
    const gain = valueAt(plan, unit, hex, isAssault) - now - exposureOf(plan, unit, way);
    if (gain > 0.25 && (!best || gain > best.gain)) best = { gain, order: orderOf(plan, unit, way) };
  }
  if (best || isAssault || unit.facing === null || unit.disrupted !== 'no') return best;
  const facing = facingAt(plan, unit, unit.hex);
  const isTurned = facing !== unit.facing && plan.enemies.some((each) => each.hex !== null && rangeOf(each.hex, unit.hex ?? '') <= 8);
  return isTurned ? { gain: 0.1, order: { type: 'move', unit: unit.id, way: [], facing } } : null;
}

function orderOf(plan: Plan, unit: Unit, way: readonly Hex[]): Order {
  const [prey] = preyOn(plan.view, unit, way);
  const end = way.at(-1) ?? '';
  return {
    ...{ type: 'move', unit: unit.id, way: [...way] },
    ...(unit.facing !== null && { facing: facingAt(plan, unit, end) }),
    ...(prey && { overrun: prey.id }),
  };
}

/** Whether a soldier far from all that matters gets on a transport that stands by. */
export function rideOf(plan: Plan, unit: Unit): Order | null {
  const { view } = plan;
  const [transport] = boardable(view, unit).filter((each) => (cardOf(view, each).speed ?? 0) >= 3);
  const isFar = unit.hex !== null && awayFrom(plan, unit.hex) > 3;
  return transport && isFar ? { type: 'board', unit: unit.id, transport: transport.id } : null;
}
