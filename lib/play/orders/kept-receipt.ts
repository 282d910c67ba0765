import { type Db, database, type Tx } from '../../../db/client';
import { type EntryRow, entriesOf, findSubmission, type LineRow } from '../../../db/log';
import { linesOf } from '../../../db/log-window';
import type { KnownReceipt } from '../../../db/table-rows';
import { findTable } from '../../../db/tables';
import { beginningOf, canonical, isByHand, type Language, type Violation } from '../../engine';
import type { AnyGame } from '../../games/registry';
import { gameOf } from '../access/visible-table';
import { isFor, lineText } from '../log/lines';
import type { Receipt, RefusedOrder, Submission } from './submission';

/** A receipt as its sender gets it the first time. */
export type First = Exclude<Receipt, { kind: 'repeated' }>;
type Accepted = Extract<First, { kind: 'applied' | 'held' }>;

/** Of a table, what its receipts are worded with. */
interface Worded {
  game: AnyGame;
  table: { id: string; options: object };
}

/** What an accepted sheet's receipt says beside its columns; what the log says as well, and what is as ever, is left out. */
interface KeptAccepted {
  /** The last entry before it. */
  after: number;
  language?: Language;
  understood?: string[];
  refused?: RefusedOrder;
  over?: true;
}

/** A part of a log. */
interface LogPart {
  entries: readonly EntryRow[];
  lines: readonly LineRow[];
}

/** What a sheet led to, as far as the log tells it to the seat that sent it. */
export interface Told extends LogPart {
  seat: string;
  /** The last entry before it. */
  after: number;
  language: Language;
}

export const toldTo = ({ game, table: { options } }: Worded, { lines, seat, language }: Omit<Told, 'entries' | 'after'>): string[] =>
  lines.filter((line) => isFor(line, { seats: [seat] })).map((line) => lineText(line, { game, options, language }));

/** Orders that a seat gave itself, in the log's own notation. */
const orderedBy = ({ entries, seat }: Pick<Told, 'entries' | 'seat'>): string[] =>
  entries.filter((entry) => entry.seat === seat && isByHand(entry.via)).map(({ notation }) => notation);

/** Characters of a text and violations of a refusal that are kept: whoever sends it again is told the same, in short. */
const mostKept = { text: 300, violations: 3, lines: 20 };

/** A receipt as it is kept. What was not taken need not be remembered word for word. */
export function keptReceipt(receipt: First, told: Told): Record<string, unknown> {
  const short = (text: string) => (text.length > mostKept.text ? `${beginningOf(text, mostKept.text - 1)}…` : text);
  const few = (violations: readonly Violation[]) =>
    violations.slice(0, mostKept.violations).map((each): Violation => ({ ...each, text: short(each.text) }));
  switch (receipt.kind) {
    case 'closed':
      return { ...receipt, violations: few(receipt.violations) };
    case 'refused': {
      const { line, violations, remainder, ...rest } = receipt.refused;
      const refused = { ...rest, line: short(line), violations: few(violations), remainder: remainder.slice(0, mostKept.lines).map(short) };
      return { ...receipt, refused };
    }
    default:
      return { ...keptAccepted(receipt, told) };
  }
}

function keptAccepted({ understood, refused, over }: Accepted, told: Told): KeptAccepted {
  const { after, language } = told;
  const isLogged = canonical(understood) === canonical(orderedBy(told));
  return {
    after,
    ...(language !== 'en' && { language }),
    ...(!isLogged && { understood }),
    ...(refused && { refused }),
    ...(over && { over }),
  };
}

/** The receipt that was given, as it was; what happened is told in today's words. Receipts of before hold all of it. */
export async function receiptOf(on: Db | Tx, { game, table }: Worded, seat: string, known: KnownReceipt): Promise<First> {
  const { kind, seq } = known;
  if ('kind' in known.receipt) return known.receipt as unknown as First;
  if (kind !== 'applied' && kind !== 'held') throw new Error(`a receipt of ${table.id} is ${kind}, and says nothing`);
  const { after, language = 'en', understood, refused = null, over = false } = known.receipt as unknown as KeptAccepted;
  const [entries, lines] =
    after < seq
      ? await Promise.all([entriesOf(on, table.id, { since: after, until: seq }), linesOf(on, table.id, { since: after, until: seq })])
      : [[], []];
  return {
    ...{ kind, seq, understood: understood ?? orderedBy({ entries, seat }) },
    told: toldTo({ game, table }, { lines, seat, language }),
    ...{ refused, over },
  };
}

/** The receipt that a seat's sheet got when it was sent before; null: it was not. Whoever asks must know that the seat is the reader's. */
export async function receiptBefore({ table: tableId, seat, id }: Pick<Submission, 'table' | 'seat' | 'id'>): Promise<First | null> {
  const { db } = await database();
  const known = await findSubmission(db, tableId, seat, id);
  const table = known && (await findTable(db, tableId));
  return table && receiptOf(db, { game: await gameOf(table), table }, seat, known);
}
