import type { Decision } from '../engine';
import type { AnyGame } from '../games/registry';

/** The order that the practice bot would give for a question of a table, as a line of notation. */
export const nextOrder = (
  game: AnyGame,
  view: unknown,
  question: Omit<Decision, 'id'> & { decision: string },
  random: () => number,
): string => game.format(game.bot(view, { ...question, id: question.decision }, random));
