import type { Kinds, Prompt } from './game';
import type { CardRow, Choice, Pick } from './pick';

type Question<K extends Kinds> = Exclude<Prompt<K>, { kind: 'done' }>;

/** An order form as a conversation: it yields questions (put into words only when shown), takes answers, returns the order. */
export type OrderForm<K extends Kinds, T = K['order']> = Generator<() => Question<K>, T, Pick['value'] | undefined>;

/** Where a form stands after some answers. */
export function promptOf<K extends Kinds>(form: OrderForm<K>, picks: readonly Pick[]): Prompt<K> {
  let step = form.next();
  for (const pick of picks) {
    if (step.done) break;
    step = form.next(pick.value);
  }
  return step.done ? { kind: 'done', order: step.value } : step.value();
}

/** Asks for one of the values; a single one is taken without asking. */
export function* pickOne<V extends string, K extends Kinds = Kinds>(
  field: string,
  values: readonly V[],
  words: () => { label: string; choice: (value: V) => Omit<Choice, 'value'> },
): OrderForm<K, V> {
  const [only, ...others] = values;
  return only !== undefined && others.length === 0 ? only : yield* askOne<V, K>(field, values, words);
}

/** `pickOne` that asks even where there is one value: what it leads to is for the player to set off. */
export function* askOne<V extends string, K extends Kinds = Kinds>(
  field: string,
  values: readonly V[],
  words: () => { label: string; choice: (value: V) => Omit<Choice, 'value'> },
): OrderForm<K, V> {
  const [only] = values;
  if (only === undefined) throw new Error(`nothing to choose for ${field}`);
  const answer = yield () => {
    const { label, choice } = words();
    return { kind: 'pick', field, label, choices: values.map((value) => ({ value, ...choice(value) })), min: 1, max: 1 };
  };
  const chosen = Array.isArray(answer) ? answer[0] : undefined;
  return values.find((value) => value === chosen) ?? only;
}

/** Asks for one of the numbers (ascending): as an amount when they are a run, else as a choice; a single one is taken. */
export function* pickNumber<K extends Kinds = Kinds>(
  field: string,
  numbers: readonly number[],
  words: () => { label: string; space?: string; row?: CardRow },
): OrderForm<K, number> {
  const first = numbers[0] ?? 0;
  const last = numbers[numbers.length - 1] ?? first;
  if (numbers.length < 2) return first;
  if (last - first === numbers.length - 1) {
    const answer = yield () => ({ kind: 'amount', field, min: first, max: last, ...words() });
    return typeof answer === 'number' && answer >= first && answer <= last ? answer : first;
  }
  const { label } = words();
  return Number(yield* pickOne<string, K>(field, numbers.map(String), () => ({ label, choice: (value) => ({ label: value }) })));
}

/** `pickNumber` as a line of a card, asked even where one number is possible, so that the card shows all that goes together. */
export function* pickRow<K extends Kinds = Kinds>(
  field: string,
  numbers: readonly number[],
  words: () => { label: string; space?: string; row: CardRow },
): OrderForm<K, number> {
  const [only] = numbers;
  if (only === undefined || numbers.length > 1) return yield* pickNumber(field, numbers, words);
  yield () => ({ kind: 'amount', field, min: only, max: only, ...words() });
  return only;
}

/** Asks for a list of what the game's catalogue for the field holds. */
export function* askList<K extends Kinds = Kinds>(field: string, words: () => { label: string }): OrderForm<K, string[]> {
  const answer = yield () => ({ kind: 'list', field, ...words() });
  return Array.isArray(answer) ? answer : [];
}

/** The numbers from `first` to `last`. */
export const run = (first: number, last: number): number[] => Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
