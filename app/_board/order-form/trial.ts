import type { BattleBoard, Decision, InHand, Painting, PhaseUnit, Prompt } from '@/lib/engine';
import type { QuotedRule } from '@/lib/games/registry';
import type { SeatFight } from '@/lib/play/orders/fights';
import type { Later } from '@/lib/play/orders/later';
import type { RefusedOrder } from '@/lib/play/orders/submission';
import type { OpenQuestion } from '@/lib/play/views/table-summary';
import type { CardLine } from './steps';

/** An open question with what the game says about it. */
export interface AskedQuestion extends OpenQuestion {
  /** One sentence. */
  sentence: string;
  /** Ready examples of notation. */
  examples: string[];
  /** What it is about, to be read up. */
  rules: QuotedRule[];
  /** The first prompt of the guided form: shown until the rules have arrived in the browser. */
  prompt: Prompt;
  /** The lines of the card that it begins with; empty: none. */
  card: CardLine[];
  /** Units that it is about, and which of them have acted; empty: it is about none. */
  units: PhaseUnit[];
  /** What it places; empty: nothing. */
  tray: InHand[];
  /** Orders that would place all of it; empty: the game suggests none. */
  suggested: string[];
  /** The one order that answers it: nothing is left to do but that; null: there is a choice. */
  only: string | null;
}

/** What a sheet of orders would lead to, as the server tried it; with no orders the position as it stands. */
export interface Trial {
  /** Last entry of the table it was tried on. */
  seq: number;
  lines: string[];
  /** The question the first line answers, or would; null: none is open. */
  decision: string | null;
  /** Notation of the lines that were understood. */
  understood: string[];
  told: string[];
  /** In sentences: what is answered for the player, and what cannot be known before sending. */
  notes: string[];
  questions: AskedQuestion[];
  view: Record<string, unknown>;
  painting: Painting;
  /** Fights that are announced or on. */
  battles: BattleBoard[];
  /** Of these the seat's own, and how they go on by themselves. */
  fights: SeatFight[];
  /** What may be put on the sheet behind them, though their dice are not thrown; null: nothing. */
  later: Later | null;
  refused: RefusedOrder | null;
  /** Index of the first line that was not tried; null: all were. */
  stoppedAt: number | null;
  /** What is asked behind the lines is known before they are sent, or what would be if nothing unknown changed it. */
  isKnown: boolean;
}

/** Why the sheet could not be tried or sent, in the reader's language. */
export interface Trouble {
  kind: 'trouble';
  text: string;
}

export const decisionOf = ({ decision, seat, kind, force, tempo }: OpenQuestion): Decision => ({ id: decision, seat, kind, force, tempo });

/** The question that is on: the chosen one, else the first that is not answered under seal; null while it cannot be known what comes next. */
export function questionAt({ questions, isKnown }: Trial, chosen: string | null): AskedQuestion | null {
  if (!isKnown) return null;
  const open = questions.filter((question) => !question.held);
  return open.find((question) => question.decision === chosen) ?? open[0] ?? null;
}

/** The one answer that the question which was just answered still takes; null: none, or there is a choice. */
export function lineLeft(trial: Trial, answered: string): string | null {
  if (trial.refused) return null;
  const next = questionAt(trial, null);
  return next && next.decision === answered ? next.only : null;
}

/** The question a sheet answers first: with no line on it yet the one the player chose, if it is open. */
export function sheetDecision({ lines, decision, questions }: Trial, chosen: string | null): string | null {
  const isOpen = questions.some((question) => question.decision === chosen && !question.held);
  return lines.length === 0 && isOpen ? chosen : decision;
}

/** untried: what comes before it cannot be foreseen. unchecked: a line before it is refused. */
export type LineState = 'tried' | 'refused' | 'untried' | 'unchecked';

/** How each line of the sheet fared. */
export function lineStates({ lines, refused, stoppedAt }: Trial): LineState[] {
  return lines.map((_, i) => {
    if (refused && i >= refused.index) return i === refused.index ? 'refused' : 'unchecked';
    return stoppedAt !== null && i >= stoppedAt ? 'untried' : 'tried';
  });
}
