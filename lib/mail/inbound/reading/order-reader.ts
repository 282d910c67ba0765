import { type Decision, type Language, languages, normalise, type Result, readOrder } from '../../../engine';
import type { AnyGame } from '../../../games/registry';
import type { TableView } from '../../../play';

/** What the game understands at the table a letter is about. */
export interface OrderReader {
  /** The reader's own. */
  language: Language;
  /** The order that a line is read as, in notation, whether it is open now or later in the turn; null when it is none. */
  means(line: string): string | null;
  /** Would be a legal answer now. */
  allows(line: string): boolean;
  /** Words that an order may begin with, folded. */
  verbs: Readonly<Record<Language, ReadonlySet<string>>>;
  /** The usual one of each verb, in the reader's language. */
  usual: readonly string[];
}

/** What of a table is needed to read orders. */
export type SeenTable = Pick<TableView, 'view' | 'viewer' | 'questions'>;

/** What the game of a table understands from the seat that `view` is made for. */
export function orderReaderOf(game: AnyGame, { view, viewer, questions }: SeenTable, language: Language): OrderReader {
  const decisions = questions
    .filter(({ seat, held }) => seat === viewer && !held)
    .map((question): Decision => ({ ...question, id: question.decision }));
  return orderReaderFor(game, view, decisions, language);
}

/** As `orderReaderOf`, for questions that are at hand. */
export function orderReaderFor(
  game: AnyGame,
  view: Record<string, unknown>,
  decisions: readonly Decision[],
  language: Language,
): OrderReader {
  const first = (read: (decision: Decision) => Result<unknown, unknown>): string | null => {
    for (const decision of decisions) {
      const found = read(decision);
      if (found.ok) return game.format(found.value);
    }
    return null;
  };
  const planIn = (line: string): string | null => {
    const found = decisions[0] && game.plan?.(line, { view, seat: decisions[0].seat, language });
    return found?.ok ? found.value.text : null;
  };
  // a line that cannot be read takes the longest, and is asked about more than once
  const meanings = new Map<string, string | null>();
  const means = (line: string): string | null => {
    const known = meanings.get(line);
    if (known !== undefined) return known;
    const meant = first((decision) => game.parse(line, view, decision, language)) ?? planIn(line);
    meanings.set(line, meant);
    return meant;
  };
  return {
    language,
    means,
    allows: (line) => first((decision) => readOrder(game, view, decision, line, language)) !== null,
    verbs: {
      en: new Set(game.verbs.en.flat().flatMap(firstWord)),
      it: new Set(game.verbs.it.flat().flatMap(firstWord)),
    },
    usual: game.verbs[language].flatMap(([name = '']) => firstWord(name)),
  };
}

const firstWord = (name: string): string[] => normalise(name).split(' ').slice(0, 1);

/** Whether a word begins orders in any language. */
export const isVerb = ({ verbs }: OrderReader, word: string): boolean => languages.some((each) => verbs[each].has(word));
