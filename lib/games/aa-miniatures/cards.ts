import type { Held } from '../../engine';
import data from './data/cards.json';

export type Side = 'axis' | 'allies';
export const sides: readonly [Side, Side] = ['axis', 'allies'];

export type UnitType = 'soldier' | 'vehicle' | 'aircraft' | 'obstacle';

/** Dice at short (0-1), medium (2-4) and long range (5-8); 0: it cannot attack there. */
export type Dice = readonly [short: number, medium: number, long: number];

/** A card with the values that all units of its name have. */
export interface Card {
  id: string;
  name: string;
  /** Null: either side may have it. */
  nation: string | null;
  side: Side | 'any';
  type: UnitType;
  subtypes: readonly string[];
  year: number;
  /** Points; halves occur. */
  cost: number;
  /** Hexes a phase; null: it does not move. */
  speed: number | null;
  /** Null: it cannot be attacked. */
  defense: { front: number; rear: number } | null;
  soldier: Dice;
  vehicle: Dice;
  abilities: readonly Held[];
}

/** Whose cards count: those of the rulebook's year, or the revised ones that came later. */
export type Edition = 'rulebook' | 'revised';

/** A card as the data have it. */
interface Row extends Omit<Card, 'defense' | 'abilities'> {
  defense: readonly [front: number, rear: number] | null;
  /** "relocate_n 2": an ability and the number behind its name. */
  abilities: readonly string[];
  /** What the rulebook says otherwise. */
  rulebook?: Pick<Card, 'cost'>;
}

/** An ability as a card names it: "relocate_n 2". */
export function heldOf(text: string): Held {
  const [id = '', level = '0'] = text.split(' ');
  return { id, level: Number(level) };
}

function cardOf({ abilities, defense, rulebook, ...row }: Row, edition: Edition): Card {
  const values = edition === 'rulebook' ? rulebook : undefined;
  return { ...row, ...values, abilities: abilities.map(heldOf), defense: defense && { front: defense[0], rear: defense[1] } };
}

const rows = data as unknown as readonly Row[];
const deckOf = (edition: Edition): ReadonlyMap<string, Card> => new Map(rows.map((row) => [row.id, cardOf(row, edition)] as const));
const decks: Readonly<Record<Edition, ReadonlyMap<string, Card>>> = { rulebook: deckOf('rulebook'), revised: deckOf('revised') };

/** All cards of an edition by their ids. */
export const deck = (edition: Edition): ReadonlyMap<string, Card> => decks[edition];

/** Throws where the edition has no such card. */
export function card(edition: Edition, id: string): Card {
  const found = decks[edition].get(id);
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
}

export const hasSubtype = ({ subtypes }: Pick<Card, 'subtypes'>, subtype: string): boolean => subtypes.includes(subtype);
