import { editionOf } from '../editions';
import { heldBy, table } from '../effects';
import type { Situation } from '../effects/points';
import type { Hold, Trait, Unit } from '../facts';
import { type Passenger, type Power, type SpaceId, type Stack, type State, type Units, type UnitType, unitTypes } from '../types';
import { commands, isFollowing } from './joint';
import { type Kind, sameCargo, stacksAt } from './stacks';

/** A type's row: its values and traits. */
export const unitOf = (state: Pick<State, 'edition'>, type: UnitType): Unit => editionOf(state).units[type];

/** Steps a power's units of a type may go, on a certain way if one is given; its technologies and advantages included. */
export function moveOf(state: Situation, owner: Power, type: UnitType, path?: readonly SpaceId[]): number {
  const { move } = unitOf(state, type);
  const held = heldBy(state, owner);
  return held.length === 0 ? move : (table.ask('onMove', held, { state, owner, type, path }) ?? move);
}

/** N-DE3: steps that the active power's units may still go after a battle of one round; null: none. */
export function sweepOf(state: State, type: UnitType): number | null {
  const held = heldBy(state, state.power);
  return held.length === 0 ? null : table.ask('onSweep', held, { state, owner: state.power, type });
}

/** Steps that the active power's land or sea units may go from a space, on a certain way if one is given. */
export function rangeFrom(state: State, origin: SpaceId, type: UnitType, path?: readonly SpaceId[]): number {
  const range = moveOf(state, state.power, type, path);
  if (state.effects === undefined || state.phase !== 'noncombat-move') return range;
  const swept = stacksAt(state, origin).some((each) => each.type === type && each.owner === state.power && each.fought && !each.spent);
  return swept ? (sweepOf(state, type) ?? range) : range;
}

/** N-UK4: an aircraft of the active power that comes to land there may fly on as far as it could at first. */
export function isRefuelled(state: State, { fought, type }: Kind, space: SpaceId): boolean {
  const held = heldBy(state, state.power);
  return held.length > 0 && !fought && table.ask('onRefuel', held, { state, owner: state.power, type, space }) === 'can';
}

/** Troops that a power's ships of a type carry; its advantages included. */
export function holdOf(state: Pick<State, 'edition' | 'effects'>, owner: Power, type: UnitType): Hold | undefined {
  const { hold } = unitOf(state, type);
  const held = heldBy(state, owner);
  return held.length === 0 ? hold : (table.ask('onHold', held, { state, owner, type }) ?? hold);
}

/** Some of the active power's units have a hold. */
export const carriesTroops = (state: State, units: Units): boolean =>
  editionOf(state).types.some((type) => units[type] && holdOf(state, state.power, type));

/** AAC-4.6: units of the active power that may blitz. */
export function blitzes(state: State, type: UnitType): boolean {
  const held = heldBy(state, state.power);
  const said = held.length === 0 ? null : table.ask('onBlitz', held, { state, owner: state.power, type });
  return said === null ? unitOf(state, type).blitzes === true : said === 'can';
}

/** N-JP4: ships of the active power may put troops ashore on their way to an assault. */
export function landsTwice(state: State): boolean {
  const held = heldBy(state, state.power);
  return held.length > 0 && table.ask('onLanding', held, { state, owner: state.power }) === 'can';
}

export const isAir = (state: State, type: UnitType): boolean => editionOf(state).units[type].domain === 'air';
export const isShip = (state: State, type: UnitType): boolean => editionOf(state).units[type].domain === 'sea';

/** Can hit something when it attacks. */
export const isArmed = (state: State, type: UnitType): boolean => unitOf(state, type).attack > 0;

/** A ship that takes part in an attack and hits nothing. */
export const isUnarmed = (state: State, type: UnitType): boolean => isShip(state, type) && !isArmed(state, type);

/** A ship that can hit nothing at all. */
export function isDefenceless(state: State, type: UnitType): boolean {
  const { domain, attack, defence } = unitOf(state, type);
  return domain === 'sea' && attack === 0 && defence === 0;
}

/** Types of an order's units in canonical order. */
export function typesOf(units: Units): UnitType[] {
  const found: UnitType[] = [];
  for (const type in units) if ((units[type as UnitType] ?? 0) > 0) found.push(type as UnitType);
  return found.length > 1 ? found.sort((a, b) => unitTypes.indexOf(a) - unitTypes.indexOf(b)) : found;
}

/** How many of the units have a trait. */
export function countHaving(state: State, units: Units, trait: Trait): number {
  let count = 0;
  for (const type of editionOf(state).having[trait]) count += units[type] ?? 0;
  return count;
}

/** Units of an owner in a space that have a trait, whatever their marks. */
export function countAt(state: State, space: SpaceId, owner: Power, trait: Trait): number {
  const { units } = editionOf(state);
  let count = 0;
  for (const each of stacksAt(state, space)) if (each.owner === owner && units[each.type][trait] !== undefined) count += each.count;
  return count;
}

/** Spaces with own aircraft, in one order whatever the state has been through: for rules whose outcome or telling hangs on it. */
export function withAircraft(state: State): SpaceId[] {
  const found: SpaceId[] = [];
  for (const space in state.spaces) {
    for (const { owner, type } of stacksAt(state, space)) {
      if (owner !== state.power || !isAir(state, type)) continue;
      found.push(space);
      break;
    }
  }
  return found.sort();
}

/** Steps an aircraft has left this turn; one that has landed has none. */
export const leftOf = (state: State, stack: Kind): number => (stack.spent ? 0 : (stack.left ?? moveOf(state, stack.owner, stack.type)));

/** Marks of an aircraft that has landed for this turn. */
export const landedMarks = { spent: true, left: undefined, deck: undefined, hover: undefined } as const;

/** The stack may still move in this phase: AAC-4.2. */
export function isFree(state: State, stack: Stack): boolean {
  if (stack.owner !== state.power || stack.spent || stack.assault) return false;
  if (isFollowing(state)) return stack.left !== undefined;
  return state.phase !== 'combat-move' || stack.left === undefined;
}

/** Types and numbers that may still move out of a space; ships with a hold only with exactly `cargo` aboard when it is given. */
export function freeUnits(state: State, space: SpaceId, cargo?: readonly Passenger[]): Units {
  const free: Units = {};
  for (const stack of stacksAt(state, space)) {
    if (!isFree(state, stack)) continue;
    if (cargo && holdOf(state, stack.owner, stack.type) && !sameCargo(stack.cargo, cargo)) continue;
    free[stack.type] = (free[stack.type] ?? 0) + stack.count;
  }
  return free;
}

export interface Picked {
  stack: Stack;
  count: number;
}

/**
 * AAC-2.7: which units "n of a type" means: of aircraft those with the least range that still reaches `steps` away, so that
 * the others keep their choices; among equals, out to sea those that came from a carrier, ashore the others. Null when there are
 * not so many.
 */
export function pickUnits(
  state: State,
  space: SpaceId,
  type: UnitType,
  wanted: number,
  { cargo = [], steps = 0, toSea = false }: { cargo?: readonly Passenger[]; steps?: number; toSea?: boolean } = {},
): Picked[] | null {
  const { domain } = unitOf(state, type);
  const hold = holdOf(state, state.power, type);
  const fit = stacksAt(state, space).filter(
    (stack) =>
      stack.type === type &&
      isFree(state, stack) &&
      (!hold || sameCargo(stack.cargo, cargo)) &&
      (domain !== 'air' || leftOf(state, stack) >= steps),
  );
  const rank = ({ deck }: Stack) => ((deck === undefined) === toSea ? 1 : 0);
  if (fit.length > 1) fit.sort((a, b) => leftOf(state, a) - leftOf(state, b) || rank(a) - rank(b));
  const picked: Picked[] = [];
  let missing = wanted;
  for (const stack of fit) {
    if (missing === 0) break;
    const count = Math.min(missing, stack.count);
    picked.push({ stack, count });
    missing -= count;
  }
  return missing === 0 ? picked : null;
}

/** Units with a trait in a space that belong to the active side, but not to the active power. */
export function alliedStacks(state: State, space: SpaceId, trait: Trait): Stack[] {
  const { side, units } = editionOf(state);
  return stacksAt(state, space).filter(
    ({ owner, type }) => units[type][trait] !== undefined && !commands(state, owner) && side[owner] === side[state.power],
  );
}

/** Units of one owner in a space, whatever they did. */
export function ownStacks(state: State, space: SpaceId, power: Power = state.power): Stack[] {
  return stacksAt(state, space).filter((each) => each.owner === power);
}

export const isEmpty = (units: Units): boolean => Object.values(units).every((count) => !count);
