import type { Decision, Kinds, Language } from './game';

/** Pieces of one kind in hand. */
export interface InHand {
  id: string;
  name: string;
  /** Icon and owner of the board's counter. */
  icon: string;
  owner: string;
  /** Left to place. */
  count: number;
  /** How many of them each space takes now; spaces that take none are left out. */
  room: Readonly<Record<string, number>>;
}

/** Pieces that the orders of a question put on the board, one kind in one space at a time. */
export interface Tray<K extends Kinds = Kinds> {
  /** Empty: the question places none. */
  pieces(view: K['view'], decision: Decision<K>, language: Language): InHand[];
  /** The order that places so many of a kind in a space: legal as far as the space's room goes. */
  place(view: K['view'], decision: Decision<K>, put: { piece: string; count: number; space: string }): K['order'];
}
