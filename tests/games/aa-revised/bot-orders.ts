import { carryOut, seeded } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { decisions } from '../../../lib/games/axis-allies/rules/sequence';
import type { Order, State } from '../../../lib/games/axis-allies/types';
import { given } from '../../support/given';

export const position = (text: string): State => given(aaRevised).position(text).state;

/** The bot's answer to the first question. */
export function answerOf(state: State): Order {
  const [decision] = decisions(state);
  if (!decision) throw new Error('nothing is asked');
  return aaRevised.bot(state, decision, seeded('bot'));
}

/** The bot's orders of a movement phase until it ends it; the state is as the last one left it. */
export function ordersOf(state: State): Order[] {
  const orders: Order[] = [];
  for (;;) {
    const [decision] = decisions(state);
    const order = answerOf(state);
    if (!decision || order.type === 'end') return orders;
    orders.push(order);
    carryOut(aaRevised, state, { decision: decision.id, seat: decision.seat, order }, { roll: () => [] });
  }
}
