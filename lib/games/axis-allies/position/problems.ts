import type { Text, Violation } from '../../../engine';
import { misread } from '../notation/misreadings';
import type { Reader } from '../notation/reader';

/** What is wrong with a position text, line by line. Nobody's language is known here, so both are given. */
export interface Problems {
  found: Violation[];
  /** The line that is being read, from 1. */
  line: number;
  add(text: Text): void;
  /** True when the reader understood everything it was given. */
  read(reader: Reader): boolean;
}

export function problems(): Problems {
  const list: Problems = {
    found: [],
    line: 0,
    add({ en, it }) {
      const where = list.line > 0 ? [`Line ${list.line}: `, `Riga ${list.line}: `] : ['', ''];
      list.found.push({ code: 'E-POSITION', text: `${where[0]}${en} / ${where[1]}${it}`, field: String(list.line) });
    },
    read(reader) {
      if (!reader.ended()) reader.fail({ kind: 'extra', word: reader.word() });
      const failure = reader.failed();
      if (!failure) return true;
      list.add({ en: misread(failure, 'en').text, it: misread(failure, 'it').text });
      return false;
    },
  };
  return list;
}
