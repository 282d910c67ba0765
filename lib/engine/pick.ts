import type { Figure } from './overlay';

export interface Choice {
  value: string;
  label: string;
  /** The card of the unit that it names, to be looked up (`GameModule.unitCard`). */
  card?: string;
  /** Board space that stands for this choice: it can be clicked. */
  space?: string;
  hint?: string;
  /** What it comes to, in numbers: forms show them instead of a hint, and always beside each other. */
  figures?: Figure[];
  /** What choosing it takes of the prompt's `budget`; left out: nothing. */
  cost?: number;
  /** Seldom wanted: where choices are many, forms fold it away. */
  rare?: boolean;
  /** What is meant where no more is said: an order under way is shown as if it were chosen. */
  usual?: boolean;
  /** What would be given away by it: asked once more before it is taken. */
  warns?: { text: string; instead: string; anyway: string };
}

/** One answer on the way down the prompt tree: the chosen values, or the amount. */
export interface Pick {
  field: string;
  value: string[] | number;
}

/**
 * An amount as one line of a card: those that follow each other with the same card are shown together, and may be answered in any order, for a page
 * walks the prompts again after every change.
 */
export interface CardRow {
  card: string;
  /** What the card asks. */
  title: string;
  /** What this line counts ("infantry"). */
  name: string;
  hint?: string;
  /** Icon and owner of the board's counter for it. */
  icon?: string;
  owner?: string;
  /** What most would take; left out: the least. */
  usual?: number;
  /** The card is all that is asked for now: its order may be sent as soon as it is made. */
  isWhole?: true;
}
