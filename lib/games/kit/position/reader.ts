import { normalise, type Text, type Violation } from '../../../engine';
import { type Grammar, misread, type Reader, readerOf, type Tongue } from '../notation';

/** Reads parts of lines and keeps what is wrong with them, line by line. Nobody's language is known here, so both are given. */
export interface PositionReader<T extends Tongue> {
  add(text: Text): void;
  /** Null, and a problem, when the text was not read to its end. */
  read<V>(text: string, read: (reader: Reader<T>) => V): V | null;
  /** Each comma-separated part with a fresh reader; parts that were misread are left out. */
  each<V>(text: string, read: (reader: Reader<T>) => V): V[];
  /** The id that stands there, written as it is; `called` is what the ids are: "a phase". */
  choice<Id extends string>(text: string, ids: readonly Id[], called: Text): Id | null;
  /** "2 cube, 1 tank": counts of ids, written as they are. */
  counts<Id extends string>(text: string, ids: readonly Id[], called: Text): Partial<Record<Id, number>>;
}

/** With what only the text as a whole needs. */
interface Kept<T extends Tongue> extends PositionReader<T> {
  found: Violation[];
  /** The line that is being read, from 1; 0: none, the whole is wrong. */
  line: number;
}

export function positionReader<T extends Tongue>(grammar: Grammar<T>): Kept<T> {
  const lines: Kept<T> = {
    found: [],
    line: 0,
    add({ en, it }) {
      const where = lines.line > 0 ? [`Line ${lines.line}: `, `Riga ${lines.line}: `] : ['', ''];
      lines.found.push({ code: 'E-POSITION', text: `${where[0]}${en} / ${where[1]}${it}`, field: String(lines.line) });
    },
    read(text, read) {
      const reader = readerOf(grammar, text, 'en');
      const value = read(reader);
      if (!reader.ended()) reader.fail({ kind: 'extra', word: reader.word() });
      const failure = reader.failed();
      if (!failure) return value;
      lines.add({ en: misread(failure, 'en').text, it: misread(failure, 'it').text });
      return null;
    },
    each: (text, read) =>
      partsOf(text).flatMap((part) => {
        const before = lines.found.length;
        const value = lines.read(part, read);
        return value === null || lines.found.length > before ? [] : [value];
      }),
    choice(text, ids, called) {
      const found = ids.find((id) => normalise(id) === normalise(text));
      if (found === undefined) {
        const list = ids.join(', ');
        lines.add({
          en: `"${text}" is not ${called.en}; there are ${list}.`,
          it: `"${text}" non è ${called.it}; ci sono ${list}.`,
        });
      }
      return found ?? null;
    },
    counts<Id extends string>(text: string, ids: readonly Id[], called: Text) {
      const counts: Partial<Record<Id, number>> = {};
      for (const part of partsOf(text)) {
        const [, count = '1', name = ''] = /^(?:(\d{1,3}) )?(.*)$/.exec(part) ?? [];
        const id = lines.choice(name, ids, called);
        if (id !== null) counts[id] = Number(count);
      }
      return counts;
    },
  };
  return lines;
}

/** What `counts` reads; null when there are none. */
export function idCounts<Id extends string>(counts: Readonly<Partial<Record<Id, number>>>, ids: readonly Id[]): string | null {
  return ids.flatMap((id) => (counts[id] === undefined ? [] : [`${counts[id]} ${id}`])).join(', ') || null;
}

/** Splits at commas outside square brackets; empty parts are left out. */
export function partsOf(text: string): string[] {
  return text
    .split(/,(?![^[]*\])/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
