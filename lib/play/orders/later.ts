import type { Language } from '../../engine';
import type { AnyGame } from '../../games/registry';

/** A part of a seat's turn behind its fights, as lines for its sheet. */
export interface LaterLines {
  text: string;
  /** Notation in the reader's language. */
  lines: string[];
}

/** What a seat may order behind its fights before it knows how they end. */
export function laterOf(
  game: AnyGame,
  { view, seat, policy }: { view: Record<string, unknown>; seat: string; policy: object | null },
  language: Language,
): LaterLines[] {
  if (policy === null) return [];
  const parts = game.afterFights?.(view, seat, policy, language) ?? [];
  return parts.map(({ text, orders }) => ({ text, lines: orders.map((order) => game.format(order, language)) }));
}
