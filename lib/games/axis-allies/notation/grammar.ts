import type { Language } from '../../../engine';
import { clauses, type Form, type Grammar, grammar, namesOf, type Reader, type Reading } from '../../kit/notation';
import { editionOf } from '../editions';
import { type AdvantageId, everyAdvantage, type TechnologyId } from '../effects/ids';
import type { OrderOf } from '../orders';
import {
  type K,
  type Order,
  type Passenger,
  type Power,
  powers,
  type SpaceId,
  type State,
  type Units,
  type UnitType,
  unitTypes,
} from '../types';
import { advantageWords } from '../words/advantages';
import { namesIn, spaceNames } from '../words/names';
import { type AaTongue, isZone, type Particle, vocabularies } from './vocabulary';

export type AaReader = Reader<AaTongue>;
export type AaReading = Reading<K, AaTongue>;
export type AaForm<T extends Order['type']> = Form<K, AaTongue, AaWords, OrderOf<T>>;

const grammars = new Map<State['edition'], Grammar<AaTongue>>();

/** The words of an edition. */
export function grammarOf(state: Pick<State, 'edition'>): Grammar<AaTongue> {
  const found = grammars.get(state.edition) ?? build(state);
  grammars.set(state.edition, found);
  return found;
}

const build = (state: Pick<State, 'edition'>): Grammar<AaTongue> =>
  grammar({
    vocabularies,
    usual: ['buy', 'move', 'end'],
    names: {
      space: {
        called: { en: 'a space of the map', it: 'uno spazio della mappa' },
        entries: editionOf(state).spaces.map(({ id }): [SpaceId, string[]] => {
          const { short, en, it, also = [] } = spaceNames[id] ?? { short: id, en: id, it: id };
          return [id, [short, en, it, ...also]];
        }),
        label: (id, language) => namesIn(language).space(id),
      },
      unit: {
        called: { en: 'a type of unit', it: 'un tipo di unità' },
        entries: namesOf(vocabularies, (words) => words.units).filter(([type]) => editionOf(state).types.includes(type)),
        label: (id, language) => namesIn(language).unit(id, 1).replace(/^1 /, ''),
      },
      power: {
        called: { en: 'a power', it: 'una potenza' },
        entries: namesOf(vocabularies, (words) => words.powers),
        label: (id, language) => namesIn(language).power(id),
      },
      technology: {
        called: { en: 'a development', it: 'uno sviluppo' },
        entries: namesOf(vocabularies, (words) => words.technologies),
        label: (id, language) => vocabularies[language].technologies[id][0],
      },
      advantage: {
        called: { en: 'a national advantage', it: 'un vantaggio nazionale' },
        entries: everyAdvantage.map((id): [AdvantageId, string[]] => [id, Object.values(advantageWords[id].name)]),
        label: (id, language) => advantageWords[id].name[language],
      },
    },
    // the number that the map shows in a sea zone
    bare: (number) => (editionOf(state).space[`sz${number}`] === undefined ? null : `sz${number}`),
  });

/** What orders are written with in one language. */
export interface AaWords {
  say(particle: Particle): string;
  space(id: SpaceId): string;
  /** "sz10 > sz9". */
  path(ids: readonly SpaceId[]): string;
  power(id: Power): string;
  technology(id: TechnologyId): string;
  advantage(id: AdvantageId): string;
  noun(type: UnitType, count?: number): string;
  /** "3 infantry, 1 tank"; "nothing". */
  list(units: Units): string;
  /** "infantry + tank"; "nothing". */
  types(all: readonly UnitType[]): string;
  /** "UK infantry + UK tank". */
  passengers(cargo: readonly Passenger[]): string;
  /** "carrying UK infantry + UK tank"; nothing for an empty transport. */
  carrying(cargo: readonly Passenger[] | undefined): string;
}

export function wordsOf(language: Language): AaWords {
  const { particles, powers: names, technologies, units, zone } = vocabularies[language];
  const words: AaWords = {
    say: (id) => particles[id][0],
    space: (id) => (isZone(id) ? zone(id.slice(2)) : (spaceNames[id]?.[language] ?? id)),
    path: (ids) => ids.map(words.space).join(' > '),
    power: (id) => names[id][0],
    technology: (id) => technologies[id][0],
    advantage: (id) => advantageWords[id].name[language],
    noun: (type, count = 1) => units[type][count === 1 ? 0 : 1],
    list: (counts) =>
      clauses(...unitTypes.map((type) => counts[type] && `${counts[type]} ${words.noun(type, counts[type])}`)) || words.say('nothing'),
    types: (all) => all.map((type) => words.noun(type)).join(' + ') || words.say('nothing'),
    passengers: (cargo) => cargo.map(({ owner, type }) => `${words.power(owner)} ${words.noun(type)}`).join(' + '),
    carrying: (cargo = []) => (cargo.length > 0 ? `${words.say('carrying')} ${words.passengers(cargo)}` : ''),
  };
  return words;
}

/** "3 infantry, 1 tank", in table order, or nothing. */
export function readUnits(reader: AaReader, all?: (type: UnitType) => number): Units {
  if (reader.takes('nothing')) return {};
  const units = reader.counts('unit', all);
  reader.takes('and');
  return inOrder(units);
}

/** The same counts with types in table order. */
export function inOrder(counts: Units): Units {
  const sorted: Units = {};
  for (const type of unitTypes) if (counts[type]) sorted[type] = counts[type];
  return sorted;
}

export const powersInOrder = <T>(record: Partial<Record<Power, T>>): [Power, T][] =>
  powers.flatMap((power): [Power, T][] => (record[power] === undefined ? [] : [[power, record[power] as T]]));
