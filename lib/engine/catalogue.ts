import type { Kinds } from './game';
import type { Result, Violation } from './result';

/** Something of which a list may hold several. */
export interface Item {
  value: string;
  label: string;
  /** What it is, in a few words. */
  hint: string;
  /** What one of it costs. */
  cost: number;
  /** What it is, by trait: `nation` is `['france']`. */
  traits: Readonly<Record<string, readonly string[]>>;
  /** Its other numbers, by name: `year` is 1941. */
  figures: Readonly<Record<string, number>>;
  /** Its card, to be looked up (`GameModule.unitCard`). */
  card?: string;
}

/** What tells items apart, and all that one of them may be. */
export interface Trait {
  id: string;
  label: string;
  values: readonly { value: string; label: string }[];
}

/** How much of something a list takes up; the first of a catalogue is its budget. */
export interface Allowance {
  label: string;
  used: number;
  most: number;
}

/**
 * What a list is put together from, and what the rules say of it. Every part of a list that is right is right as well, but for the empty one: so a list
 * can be built item by item.
 */
export interface Catalogue {
  /** Lists with the same shelf are wanted for the same questions: whoever keeps one finds it there again. */
  shelf: string;
  items: readonly Item[];
  traits: readonly Trait[];
  /** Names of `cost` and of each figure. */
  figures: readonly { id: string; label: string }[];
  allowances(list: readonly string[]): Allowance[];
  /** All that is wrong with a list, in sentences: those that refuse its order. None: it may be chosen. */
  faults(list: readonly string[]): string[];
  /** What a value is called, though it be of no item: lists may come from elsewhere. */
  nameOf(value: string): string;
  /** Right lists to start from, or to take as they are. */
  starts: readonly { value: string; label: string; hint: string; list: readonly string[] }[];
  /** Right lists made by chance; `random` is 0 <= x < 1. */
  drawn: readonly { value: string; label: string; draw(random: () => number): string[] }[];
  /** A list as lines of text, and back. */
  format(list: readonly string[]): string;
  parse(text: string): Result<string[], Violation[]>;
}

/** A question that is answered by a list; `field` is that of its prompt. */
export interface AskedList<K extends Kinds = Kinds> {
  view: K['view'];
  seat: K['seat'];
  field: string;
}

const isRight = ({ faults }: Catalogue, list: readonly string[]): boolean => list.length > 0 && faults(list).length === 0;

/** The list holds nothing but items of the catalogue, and is right. */
export function mayChoose(catalogue: Catalogue, list: readonly string[]): boolean {
  const known = new Set(catalogue.items.map(({ value }) => value));
  return list.every((value) => known.has(value)) && isRight(catalogue, list);
}

/** What may still join a list. */
export const joining = (catalogue: Catalogue, list: readonly string[]): Item[] =>
  catalogue.items.filter(({ value }) => isRight(catalogue, [...list, value]));

const contentOf = (list: readonly string[]): string => [...list].sort().join('\n');

/** Every right list once, whatever the order of its items; those to start from come first. */
export function* rightLists(catalogue: Catalogue): Generator<string[]> {
  const first = new Map(catalogue.starts.map(({ list }) => [contentOf(list), list]));
  for (const list of first.values()) yield [...list];
  function* longer(list: readonly string[], from: number): Generator<string[]> {
    for (const [at, { value }] of catalogue.items.entries()) {
      const next = [...list, value];
      if (at < from || !isRight(catalogue, next)) continue;
      if (!first.has(contentOf(next))) yield next;
      yield* longer(next, at);
    }
  }
  yield* longer([], 0);
}

/** How often a list is left as it is though more would go into it. */
const contentment = 0.1;

/** A right list, by chance: item after item. */
export function randomList(catalogue: Catalogue, random: () => number): string[] {
  const list: string[] = [];
  let open = catalogue.items;
  while (open.length > 0 && (list.length === 0 || random() >= contentment)) {
    const item = open[Math.floor(random() * open.length)];
    if (item && isRight(catalogue, [...list, item.value])) list.push(item.value);
    else open = open.filter((each) => each !== item);
  }
  return list;
}
