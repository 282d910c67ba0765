import type { Language } from '../../../engine';
import { clauses, type Form, type Grammar, grammar, namesOf, phrase, type Reader, type Reading } from '../../kit/notation';
import { type BoardFile, boardFileOf } from '../board-file';
import type { OrderOf, Part, Plane, Support } from '../orders';
import { type Force, type Kind, type Piece, pieceFacts, pieces, sizeOf, tidy } from '../pieces';
import type { Convertible, K, Order, State, ZoneId } from '../types';
import { says } from './misreadings';
import { type Particle, type Tongue43, vocabularies } from './vocabulary';

export type Reader43 = Reader<Tongue43>;
export type Reading43 = Reading<K, Tongue43>;
export type Form43<T extends Order['type']> = Form<K, Tongue43, Words43, OrderOf<T>>;

const grammars = new WeakMap<BoardFile, Grammar<Tongue43>>();

/** Zones have the names of the table's board. */
export function grammarOf({ options }: Pick<State, 'options'>): Grammar<Tongue43> {
  const file = boardFileOf(options);
  const found = grammars.get(file) ?? build(file);
  grammars.set(file, found);
  return found;
}

const build = ({ zones }: BoardFile): Grammar<Tongue43> =>
  grammar({
    vocabularies,
    usual: ['move', 'attack', 'end'],
    names: {
      zone: {
        called: { en: 'a zone', it: 'una zona' },
        // by number, with or without its zero, and by every name in both languages
        entries: zones.map(({ id, name, also }) => [id, [id, id.replace(/^0+/, ''), name.en, name.it, ...also.en, ...also.it]]),
        label: (id, language) => zones.find((zone) => zone.id === id)?.name[language] ?? id,
      },
      piece: {
        called: { en: 'a piece', it: 'una pedina' },
        entries: pieces.map((piece): [Piece, string[]] => {
          const { kind, engaged } = pieceFacts[piece];
          const words = [vocabularies.en, vocabularies.it];
          return [piece, words.flatMap((each) => (engaged ? each.engaged(each.kinds[kind]) : [...each.kinds[kind]]))];
        }),
        label: (id, language) => pieceNoun(id, 1, language),
      },
      into: {
        called: { en: 'a piece that cubes can become', it: 'una pedina in cui convertire' },
        entries: namesOf<(typeof vocabularies)['en'], Kind | Convertible>(vocabularies, (words) => words.kinds).flatMap(([id, names]) =>
          id === 'cube' ? [] : [[id, names] as const],
        ),
        label: (id, language) => vocabularies[language].kinds[id][0],
      },
      event: {
        called: { en: 'an event', it: 'un evento' },
        entries: namesOf(vocabularies, (words) => words.events),
        label: (id, language) => vocabularies[language].events[id][0],
      },
      side: {
        called: { en: 'a side', it: 'uno schieramento' },
        entries: namesOf(vocabularies, (words) => words.sides),
        label: (id, language) => vocabularies[language].sides[id][0],
      },
    },
  });

function pieceNoun(piece: Piece, count: number, language: Language): string {
  const { kinds, engaged: flipped } = vocabularies[language];
  const { kind, engaged } = pieceFacts[piece];
  const form = count === 1 ? 0 : 1;
  const noun = kinds[kind][form];
  if (!engaged) return noun;
  const [one = '', many = one] = flipped([noun]);
  return form === 0 ? one : many;
}

/** What orders are written with in one language. Zones are written by number. */
export interface Words43 {
  say(particle: Particle): string;
  /** "1 engaged tank", "1 line". */
  pieces(piece: Piece | 'line', count: number): string;
  /** "2 cubes, 1 tank"; "nothing". */
  force(units: Force): string;
  counters(into: Readonly<Partial<Record<Convertible, number>>>): string;
  /** "2 fleets". */
  fleets(count: number): string;
  side(id: keyof (typeof vocabularies)['en']['sides']): string;
  event(id: keyof (typeof vocabularies)['en']['events']): string;
  plane(plane: Plane): string;
  /** "from 18 4 cubes, from 19 3 cubes". */
  parts(all: readonly Part[]): string;
  /** "tank + plane 17"; '' for none. */
  supporters(support: Support): string;
  /** "support tank + plane 17", "no support". */
  support(support: Support): string;
}

export const path = (zones: readonly ZoneId[]): string => zones.join(' > ');

export function wordsOf(language: Language): Words43 {
  const { particles, kinds, sides, events } = vocabularies[language];
  const words: Words43 = {
    say: (id) => particles[id][0],
    pieces: (piece, count) => `${count} ${piece === 'line' ? words.say('line') : pieceNoun(piece, count, language)}`,
    force: (units) => clauses(...pieces.map((piece) => units[piece] && words.pieces(piece, units[piece]))) || words.say('nothing'),
    counters: (into) =>
      // the keys of a record of counters
      clauses(
        ...(Object.entries(into) as [Convertible, number][]).map(([id, count]) => count && `${count} ${kinds[id][count === 1 ? 0 : 1]}`),
      ),
    fleets: (count) => phrase(`${count}`, particles.fleet[count === 1 ? 0 : 1]),
    side: (id) => sides[id][0],
    event: (id) => events[id][0],
    plane: ({ from, plane }) => `${words.say(plane)} ${from}`,
    parts: (all) => clauses(...all.map(({ from, units }) => `${words.say('from')} ${from} ${words.force(units)}`)),
    supporters: ({ tank, plane, drop }) =>
      [tank && words.say('tank'), plane && words.plane(plane), drop !== null && `${words.say('drop')} ${drop}`].filter(Boolean).join(' + '),
    support: (each) => (words.supporters(each) === '' ? words.say('no-support') : `${words.say('support')} ${words.supporters(each)}`),
  };
  return words;
}

/** "2 cubes, 1 tank"; at least one piece. */
export function readForce(reader: Reader43): Force {
  if (!reader.at('piece') && reader.atPath('zone')) reader.fail(says.forces(reader.word()));
  const force = tidy(reader.counts('piece'));
  if (sizeOf(force) === 0) reader.fail({ kind: 'number', word: '0' });
  return force;
}
