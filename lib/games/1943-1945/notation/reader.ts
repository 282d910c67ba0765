import { firstTimes, fold, type Language, type Lexicon, lexicon } from '../../../engine';
import { type BoardFile, boardFileOf } from '../board-file';
import { addPieces, type Force, type Kind, type Piece, pieces, tidy } from '../pieces';
import type { Convertible, EventId, Options, Side, ZoneId } from '../types';
import type { Misreading } from './misreadings';
import { type Particle, type Verb, type Vocabulary, vocabularies } from './vocabulary';

const both = [vocabularies.en, vocabularies.it];
const keysOf = <T extends string>(record: Record<T, unknown>) => Object.keys(record) as T[];
const merged = <T extends string>(part: (words: Vocabulary) => Record<T, readonly string[]>): [T, string[]][] =>
  keysOf(part(vocabularies.en)).map((id) => [id, both.flatMap((words) => [...part(words)[id]])]);
const kindOf = (piece: Piece): Kind => piece.replace(/^engaged-/, '') as Kind;

const lexicons = {
  verb: lexicon<Verb>(merged((words) => words.verbs)),
  piece: lexicon<Piece>(
    pieces.map((piece): [Piece, string[]] => {
      const flipped = piece.startsWith('engaged-');
      return [piece, both.flatMap((words) => (flipped ? words.engaged(words.kinds[kindOf(piece)]) : [...words.kinds[kindOf(piece)]]))];
    }),
  ),
  into: lexicon<Convertible>(merged((words) => words.kinds).flatMap(([id, names]) => (id === 'cube' ? [] : [[id, names] as const]))),
  event: lexicon<EventId>(merged((words) => words.events)),
  side: lexicon<Side>(merged((words) => words.sides)),
};
/** Particles are never shortened: a prefix could be the beginning of a name. */
const particles = new Map(
  merged((words) => words.particles).flatMap(([id, list]) => list.map((name) => [`${id} ${fold(name) || name}`, id] as const)),
);
const longestParticle = 2;
/** Words of a name, beyond those of every name there is. */
const longestName = 12;

const zoneLexicons = new WeakMap<BoardFile, Lexicon<ZoneId>>();

/** Zones by number, with or without its zero, and by every name in both languages. */
function zonesOf(file: BoardFile): Lexicon<ZoneId> {
  let found = zoneLexicons.get(file);
  if (!found) {
    found = lexicon(
      file.zones.map(({ id, name, also }): [ZoneId, string[]] => [
        id,
        [id, id.replace(/^0+/, ''), name.en, name.it, ...also.en, ...also.it],
      ]),
    );
    zoneLexicons.set(file, found);
  }
  return found;
}

type Named = 'piece' | 'into' | 'event' | 'side';

/** Reads one line word by word. After the first misreading nothing is left to read, so callers need no checks in between. */
export interface Reader {
  failed(): Misreading | null;
  fail(reading: Misreading): void;
  ended(): boolean;
  word(): string;
  verb(): Verb | null;
  /** True when one of the particles was next; it is then behind us. */
  takes(...wanted: Particle[]): boolean;
  /** As `takes`, for what a line holds at most once: the second is a misreading. */
  once(...wanted: Particle[]): boolean;
  /** Whether one of the particles is next. */
  at(...wanted: Particle[]): boolean;
  arrow(): boolean;
  number(otherwise?: number): number;
  zone(): ZoneId;
  piece(): Piece;
  atPiece(): boolean;
  into(): Convertible;
  event(): EventId;
  side(): Side;
  /** "2 cubes, 1 tank"; at least one piece. */
  force(): Force;
  /** "18 > 17 > 16" or "from 18 to 17". */
  path(): ZoneId[];
}

export function readerOf(line: string, options: Pick<Options, 'board'>, language: Language): Reader {
  const zones = zonesOf(boardFileOf(options));
  const words = fold(line.replace(/→|=>|->/g, '>').replace(/[>+]/g, ' $& '))
    .split(' ')
    .flatMap((word) => /^(\d+)([a-z].*)$/.exec(word)?.slice(1) ?? [word])
    .filter((word) => word !== '');
  let at = 0;
  let failure: Misreading | null = null;
  const isFirst = firstTimes();
  const fail = (reading: Misreading) => {
    failure ??= reading;
    at = words.length;
  };
  /** Words a name may take up: to the next arrow, `+` or number. */
  const nameWords = (): string[] => {
    const rest = words.slice(at, at + longestName);
    const end = rest.findIndex((word, i) => i > 0 && (/^[>+]$/.test(word) || /^\d+$/.test(word)));
    return end < 0 ? rest : rest.slice(0, end);
  };
  const particle = (wanted: readonly Particle[]): number => {
    for (let length = longestParticle; length > 0; length--) {
      const text = words.slice(at, at + length).join(' ');
      if (at + length <= words.length && wanted.some((id) => particles.has(`${id} ${text}`))) return length;
    }
    return 0;
  };
  /** Whether a piece, or a number and a piece, comes after so many words. */
  const pieceAhead = (skip: number): boolean => {
    const from = at + skip + (/^\d+$/.test(words[at + skip] ?? '') ? 1 : 0);
    const found = from < words.length ? lexicons.piece.read(words.slice(from)) : null;
    return found !== null && 'id' in found;
  };
  /** Whether a zone comes where forces should: "MOVE 09 > 08", "RETREAT to Rome"; a number before a word is a count. */
  const zoneAhead = (): boolean => {
    const first = at + particle(['from', 'to', 'in']);
    const next = words[first + 1];
    if (/^\d+$/.test(words[first] ?? '') && first === at && next !== undefined && next !== '>') return false;
    const found = first < words.length ? zones.read(words.slice(first)) : null;
    return found !== null && 'id' in found;
  };
  const known = <T extends string>(from: Lexicon<T>): boolean => {
    const found = at < words.length ? from.read(nameWords()) : null;
    return found !== null && 'id' in found;
  };
  function named<T extends string>(kind: Named | 'zone', from: Lexicon<T>): T {
    if (at >= words.length) {
      fail({ kind: 'missing', what: kind });
      return '' as T;
    }
    const found = from.read(nameWords());
    if (found === null) {
      const tried = nameWords().slice(0, 2);
      const near = [...from.near(tried.slice(0, 1)), ...from.near(tried)];
      fail({ kind: 'unknown', what: kind, word: tried.join(' ') || (words[at] ?? ''), near: [...new Set(near)].slice(0, 3) });
      return '' as T;
    }
    if ('ambiguous' in found) {
      fail({ kind: 'ambiguous', word: words.slice(at, at + found.length).join(' '), means: found.ambiguous.slice(0, 5) });
      return '' as T;
    }
    at += found.length;
    return found.id;
  }
  const reader: Reader = {
    failed: () => failure,
    fail,
    ended: () => at >= words.length,
    word: () => words[at] ?? '',
    verb() {
      const found = lexicons.verb.read(words);
      if (found && 'id' in found) {
        at = found.length;
        return found.id;
      }
      if (found)
        fail({
          kind: 'ambiguous',
          word: words.slice(0, found.length).join(' '),
          means: found.ambiguous.slice(0, 5).map((id) => vocabularies[language].verbs[id][0]),
        });
      else fail({ kind: 'verb', word: words[0] ?? '', near: lexicons.verb.near(words.slice(0, 1)) });
      return null;
    },
    takes(...wanted) {
      const length = particle(wanted);
      at += length;
      return length > 0;
    },
    once(...wanted) {
      const begins = at;
      const isThere = reader.takes(...wanted);
      if (isThere && !isFirst(wanted.join(' '))) fail({ kind: 'twice', word: words.slice(begins, at).join(' ') });
      return isThere;
    },
    at: (...wanted) => particle(wanted) > 0,
    arrow() {
      if (words[at] !== '>') return false;
      at++;
      return true;
    },
    number(otherwise) {
      const word = words[at];
      if (word !== undefined && /^\d{1,4}$/.test(word)) {
        at++;
        return Number(word);
      }
      if (otherwise !== undefined) return otherwise;
      fail(word === undefined ? { kind: 'missing', what: 'number' } : { kind: 'number', word });
      return 0;
    },
    zone: () => named('zone', zones),
    piece: () => named('piece', lexicons.piece),
    atPiece: () => known(lexicons.piece),
    into: () => named('into', lexicons.into),
    event: () => named('event', lexicons.event),
    side: () => named('side', lexicons.side),
    force() {
      const force: Force = {};
      if (!pieceAhead(0) && zoneAhead()) fail({ kind: 'forces', word: reader.word() });
      do {
        const count = reader.number(1);
        const piece = reader.piece();
        if (failure === null && count > 0) addPieces(force, piece, count);
        if (failure === null && count === 0) fail({ kind: 'number', word: '0' });
        const next = reader.at('and') ? 1 : 0;
        if (!pieceAhead(next)) break;
        at += next;
      } while (failure === null);
      return tidy(force);
    },
    path() {
      reader.takes('from', 'in');
      const path = [reader.zone()];
      while (reader.arrow() || reader.takes('to')) path.push(reader.zone());
      return path;
    },
  };
  return reader;
}
