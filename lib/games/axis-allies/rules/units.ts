import { editionOf } from '../editions';
import type { Trait, Unit } from '../facts';
import type { Passenger, Power, SpaceId, Stack, State, Units, UnitType } from '../types';
import { type Kind, sameCargo, stacksAt } from './stacks';

/** A type's row: its values and traits. */
export const unitOf = (state: Pick<State, 'edition'>, type: UnitType): Unit => editionOf(state).units[type];

export const isAir = (state: State, type: UnitType): boolean => editionOf(state).units[type].domain === 'air';
export const isShip = (state: State, type: UnitType): boolean => editionOf(state).units[type].domain === 'sea';

/** Can hit something when it attacks. */
export const isArmed = (state: State, type: UnitType): boolean => unitOf(state, type).attack > 0;

/** A ship that can hit nothing at all. */
export function isDefenceless(state: State, type: UnitType): boolean {
  const { domain, attack, defence } = unitOf(state, type);
  return domain === 'sea' && attack === 0 && defence === 0;
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
export const leftOf = (state: State, stack: Kind): number => (stack.spent ? 0 : (stack.left ?? unitOf(state, stack.type).move));

/** Marks of an aircraft that has landed for this turn. */
export const landedMarks = { spent: true, left: undefined, deck: undefined, hover: undefined } as const;

/** The stack may still move in this phase: AAC-4.2. */
export function isFree(state: State, stack: Stack): boolean {
  if (stack.owner !== state.power || stack.spent || stack.assault) return false;
  return state.phase !== 'combat-move' || stack.left === undefined;
}

/** Types and numbers that may still move out of a space; ships with a hold only with exactly `cargo` aboard when it is given. */
export function freeUnits(state: State, space: SpaceId, cargo?: readonly Passenger[]): Units {
  const free: Units = {};
  for (const stack of stacksAt(state, space)) {
    if (!isFree(state, stack)) continue;
    if (cargo && unitOf(state, stack.type).hold && !sameCargo(stack.cargo, cargo)) continue;
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
  const { hold, domain } = unitOf(state, type);
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
    ({ owner, type }) => units[type][trait] !== undefined && owner !== state.power && side[owner] === side[state.power],
  );
}

/** Units of one owner in a space, whatever they did. */
export function ownStacks(state: State, space: SpaceId, power: Power = state.power): Stack[] {
  return stacksAt(state, space).filter((each) => each.owner === power);
}

export const isEmpty = (units: Units): boolean => Object.values(units).every((count) => !count);
