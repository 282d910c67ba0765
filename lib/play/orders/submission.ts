import type { Language, Via, Violation } from '../../engine';

/** Orders of one seat on their way to `submit`, whatever door they came through. */
export interface Submission {
  /** Chosen by the sender (at most 64 characters): the same id again gives the same receipt and no second effect. */
  id: string;
  table: string;
  seat: string;
  /** `Decision.id` that the first order answers; null takes the seat's first open question. */
  decision: string | null;
  /** Notation or order objects. */
  orders: (string | Record<string, unknown>)[];
  via: Extract<Via, 'web' | 'mail' | 'api'>;
  language: Language;
  /** Mixed into the dice from now on: drawn by the sender, best the one whose SHA-256 (in hex) was the pledge of the sheet before. */
  word?: string | undefined;
  /** SHA-256, in hex, of the word that comes with the next sheet. */
  pledge?: string | undefined;
  /** The table's last seq the sender had seen: if the table moved on since, the answer is `closed`. */
  after?: number;
}

/** The order a sheet stopped at, with everything that was not played given back. */
export interface RefusedOrder {
  index: number;
  /** Notation of the refused order. */
  line: string;
  violations: Violation[];
  /** Notation of all that is still to be sent: the refused order and those behind it, and those before it when nothing was played. */
  remainder: string[];
}

interface Accepted {
  /** Last entry of the table now. */
  seq: number;
  /** Notation, one per accepted order. */
  understood: string[];
  /** What happened, as the sender may know it, in the sender's language. */
  told: string[];
  refused: RefusedOrder | null;
  over: boolean;
}

export type Receipt =
  | ({ kind: 'applied' } & Accepted)
  /** Sealed orders that wait for other seats (others of the sheet may have been played). */
  | ({ kind: 'held' } & Accepted)
  | { kind: 'refused'; seq: number; refused: RefusedOrder }
  /** Nothing of this seat is open, the table is over or not started, or it moved on since `after`. */
  | { kind: 'closed'; seq: number; violations: Violation[] }
  | { kind: 'repeated'; receipt: Exclude<Receipt, { kind: 'repeated' }> };
