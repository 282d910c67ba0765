import type { Language, Moment, Via, Violation } from '../engine';
import type { Pace } from '../pace';

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

/** A door's caller did what it may not do; `status` is the HTTP status that says it. */
export class PlayError extends Error {
  override name = 'PlayError';
  constructor(
    readonly code: 'not-found' | 'forbidden' | 'invalid' | 'too-large' | 'too-many' | 'conflict',
    /** One sentence in the caller's language. */
    message: string,
    /** Seconds until another try may succeed (too-many). */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  get status(): number {
    return { 'not-found': 404, forbidden: 403, invalid: 400, 'too-large': 413, 'too-many': 429, conflict: 409 }[this.code];
  }
}

export type TableStatus = 'open' | 'running' | 'over';

export interface SeatSummary {
  seat: string;
  name: string;
  /** null: the seat is free or held by the bot. */
  userId: string | null;
  userName: string | null;
  bot: boolean;
  /** Whom the seat is kept for before the start: an address, for others than the owner only its first letter; empty: whoever has the link. */
  invited: string | null;
  resigned: boolean;
  /** Let two deadlines pass: its questions are answered by default at once, until its player is heard again. */
  away?: boolean;
}

/** A table as lists show it. */
export interface TableSummary {
  id: string;
  game: string;
  gameTitle: string;
  title: string;
  status: TableStatus;
  /** Last entry. */
  seq: number;
  moment: Moment | null;
  momentName: string;
  headline: string;
  seats: SeatSummary[];
  /** Seats the game waits for. */
  waiting: string[];
  /** The same in words: "Anna (United Kingdom)". */
  waitingFor: string[];
  /** Earliest deadline of a question for the viewer. */
  deadline: string | null;
  /** The viewer is asked something. */
  myTurn: boolean;
  mySeats: string[];
  demo: boolean;
  /** Nobody was heard of, so no clock runs and nothing is answered until a player is; ISO time, null: it does not rest. */
  restsSince: string | null;
  updatedAt: string;
}

export interface OpenQuestion {
  decision: string;
  seat: string;
  kind: string;
  force: 'must' | 'may';
  tempo: 'turn' | 'reaction';
  /** ISO time; null without a clock. */
  deadline: string | null;
  /** A sealed answer was given and is held. */
  held: boolean;
}

export interface LogLine {
  /** Entry the line belongs to; 0 is the set-up. */
  seq: number;
  index: number;
  text: string;
}

export interface LogEntry {
  seq: number;
  seat: string;
  /** Who of the seat gave the order, in the reader's language: of several powers the one whose turn it was. */
  by: string;
  moment: Moment;
  momentName: string;
  /** Notation as the log keeps it; null when the viewer may not know it yet. */
  order: string | null;
  /** The order in the reader's words; null when it is hidden, and for what the players did with the table: `lines` tell that. */
  written: string | null;
  /** Null when the viewer may not know it yet: that an answer was forced says what was hidden. */
  via: Via | null;
  draws: { label: string; sides: number; values: number[] }[] | null;
  lines: string[];
  at: string;
  /** The order was taken back later and counts no more. */
  takenBack: boolean;
}

/** All a table page (or a program) needs of a table for one viewer. `view` is the module's redacted view. */
export interface TableView extends TableSummary {
  options: Record<string, unknown>;
  pace: Pace;
  /** The seat the view is made for: one of mySeats, or 'public'. */
  viewer: string;
  view: Record<string, unknown>;
  /** Open questions of the viewer's seats. */
  questions: OpenQuestion[];
  /** Own seats whose standing orders the game has outgrown: its suggestion answers until they are set anew. */
  lapsedStanding: string[];
  commitment: string;
  /** Revealed once the table is over. */
  secret: string | null;
  rules: number;
  owner: string | null;
}
