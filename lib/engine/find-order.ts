import { closed } from './closed';
import type { Decision, GameModule, Kinds } from './game';
import type { Refusal } from './play';
import { readOrder } from './read-order';
import { fail, ok, type Result, type Violation } from './result';
import type { AutoAnswers } from './settle';
import type { Sheet } from './sheet';

/** The seat's order for the question, or for all that it is asked, is held until others have given theirs. */
export const isWaiting = <K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  { seat, decision }: Pick<Sheet<K>, 'seat' | 'decision'>,
  { held }: Pick<AutoAnswers<K>, 'held'>,
): boolean => game.decisions(state).some((each) => each.seat === seat && held.has(each.id) && (decision === null || decision === each.id));

/** The open question of the seat that an order answers, and the order as the rules read it. */
export function findOrder<K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  sheet: Omit<Sheet<K>, 'orders' | 'via'>,
  order: K['order'] | string,
  isFirst: boolean,
  autoAnswers: Pick<AutoAnswers<K>, 'held'>,
): Result<{ decision: Decision<K>; order: K['order'] }, Refusal> {
  const mine = openTo(game, state, sheet.seat, autoAnswers);
  const named = mine.find((each) => each.id === sheet.decision);
  if (mine.length === 0 || (isFirst && sheet.decision !== null && !named)) {
    const kind = isWaiting(game, state, sheet, autoAnswers) ? 'sealed' : 'unknown';
    return fail({ kind: 'closed', violations: [closed(sheet.language, { kind })] });
  }
  const view = game.view(state, sheet.seat);
  let violations: Violation[] | null = null;
  for (const decision of named ? [named, ...mine.filter((each) => each !== named)] : mine) {
    const read = readOrder(game, view, decision, order, sheet.language);
    if (read.ok) return ok({ decision, order: read.value });
    violations ??= read.error;
  }
  return fail({ kind: 'illegal', violations: violations ?? [] });
}

/** The open questions of a seat that it has not answered under seal. */
export const openTo = <K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  seat: K['seat'],
  { held }: Pick<AutoAnswers<K>, 'held'>,
): Decision<K>[] => game.decisions(state).filter((each) => each.seat === seat && !held.has(each.id));
