import { type Language, remember } from '../../../engine';
import { type Form, type Grammar, grammar, namesOf, phrase, type Reader, type Reading } from '../../kit/notation';
import type { Side } from '../cards';
import type { End } from '../map/battle-map';
import type { K, Order, OrderOf, View } from '../state';
import type { UnitId } from '../types';
import { abilityIds, abilityTitle, abilityTitles } from '../words/abilities';
import { cardName, unitName } from '../words/names';
import { cardsLexicon, hexLexicon, hexWord, unitLexicon } from './lexicons';
import { type Facing, type MinisTongue, type MinisVocabulary, type Particle, vocabularies } from './vocabulary';

export type MinisReader = Reader<MinisTongue>;
export type MinisReading = Reading<K, MinisTongue>;
export type MinisForm<T extends Order['type']> = Form<K, MinisTongue, MinisWords, OrderOf<T>>;

let ofEveryBattle: Grammar<MinisTongue> | null = null;

/** Units have the names of those in play. */
export const grammarOf = (view: View): Grammar<MinisTongue> =>
  remember(view, 'grammar', () => {
    ofEveryBattle ??= build();
    return { ...ofEveryBattle, names: { ...ofEveryBattle.names, ...unitsOf(view) } };
  });

type Names = Grammar<MinisTongue>['names'];

const unitsOf = ({ units }: Pick<View, 'units'>): Pick<Names, 'axis' | 'allies' | 'unit'> => ({
  axis: {
    called: { en: 'a unit of the Axis', it: 'un’unità dell’Asse' },
    lexicon: unitLexicon(units.filter(({ side }) => side === 'axis')),
    label: unitName,
  },
  allies: {
    called: { en: 'a unit of the Allies', it: 'un’unità degli Alleati' },
    lexicon: unitLexicon(units.filter(({ side }) => side === 'allies')),
    label: unitName,
  },
  unit: { called: { en: 'a unit', it: 'un’unità' }, lexicon: unitLexicon(units), label: unitName },
});

/** All but the units. */
const build = (): Grammar<MinisTongue> =>
  grammar<MinisTongue>({
    vocabularies,
    usual: ['move', 'attack', 'done'],
    whole: hexWord,
    isParted: true,
    unsaid: (words) => (words.some(isOfMove) ? 'move' : null),
    names: {
      ...unitsOf({ units: [] }),
      card: { called: { en: 'a card', it: 'una carta' }, lexicon: cardsLexicon(), label: cardName },
      hex: {
        called: { en: 'a hex of the map, such as 3,4', it: 'un esagono della mappa, per esempio 3,4' },
        lexicon: hexLexicon,
        label: (id) => id,
      },
      facing: {
        called: { en: 'a side of a hex (N, NE, SE, S, SW or NW)', it: 'un lato di un esagono (N, NE, SE, S, SO o NO)' },
        entries: namesOf<MinisVocabulary, Facing>(vocabularies, (words) => words.facings),
        label: (id, language) => vocabularies[language].facings[id][0],
      },
      ability: {
        called: { en: 'an ability', it: 'una capacità' },
        entries: abilityIds.map((id) => [id, abilityTitles(id)]),
        label: abilityTitle,
      },
      side: {
        called: { en: 'a side: Axis or Allies', it: 'una parte: Asse o Alleati' },
        entries: namesOf<MinisVocabulary, Side>(vocabularies, (words) => words.sides),
        label: (id, language) => vocabularies[language].sides[id][0],
      },
      end: {
        called: { en: 'an end of the map: north or south', it: 'un’estremità della mappa: nord o sud' },
        entries: namesOf<MinisVocabulary, End>(vocabularies, (words) => words.ends),
        label: (id, language) => vocabularies[language].ends[id][0],
      },
    },
  });

const ofMove: ReadonlySet<string> = new Set(Object.values(vocabularies).flatMap(({ particles }) => particles.face));

/** A word that a line without a verb has where a move is meant. */
const isOfMove = (word: string): boolean => word === '>' || hexWord.test(word) || ofMove.has(word);

/** What orders are written with in one language. */
export interface MinisWords {
  say(particle: Particle): string;
  unit(id: UnitId): string;
  card(id: string): string;
  ability(id: string): string;
  side(id: Side): string;
  end(id: End): string;
  /** "face NE"; "side NE". */
  facing(particle: 'face' | 'side', side: number): string;
}

export function wordsOf(language: Language): MinisWords {
  const { particles, sides, ends, facings } = vocabularies[language];
  return {
    say: (id) => particles[id][0],
    unit: (id) => unitName(id, language),
    card: (id) => cardName(id, language),
    ability: (id) => abilityTitle(id, language),
    side: (id) => sides[id][0],
    end: (id) => ends[id][0],
    // sides of hexes are numbered from 0 to 5
    facing: (particle, side) => phrase(particles[particle][0], facings[`${side}` as Facing][0]),
  };
}
