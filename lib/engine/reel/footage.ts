import type { Kinds, Moment } from '../game';
import type { Draw } from '../rng';
import type { Via } from '../via';
import type { Delta } from './delta';

/** An order as the log holds it: whoever knows the rules and all orders before it needs no more. */
export interface OrderShot<K extends Kinds = Kinds> {
  seat: K['seat'];
  decision: string;
  order: K['order'];
  draws: Draw[];
  via: Via;
  /** ISO time. */
  at: string;
}

/** What the players did with the table itself, in sentences of the reader's language. */
export interface ActShot<K extends Kinds = Kinds> {
  seat: K['seat'];
  lines: string[];
  /** Play goes on from where it stood after this entry; null: from where it stands. */
  backTo: number | null;
  at: string;
}

/** An entry as somebody knows it who may not know all. */
export interface SeenShot<K extends Kinds = Kinds> {
  seat: K['seat'];
  moment: Moment;
  /** Null: not theirs to know. */
  order: K['order'] | null;
  via: Via | null;
  events: K['event'][];
  at: string;
}

/** A game as a browser gets it in one piece, from behind entry `after` on. Entries never change, so a later piece goes behind an earlier one. */
export type Footage<K extends Kinds = Kinds> =
  | {
      kind: 'orders';
      after: number;
      options: K['options'];
      rules: number;
      /** Draws of the set-up. */
      draws: Draw[];
      entries: (OrderShot<K> | ActShot<K>)[];
    }
  | {
      /** Facts are hidden from the reader: what their own view became with each entry, and nothing else. */
      kind: 'views';
      after: number;
      viewer: K['seat'] | 'public';
      options: K['options'];
      /** What was told at the set-up. */
      opening: K['event'][];
      /** The view after entry `after` when that is the set-up; null: the earlier piece ends with it. */
      first: K['view'] | null;
      entries: { shot: SeenShot<K> | (ActShot<K> & { moment: Moment }); change: Delta }[];
    };

export const isAct = <K extends Kinds>(shot: OrderShot<K> | SeenShot<K> | ActShot<K>): shot is ActShot<K> => 'backTo' in shot;
