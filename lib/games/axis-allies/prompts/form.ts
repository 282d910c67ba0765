import type { OrderForm } from '../../../engine';
import type { K, Order } from '../types';

/** An order form of this game. */
export type Form<T = Order> = OrderForm<K, T>;
