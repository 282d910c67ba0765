import { type Decision, type Language, readOrder } from '../../engine';
import type { AnyGame } from '../../games/registry';

/** A part of a seat's turn behind its fights, as lines for its sheet. */
export interface LaterLines {
  text: string;
  /** Notation in the reader's language. */
  lines: string[];
}

/** What a seat may order behind its fights before it knows how they end. */
export interface Later {
  /** Where on the sheet what comes behind them begins. */
  from: number;
  parts: LaterLines[];
}

interface Tried {
  seat: string;
  orders: readonly (object | string)[];
  /** Index of the first order that was not tried, as many as there are orders when all were. */
  at: number;
  /** What is open behind those that were. */
  open: readonly Decision[];
  view: Record<string, unknown>;
  /** Null: nothing answers for the seat. */
  policy: object | null;
}

/** Null: a game, or the sheet, has nothing of that. */
export function laterOf(game: AnyGame, { seat, orders, at, open, view, policy }: Tried, language: Language): Later | null {
  if (policy === null || !game.afterFights) return null;
  const ahead = aheadOf(game, { order: orders[at], open, view }, language);
  const parts = game.afterFights(view, { seat, policy, ahead, language });
  if (parts.length === 0) return null;
  return {
    from: ahead === null ? at : at + 1,
    parts: parts.map(({ text, orders }) => ({ text, lines: orders.map((order) => game.format(order, language)) })),
  };
}

/** The order that could not be tried because of what it does; null: what comes before it was the reason. */
function aheadOf(
  game: AnyGame,
  { order, open, view }: Pick<Tried, 'open' | 'view'> & { order: object | string | undefined },
  language: Language,
): { type: string } | null {
  if (order === undefined) return null;
  for (const decision of open) {
    const read = readOrder(game, view, decision, order as { type: string } | string, language);
    if (read.ok) return read.value;
  }
  return null;
}
