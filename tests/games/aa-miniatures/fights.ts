import { asBot, type Chooser, randomly, randomOptions, seeded } from '../../../lib/engine';
import { miniatures } from '../../../lib/games/aa-miniatures';
import { draftOf, offeredTo, oneOf, type Random } from '../../../lib/games/aa-miniatures/armies/draft';
import { randomArmy } from '../../../lib/games/aa-miniatures/armies/random';
import { type Card, deck, type Side } from '../../../lib/games/aa-miniatures/cards';
import { abilities } from '../../../lib/games/aa-miniatures/effects';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import { type ArmyTerms, armyTerms } from '../../../lib/games/aa-miniatures/rules/army';
import type { K, Options } from '../../../lib/games/aa-miniatures/state';
import { type ByAuction, ofSide } from '../../../lib/games/kit/auction';

/** A battle at random. */
export interface Fight {
  seed: string;
  options: Options;
  choose: Chooser<ByAuction<K>>;
}

const all = [...deck('rulebook').values()];
const botShares = [0, 0.5, 0.8];

/** Answers by chance, with armies out of all cards there are; now and then as a practice player would. */
export const anyhow =
  (botShare = 0, armyOf: (terms: ArmyTerms, side: Side, random: Random) => string[] = randomArmy): Chooser<ByAuction<K>> =>
  (game, view, decision, random) => {
    if (decision.kind === 'army') return { type: 'army', cards: armyOf(armyTerms(view), ofSide<K>(view, decision).seat, random).sort() };
    return (random() < botShare ? asBot : randomly)(game, view, decision, random);
  };

const plain = (n: number): Options => optionsSchema.parse({ edition: n % 2 === 0 ? 'rulebook' : 'revised' });

/** Battles of all kinds. */
export function* fights(count: number): Iterable<Fight> {
  for (let n = 0; n < count; n++) {
    const options = n % 2 === 0 ? randomOptions(miniatures, seeded(`options ${n}`)) : plain(Math.floor(n / 2));
    yield { seed: `any ${n}`, options, choose: anyhow(botShares[n % 3]) };
  }
}

/** Abilities that some card carries and that the rules ask. */
export const carried = [...new Set(all.flatMap((card) => card.abilities.map(({ id }) => id)))].filter(
  (id) => Object.keys(abilities.row(id).on).length > 0,
);

/** An army with some of one card. */
const armyWith =
  (card: Card) =>
  (terms: ArmyTerms, side: Side, random: Random): string[] => {
    if (card.side !== side) return randomArmy(terms, side, random);
    const draft = draftOf(terms, side);
    for (let n = 0; n < 4; n++) draft.takes(card);
    for (let n = 0; n < 30; n++) draft.takes(oneOf(offeredTo(terms, side), random) ?? card);
    return draft.cards().map(({ id }) => id);
  };

/** Battles of those who carry what was not heard yet, until it is, a hundred at most. */
export function* seeking(heard: ReadonlyMap<string, unknown>): Iterable<Fight> {
  for (const id of carried.filter((each) => !heard.has(each))) {
    const cards = all.filter((card) => card.abilities.some((held) => held.id === id));
    for (let n = 0; n < 100 && !heard.has(id); n++) {
      const card = cards[n % cards.length];
      if (card) yield { seed: `${id} ${n}`, options: plain(n), choose: anyhow(botShares[n % 2], armyWith(card)) };
    }
  }
}
