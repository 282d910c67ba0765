import { firstTimes, type Language, normalise, type Text } from '../../../engine';
import type { Grammar, NameKind } from './grammar';
import { lineOf, verbFirst, verbLength } from './line';
import { type Misreading, quoted } from './misreadings';
import { articles, numberOf, type Tongue } from './vocabulary';

/** Words of a name, beyond those of every name there is. */
const longestName = 12;
const longestParticle = 2;

/** Whether a name means this, rather than other things that it fits. */
export type Narrow<Id> = readonly ((id: Id) => boolean)[];

/** Reads one line word by word. After the first misreading nothing is left to read, so callers need no checks in between. */
export interface Reader<T extends Tongue> {
  failed(): Misreading | null;
  fail(reading: Misreading): void;
  /** Fails for what should stand here. */
  lacks(what: Text): void;
  ended(): boolean;
  /** The word that is next; '' at the end. */
  word(): string;
  verb(): T['verb'] | null;
  /** True when one of the particles was next; it is then behind us. */
  takes(...wanted: T['particle'][]): boolean;
  /** As `takes`, for a clause that a line holds at most once: the second is a misreading. */
  once(...wanted: T['particle'][]): boolean;
  /** Whether one of the particles is next. */
  sees(...wanted: T['particle'][]): boolean;
  /** Which of some literal words is next; null and a misreading when none is. */
  keyword<W extends string>(...wanted: W[]): W | null;
  /** True when `>` was next. */
  arrow(): boolean;
  atNumber(): boolean;
  /** A number, in digits or letters; `otherwise` when none stands here. */
  number(otherwise?: number): number;
  /** Whether a name of this kind is next. */
  at(kind: keyof T['names']): boolean;
  /** What a name can mean beside other things is narrowed down by each of these in turn, as long as anything is left. */
  name<Kind extends keyof T['names']>(kind: Kind, ...narrow: Narrow<T['names'][Kind]>): T['names'][Kind];
  /** "3 infantry", "infantry x3": one name and how often. A number that belongs to a name is no count. */
  counted<Kind extends keyof T['names']>(kind: Kind, ...narrow: Narrow<T['names'][Kind]>): { id: T['names'][Kind]; count: number };
  /**
   * "3 infantry, 1 tank", "infantry x3": at least one, names without a number count once. With `all`, "all tanks" are as many as it says.
   * What counts nothing is left out.
   */
  counts<Kind extends keyof T['names']>(kind: Kind, all?: (id: T['names'][Kind]) => number): Partial<Record<T['names'][Kind], number>>;
  /** Whether a way begins here: the name of a place, `from` before it or not. A number before a word is a count. */
  atPath(kind: keyof T['names']): boolean;
  /** "18 > 17 > 16" or "from 18 to 17". */
  path<Kind extends keyof T['names']>(kind: Kind): T['names'][Kind][];
  /** One thing after the other, with or without `and`, to the end of the line or to one of the particles; at least one. */
  each<V>(read: () => V, ...until: T['particle'][]): V[];
}

/** What is left by each in turn; one that would leave nothing has no say. */
const narrowed = <Id>(ids: readonly Id[], narrow: Narrow<Id>): readonly Id[] =>
  narrow.reduce((left, fits) => {
    const some = left.filter(fits);
    return some.length > 0 ? some : left;
  }, ids);

export function readerOf<T extends Tongue>(grammar: Grammar<T>, line: string, language: Language): Reader<T> {
  let { words, isApart } = lineOf(line, grammar);
  const kinds = Object.values<NameKind<string>>(grammar.names);
  const isFirst = firstTimes();
  let at = 0;
  let failure: Misreading | null = null;
  const fail = (reading: Misreading) => {
    failure ??= reading;
    at = words.length;
  };
  const rest = (from = at) => {
    const next = words.slice(from, from + longestName);
    const end = next.findIndex((_, i) => i > 0 && isApart[from + i]);
    return end < 0 ? next : next.slice(0, end);
  };
  /** What the next name seems to be when it is none: to the next arrow, `+`, whole word, or number that does not belong to it. */
  const unread = (): string[] => {
    const next = rest();
    const isCount = (word: string, i: number) => /^\d+$/.test(word) && !grammar.beforeNumbers.has(next.slice(0, i).join(' '));
    const ends = (word: string, i: number) => /^[>+]$/.test(word) || grammar.whole?.test(word) || (!grammar.isParted && isCount(word, i));
    const end = next.findIndex((word, i) => i > 0 && ends(word, i));
    return end < 0 ? next : next.slice(0, end);
  };
  const reads = <Id extends string>({ lexicon }: NameKind<Id>, from: number) => {
    const skips = articles.has(words[from] ?? '') && from + 1 < words.length ? [0, 1] : [0];
    for (const skip of skips) {
      const found = from < words.length ? lexicon.read(rest(from + skip)) : null;
      if (found) return { ...found, start: from + skip };
    }
    return null;
  };
  const isName = (kind: NameKind<string>, from: number): boolean => 'id' in (reads(kind, from) ?? {});
  /** A name of the kind comes next, and not the beginning of a longer one of another: "Trans-Jordan" is no transport. */
  const leads = (kind: NameKind<string>, from: number): boolean => {
    const found = reads(kind, from);
    if (!found || !('id' in found)) return false;
    return !kinds.some((each) => each !== kind && (reads(each, from)?.length ?? 0) > found.length);
  };
  /** How many words of one of the particles come next. */
  const particle = (wanted: readonly string[], from = at): number => {
    for (let length = Math.min(longestParticle, words.length - from); length > 0; length--) {
      const text = words.slice(from, from + length).join(' ');
      // "e" is "and", unless it shortens a name: "e europe"
      const isPart = text.length === 1 && /[a-z]/.test(text) && kinds.some((kind) => (kind.lexicon.read(rest(from))?.length ?? 0) > 1);
      if (!isPart && wanted.some((id) => grammar.particles.has(`${id} ${text}`))) return length;
    }
    return 0;
  };
  /** The digits that come next begin a name that reaches as far as any behind them. */
  const isPartOfName = (kind: NameKind<string>): boolean =>
    /^\d+$/.test(words[at] ?? '') && (reads(kind, at)?.length ?? 0) > (reads(kind, at + 1)?.length ?? 0);
  const isNumber = (from: number) => numberOf(words[from] ?? '') !== null;
  /** Whether counts go on after so many words: with a name, or a number that is no name itself. */
  const countAhead = (kind: NameKind<string>, from: number, mayBeAll: boolean): boolean => {
    if (mayBeAll && particle(['all'], from) > 0) return true;
    if (!isNumber(from)) return leads(kind, from);
    return isName(kind, from + 1) || !kinds.some((each) => isName(each, from));
  };
  /** Puts the verb before who acts, or finds one that goes without saying. */
  const turnOrImply = (): T['verb'] | null => {
    if (!grammar.unsaid || verbLength(words, 0, grammar) > 0) return null;
    const named = Math.max(...kinds.map(({ lexicon }) => lexicon.read(rest())?.length ?? 0));
    // a verb may be shortened, but not where a name begins: "char" is no charge
    if (named === 0 && grammar.verbs.read(words)) return null;
    const turned = verbFirst({ words, isApart }, named, grammar);
    if (!turned) return grammar.unsaid(words);
    ({ words, isApart } = turned);
    return null;
  };
  const reader: Reader<T> = {
    failed: () => failure,
    fail,
    lacks: (what) => fail({ kind: 'missing', word: words[at] ?? '', what }),
    ended: () => at >= words.length,
    word: () => words[at] ?? '',
    verb() {
      const unsaid = turnOrImply();
      if (unsaid) return unsaid;
      const found = grammar.verbs.read(words);
      const nameIn = (id: T['verb'], each: Language) => grammar.vocabularies[each].verbs[id][0];
      if (found && 'id' in found) {
        at = found.length;
        return found.id;
      }
      if (found) {
        const means = found.ambiguous.slice(0, 5).map((id) => nameIn(id, language));
        fail({ kind: 'ambiguous', word: words.slice(0, found.length).join(' '), means });
        return null;
      }
      const usual = (each: Language) => grammar.usual.map((id) => nameIn(id, each)).join(', ');
      const near = grammar.verbs.near(words.slice(0, 1));
      fail({ kind: 'verb', word: words[0] ?? '', near, usual: { en: usual('en'), it: usual('it') } });
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
    sees: (...wanted) => particle(wanted) > 0,
    keyword(...wanted) {
      const found = wanted.find((each) => each === words[at]);
      if (found) at++;
      else if (at >= words.length) reader.lacks(quoted(wanted));
      else fail({ kind: 'stray', word: words[at] ?? '', near: wanted });
      return found ?? null;
    },
    arrow() {
      if (words[at] !== '>') return false;
      at++;
      return true;
    },
    atNumber: () => isNumber(at),
    number(otherwise) {
      const found = numberOf(words[at] ?? '');
      if (found !== null) {
        at++;
        return found;
      }
      if (otherwise !== undefined) return otherwise;
      if (at >= words.length) reader.lacks({ en: 'a number', it: 'un numero' });
      else fail({ kind: 'number', word: words[at] ?? '' });
      return 0;
    },
    at: (kind) => leads(grammar.names[kind], at),
    name<Kind extends keyof T['names']>(kind: Kind, ...narrow: Narrow<T['names'][Kind]>): T['names'][Kind] {
      type Id = T['names'][Kind];
      const { called, lexicon, label } = grammar.names[kind];
      const found = reads(grammar.names[kind], at);
      if (found && 'id' in found) {
        at = found.start + found.length;
        return found.id;
      }
      if (found) {
        const fitting = narrowed(found.ambiguous, narrow);
        const [only] = fitting;
        if (only !== undefined && fitting.length === 1) {
          at = found.start + found.length;
          return only;
        }
        const means = fitting.slice(0, 5).map((id) => label(id, language));
        fail({ kind: 'ambiguous', word: words.slice(found.start, found.start + found.length).join(' '), means });
      } else if (at >= words.length) reader.lacks(called);
      else {
        if (articles.has(words[at] ?? '') && at + 1 < words.length) at++;
        const tried = unread();
        const shown = grammar.isParted ? tried : tried.slice(0, 2);
        const ids = [tried.slice(0, 1), tried.slice(0, 2), shown]
          .flatMap((each) => lexicon.near(each))
          .flatMap((name) => lexicon.read(normalise(name).split(' ')) ?? []);
        const near = [...new Set(ids.flatMap((each) => ('id' in each ? [label(each.id, language)] : [])))];
        fail({ kind: 'unknown', of: String(kind), called, word: shown.join(' '), near: near.slice(0, 3) });
      }
      // nothing is read any more: no rule will see it
      return '' as Id;
    },
    counted<Kind extends keyof T['names']>(kind: Kind, ...narrow: Narrow<T['names'][Kind]>) {
      const named = isPartOfName(grammar.names[kind]) ? 1 : reader.number(1);
      const id = reader.name(kind, ...narrow);
      const times = /^x(\d{1,3})$/.exec(words[at] ?? '')?.[1];
      if (times !== undefined) at++;
      return { id, count: named * Number(times ?? 1) };
    },
    counts<Kind extends keyof T['names']>(kind: Kind, all?: (id: T['names'][Kind]) => number) {
      const counts: Partial<Record<T['names'][Kind], number>> = {};
      const more = (skip: number) => countAhead(grammar.names[kind], at + skip, all !== undefined);
      do {
        at += reader.sees('and') && more(1) ? 1 : 0;
        const isAll = all !== undefined && reader.takes('all');
        if (isAll && reader.atNumber()) fail({ kind: 'stray', word: words[at] ?? '', near: [] });
        const { id, count: named } = reader.counted(kind);
        const count = isAll ? all(id) : named;
        if (failure === null && count > 0) counts[id] = (counts[id] ?? 0) + count;
      } while (more(0) || (reader.sees('and') && more(1)));
      return counts;
    },
    atPath(kind) {
      const start = at + particle(['from', 'to', 'in']);
      const isCount = start === at && isNumber(at) && at + 1 < words.length && words[at + 1] !== '>';
      return !isCount && isName(grammar.names[kind], start);
    },
    path(kind) {
      reader.takes('from', 'in');
      const path = [reader.name(kind)];
      while (reader.arrow() || reader.takes('to')) path.push(reader.name(kind));
      return path;
    },
    each(read, ...until) {
      const list: ReturnType<typeof read>[] = [];
      do {
        list.push(read());
        reader.takes('and');
      } while (!reader.ended() && !reader.sees(...until));
      return list;
    },
  };
  return reader;
}
