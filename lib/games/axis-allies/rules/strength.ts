import type { Edition } from '../edition';
import { editionOf } from '../editions';
import type { Power, Stack, State } from '../types';
import type { Part } from './forces';

/** Interchangeable units in a volley: how many, on what each of their dice hits, and how many dice each rolls. */
export interface Aim {
  count: number;
  needs: number;
  dice: number;
}

/** Units of one type; an estimate need not know whose they are. */
type Firing = Pick<Stack, 'type' | 'count'> & { readonly owner?: Power };

/** What a strength hangs on beside the unit and its owner: the side it is on, who fires beside it (itself among them), and the round. */
export interface Circumstances {
  readonly part: Part;
  readonly company: readonly Firing[];
  /** 1-based. */
  readonly round: number;
}

/** What a unit hits on by itself; 0: it cannot fight. */
export const strengthOf = (state: Pick<State, 'edition'>, { type }: Pick<Firing, 'type' | 'owner'>, part: Part): number =>
  editionOf(state).units[type][part];

/** What units of one owner and type fire with, the best aims first. */
export const aimsOf = (state: Pick<State, 'edition'>, firing: Firing, circumstances: Circumstances): Aim[] =>
  aimsIn(editionOf(state), firing, circumstances);

/** The same under an edition's rows: who is supported aims better, one for every supporter. */
export function aimsIn({ units, having }: Pick<Edition, 'units' | 'having'>, firing: Firing, { part, company }: Circumstances): Aim[] {
  const { type, count } = firing;
  const { supportedAttack, attackDice = 1 } = units[type];
  const dice = part === 'attack' ? attackDice : 1;
  const needs = units[type][part];
  if (part === 'defence' || supportedAttack === undefined || having.supports.length === 0) return [{ count, needs, dice }];
  const supporters = company.reduce((sum, each) => sum + (units[each.type].supports ? each.count : 0), 0);
  const supported = Math.min(count, supporters);
  return [
    { count: supported, needs: supportedAttack, dice },
    { count: count - supported, needs, dice },
  ].filter((each) => each.count > 0);
}
