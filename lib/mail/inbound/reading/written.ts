import { longestOrder } from '../../../engine';
import { isSignatureMark } from './courtesies';
import { htmlText, unveil, veil } from './html';
import type { Message } from './message';
import { withoutQuotes } from './quotes';

/** What the sender wrote anew. */
export interface Written {
  lines: string[];
  /** Long lines may have been broken by the mail program. */
  wrapped: boolean;
  /** Some of it could not be read, for there is too much. */
  endless?: true;
  /** Lines of it that were struck out or are not to be seen. */
  unseen?: string[];
}

/** Lines that are read of a letter, characters of a line, and of all together; what it repeats does not count. */
export const mostLines = 400;
export const longestLine = longestOrder;
export const mostText = 8 * 1024;

/** More than anybody writes by hand: reading it all would keep others waiting. */
export const isTooMuch = ({ lines, endless }: Written): boolean =>
  endless ||
  lines.filter((line) => line !== '').length > mostLines ||
  lines.some((line) => line.length > longestLine) ||
  lines.reduce((sum, { length }) => sum + length, 0) > mostText;

/** One blank line says as much as a million. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .map(cut);

/** A line without an end to it is cut, one character beyond the longest, before any pattern is tried on it. */
const cut = (line: string): string => line.slice(0, longestLine + 1);

/**
 * What a message says beside what it repeats. The HTML is read first: programs that send both break the long lines of the plain
 * part. `isOurs` knows the last lines of our own letters.
 */
export function writtenIn({ html, text, flowed }: Message, isOurs: (line: string) => boolean): Written {
  const rich = html === null ? '' : htmlText(html);
  const written = withoutQuotes(linesOf(rich ?? ''), isOurs);
  const unseen = written
    .flatMap((line) => line.match(veiled) ?? [])
    .map(cleaned)
    .filter((line) => line !== '');
  const sources = [
    { lines: written, wrapped: false },
    // the plain part shows what the HTML hides: it says nothing more then
    ...(unseen.length > 0 ? [] : [{ lines: withoutQuotes(linesOf(text), isOurs), wrapped: !flowed }]),
  ];
  for (const { lines, wrapped } of sources) {
    const seen = lines.map((line) => cleaned(line.replace(veiled, '')));
    if (seen.some((line) => line !== '')) return { lines: seen, wrapped, unseen };
  }
  return { lines: [], wrapped: false, unseen, ...(rich === null && { endless: true }) };
}

/** A piece of a line that is struck out or not to be seen; of one that was cut its end is missing. */
const veiled = new RegExp(`${veil}[^${unveil}]*${unveil}?`, 'g');

/** A line without what keyboards, editors and lists add to what was meant. */
function cleaned(line: string): string {
  if (isSignatureMark(line)) return line;
  return line
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad\ue000\ue001]|\p{Cs}/gu, '')
    .replace(/[\p{Zs}\p{Cc}]+/gu, ' ')
    .replace(/[→➔➜⇒►]/g, '>')
    .trim()
    .replace(/^([•·▪◦‣*-] +|\d{1,2}[.)] +)(?=\S)/, '')
    .replace(/^(["'`*_«“„]+)(.*?)(["'`*_»”“]+)$/, '$2')
    .trim();
}
