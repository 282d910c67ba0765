import { clone, forget } from '../../../engine';
import { putDown } from '../rules/apply';
import type { Asked, Order, View } from '../state';
import { deployOrder } from './placing';

/** A deployment as the practice bot would place it when chance has no say. */
export function suggest(view: View, { kind, seat }: Asked): Order[] {
  if (kind !== 'deployment') return [];
  const state = clone(view);
  const orders: Order[] = [];
  for (;;) {
    forget(state);
    const order = deployOrder(state, seat, () => 0);
    if (order.type !== 'deploy') return orders;
    putDown({ state }, order);
    orders.push(order);
  }
}
