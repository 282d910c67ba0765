import { isBarred } from '../effects/events';
import { countOf, type Force, isPlane, planePieces, sizeOf, tankPieces } from '../pieces';
import { follows } from '../quirks';
import type { Combat, Plane, Side, State, Told43, ZoneId } from '../types';
import { factsOf, tablesOf } from './board';
import { enemyOf, unitsOf, zoneAt } from './zones';

/** One side of a combat as its dice see it: 7.3. */
export interface Fighters {
  units: Force;
  line: boolean;
  /** A tank supports instead of rolling. */
  tank: boolean;
  /** The plane that supports stands among `units`. */
  planeInside: boolean;
  plane: boolean;
  /** Paratroopers among `units` that were dropped into this combat. */
  dropped: number;
}

/** Dice of one round: pieces up to the cap, dropped paratroopers beyond it. */
export function diceOf(state: Pick<State, 'options'>, { units, line, tank, planeInside, dropped }: Fighters): number {
  const planes = countOf(units, planePieces);
  const ground = sizeOf(units) - planes;
  if (ground + planes === 0) return 0;
  const tanks = countOf(units, tankPieces);
  const cubes = units.cube ?? 0;
  const paratroopers = (units.paratroopers ?? 0) + (units['engaged-paratroopers'] ?? 0) - dropped;
  let dice = cubes + tanks + (units['engaged-elite'] ?? 0) + paratroopers + (line ? 2 : 0);
  // a supporting tank rolls nothing, unless C-04 lets it
  if (tank && !(state.options.loneTankRolls && cubes === 0)) dice--;
  // planes fight only when nothing else defends
  if (ground === 0) dice += planes - (planeInside ? 1 : 0);
  return Math.min(dice, tablesOf(state).combatDice) + dropped;
}

/** Lowest die that hits. */
export function needsOf(state: Pick<State, 'options'>, { tank, plane }: Pick<Fighters, 'tank' | 'plane'>): number {
  const [none, one, both] = tablesOf(state).hits.support;
  return tank && plane ? both : tank || plane ? one : none;
}

/** The forces of a side in the combat, all together. */
export function forceIn(state: State, combat: Combat, side: Side): Force {
  if (side !== combat.attacker) return unitsOf(state, combat.target, side);
  const all: Force = {};
  for (const { units } of combat.forces)
    for (const piece in units) all[piece as keyof Force] = (all[piece as keyof Force] ?? 0) + (units[piece as keyof Force] ?? 0);
  return all;
}

/** 7.3: the side has an operational tank in this combat that may support: not in, from or against mountains. */
export function mayTankSupport(state: State, combat: Combat, side: Side): boolean {
  if (factsOf(state, combat.target).mountain) return false;
  const hasTank = ({ tank, 'italian-tank': italian }: Force) => (tank ?? 0) + (italian ?? 0) > 0;
  if (side !== combat.attacker) return hasTank(unitsOf(state, combat.target, side));
  return combat.forces.some(({ from, units }) => hasTank(units) && (from === combat.target || !factsOf(state, from).mountain));
}

export function fightersOf(state: State, combat: Combat, side: Side): Fighters {
  const { tank, plane } = combat.support[side];
  const attacking = side === combat.attacker;
  return {
    units: forceIn(state, combat, side),
    line: !attacking && side === 'axis' && zoneAt(state, combat.target).line === true,
    tank: tank && mayTankSupport(state, combat, side),
    plane: plane !== null && !(follows(state, 'strangleBinds') && isBarred(state, plane.from, side)),
    planeInside: !attacking && plane?.from === combat.target,
    dropped: attacking ? combat.dropped : 0,
  };
}

/** 7.2: planes that may support a side; one that defends alone cannot support itself. */
export function isLonePlane(state: State, combat: Combat, side: Side, { from }: Plane): boolean {
  if (side === combat.attacker || from !== combat.target) return false;
  const units = unitsOf(state, combat.target, side);
  return sizeOf(units) === 1 && (Object.keys(units) as (keyof Force)[]).every(isPlane);
}

/** Losses each side is dealt by the dice of a round. */
export function rollRound(state: State, combat: Combat, roll: (side: Side, dice: number) => number[], told: Told43[]): void {
  const volley = (side: Side) => {
    const fighters = fightersOf(state, combat, side);
    const needs = needsOf(state, fighters);
    const dice = roll(side, diceOf(state, fighters));
    return { dice, needs, hits: dice.filter((die) => die >= needs).length };
  };
  const { attacker, target, round } = combat;
  const attack = volley(attacker);
  const defence = volley(enemyOf(attacker));
  told.push({ event: { type: 'round', target, round, attack, defence, attacker }, to: 'all' });
  combat.due = { allied: 0, axis: 0 };
  combat.due[enemyOf(attacker)] = attack.hits;
  combat.due[attacker] = defence.hits;
}

export const roundLabel = (target: ZoneId, round: number, side: Side): string => `combat ${target} round ${round} ${side}`;
