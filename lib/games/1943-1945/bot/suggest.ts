import { clone, forget } from '../../../engine';
import { addForce } from '../pieces';
import { doConvert, doReinforce } from '../rules/reinforcement';
import { doDeploy } from '../rules/set-up';
import type { Order, OrderOf, Question43, View } from '../types';
import { deployOrder, musterOrder } from './muster';

/** A set-up or reinforcements as the practice bot would place them, a line a zone. Events are the player's own to spend. */
export function suggest(view: View, { kind, seat }: Question43): Order[] {
  const state = clone(view);
  const orders: Order[] = [];
  for (;;) {
    forget(state);
    if (kind === 'set-up') {
      const order = deployOrder(state);
      if (order.type !== 'deploy') return orders;
      doDeploy(state, order, []);
      addDeploy(orders, order);
    } else if (kind === 'reinforcement') {
      const order = musterOrder(state, seat);
      if (order.type === 'reinforce') {
        doReinforce(state, seat, order, []);
        addReinforce(orders, order);
      } else if (order.type === 'convert') {
        doConvert(state, seat, order, []);
        orders.push(order);
      } else return orders;
    } else return orders;
  }
}

/** What goes to a zone that has something already joins its line. */
function addDeploy(orders: Order[], order: OrderOf<'deploy'>): void {
  const same = orders.find((each) => each.type === 'deploy' && each.zone === order.zone);
  if (same?.type !== 'deploy') {
    orders.push(clone(order));
    return;
  }
  addForce(same.units, order.units);
  if (order.line) same.line = true;
}

function addReinforce(orders: Order[], order: OrderOf<'reinforce'>): void {
  const same = orders.find((each) => each.type === 'reinforce' && each.zone === order.zone);
  if (same?.type === 'reinforce') same.cubes += order.cubes;
  else orders.push({ ...order });
}
