import { type Language, longestOrder, type Violation } from '../../engine';
import type { AnyGame } from '../../games/registry';
import { type Caller, mustBeSound, trouble } from '../access/caller';
import { isPledge, longestWord } from '../access/words';
import type { RefusedOrder, Submission } from './submission';

type Order = Submission['orders'][number];

/** Bytes of JSON that the orders of one sheet may take. */
export const largestSheet = 64 * 1024;

/** What every door must have got right before a sheet is looked at; throws PlayError. */
export function checkSheet(
  sheet: Pick<Submission, 'seat' | 'decision' | 'orders' | 'word' | 'pledge'> & { id?: string },
  caller: Caller,
): void {
  if (sheet.id !== undefined && !/^[\x21-\x7e]{1,64}$/.test(sheet.id)) {
    throw trouble(
      'invalid',
      {
        en: 'The submission id must have 1 to 64 printable ASCII characters without blanks.',
        it: "L'identificativo dell'invio deve avere da 1 a 64 caratteri ASCII stampabili senza spazi.",
      },
      caller,
    );
  }
  const size = Buffer.byteLength(JSON.stringify([sheet.seat, sheet.decision, sheet.orders]));
  if (size > largestSheet) {
    throw trouble(
      'too-large',
      {
        en: `The sheet has ${size} bytes; at most ${largestSheet} are read.`,
        it: `Il foglio ha ${size} byte; se ne leggono al massimo ${largestSheet}.`,
      },
      caller,
    );
  }
  const long = sheet.orders.findIndex((order) => typeof order === 'string' && order.length > longestOrder);
  if (long >= 0) {
    throw trouble(
      'too-large',
      {
        en: `Order ${long + 1} is longer than ${longestOrder} characters. Write one order a line.`,
        it: `L’ordine ${long + 1} supera i ${longestOrder} caratteri. Scrivi un ordine per riga.`,
      },
      caller,
    );
  }
  mustBeSound([sheet.seat, sheet.decision, sheet.orders, sheet.word], caller);
  const { word = '', pledge } = sheet;
  if (word.length > longestWord || (pledge !== undefined && !isPledge(pledge))) {
    throw trouble(
      'invalid',
      {
        en: `A word for the dice has at most ${longestWord} characters, and a pledge is the SHA-256 of the next one: 64 hex digits.`,
        it: `Una parola per i dadi ha al massimo ${longestWord} caratteri, e un impegno è lo SHA-256 della prossima: 64 cifre esadecimali.`,
      },
      caller,
    );
  }
  if (sheet.orders.length === 0) {
    throw trouble(
      'invalid',
      { en: 'The sheet holds no order. Write at least one.', it: 'Il foglio non contiene ordini. Scrivine almeno uno.' },
      caller,
    );
  }
}

/** The order a sheet stopped at; `from` is the first that was not played. */
export const refusedIn = (
  game: AnyGame,
  orders: readonly Order[],
  { index, violations, from, language }: { index: number; violations: Violation[]; from: number; language: Language },
): RefusedOrder => {
  const lines = orders.map((order) => editableLine(game, order, language));
  // what is still to be sent when the order at `from` is the first that was not played
  return { index, line: lines[index] ?? '', violations, remainder: lines.slice(from) };
};

/** An order as its sender may edit it: notation in their language, or JSON when its shape is not an order's. */
function editableLine(game: AnyGame, order: Order, language: Language): string {
  if (typeof order === 'string') return order;
  const shaped = game.orderSchema.safeParse(order);
  return shaped.success ? game.format(shaped.data, language) : JSON.stringify(order);
}
