import { editionOf } from '../editions';
import type { Power, Side, SpaceId, State } from '../types';
import { stacksAt } from './stacks';

export const sideOf = (state: State, power: Power): Side => editionOf(state).side[power];
export const sameSide = (state: State, a: Power, b: Power): boolean => sideOf(state, a) === sideOf(state, b);
export const isSea = (state: State, space: SpaceId): boolean => editionOf(state).space[space]?.kind === 'sea';
export const isLand = (state: State, space: SpaceId): boolean => editionOf(state).space[space]?.kind === 'land';

/** Who controlled a territory when the turn began (S0). */
export const controllerAtStart = (state: State, territory: SpaceId): Power | undefined =>
  state.turn.captured[territory] ?? state.control[territory];

/** R41-2.3: an enemy of `power` holds the territory now. */
export function isHostileLand(state: State, territory: SpaceId, power: Power): boolean {
  const holder = state.control[territory];
  return holder !== undefined && !sameSide(state, holder, power);
}

/** R41-2.3: the zone holds enemy ships that make it hostile now. */
export function isHostileSea(state: State, zone: SpaceId, power: Power): boolean {
  const { units, side } = editionOf(state);
  const mine = side[power];
  for (const { owner, type } of stacksAt(state, zone)) if (side[owner] !== mine && units[type].blocks) return true;
  return false;
}

/** R41-3.2: the power's capital is enemy-held. */
export const hasLostCapital = (state: State, power: Power): boolean => isHostileLand(state, editionOf(state).power[power].capital, power);

/** P-03: the sum of controlled territories' values. */
export function productionOf(state: State, power: Power): number {
  const { space } = editionOf(state);
  let sum = 0;
  for (const territory in state.control) {
    const facts = space[territory];
    if (state.control[territory] === power && facts?.kind === 'land') sum += facts.income;
  }
  return sum;
}

/** The seat that plays a power. Cut out of the seating, because every order asks it; no power's name is part of another's. */
export function seatOf({ options: { seating } }: Pick<State, 'options'>, power: Power): string {
  const at = seating.indexOf(power);
  if (at < 0) throw new Error(`no seat plays ${power}`);
  const end = seating.indexOf(',', at);
  return seating.slice(seating.lastIndexOf(',', at) + 1, end < 0 ? undefined : end);
}

/** Enemies of `power` in a zone, by what they mean to ships. Who does not block can be passed: `lurking` ones are armed. */
export interface EnemyShips {
  blocking: boolean;
  detecting: boolean;
  lurking: boolean;
  unarmed: boolean;
}

export function enemyShips(state: State, zone: SpaceId, power: Power): EnemyShips {
  const { side, units } = editionOf(state);
  const mine = side[power];
  const found = { blocking: false, detecting: false, lurking: false, unarmed: false };
  for (const { owner, type } of stacksAt(state, zone)) {
    if (side[owner] === mine) continue;
    const { domain, blocks, detects, attack } = units[type];
    if (detects) found.detecting = true;
    if (domain !== 'sea') continue;
    if (blocks) found.blocking = true;
    else if (attack > 0) found.lurking = true;
    else found.unarmed = true;
  }
  return found;
}

/** DP41-1: nobody there must be fought, and somebody can be: the mover attacks or ignores them. */
export const leavesChoice = ({ blocking, lurking, unarmed }: EnemyShips): boolean => !blocking && (lurking || unarmed);

/** Any enemy unit of `power` stands there. */
export function hasEnemies(state: State, space: SpaceId, power: Power): boolean {
  const { side } = editionOf(state);
  for (const { owner } of stacksAt(state, space)) if (side[owner] !== side[power]) return true;
  return false;
}

/** R41-2.6, Q41-01: the power's side held all of the canal's territories when the turn began. */
export function mayUseCanal(state: State, control: readonly SpaceId[], power: Power): boolean {
  return control.every((territory) => {
    const holder = controllerAtStart(state, territory);
    return holder !== undefined && sameSide(state, holder, power);
  });
}
