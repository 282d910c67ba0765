import { faultOf } from '../rules/check';
import type { Order, Side, State } from '../types';
import { attacks, landings } from './attacks';
import { bombsAhead } from './bombs';
import { events } from './events';
import { flights, marches, voyages } from './movement';
import type { Option } from './survey';

/** After so many windows of one impulse nothing moves any more: a plan that goes to and fro ends. */
const mostWindows = 40;

/** The next order of an own impulse. */
export function impulseOrder(state: State, side: Side, random: () => number): Order {
  const impulse = state.impulse;
  if (!impulse) throw new Error('no impulse');
  const legal = ({ order }: Option) => faultOf(state, 'impulse', side, order) === null;
  const moving = impulse.declared.length === 0 && impulse.windows < mostWindows;
  const stages = [
    ...(moving
      ? [
          () => events(state, side),
          () => flights(state, side),
          () => marches(state, side),
          () => voyages(state, side),
          () => bombsAhead(state, side),
        ]
      : []),
    () => [...landings(state, side), ...attacks(state, side)],
  ];
  for (const stage of stages) {
    const [best] = stage()
      .map((each) => ({ ...each, worth: each.worth * (0.92 + 0.16 * random()) }))
      .filter((each) => each.worth > 0.6 && legal(each))
      .sort((a, b) => b.worth - a.worth);
    if (best) return best.order;
  }
  return { type: 'end' };
}
