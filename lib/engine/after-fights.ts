import type { Kinds } from './game';

/** A part of a seat's turn that comes behind its fights, ordered before their dice are thrown. */
export interface LaterPart<K extends Kinds = Kinds> {
  /** What is done by it ("What was bought is placed"). */
  text: string;
  orders: K['order'][];
}
