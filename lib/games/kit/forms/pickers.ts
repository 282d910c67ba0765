import { type CardRow, type Choice, type Kinds, type Language, type OrderForm, pickNumber, pickOne, pickRow, run } from '../../../engine';

const answers = { en: { yes: 'Yes', no: 'No' }, it: { yes: 'Sì', no: 'No' } };

export function* pickYes<K extends Kinds>(language: Language, field: string, label: string): OrderForm<K, boolean> {
  const words = () => ({ label, choice: (answer: 'yes' | 'no') => ({ label: answers[language][answer] }) });
  return (yield* pickOne<'yes' | 'no', K>(field, ['yes', 'no'], words)) === 'yes';
}

/** One of the values, or none of them in the words of `other`. */
export function* pickOneOr<V extends string, K extends Kinds>(
  field: string,
  values: readonly V[],
  label: string,
  other: string,
  choice: (value: V) => Omit<Choice, 'value'>,
): OrderForm<K, V | null> {
  const chosen = yield* pickOne<V | 'none', K>(field, ['none', ...values], () => ({
    label,
    choice: (value) => (value === 'none' ? { label: other, usual: true } : choice(value)),
  }));
  return chosen === 'none' ? null : chosen;
}

/** What there is of a type. */
export interface Stock<T extends string> {
  type: T;
  count: number;
}

/** How many are taken together, and at most of the types that a second limit is for. */
export interface Budget<T extends string> {
  least: number;
  most: number;
  capped?: { is(type: T): boolean; most: number };
}

/** A number of each type, so that the whole keeps its budget: on one card where each has its row. */
export function* pickCounts<T extends string, K extends Kinds>(
  stock: readonly Stock<T>[],
  { least, most, capped }: Budget<T>,
  words: (stock: Stock<T>) => { field: string; label: () => string; space?: string; row?: () => CardRow },
): OrderForm<K, Partial<Record<T, number>>> {
  const chosen: Partial<Record<T, number>> = {};
  const isCapped = (type: T) => capped?.is(type) === true;
  const left = { least, most, cap: capped?.most ?? most };
  for (const [i, each] of stock.entries()) {
    const { type, count } = each;
    const rest = stock.slice(i + 1);
    const free = rest.reduce((sum, other) => sum + (isCapped(other.type) ? 0 : other.count), 0);
    const bound = rest.reduce((sum, other) => sum + (isCapped(other.type) ? other.count : 0), 0);
    const later = (cap: number) => free + Math.min(bound, Math.max(0, cap));
    const have = Math.min(count, left.most, isCapped(type) ? left.cap : left.most);
    const allowed = run(0, have).filter((taken) => taken + later(left.cap - (isCapped(type) ? taken : 0)) >= left.least);
    const { field, label, space, row } = words(each);
    const asked = () => ({ label: label(), ...(space !== undefined && { space }) });
    const taken =
      row && stock.length > 1
        ? yield* pickRow<K>(field, allowed, () => ({ ...asked(), row: row() }))
        : yield* pickNumber<K>(field, allowed, asked);
    if (taken > 0) chosen[type] = taken;
    left.least -= taken;
    left.most -= taken;
    if (isCapped(type)) left.cap -= taken;
  }
  return chosen;
}

/** One of the ways, each told by its stops; in the words of `stay`, if there are, none of them. */
export function* pickPath<K extends Kinds>(
  field: string,
  paths: readonly string[][],
  label: string,
  nameOf: (space: string) => string,
  stay?: string,
): OrderForm<K, string[] | null> {
  const keys = paths.map((path) => path.join('>'));
  const choice = (key: string) => {
    const path = key.split('>');
    return { label: path.map(nameOf).join(' → '), ...(path.length === 1 ? { space: key } : {}) };
  };
  const chosen =
    stay === undefined
      ? yield* pickOne<string, K>(field, keys, () => ({ label, choice }))
      : yield* pickOneOr<string, K>(field, keys, label, stay, choice);
  return paths[keys.indexOf(chosen ?? '')] ?? null;
}
