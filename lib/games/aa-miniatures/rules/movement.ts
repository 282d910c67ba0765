import { abilities } from '../effects';
import type { Going, Obstruction, Step } from '../effects/points';
import { around, beyond, type Edge, edgeOf, type Hex } from '../map/hexes';
import type { Battle, Unit } from '../types';
import { abilitiesOf, cardOf, groundAt, isAircraft, isVehicle, mapOf } from './battle';
import { giftsAt } from './given';

/** A step with what it costs and what it wants a roll for. */
export interface Pace {
  step: Step;
  cost: number;
  rolls: Obstruction[];
}

/** Hexes a unit may go: in all, and along a road all the way. 0: it stays. */
export interface Reach {
  speed: number;
  onRoad: number;
}

export function speedOf(going: Going): Reach {
  const { battle, unit, limit } = going;
  const held = abilitiesOf(battle, unit);
  const printed = cardOf(battle, unit).speed ?? 0;
  const own = limit ?? abilities.ask('onSpeed', held, { ...going, value: printed });
  const speed = Math.max(0, own + (limit === undefined ? spurOf(going) : 0) - (unit.damaged ? 1 : 0));
  return { speed, onRoad: speed === 0 ? 0 : speed + (abilities.ask('onRoadSpeed', held, going) ?? 0) };
}

/** The most that friends add to its speed. */
function spurOf(going: Going): number {
  const { battle, unit } = going;
  const given = giftsAt(battle, 'onSpeedGiven').map(({ giver, held }) =>
    giver.side === unit.side ? (abilities.ask('onSpeedGiven', [held], { ...going, giver }) ?? 0) : 0,
  );
  return Math.max(0, ...given);
}

/** Whether a unit may move now: a disrupted one only where an ability lets it. */
export function mayMove(going: Going): boolean {
  const { battle, unit } = going;
  const said = abilities.ask('onMove', abilitiesOf(battle, unit), going);
  if (said === 'cannot' || unit.hex === null || unit.aboard !== null) return false;
  return unit.disrupted === 'no' || said === 'can';
}

export function stepOf(battle: Battle, unit: Unit, from: Hex, to: Hex): Step {
  const { roads, streams } = mapOf(battle);
  const edge = edgeOf(from, to);
  const isRoad = roads.has(edge) && !battle.broken.includes(edge);
  return { battle, unit, from, to, edge, isRoad, isStream: streams.has(edge) };
}

/** Ground that nobody of a type enters but along a road. */
const isClosed = (ground: string, isForVehicle: boolean): boolean => ground === 'lake' || (ground === 'marsh' && isForVehicle);

/** Whether a unit can stand on the ground of a hex, however it came there: along a road it passes what it cannot stand on. */
export function canStand(battle: Battle, unit: Unit, hex: Hex): boolean {
  const said = abilities.ask('onStep', abilitiesOf(battle, unit), {
    battle,
    unit,
    from: hex,
    to: hex,
    edge: '',
    isRoad: false,
    isStream: false,
  });
  return said === null ? isAircraft(battle, unit) || !isClosed(groundAt(battle, hex), isVehicle(battle, unit)) : said === 'can';
}

/** The side of a hex that an obstacle bars; null: it lies in the hex itself. */
export function edgeBarred({ hex, facing }: Unit): Edge | null {
  const other = hex === null || facing === null ? null : beyond(hex, facing);
  return hex === null || other === null ? null : edgeOf(hex, other);
}

/** Obstacles that lie where a step leads: in the hex, or on the side between. */
export const obstaclesOn = ({ battle, to, edge }: Step): Unit[] =>
  battle.units.filter((unit) => {
    if (unit.hex === null || cardOf(battle, unit).type !== 'obstacle') return false;
    const side = edgeBarred(unit);
    return side === null ? unit.hex === to : side === edge;
  });

/** It goes through obstacles as if there were none, and they are gone. */
export const isClearing = (battle: Battle, unit: Unit): boolean =>
  abilities.ask('onClearing', abilitiesOf(battle, unit), { battle, unit }) === 'can';

/** What a step comes to (rulebook, "Terreno"); null: it cannot be taken. Roads lead over streams and through woods, not past obstacles. */
export function paceOf(step: Step): Pace | null {
  const { battle, unit, to, from, isRoad, isStream } = step;
  const held = abilitiesOf(battle, unit);
  const bars = isClearing(battle, unit)
    ? []
    : obstaclesOn(step).flatMap((obstacle) => abilities.ask('onBar', abilitiesOf(battle, obstacle), { ...step, obstacle }));
  if (isRoad) return { step, cost: 1, rolls: bars };
  const vehicle = isVehicle(battle, unit);
  const ground = groundAt(battle, to);
  const said = abilities.ask('onStep', held, step);
  const isHeld = isClosed(groundAt(battle, from), vehicle) && !canStand(battle, unit, from);
  if (said === 'cannot' || (said === null && (isClosed(ground, vehicle) || isHeld))) return null;
  const usual = vehicle && (ground === 'hill' || ground === 'forest') ? 2 : 1;
  const obstructions: Obstruction[] = [
    ...(isStream ? (['stream'] as const) : []),
    ...(vehicle && ground === 'forest' ? (['forest'] as const) : []),
    ...abilities.ask('onObstruction', held, step),
    ...bars,
  ];
  const rolls = obstructions.filter((obstruction) => abilities.ask('onPassage', held, { ...step, obstruction }) !== 'can');
  return { step, cost: abilities.ask('onStepCost', held, step) ?? usual, rolls };
}

/** How far somebody has come on a way. */
export interface Progress {
  /** Hexes spent of the speed. */
  spent: number;
  /** The free hex along a road was taken. */
  isBonusSpent: boolean;
  /** All steps so far went along roads. */
  isOnRoad: boolean;
}

export const atStart: Progress = { spent: 0, isBonusSpent: false, isOnRoad: true };

/**
 * A step more; null: there is no speed left for it. The first road hex of a vehicle is free each phase; one whose speed is 1 may take a step of double cost,
 * in its movement phase.
 */
export function further(
  going: Going,
  { spent, isBonusSpent, isOnRoad }: Progress,
  { step, cost }: Pace,
  reach = speedOf(going),
): Progress | null {
  const { battle, unit, isAssault } = going;
  const { speed, onRoad } = reach;
  const isFree = step.isRoad && !isBonusSpent && isVehicle(battle, unit);
  const least = !isAssault && speed === 1 && spent === 0 && cost === 2 ? 1 : cost;
  const next = {
    spent: spent + (isFree ? 0 : least),
    isBonusSpent: isBonusSpent || isFree,
    isOnRoad: isOnRoad && step.isRoad,
  };
  return speed > 0 && next.spent <= (next.isOnRoad ? onRoad : speed) ? next : null;
}

/** Steps a unit may take next. */
export const stepsFrom = (going: Going, from: Hex): Pace[] =>
  around(from).flatMap((to) => paceOf(stepOf(going.battle, going.unit, from, to)) ?? []);
