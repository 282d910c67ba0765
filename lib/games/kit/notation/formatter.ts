import type { Kinds, Language } from '../../../engine';
import type { Form, Forms, Notation } from './notation';
import type { Tongue, Vocabularies } from './vocabulary';

/** What orders are written with. */
export interface Writing<G extends Kinds, T extends Tongue, W> {
  vocabularies: Vocabularies<T>;
  words(language: Language): W;
  forms: Forms<G, T, W>;
}

/** The half of a notation that writes. */
export function formatter<G extends Kinds, T extends Tongue, W>({ vocabularies, words, forms }: Writing<G, T, W>): Notation<G>['format'] {
  const said: { [L in Language]?: W } = {};
  return (order, language = 'en') => {
    // the form of an order's own type takes that order
    const form = forms[order.type as G['order']['type']] as unknown as Form<G, T, W>;
    const verb = form.verb?.(order) ?? Object.keys(form.read)[0];
    if (verb === undefined) throw new Error(`no verb writes "${order.type}"`);
    said[language] ??= words(language);
    return `${vocabularies[language].verbs[verb as T['verb']][0]} ${form.write(order, said[language])}`.trimEnd();
  };
}

/** A part of a line; what is not there is left out. */
type Part = string | false | 0 | null | undefined;

/** Words that belong together. */
export const phrase = (...parts: readonly Part[]): string => parts.filter(Boolean).join(' ');

/** The clauses of an order. */
export const clauses = (...parts: readonly Part[]): string => parts.filter(Boolean).join(', ');
