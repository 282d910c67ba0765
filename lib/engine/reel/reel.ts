import type { Kinds, Moment } from '../game';
import type { Draw } from '../rng';
import type { Via } from '../via';

/** One entry, as far as the reader may know it. */
export interface Frame<K extends Kinds = Kinds> {
  /** From 1. */
  seq: number;
  seat: K['seat'];
  /** Where the game stood when the order was given. */
  moment: Moment;
  /** Null: hidden, or no order of the game. */
  order: K['order'] | null;
  /** Null: hidden. */
  draws: readonly Draw[] | null;
  /** Null: hidden. */
  via: Via | null;
  /** What the players did with the table, in sentences; null: an order of the game. */
  act: readonly string[] | null;
  /** ISO time. */
  at: string;
}

/** Through whose eyes: a seat, whoever watches, or with nothing hidden. */
export type Eyes<K extends Kinds = Kinds> = K['seat'] | 'public' | 'everyone';

/**
 * A game one can wind to any entry, without asking anybody: `last` grows as pieces come in (`append`), and every entry up to it can be had at once,
 * a position for at most sixteen orders carried out. What it hands out is not to be changed.
 */
export interface Reel<K extends Kinds = Kinds> {
  readonly options: K['options'];
  /** Whose views there are; null: anybody's. */
  readonly viewer: K['seat'] | 'public' | null;
  readonly last: number;
  /** Entry `seq`, 1 to `last`. */
  frame(seq: number): Frame<K>;
  /** What entry `seq` told (0: the set-up). */
  events(seq: number, eyes: Eyes<K>): readonly K['event'][];
  /** The position after entry `seq` (0: the set-up) through somebody's eyes; of a reel of views always its viewer's. */
  view(seq: number, eyes: Eyes<K>): K['view'];
  /** Everything, for who goes on playing from there: a copy. Null: this reel holds views alone. */
  state(seq: number): K['state'] | null;
  /** The entry was taken back later and counts no more. */
  isTakenBack(seq: number): boolean;
}

/** Entries between two positions that are kept. */
export const stride = 16;
