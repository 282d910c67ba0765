import { bidders } from '../../kit/auction/bidders';
import { editionOf } from '../editions';
import { seatsOf } from '../seatings';
import { type Options, type Power, powers, type Seat, type Side, type SpaceId, type State } from '../types';
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

/** R41-2.3, RREV-2.1: the zone holds enemy ships that make it hostile now. */
export function isHostileSea(state: State, zone: SpaceId, power: Power): boolean {
  const { units, side } = editionOf(state);
  const mine = side[power];
  for (const { owner, type, submerged } of stacksAt(state, zone)) if (side[owner] !== mine && units[type].blocks && !submerged) return true;
  return false;
}

/** R41-3.2: the power's capital is enemy-held. */
export const hasLostCapital = (state: State, power: Power): boolean => isHostileLand(state, editionOf(state).power[power].capital, power);

/** P-03: the sum of controlled territories' values. */
export function productionOf(state: State, power: Power): number {
  let sum = 0;
  for (const facts of editionOf(state).spaces) if (facts.kind === 'land' && state.control[facts.id] === power) sum += facts.income;
  return sum;
}

/** R41-1.1. */
export function seats({ seating, auction }: Options): Seat[] {
  if (auction) return [...bidders];
  const found = seatsOf(seating);
  if (!found) throw new Error(`no legal seating: ${seating}`);
  return found;
}

/** The seat that plays a power. Cut out of the seating, because every order asks it; no power's name is part of another's. */
export function seatOf(
  { options: { seating, auction }, edition, sides }: Pick<State, 'options' | 'edition' | 'sides'>,
  power: Power,
): Seat {
  if (auction) {
    if (!sides) throw new Error(`nobody plays ${power} before the auction`);
    return sides[editionOf({ edition }).side[power]];
  }
  const at = seating.indexOf(power);
  if (at < 0) throw new Error(`no seat plays ${power}`);
  const end = seating.indexOf(',', at);
  return seating.slice(seating.lastIndexOf(',', at) + 1, end < 0 ? undefined : end);
}

/** The powers that a seat plays, in turn order; none before an auction has said so. */
export const powersOf = (state: Pick<State, 'options' | 'edition' | 'sides'>, seat: Seat): Power[] =>
  state.options.auction && !state.sides ? [] : powers.filter((power) => seatOf(state, power) === seat);

/** Enemies of `power` in a zone, by what they mean to ships; submerged ones mean nothing (D-17). Who does not block can be passed: `lurking` ones are armed. */
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
  for (const { owner, type, submerged } of stacksAt(state, zone)) {
    if (side[owner] === mine || submerged) continue;
    const { domain, blocks, detects, attack } = units[type];
    if (detects) found.detecting = true;
    if (domain !== 'sea') continue;
    if (blocks) found.blocking = true;
    else if (attack > 0) found.lurking = true;
    else found.unarmed = true;
  }
  return found;
}

/** RREV-6.8: an enemy of the power is submerged there. */
export function hidesEnemies(state: State, zone: SpaceId, power: Power): boolean {
  for (const { owner, submerged } of stacksAt(state, zone)) if (submerged && !sameSide(state, owner, power)) return true;
  return false;
}

/** DP41-1: nobody there must be fought, and somebody can be: the mover attacks or ignores them. */
export const leavesChoice = ({ blocking, lurking, unarmed }: EnemyShips): boolean => !blocking && (lurking || unarmed);

/** Any enemy unit of `power` stands there. */
export function hasEnemies(state: State, space: SpaceId, power: Power): boolean {
  const { side } = editionOf(state);
  for (const { owner } of stacksAt(state, space)) if (side[owner] !== side[power]) return true;
  return false;
}

/** QREV-20: an enemy unit that an attack can hit stands in the territory, guns aside. */
export function isDefended(state: State, territory: SpaceId, power: Power): boolean {
  const { side, units } = editionOf(state);
  for (const { owner, type } of stacksAt(state, territory)) if (side[owner] !== side[power] && units[type].defence > 0) return true;
  return false;
}

/** R41-2.6, Q41-01: the power's side held all of the canal's territories when the turn began. */
export function mayUseCanal(state: State, control: readonly SpaceId[], power: Power): boolean {
  return control.every((territory) => {
    const holder = controllerAtStart(state, territory);
    return holder !== undefined && sameSide(state, holder, power);
  });
}
