import type { GameModule, Kinds } from './game';
import type { Refusal } from './play';
import type { AutoAnswers } from './settle';
import type { Sheet } from './sheet';

/** The plans of a sheet. They count from its first order on, wherever in it they stand: a battle may begin with any of them. */
interface Plans<K extends Kinds> {
  /** The standing orders with them; null: the sheet holds none. */
  policy: K['policy'] | null;
  /** Notation, by place on the sheet. */
  texts: Map<number, string>;
  refused: (Refusal & { index: number }) | null;
}

/** Reads the plans of a sheet; a seat without standing orders has none. */
export function takePlans<K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  { seat, orders, language }: Pick<Sheet<K>, 'seat' | 'orders' | 'language'>,
  autoAnswers: Pick<AutoAnswers<K>, 'policy'>,
): Plans<K> {
  const plans: Plans<K> = { policy: null, texts: new Map(), refused: null };
  const view = game.plan ? game.view(state, seat) : null;
  for (const [index, line] of orders.entries()) {
    const read = view !== null && typeof line === 'string' ? game.plan?.(line, { view, seat, language }) : null;
    if (!read) continue;
    if (!read.ok) return { policy: null, texts: new Map(), refused: { kind: 'illegal', violations: read.error, index } };
    const before = plans.policy ?? autoAnswers.policy(seat);
    if (before === null) continue;
    plans.policy = read.value.onto(before);
    plans.texts.set(index, read.value.text);
  }
  return plans;
}
