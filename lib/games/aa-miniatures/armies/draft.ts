import { type Card, deck, type Side } from '../cards';
import { type ArmyTerms, alliances, costOf, faultsOf, isOffered, mostUnits, pointsOf } from '../rules/army';

/** A number in 0 <= x < 1. */
export type Random = () => number;

/** One of them; undefined where there are none. */
export const oneOf = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

/** The cards that a side may have at such a table. */
export const offeredTo = (options: ArmyTerms, side: Side): Card[] =>
  [...deck(options.edition).values()].filter((card) => isOffered(options, side, card));

/** Of some cards those without a nation or of one that fights in the alliance. */
export const alliedIn = (cards: readonly Card[], alliance: readonly string[]): Card[] =>
  cards.filter(({ nation }) => nation === null || alliance.includes(nation));

/** Alliances some of whose nations have cards among these. */
export const alliancesOf = (cards: readonly Card[]): (readonly string[])[] =>
  alliances.filter((alliance) => cards.some(({ nation }) => nation !== null && alliance.includes(nation)));

/** An army in the making: it is legal after every step. */
export interface Draft {
  cards(): readonly Card[];
  /** Points that are not spent yet. */
  left(): number;
  /** It has as many units as an army may. */
  isFull(): boolean;
  /** Adds a card; false where the army would be illegal. */
  takes(card: Card): boolean;
  /** Spends what is left on dearer cards in place of others that are `alike`. */
  upgrade(pool: readonly Card[], random: Random, alike: (dearer: Card, card: Card) => boolean): void;
}

export function draftOf(options: ArmyTerms, side: Side): Draft {
  let cards: readonly Card[] = [];
  const left = () => pointsOf(options, side) - costOf(cards);
  const becomes = (next: readonly Card[]): boolean => {
    const ids = next.map(({ id }) => id);
    const isLegal = faultsOf(options, side, ids).length === 0;
    if (isLegal) cards = next;
    return isLegal;
  };
  /** Replaces one card, whichever can be, by a dearer one. */
  const swaps = (pool: readonly Card[], random: Random, alike: (dearer: Card, card: Card) => boolean): boolean => {
    const first = Math.floor(random() * cards.length);
    const spare = left();
    return cards.some((_, nth) => {
      const at = (first + nth) % cards.length;
      // `at` is within the cards
      const card = cards[at] as Card;
      const dearer = pool.filter((each) => each.cost > card.cost && each.cost <= card.cost + spare && alike(each, card));
      const better = oneOf(dearer, random);
      return better !== undefined && becomes(cards.with(at, better));
    });
  };
  return {
    cards: () => cards,
    left,
    isFull: () => cards.filter(({ type }) => type !== 'obstacle').length >= mostUnits,
    takes: (card) => becomes([...cards, card]),
    upgrade(pool, random, alike) {
      while (left() >= 1 && swaps(pool, random, alike));
    },
  };
}
