import { firstTimes, fold, type Language, type Lexicon, lexicon, type Text } from '../../../engine';
import { edition1941 } from '../editions/1941';
import { type Power, powers, type SpaceId, type Units, type UnitType, unitTypes } from '../types';
import { namesIn, spaceNames } from '../words/names';
import type { Misreading } from './misreadings';
import { type Particle, type Verb, type Vocabulary, vocabularies } from './vocabulary';

const both = [vocabularies.en, vocabularies.it];
const keysOf = <T extends string>(record: Record<T, unknown>) => Object.keys(record) as T[];
const merged = <T extends string>(part: (words: Vocabulary) => Record<T, readonly string[]>): [T, string[]][] =>
  keysOf(part(vocabularies.en)).map((id) => [id, both.flatMap((words) => [...part(words)[id]])]);

const verbs = lexicon<Verb>(merged((words) => words.verbs));
const units = lexicon<UnitType>(merged((words) => words.units));
const powerNames = lexicon<Power>(merged((words) => words.powers));
const spaces = lexicon<SpaceId>(
  edition1941.spaces.map(({ id }): [SpaceId, string[]] => {
    const { short, en, it, also = [] } = spaceNames[id] ?? { short: id, en: id, it: id };
    return [id, [short, en, it, ...also]];
  }),
);
/** Particles are never shortened: a prefix could be the beginning of a name. */
const particles = new Map(merged((words) => words.particles).flatMap(([id, list]) => list.map((name) => [name, id] as const)));

const articles = new Set(both.flatMap((words) => words.articles));
const numbers = new Map(both.flatMap((words) => Object.entries(words.numbers)));

/** "2x", "x2" and "two" say 2. */
const asNumber = (word: string): string => numbers.get(word)?.toString() ?? /^(\d{1,3})x$/.exec(word)?.[1] ?? word;

/** Words of a name, beyond those of every name there is. */
const longestName = 12;

/** A bare number beside an arrow is the sea zone that the map shows under it: "9 > 8". */
function asZone(word: string, at: number, words: readonly string[]): string {
  const isBare = (words[at - 1] === '>' || words[at + 1] === '>') && spaceNames[`sz${word}`] !== undefined;
  return isBare && !/^(sz|zm|zone|zona|mare)$/.test(words[at - 1] ?? '') ? `sz${word}` : word;
}

/** Reads one line word by word. After the first misreading nothing is left to read, so callers need no checks in between. */
export interface Reader {
  failed(): Misreading | null;
  fail(reading: Misreading): void;
  ended(): boolean;
  /** The word that is next. */
  word(): string;
  verb(): Verb | null;
  /** True when the particle was next; it is then behind us. */
  takes(...wanted: Particle[]): boolean;
  /** As `takes`, for a clause that a line holds at most once: the second is a misreading. */
  once(...wanted: Particle[]): boolean;
  /** True when the particle is next. */
  sees(wanted: Particle): boolean;
  /** Which of some literal words is next; null and a misreading when none is. */
  keyword<W extends string>(...wanted: W[]): W | null;
  /** True when `>` was next. */
  arrow(): boolean;
  atNumber(): boolean;
  atPower(): boolean;
  atUnit(): boolean;
  number(otherwise?: number): number;
  space(): SpaceId;
  unit(): UnitType;
  power(): Power;
  /** "3 infantry, 1 tank", "infantry x3"; at least one unless "nothing" stands there. Of "all tanks" it takes as many as `all` says. */
  units(all?: (type: UnitType) => number): Units;
}

const what = {
  space: { en: 'a space', it: 'uno spazio' },
  unit: { en: 'a unit', it: "un'unità" },
  power: { en: 'a power', it: 'una potenza' },
} satisfies Record<string, Text>;

export function readerOf(line: string, language: Language): Reader {
  const words = fold(line.replace(/→|=>/g, '>').replace(/[>+]/g, ' $& '))
    .split(' ')
    .map(asNumber)
    .flatMap((word) => /^(\d+)([a-z].*)$/.exec(word)?.slice(1) ?? [word])
    .filter((word) => word !== '')
    .map(asZone);
  let at = 0;
  let failure: Misreading | null = null;
  const isFirst = firstTimes();
  const fail = (reading: Misreading) => {
    failure ??= reading;
    at = words.length;
  };
  const rest = () => words.slice(at, at + longestName);
  const particleAt = (start: number) => {
    for (const length of [2, 1]) {
      const id = start + length <= words.length ? particles.get(words.slice(start, start + length).join(' ')) : undefined;
      // "e" is "and", unless it shortens a name: "e europe"
      if (id && (words[start] !== 'e' || (spaces.read(words.slice(start, start + 2))?.length ?? 0) < 2)) return { id, length };
    }
    return null;
  };
  /** Words a name may take up: to the next number, arrow or `+`. */
  const nameWords = () => {
    const words = rest();
    const end = words.findIndex(
      (word, i) =>
        i > 0 &&
        (/^\d+$/.test(word) ? !/^(sz|zm|zone|zona|zona di mare|sea zone)$/.test(words.slice(0, i).join(' ')) : /^[>+]$/.test(word)),
    );
    return end < 0 ? words : words.slice(0, end);
  };
  /** Steps over "the" where something else follows. */
  const skipArticle = () => {
    if (at + 1 < words.length && articles.has(words[at] ?? '')) at++;
  };
  const known = <T extends string>(from: Lexicon<T>): boolean => {
    const before = at;
    skipArticle();
    const found = at < words.length ? from.read(nameWords()) : null;
    const isKnown = found !== null && 'id' in found;
    if (!isKnown) at = before;
    return isKnown;
  };
  function named<T extends string>(kind: 'space' | 'unit' | 'power', from: Lexicon<T>, label: (id: T) => string): T {
    const otherwise = '' as T;
    skipArticle();
    if (at >= words.length) {
      fail({ kind: 'missing', what: what[kind] });
      return otherwise;
    }
    const found = from.read(nameWords());
    if (found === null) {
      const tried = [nameWords().slice(0, 1), nameWords().slice(0, 2)];
      const ids = tried.flatMap((each) => from.near(each)).flatMap((name) => idOf(from, name));
      fail({ kind, word: tried[1]?.join(' ') ?? '', near: [...new Set(ids)].slice(0, 3).map(label) });
      return otherwise;
    }
    if ('ambiguous' in found) {
      fail({ kind: 'ambiguous', word: words.slice(at, at + found.length).join(' '), means: found.ambiguous.slice(0, 5).map(label) });
      return otherwise;
    }
    at += found.length;
    return found.id;
  }
  const names = namesIn(language);
  const reader: Reader = {
    failed: () => failure,
    fail,
    ended: () => at >= words.length,
    word: () => words[at] ?? '',
    verb() {
      const found = verbs.read(words.slice(0, 4));
      if (found && 'id' in found) {
        at = found.length;
        return found.id;
      }
      const near = verbs.near(words.slice(0, 1));
      fail({ kind: 'verb', word: words[0] ?? '', near });
      return null;
    },
    takes(...wanted) {
      const found = particleAt(at);
      if (!found || !wanted.includes(found.id)) return false;
      at += found.length;
      return true;
    },
    once(...wanted) {
      const begins = at;
      const isThere = reader.takes(...wanted);
      if (isThere && !isFirst(wanted.join(' '))) fail({ kind: 'twice', word: words.slice(begins, at).join(' ') });
      return isThere;
    },
    sees: (wanted) => particleAt(at)?.id === wanted,
    keyword(...wanted) {
      const found = wanted.find((each) => each === words[at]);
      if (found) at++;
      else if (at >= words.length) fail({ kind: 'missing', what: { en: wanted.join(' or '), it: wanted.join(' o ') } });
      else fail({ kind: 'word', word: words[at] ?? '', near: wanted });
      return found ?? null;
    },
    arrow() {
      if (words[at] !== '>') return false;
      at++;
      return true;
    },
    atNumber: () => /^\d+$/.test(words[at] ?? ''),
    atPower: () => known(powerNames),
    atUnit: () => known(units),
    number(otherwise) {
      const word = words[at];
      if (word !== undefined && /^\d{1,6}$/.test(word)) {
        at++;
        return Number(word);
      }
      if (otherwise !== undefined) return otherwise;
      fail(word === undefined ? { kind: 'missing', what: { en: 'a number', it: 'un numero' } } : { kind: 'number', word });
      return 0;
    },
    space: () => named('space', spaces, names.space),
    unit: () => named('unit', units, (id) => names.unit(id, 1).replace(/^1 /, '')),
    power: () => named('power', powerNames, names.power),
    units(all) {
      const counts: Units = {};
      if (reader.takes('nothing')) return counts;
      do {
        const isAll = all !== undefined && reader.takes('all');
        if (isAll && reader.atNumber()) fail({ kind: 'word', word: words[at] ?? '', near: [] });
        const named = reader.number(1);
        const type = reader.unit();
        const times = /^x(\d{1,3})$/.exec(words[at] ?? '')?.[1];
        if (times !== undefined) at++;
        const count = isAll ? all(type) : named * Number(times ?? 1);
        if (failure === null && count > 0) counts[type] = (counts[type] ?? 0) + count;
        reader.takes('and');
      } while (reader.atNumber() || reader.atUnit() || (all !== undefined && reader.sees('all')));
      return inOrder(counts);
    },
  };
  return reader;
}

/** What a name of the lexicon stands for. */
function idOf<T extends string>(from: Lexicon<T>, name: string): T[] {
  const found = from.read(fold(name).split(' '));
  return found && 'id' in found ? [found.id] : [];
}

/** The same counts with types in table order. */
export function inOrder(counts: Units): Units {
  const sorted: Units = {};
  for (const type of unitTypes) if (counts[type]) sorted[type] = counts[type];
  return sorted;
}

export const powersInOrder = <T>(record: Partial<Record<Power, T>>): [Power, T][] =>
  powers.flatMap((power): [Power, T][] => (record[power] === undefined ? [] : [[power, record[power] as T]]));
