import type { Db, Tx } from './client';
import type { HeartbeatRow, PauseRow } from './clock';
import { currentEpoch } from './epochs';
import { fromJsonRow, fromJsonRows, type JsonRow, type JsonRows } from './json-rows';
import type { QuestionRow, SealedRow, SnapshotRow } from './log';
import { statement } from './prepared';
import { heartbeats, pauses, policies, questions, sealed, seats, snapshots, tables } from './schema';
import type { SeatRow, TableRow } from './tables';

/** Everything that hangs on one table and is needed to play on at it. */
export interface TableRows {
  /** In the game's order. */
  seats: SeatRow[];
  /** In the order the game asks them. */
  questions: QuestionRow[];
  sealed: SealedRow[];
  /** Standing orders by seat. */
  policies: Map<string, Record<string, unknown>>;
  snapshot: SnapshotRow | null;
  /** Of this table and of all, as far as they touch a question that is open or may yet be asked. */
  pauses: PauseRow[];
  /** Null: no worker keeps time here. */
  heartbeat: HeartbeatRow | null;
}

type Part = 'seats' | 'questions' | 'sealed' | 'policies' | 'snapshots' | 'pauses' | 'heartbeats';

const rowsOf = (table: string) => `(select json_agg(row_to_json(t)) from ${table} t where t.table_id = $1) as ${table}`;

/** All in one statement: seven would take most of the time of an order. */
const parts = `${['seats', 'questions', 'sealed', 'policies', 'snapshots'].map(rowsOf).join(', ')},
  (select json_agg(row_to_json(t)) from pauses t where (t.table_id = $1 or t.table_id is null)
    and t.until > coalesce((select min(since) from questions q where q.table_id = $1), '-infinity')) as pauses,
  (select json_agg(row_to_json(t)) from heartbeats t) as heartbeats`;

const inOrder = <T extends { place: number }>(rows: T[]) => rows.sort((a, b) => a.place - b.place);

const tableRows = (row: Record<Part, JsonRows>): TableRows => ({
  seats: inOrder(fromJsonRows(seats, row.seats)),
  questions: inOrder(fromJsonRows(questions, row.questions)),
  sealed: fromJsonRows(sealed, row.sealed),
  policies: new Map(fromJsonRows(policies, row.policies).map(({ seat, policy }) => [seat, policy])),
  snapshot: fromJsonRows(snapshots, row.snapshots)[0] ?? null,
  pauses: fromJsonRows(pauses, row.pauses),
  heartbeat: fromJsonRows(heartbeats, row.heartbeats)[0] ?? null,
});

const read = statement<Record<Part, JsonRows>>('table_rows', `select ${parts}`);

export async function tableRowsOf(on: Db | Tx, tableId: string): Promise<TableRows> {
  const [row] = await read(on, [tableId]);
  if (!row) throw new Error('a select without a table gave no row');
  return tableRows(row);
}

const lock = statement('lock_table', 'select from tables where id = $1 for no key update');

interface LockedJson extends Record<Part, JsonRows> {
  table: JsonRow;
  secret: string;
  epoch: string | null;
  receipt: KnownReceipt | null;
}

const readLocked = statement<LockedJson>(
  'locked_table',
  `select row_to_json(l) as "table", s.secret, ${parts},
    ${currentEpoch} as epoch,
    (select json_build_object('digest', digest, 'receipt', receipt, 'kind', kind, 'seq', seq) from submissions where table_id = $1 and seat = $2 and id = $3) as receipt
  from tables l join secrets s on s.table_id = l.id where l.id = $1`,
);

/**
 * Looks for what is not there, at the places where `saveTable` will put rows: the pages of the indexes that no look at the table has met are
 * read while the order is worked out. Of a million tables each is likely to lie on the disk.
 */
const readAhead = statement(
  'read_ahead',
  `select exists (select from entries where table_id = $1 and seq = 2147483647),
    exists (select from outbox where table_id > $1 and table_id < $1 || '!'),
    exists (select from outbox where table_id > $1 and table_id < $1 || '!' and sent_at is null and moot_at is null),
    exists (select from seats s join outbox o on o.user_id = s.user_id and o.kind = 'turn' and o.sent_at = 'infinity' where s.table_id = $1)`,
);

/** A receipt that was given before. */
export interface KnownReceipt {
  /** Of the sheet it was for. */
  digest: string;
  receipt: Record<string, unknown>;
  kind: string;
  /** The table's last entry it tells of. */
  seq: number;
}

export interface LockedTable {
  table: TableRow;
  secret: string;
  /** That the database is in; null: none was begun. */
  epoch: string | null;
  rows: TableRows;
  /** Of the sheet that was asked about; null: it was never sent. */
  known: KnownReceipt | null;
}

/**
 * The table with all that hangs on it, locked until the transaction ends: one writer per table. Null when there is none. Two statements
 * that travel together: one that locks and reads at once would see other rows than the writer it waited for left behind. With a sheet a third
 * one follows that nobody waits for.
 */
export async function lockTable(tx: Tx, id: string, sheet?: { seat: string; id: string }): Promise<LockedTable | null> {
  const read = [lock(tx, [id]), readLocked(tx, [id, sheet?.seat ?? null, sheet?.id ?? null])] as const;
  // where it fails, so does all that comes after it
  if (sheet) readAhead(tx, [id]).catch(() => undefined);
  const [, [row]] = await Promise.all(read);
  if (!row) return null;
  const { secret, epoch, receipt: known } = row;
  return { table: fromJsonRow(tables, row.table), secret, epoch, rows: tableRows(row), known };
}
