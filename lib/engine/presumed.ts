import { clone } from './canonical';
import { findOrder, openTo } from './find-order';
import type { GameModule, Kinds } from './game';
import type { AutoAnswers } from './settle';
import type { Sheet, TrialResult } from './sheet';

/**
 * The position that a sheet leads to beyond what its seat can know, as if that came to nothing, and in which the seat is asked something.
 * Null: all of the sheet is known, or the game does not say, or an order does not hold there.
 */
export function presumed<K extends Kinds>(
  game: GameModule<K>,
  { state: known, stop, refused }: TrialResult<K>,
  sheet: Sheet<K>,
  autoAnswers: AutoAnswers<K>,
): K['state'] | null {
  // what is under seal, or answered for the seat, is no order of its own
  if (!game.presume || !stop || refused || stop.why === 'sealed' || stop.reply) return null;
  const { seat } = sheet;
  let state: K['state'] | null = known;
  for (const order of sheet.orders.slice(stop.at)) {
    state = asked(game, state, seat, autoAnswers);
    if (state === null) return null;
    const found = findOrder(game, state, { ...sheet, decision: null }, order, false, autoAnswers);
    if (!found.ok) return null;
    const { decision, order: read } = found.value;
    state = game.presume(clone(state), { decision: decision.id, seat, order: read });
    if (state === null) return null;
  }
  return asked(game, state, seat, autoAnswers);
}

/** The position, gone on without the answers of others until the seat is asked something; null: it is not. */
function asked<K extends Kinds>(game: GameModule<K>, state: K['state'], seat: K['seat'], autoAnswers: AutoAnswers<K>): K['state'] | null {
  const isAsked = (at: K['state']) => game.outcome(at) === null && openTo(game, at, seat, autoAnswers).length > 0;
  if (isAsked(state)) return state;
  const ahead = game.outcome(state) === null ? game.presume?.(clone(state), null) : null;
  return ahead && isAsked(ahead) ? ahead : null;
}
