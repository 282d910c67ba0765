import { type Decision, fold, type Language, languages, notationOf, readOrder } from '../../engine';
import type { AnyGame } from '../../games/registry';
import type { TableView } from '../../play';
import type { Ear } from './sheet';

/** What the game of a table understands from the seat that `view` is made for. */
export function earOf(game: AnyGame, { view, viewer, questions }: TableView, language: Language): Ear {
  const decisions = questions
    .filter(({ seat, held }) => seat === viewer && !held)
    .map((question): Decision => ({ ...question, id: question.decision }));
  const shown = decisions.flatMap((decision) => languages.flatMap((each) => notationOf(game.help(view, decision, each))));
  const verbs = shown.map((line) => fold(line).split(' ')[0] ?? '').filter((word) => word.length >= 3);
  return {
    reads: remembered((line) => decisions.some((decision) => game.parse(line, view, decision, language).ok)),
    allows: remembered((line) => decisions.some((decision) => readOrder(game, view, decision, line, language).ok)),
    verbs: new Set(verbs),
  };
}

/** A line is looked at from several sides; it is read once. */
function remembered(ask: (line: string) => boolean): (line: string) => boolean {
  const answers = new Map<string, boolean>();
  return (line) => {
    const answer = answers.get(line) ?? ask(line);
    answers.set(line, answer);
    return answer;
  };
}
