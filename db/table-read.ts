import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { fromJsonRow, fromJsonRows, type JsonRow, type JsonRows } from './json-rows';
import { type EntryRow, entryRows, type QuestionRow, type SnapshotRow } from './log';
import { prepared } from './prepared';
import { entries, invites, policies, questions, seats, snapshots, tables, users } from './schema';
import type { InviteRow, SeatHolder, TableRow } from './tables';

/** A table with all that a look at it needs, as it stood at one moment. */
export interface TableRead {
  table: TableRow;
  /** In the game's order. */
  holders: SeatHolder[];
  /** In the order the game asks them. */
  questions: QuestionRow[];
  /** Not used yet, oldest first. */
  invites: InviteRow[];
  snapshot: SnapshotRow | null;
  /** Standing orders that were set, by seat. */
  policies: Map<string, Record<string, unknown>>;
}

interface HeldJson {
  seat: JsonRow;
  name: string | null;
}

/** Rows of another table as one column of JSON. */
export const inJson = <T>(select: SQL) => sql<T>`(${select})`;

/** The columns of a query of `tables` that `tableReadOf` reads. */
export const readColumns = {
  table: tables,
  seats: inJson<HeldJson[] | null>(
    sql`select json_agg(json_build_object('seat', row_to_json(s), 'name', u.name) order by s.place)
      from ${seats} s left join ${users} u on u.id = s.user_id where s.table_id = ${tables.id}`,
  ),
  questions: inJson<JsonRows>(sql`select json_agg(row_to_json(q) order by q.place) from ${questions} q where q.table_id = ${tables.id}`),
  invites: inJson<JsonRows>(
    sql`select json_agg(row_to_json(i) order by i.created_at) from ${invites} i where i.table_id = ${tables.id} and i.used_at is null`,
  ),
  snapshots: inJson<JsonRows>(sql`select json_agg(row_to_json(p)) from ${snapshots} p where p.table_id = ${tables.id}`),
  policies: inJson<JsonRows>(sql`select json_agg(row_to_json(o)) from ${policies} o where o.table_id = ${tables.id}`),
};

interface ReadRow {
  table: TableRow;
  seats: HeldJson[] | null;
  questions: JsonRows;
  invites: JsonRows;
  snapshots: JsonRows;
  policies: JsonRows;
}

export const tableReadOf = (row: ReadRow): TableRead => ({
  table: row.table,
  holders: (row.seats ?? []).map(({ seat, name }) => ({ ...fromJsonRow(seats, seat), userName: name })),
  questions: fromJsonRows(questions, row.questions),
  invites: fromJsonRows(invites, row.invites),
  snapshot: fromJsonRows(snapshots, row.snapshots)[0] ?? null,
  policies: new Map(fromJsonRows(policies, row.policies).map(({ seat, policy }) => [seat, policy])),
});

const sight = prepared((on) =>
  on
    .select(readColumns)
    .from(tables)
    .where(eq(tables.id, sql.placeholder('id')))
    .prepare('sight'),
);

/** Reads a table in one statement; null when there is none. */
export async function readTable(on: Db | Tx, tableId: string): Promise<TableRead | null> {
  const [row] = await sight(on).execute({ id: tableId });
  return row ? tableReadOf(row) : null;
}

const withActs = prepared((on) =>
  on
    .select({
      ...readColumns,
      acts: inJson<JsonRows>(
        sql`select json_agg(row_to_json(e) order by e.seq) from ${entries} e where e.table_id = ${tables.id} and e.via = 'table'`,
      ),
    })
    .from(tables)
    .where(eq(tables.id, sql.placeholder('id')))
    .prepare('sight_and_acts'),
);

/** `readTable` with all that the players did with the table itself, in order. */
export async function readTableWithActs(on: Db | Tx, tableId: string): Promise<(TableRead & { acts: EntryRow[] }) | null> {
  const [row] = await withActs(on).execute({ id: tableId });
  return row ? { ...tableReadOf(row), acts: entryRows(row.acts) } : null;
}
