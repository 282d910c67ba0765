import type { Moment } from '../../engine';
import type { TimeControl } from '../../time-control';

export type TableStatus = 'open' | 'running' | 'over';

export interface SeatSummary {
  seat: string;
  name: string;
  /** null: the seat is free or held by the bot. */
  userId: string | null;
  userName: string | null;
  /** The practice bot of the house holds it. */
  bot: boolean;
  /** Its holder is a bot account: a program that belongs to somebody. */
  program: boolean;
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
  /** It was not played here but read in from a file: where that says it was played, null where it does not say. */
  imported: { site: string | null; isOurs: boolean } | null;
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

/** All a table page (or a program) needs of a table for one viewer. `view` is the module's redacted view. */
export interface TableView extends TableSummary {
  options: Record<string, unknown>;
  timeControl: TimeControl;
  /** The seat the view is made for: one of mySeats, or 'public'. */
  viewer: string;
  view: Record<string, unknown>;
  /** Open questions of the viewer's seats. */
  questions: OpenQuestion[];
  /** Own seats whose standing orders the game has outgrown: its suggestion answers until they are set anew. */
  lapsedStanding: string[];
  commitment: string;
  /** The public beacon in the dice: the hash of its chain, and the round that the next orders mix in once it is out; null: none. */
  beacon: { chain: string; named: number } | null;
  /** SHA-256, in hex, of the word that the viewer's own seat has pledged to bring with its next orders; null: none. */
  pledge: string | null;
  /** Revealed once the table is over. */
  secret: string | null;
  rules: number;
  owner: string | null;
}
