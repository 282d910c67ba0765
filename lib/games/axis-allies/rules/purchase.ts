import { fail, ok, type Result } from '../../../engine';
import type { Edition } from '../edition';
import { editionOf } from '../editions';
import { type AaTold, type Order, type OrderOf, type State, type Units, unitTypes } from '../types';
import { type Fault, fault } from '../words/violations';
import { hasLostCapital } from './spaces';

/** IPCs that units cost. */
export const costOf = (edition: Pick<Edition, 'types' | 'units'>, units: Units): number =>
  edition.types.reduce((sum, type) => sum + (units[type] ?? 0) * edition.units[type].cost, 0);

export const cheapest = (edition: Pick<Edition, 'types' | 'units'>): number =>
  Math.min(...edition.types.map((type) => edition.units[type].cost));

/** QREV-14: it was freed, and has not collected income since. */
export const isRecovering = ({ power, recovering }: State): boolean => recovering?.includes(power) === true;

/** R41-3.2, QREV-14: who has lost the capital buys nothing, nor does who has just got it back. */
export const mayBuy = (state: State): boolean => !hasLostCapital(state, state.power) && !isRecovering(state);

/** R41-4.2. */
export function checkPurchase(state: State, order: OrderOf<'purchase'>): Result<Order, Fault> {
  const cost = costOf(editionOf(state), order.units);
  const treasury = state.treasury[state.power];
  if (cost > treasury) return fail(fault('funds', { power: state.power, cost, treasury }, 'units'));
  const units = Object.fromEntries(unitTypes.filter((type) => order.units[type]).map((type) => [type, order.units[type] ?? 0]));
  return ok({ type: 'purchase', units });
}

export function doPurchase(state: State, { units }: OrderOf<'purchase'>, told: AaTold[]): void {
  const cost = costOf(editionOf(state), units);
  state.treasury[state.power] -= cost;
  state.bought = { ...units };
  told.push({ event: { type: 'purchase', power: state.power, units, cost, left: state.treasury[state.power] }, to: 'all' });
}
