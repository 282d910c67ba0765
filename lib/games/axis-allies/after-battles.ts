import type { BeforeFights, LaterPart } from '../../engine';
import { editionOf } from './editions';
import { fallback } from './fallback';
import type { Policy } from './orders';
import { planOf } from './plans';
import { declaredBattles } from './rules/battles';
import { activeSeat } from './rules/joint';
import { countHaving, isEmpty } from './rules/units';
import type { K, Order, Seat, View } from './types';
import { helping } from './words/helping';

/** What standing orders may leave to the player before the battles, or in those of other seats. */
const elsewhere: readonly Policy['ask'][number][] = ['consent', 'research', 'reaction', 'casualties-defending'];

/**
 * The turn behind its battles: nothing more is moved, and what was bought goes where the deadline would put it. No die of one's own battles
 * changes where units may be placed but where fighters wait for a carrier that is bought.
 */
export function afterBattles(view: View, { seat, policy, ahead, language }: BeforeFights<K>): LaterPart<K>[] {
  const isBefore = view.phase === 'combat' || (view.phase === 'combat-move' && ahead?.type === 'end' && declaredBattles(view).length > 0);
  // N-UK2: a strike that is led ends its moves more often
  if (!isBefore || view.led || activeSeat(view) !== seat || asksOnTheWay(view, policy)) return [];
  const say = helping(language);
  const end: LaterPart<K> = { text: say.endMoves, orders: [{ type: 'end' }] };
  if (isEmpty(view.bought)) return [end];
  const place = placing(view, seat);
  return place ? [end, { text: say.placeBought, orders: [place] }] : [end];
}

/** A battle would come to a question that is the player's own. */
function asksOnTheWay(view: View, { ask, plans }: Policy): boolean {
  const { battle = null, pending = declaredBattles(view) } = view.combat ?? {};
  const set = [...(battle ? [battle] : []), ...pending].map(({ space }) => planOf(view, space, plans));
  return ask.some((kind) => !elsewhere.includes(kind)) || set.some((plan) => plan?.way === 'ask' || plan?.losses === 'ask');
}

/** Null: what is bought may be needed elsewhere once the battles are over. */
function placing(view: View, seat: Seat): Order | null {
  if (editionOf(view).ways.decksToCome && countHaving(view, view.bought, 'slots') > 0) return null;
  return fallback({ ...view, phase: 'mobilise' }, { id: '', seat, kind: 'mobilise', force: 'must', tempo: 'turn' });
}
