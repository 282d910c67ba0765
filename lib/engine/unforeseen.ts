import type { Decision, Kinds } from './game';

/**
 * Why a trial goes no further. chance: dice decide. hidden: something that the seat may not know does. sealed: the order is held until
 * others have given theirs. others: another seat answers next.
 */
export type Veil = 'chance' | 'hidden' | 'sealed' | 'others';

/** An automatic answer: a question, what was answered, and who or what did. */
export interface Reply<K extends Kinds = Kinds> {
  decision: Decision<K>;
  order: K['order'];
  via: 'forced' | 'standing' | 'bot' | 'deadline';
}

/** Thrown in a trial where the seat that tries cannot know what comes. */
export class Unforeseen extends Error {
  override name = 'Unforeseen';
  /** The automatic answer that led there; null: an order of the sheet did. */
  reply: Reply | null = null;
  constructor(readonly why: Veil) {
    super(`cannot be foreseen: ${why}`);
  }
}
