import { type Choice, type OrderForm, pickOne } from '../../../engine';
import { capitalised } from '../../kit/words';
import type { AdvantageId } from '../effects/ids';
import type { K, Language, Order, SpaceId } from '../types';
import { labelsIn } from '../words/labels';
import { namesIn } from '../words/names';

/** An order form of this game. */
export type Form<T = Order> = OrderForm<K, T>;

/** What forms say. */
export const wordsIn = (language: Language) => ({ names: namesIn(language), labels: labelsIn(language) });

/** An advantage to be used, and what it does. */
export const advantageChoice = (id: AdvantageId, language: Language): Omit<Choice, 'value'> => ({
  label: namesIn(language).effect(id),
  hint: namesIn(language).does(id),
});

/** One of the spaces, or of what may be chosen instead of one. */
export const pickSpace = (
  field: string,
  spaces: readonly SpaceId[],
  language: Language,
  label: () => string,
  instead: (id: string) => Omit<Choice, 'value'> | null = () => null,
): Form<SpaceId> =>
  pickOne(field, spaces, () => ({
    label: label(),
    choice: (space) => instead(space) ?? { label: capitalised(namesIn(language).space(space)), space },
  }));

/** One of several things, by its place among them. */
export function* pickAt<T>(
  field: string,
  things: readonly T[],
  ask: () => { label: string; choice: (thing: T) => Omit<Choice, 'value'> },
): Form<T> {
  const at = yield* pickOne<string, K>(field, [...things.keys()].map(String), () => {
    const { label, choice } = ask();
    return { label, choice: (i) => choice(things[Number(i)] as T) };
  });
  return things[Number(at)] as T;
}
