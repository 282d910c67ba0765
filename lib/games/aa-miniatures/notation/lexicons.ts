import { type Lexicon, lexicon, normalise } from '../../../engine';
import { numberOf } from '../../kit/notation';
import { type Card, deck } from '../cards';
import { atOf, type Hex, hexOf, isOnMap } from '../map/hexes';
import type { Unit, UnitId } from '../types';
import { calledBy, cardName, unitName, unitParts } from '../words/names';
import { matcher } from './matching';

/** Things that are found by the names of cards. */
interface Found<Id extends string> {
  /** What words mean that fit some cards, `next` behind them, and how many of these belong to it. */
  among(cards: readonly string[], next: readonly string[]): { ids: Id[]; taken: number };
  label(id: Id): string;
}

function cardLexicon<Id extends string>(cards: readonly Card[], { among, label }: Found<Id>): Lexicon<Id> {
  const match = matcher(cards.map((card) => [card.id, calledBy(card)] as const));
  let spelled: Lexicon | null = null;
  /** Cards with a word that is spelled much like one of these. */
  const likely = (words: readonly string[], most: number): string[] => {
    spelled ??= lexicon(
      cards.map(({ id, name }) => [
        id,
        [
          name,
          ...normalise(name)
            .split(' ')
            .filter((word) => word.length > 3),
        ],
      ]),
    );
    return spelled.near(words, most).flatMap((name) => match(normalise(name).split(' '))?.ids ?? []);
  };
  return {
    read(words) {
      const found = match(words);
      if (!found) return null;
      const { ids, taken } = among(found.ids, words.slice(found.length));
      const length = found.length + taken;
      const [only] = ids;
      if (only === undefined) return null;
      return ids.length === 1 ? { id: only, length } : { ambiguous: ids, length };
    },
    near(words, most = 3) {
      const named = words.filter((word) => numberOf(word) === null);
      const fitting = match(words)?.ids ?? likely(named, most);
      return among([...new Set(fitting)], [])
        .ids.slice(0, most)
        .map(label);
    },
  };
}

/** The units of a battle by card and number; where one is left out, all that the other fits. */
export function unitLexicon(units: readonly Unit[]): Lexicon<UnitId> {
  const inPlay = new Set(units.map(({ card }) => card));
  return cardLexicon<UnitId>(
    [...deck('rulebook').values()].filter(({ id }) => inPlay.has(id)),
    {
      among(cards, [next = '']) {
        const fitting = units.filter(({ card }) => cards.includes(card)).map(({ id }) => id);
        const number = numberOf(next);
        return number === null ? { ids: fitting, taken: 0 } : { ids: fitting.filter((id) => unitParts(id).number === number), taken: 1 };
      },
      label: (id) => unitName(id, 'en'),
    },
  );
}

/** All cards there are. */
export const cardsLexicon = (): Lexicon =>
  cardLexicon([...deck('rulebook').values()], {
    among: (cards) => ({ ids: [...cards], taken: 0 }),
    label: (id) => cardName(id, 'en'),
  });

/** "3,4", as one word. */
export const hexWord = /\b\d{1,2},\d{1,2}\b(?!,\d)/;

/** Hexes of the map by column and row. */
export const hexLexicon: Lexicon<Hex> = {
  read: ([word = '']) => (/^\d{1,2},\d{1,2}$/.test(word) && isOnMap(atOf(word)) ? { id: hexOf(atOf(word)), length: 1 } : null),
  near: () => [],
};
