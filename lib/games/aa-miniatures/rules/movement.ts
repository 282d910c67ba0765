import { abilities, known } from '../effects';
import type { Going, Obstruction, Step } from '../effects/points';
import { around, edgeOf, type Hex } from '../map/hexes';
import type { Battle, Unit } from '../types';
import { abilitiesOf, afoot, cardOf, groundAt, isVehicle, mapOf } from './battle';

/** A step with what it costs and what it wants a roll for. */
export interface Pace {
  step: Step;
  cost: number;
  rolls: Obstruction[];
}

/** Hexes a unit may go in a phase; 0: it stays. Along a road all the way it may have more. */
export function speedOf(going: Going): { speed: number; onRoad: number } {
  const { battle, unit } = going;
  const held = known(abilitiesOf(battle, unit));
  const printed = cardOf(battle, unit).speed ?? 0;
  const friends = afoot(battle).filter(({ side }) => side === unit.side);
  const spurs = friends.flatMap((giver) =>
    known(abilitiesOf(battle, giver)).map((each) => abilities.ask('onSpeedGiven', [each], { ...going, giver }) ?? 0),
  );
  const own = abilities.ask('onSpeed', held, { ...going, value: printed });
  const speed = Math.max(0, own + Math.max(0, ...spurs) - (unit.damaged ? 1 : 0));
  return { speed, onRoad: speed === 0 ? 0 : speed + (abilities.ask('onRoadSpeed', held, going) ?? 0) };
}

/** Whether a unit may move now: a disrupted one only where an ability lets it. */
export function mayMove(going: Going): boolean {
  const { battle, unit } = going;
  const said = abilities.ask('onMove', known(abilitiesOf(battle, unit)), going);
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

/** What a step comes to (rulebook, "Terreno"); null: it cannot be taken. */
export function paceOf(step: Step): Pace | null {
  const { battle, unit, to, from, isRoad, isStream } = step;
  if (isRoad) return { step, cost: 1, rolls: [] };
  const held = known(abilitiesOf(battle, unit));
  const vehicle = isVehicle(battle, unit);
  const ground = groundAt(battle, to);
  const said = abilities.ask('onStep', held, step);
  if (said === 'cannot' || (said === null && (isClosed(ground, vehicle) || isClosed(groundAt(battle, from), vehicle)))) return null;
  const usual = vehicle && (ground === 'hill' || ground === 'forest') ? 2 : 1;
  const obstructions: Obstruction[] = [
    ...(isStream ? (['stream'] as const) : []),
    ...(vehicle && ground === 'forest' ? (['forest'] as const) : []),
    ...abilities.ask('onObstruction', held, step),
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
export function further(going: Going, { spent, isBonusSpent, isOnRoad }: Progress, { step, cost }: Pace): Progress | null {
  const { battle, unit, isAssault } = going;
  const { speed, onRoad } = speedOf(going);
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
