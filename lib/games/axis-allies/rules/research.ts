import { fail, ok, type Result } from '../../../engine';
import { heldBy, holds } from '../effects';
import { type TechnologyId, technologyIds } from '../effects/ids';
import type { AaTold, Order, OrderOf, Power, Rng, State } from '../types';
import { type Fault, fault } from '../words/violations';
import { mayBuy } from './purchase';

/** IPCs a die costs. */
export const dieCost = 5;

/** The number that a die must show. */
export const numberOf = (technology: TechnologyId): number => technologyIds.indexOf(technology) + 1;

export const undeveloped = (state: State, power: Power): TechnologyId[] => technologyIds.filter((id) => !holds(state, power, id));

/** RREV-4.1: dice that the power can pay. */
export const mostDice = (state: State): number => Math.floor(state.treasury[state.power] / dieCost);

/** There is something to develop, and money for a die. */
export const mayResearch = (state: State): boolean =>
  !state.options.noTechnology && mayBuy(state) && mostDice(state) > 0 && undeveloped(state, state.power).length > 0;

export function checkResearch(state: State, order: OrderOf<'research'>): Result<Order, Fault> {
  const { power } = state;
  const { technology, dice } = order;
  if (holds(state, power, technology)) return fail(fault('developed', { power, technology }, 'technology'));
  const cost = dice * dieCost;
  if (cost > state.treasury[power]) return fail(fault('funds', { power, cost, treasury: state.treasury[power] }, 'dice'));
  return ok(order);
}

/** RREV-4.2: what any of the dice brings is had at once and for good. */
export function doResearch(state: State, { technology, dice: count }: OrderOf<'research'>, rng: Rng, told: AaTold[]): void {
  const { power } = state;
  const cost = count * dieCost;
  state.treasury[power] -= cost;
  const dice = rng.roll(`research ${technology}`, count, 6);
  const success = dice.includes(numberOf(technology));
  if (success) state.effects = { ...state.effects, [power]: [...heldBy(state, power), technology] };
  told.push({ event: { type: 'research', power, technology, cost, dice, success, left: state.treasury[power] }, to: 'all' });
}
