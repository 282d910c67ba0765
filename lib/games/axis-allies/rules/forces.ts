import type { Battle } from '../combat-types';
import { editionOf } from '../editions';
import type { Force, Power, Stack, State } from '../types';
import { commands } from './joint';
import { sameSide } from './spaces';
import { stacksAt } from './stacks';

/** The two sides of a battle. */
export type Part = 'attack' | 'defence';
export const otherPart = (part: Part): Part => (part === 'attack' ? 'defence' : 'attack');

type Field = Pick<Battle, 'space' | 'kind'>;

/** AAC-5.1: units of the active power that fight there. */
export function attackersAt(state: State, { space, kind }: Field): Stack[] {
  const { units } = editionOf(state);
  return stacksAt(state, space).filter(
    ({ owner, type, hover, submerged, raid, riding }) =>
      commands(state, owner) && !hover && !submerged && !raid && !riding && (units[type].domain === 'air' || units[type].domain === kind),
  );
}

/** AAC-5.2: every enemy unit there; what flies over the sea comes from carriers. RREV-11.2: guns and complexes change hands and never fight. */
export function defendersAt(state: State, { space }: Pick<Battle, 'space'>): Stack[] {
  const { units } = editionOf(state);
  return stacksAt(state, space).filter(
    ({ owner, type, submerged }) =>
      !submerged && !sameSide(state, owner, state.power) && units[type].flak === undefined && !units[type].facility,
  );
}

/** The side an owner is on. */
export const partOf = (state: State, { owner }: Pick<Stack, 'owner'>): Part => (sameSide(state, owner, state.power) ? 'attack' : 'defence');

export const forceAt = (state: State, field: Field, part: Part): Stack[] =>
  part === 'attack' ? attackersAt(state, field) : defendersAt(state, field);

/** Counts by owner and type, for events. */
export function forceOf(stacks: readonly Stack[]): Force {
  const force: Force = {};
  for (const { owner, type, count } of stacks) {
    const units = force[owner] ?? {};
    units[type] = (units[type] ?? 0) + count;
    force[owner] = units;
  }
  return force;
}

/** Owners of the stacks, in their order (turn order within a space). */
export const ownersOf = (stacks: readonly Stack[]): Power[] => [...new Set(stacks.map((each) => each.owner))];
