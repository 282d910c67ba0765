import type { Battlefield } from '../combat-types';
import { editionOf } from '../editions';
import { heldBy, table } from '../effects';
import type { Situation } from '../effects/points';
import type { Power, Stack } from '../types';
import type { Part } from './forces';

/** Interchangeable units in a volley: how many, on what each of their dice hits, and how many dice each rolls. */
export interface Aim {
  count: number;
  needs: number;
  dice: number;
}

/** Units of one type; an estimate need not know whose they are. */
type Firing = Pick<Stack, 'type' | 'count' | 'kamikaze'> & { readonly owner?: Power };

/** What a strength hangs on beside the unit and its owner: the side it is on, who fires beside it (itself among them), and the round. */
export interface Circumstances {
  readonly part: Part;
  readonly company: readonly Firing[];
  /** Null for an estimate, which knows no place. */
  readonly field: Battlefield | null;
}

/** What a unit hits on by itself, its owner's technologies and advantages included; 0: it cannot fight. */
export function strengthOf(
  state: Situation,
  { type, owner, kamikaze }: Pick<Firing, 'type' | 'owner' | 'kamikaze'>,
  part: Part,
  field: Battlefield | null,
): number {
  const printed = editionOf(state).units[type][part];
  const held = owner === undefined ? [] : heldBy(state, owner);
  if (owner === undefined || held.length === 0) return printed;
  const last = kamikaze && field ? table.ask('onKamikaze', held, { state, owner, type, part, space: field.space }) : null;
  return Math.max(printed, table.ask('onStrength', held, { state, owner, type, part, field }) ?? 0, last ?? 0);
}

/** Dice that an attacking unit rolls. */
export function diceOf(state: Situation, { type, owner }: Pick<Firing, 'type' | 'owner'>): number {
  const { attackDice = 1 } = editionOf(state).units[type];
  const held = owner === undefined ? [] : heldBy(state, owner);
  if (owner === undefined || held.length === 0) return attackDice;
  return Math.max(attackDice, table.ask('onDice', held, { state, owner, type }) ?? 0);
}

/** What units of one owner and type fire with, the best aims first: who is supported aims better, one for every supporter. */
export function aimsOf(state: Situation, firing: Firing, { part, company, field }: Circumstances): Aim[] {
  const { type, count } = firing;
  const { units, having } = editionOf(state);
  const { supportedAttack = 0 } = units[type];
  const dice = part === 'attack' ? diceOf(state, firing) : 1;
  const needs = strengthOf(state, firing, part, field);
  if (part === 'defence' || supportedAttack <= needs || having.supports.length === 0) return [{ count, needs, dice }];
  const supporters = company.reduce((sum, each) => sum + (units[each.type].supports ? each.count : 0), 0);
  const supported = Math.min(count, supporters);
  return [
    { count: supported, needs: supportedAttack, dice },
    { count: count - supported, needs, dice },
  ].filter((each) => each.count > 0);
}
