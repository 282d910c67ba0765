import { type Catalogue, type Item, joining, normalise } from '@/lib/engine';

/** What somebody looks for in a catalogue. */
export interface Sought {
  words: string;
  /** A value by trait; what is left out may be any. */
  traits: Readonly<Record<string, string>>;
  /** The least and the most by figure; null: no bound. */
  between: Readonly<Record<string, readonly [least: number | null, most: number | null]>>;
  isFitting: boolean;
  /** `name`, a figure, or null: as the game has them. */
  by: string | null;
}

export const everything: Sought = { words: '', traits: {}, between: {}, isFitting: false, by: null };

export const figureOf = ({ cost, figures }: Item, figure: string): number => (figure === 'cost' ? cost : (figures[figure] ?? 0));

/** The least and the most that a figure is in a catalogue. */
export function boundsOf({ items }: Catalogue, figure: string): readonly [least: number, most: number] {
  const values = items.map((item) => figureOf(item, figure));
  return [Math.min(...values), Math.max(...values)];
}

/** Words under which an item is found: its name, what it is, and the names of its traits. */
function wordsOf({ traits }: Catalogue, item: Item): string[] {
  const named = traits.flatMap(({ id, values }) => values.flatMap(({ value, label }) => (item.traits[id]?.includes(value) ? [label] : [])));
  return normalise([item.label, item.hint, ...named].join(' ')).split(' ');
}

const isBetween = (value: number, [least, most]: readonly [number | null, number | null]): boolean =>
  (least === null || value >= least) && (most === null || value <= most);

const byName = new Intl.Collator('en', { numeric: true });

/** Items that are as they are sought, beside what is on the list already. */
export function foundIn(catalogue: Catalogue, list: readonly string[], { words, traits, between, isFitting, by }: Sought): Item[] {
  const wanted = normalise(words).split(' ').filter(Boolean);
  const open = isFitting ? joining(catalogue, list) : catalogue.items;
  const found = open.filter(
    (item) =>
      Object.entries(traits).every(([id, value]) => item.traits[id]?.includes(value)) &&
      Object.entries(between).every(([figure, bounds]) => isBetween(figureOf(item, figure), bounds)) &&
      (wanted.length === 0 || isNamed(wordsOf(catalogue, item), wanted)),
  );
  if (by === null) return [...found];
  return found.toSorted((a, b) => (by === 'name' ? 0 : figureOf(a, by) - figureOf(b, by)) || byName.compare(a.label, b.label));
}

const isNamed = (names: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((word) => names.some((name) => name.startsWith(word)));

/** What is on a list, each once, with how many of it there are, in the order in which they first came. */
export function countsOf(list: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** A list without the last of these on it. */
export function without(list: readonly string[], value: string): string[] {
  const at = list.lastIndexOf(value);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}
