import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client';
import type { HeartbeatRow, PauseRow } from './clock';
import { fromJsonRows, type JsonRows } from './json-rows';
import type { QuestionRow, SealedRow, SnapshotRow } from './log';
import { heartbeats, pauses, policies, questions, sealed, seats, snapshots } from './schema';
import type { SeatRow } from './tables';

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

/** Reads all rows of a table in one statement: seven would take most of the time of an order. */
export async function tableRowsOf(on: Db | Tx, tableId: string): Promise<TableRows> {
  const rowsOf = (table: PgTable) => sql`(select json_agg(row_to_json(t)) from ${table} t where t.table_id = ${tableId})`;
  const result = await on.execute(
    sql`select ${rowsOf(seats)} as seats, ${rowsOf(questions)} as questions, ${rowsOf(sealed)} as sealed,
      ${rowsOf(policies)} as policies, ${rowsOf(snapshots)} as snapshots,
      (select json_agg(row_to_json(t)) from ${pauses} t where (t.table_id = ${tableId} or t.table_id is null)
        and t.until > coalesce((select min(since) from ${questions} q where q.table_id = ${tableId}), '-infinity')) as pauses,
      (select json_agg(row_to_json(t)) from ${heartbeats} t) as heartbeats`,
  );
  const [row] = (result as unknown as { rows: Record<Part, JsonRows>[] }).rows;
  if (!row) throw new Error('a select without a table gave no row');
  const inOrder = <T extends { place: number }>(rows: T[]) => rows.sort((a, b) => a.place - b.place);
  return {
    seats: inOrder(fromJsonRows(seats, row.seats)),
    questions: inOrder(fromJsonRows(questions, row.questions)),
    sealed: fromJsonRows(sealed, row.sealed),
    policies: new Map(fromJsonRows(policies, row.policies).map(({ seat, policy }) => [seat, policy])),
    snapshot: fromJsonRows(snapshots, row.snapshots)[0] ?? null,
    pauses: fromJsonRows(pauses, row.pauses),
    heartbeat: fromJsonRows(heartbeats, row.heartbeats)[0] ?? null,
  };
}
