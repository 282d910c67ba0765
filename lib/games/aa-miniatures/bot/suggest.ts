import { clone, forget } from '../../../engine';
import { unitOf } from '../rules/battle';
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
    const { unit: id, facing, aboard } = order;
    const hex = order.hex ?? (aboard === undefined ? null : unitOf(state, aboard).hex);
    state.units = state.units.map((unit) =>
      unit.id === id ? { ...unit, hex, facing: facing ?? unit.facing, aboard: aboard ?? null } : unit,
    );
    orders.push(order);
  }
}
