import { type Language, notationLines, onlyOrder, type Prompt } from '@/lib/engine';
import { type AnyGame, quotedRules } from '@/lib/games/registry';
import type { OpenQuestion } from '@/lib/play/views/table-summary';
import { noSteps } from './steps';
import { type AskedQuestion, decisionOf } from './trial';
import { cardRows, promptOf } from './walk';

/** An open question with what the game says about it. */
export async function askedQuestion(
  game: AnyGame,
  view: Record<string, unknown>,
  question: OpenQuestion,
  language: Language,
): Promise<AskedQuestion> {
  const decision = decisionOf(question);
  const help = game.help(view, decision, language);
  const asking = { game, view, decision, language };
  const prompt = promptOf(asking, []);
  const only = mayHaveOne(prompt) ? onlyOrder(game, view, decision) : null;
  return {
    ...question,
    ...{ sentence: help.question, examples: notationLines(help), rules: await quotedRules(game, decision, language) },
    ...{ prompt, card: cardRows(asking, noSteps) },
    units: game.phaseUnits?.(view, decision, language) ?? [],
    tray: game.tray?.pieces(view, decision, language) ?? [],
    suggested: game.suggest?.(view, decision).map((order) => game.format(order, language)) ?? [],
    only: only && game.format(only, language),
  };
}

/** Whether a question that begins so may have one answer alone. */
const mayHaveOne = (prompt: Prompt): boolean => prompt.kind === 'done' || (prompt.kind === 'pick' && prompt.choices.length === 1);
