import type { Volley } from '../board';
import type { Moment } from '../game';
import type { Via } from '../via';

/** An entry of a log in the words of a reader who may not know all of it. */
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
  /** Dice of fights that they tell of. */
  volleys: Volley[];
  /** A space of the board that they are about; null: none. */
  space: string | null;
  /** They tell of a fight. */
  isFight: boolean;
  at: string;
  /** The order was taken back later and counts no more. */
  takenBack: boolean;
}
