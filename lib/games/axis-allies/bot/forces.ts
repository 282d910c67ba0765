import type { Edition } from '../edition';
import { heldBy } from '../effects';
import { lineUp, type Odds, oddsOf } from '../rules/odds';
import { costOf } from '../rules/purchase';
import { type Power, type Stack, type State, type Units, type UnitType, unitTypes } from '../types';

export const landTypes = ['infantry', 'artillery', 'tank'] as const satisfies readonly UnitType[];
export const warshipTypes = ['submarine', 'destroyer', 'carrier', 'battleship'] as const satisfies readonly UnitType[];

/** Fights worked out lately: a turn asks for the same ones again and again. */
const known = new Map<string, Odds>();
const mostKnown = 20_000;

/** Whose units fight, as far as that is known: what they have developed counts. */
export interface Owners {
  attacker?: Power | undefined;
  defender?: Power | undefined;
}

/** Odds of units against units. */
export function fight(
  state: Pick<State, 'edition' | 'effects'>,
  attack: Units,
  defence: Units,
  kind: 'land' | 'sea',
  { attacker, defender }: Owners = {},
): Odds {
  const held = (owner: Power | undefined) => (owner === undefined ? '' : heldBy(state, owner).join());
  const key = `${state.edition} ${kind} ${keyOf(attack)} ${keyOf(defence)} ${held(attacker)} ${held(defender)}`;
  const before = known.get(key);
  if (before) return before;
  const { 'aa-gun': guns = 0, complex: _, ...army } = defence;
  const force = guns > 0 ? underFire(attack) : attack;
  const odds = oddsOf(lineUp(state, listOf(force, attacker), 'attack', kind), lineUp(state, listOf(army, defender), 'defence', kind));
  if (known.size >= mostKnown) known.clear();
  known.set(key, odds);
  return odds;
}

/** What guns usually leave of a force: one in six aircraft falls. */
function underFire({ fighter = 0, bomber = 0, ...others }: Units): Units {
  const lost = Math.round((fighter + bomber) / 6);
  return { ...others, fighter: Math.max(0, fighter - lost), bomber: bomber - Math.max(0, lost - fighter) };
}

const keyOf = (units: Units): string => unitTypes.map((type) => units[type] ?? 0).join();
const listOf = (units: Units, owner?: Power) =>
  unitTypes.flatMap((type) => (units[type] ? [{ type, count: units[type] ?? 0, ...(owner && { owner }) }] : []));

export function unitsOf(stacks: readonly Pick<Stack, 'type' | 'count'>[]): Units {
  const units: Units = {};
  for (const { type, count } of stacks) units[type] = (units[type] ?? 0) + count;
  return units;
}

export function plus(a: Units, b: Units): Units {
  const sum = { ...a };
  for (const type of unitTypes) if (b[type]) sum[type] = (sum[type] ?? 0) + (b[type] ?? 0);
  return sum;
}

export function minus(a: Units, b: Units): Units {
  const rest: Units = {};
  for (const type of unitTypes) {
    const left = (a[type] ?? 0) - (b[type] ?? 0);
    if (left > 0) rest[type] = left;
  }
  return rest;
}

/** The ships among units. */
export const shipsOf = (edition: Pick<Edition, 'types' | 'units'>, units: Units): Units =>
  Object.fromEntries(
    edition.types.filter((type) => edition.units[type].domain === 'sea' && units[type]).map((type) => [type, units[type] ?? 0]),
  );

/** Of ships and aircraft those that fight in a sea battle, and how many transports only others protect: none where transports fight too. */
export function battleLine({ units }: Pick<Edition, 'units'>, ships: Units): { line: Units; sheltered: number } {
  if (!units.transport.diesLast) return { line: ships, sheltered: 0 };
  const { transport = 0, ...line } = ships;
  return { line, sheltered: transport };
}

export const countUnits = (units: Units): number => unitTypes.reduce((sum, type) => sum + (units[type] ?? 0), 0);
export const valueOfUnits = (edition: Pick<Edition, 'types' | 'units'>, units: Units): number => costOf(edition, units);

/** The smallest count up to `most` for which something holds, or `most`; it must go on holding for larger ones. */
export function fewest(most: number, holds: (count: number) => boolean): number {
  let low = 1;
  let high = most;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
