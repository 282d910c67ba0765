import type { Kinds, Language } from './game';

/** A part of a seat's turn that comes behind its fights, ordered before their dice are thrown. */
export interface LaterPart<K extends Kinds = Kinds> {
  /** What is done by it ("What was bought is placed"). */
  text: string;
  orders: K['order'][];
}

/** Whose turn goes on behind its fights, and how it comes to them. */
export interface BeforeFights<K extends Kinds = Kinds> {
  seat: K['seat'];
  /** The standing orders with the plans of the sheet. */
  policy: K['policy'];
  /** The order of the sheet that throws the dice; null: they are thrown behind all that was tried. */
  ahead: K['order'] | null;
  language: Language;
}
