import * as z from 'zod';
import type { Field, Language, Text } from '../../../engine';
import { capitalised } from '../words';

const hint: Text = {
  en: 'The first goes first, as far as the rules allow.',
  it: 'Il primo va per primo, se le regole lo permettono.',
};

/** What a ranking puts in order: what is said of it, the values with their names, and the order it has until somebody chooses. */
export interface Ranking<V extends string> extends Pick<Field, 'name' | 'label'> {
  values: readonly V[];
  nameOf(value: V): string;
  usual: readonly V[];
}

/** Values in order of preference, as a field of the standing orders or options. */
export const pickRanking = <V extends string>(language: Language, { name, label, values, nameOf, usual }: Ranking<V>): Field => ({
  ...{ name, label, hint: hint[language], kind: 'ranking' },
  choices: values.map((value) => ({ value, label: capitalised(nameOf(value)) })),
  default: inOrder(usual, values),
});

/** What a ranking is stored as: values that were left out follow in their usual order (`inOrder`). */
export const rankingSchema = <const V extends string>(values: readonly V[]) => z.array(z.enum(values)).max(values.length);

/** Each value once, at its first place: the wish, then those of the other lists that it left out. */
export const inOrder = <V>(wish: readonly V[], ...usual: readonly (readonly V[])[]): V[] => [...new Set([...wish, ...usual.flat()])];
