import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { fromJsonRows, type JsonRows } from './json-rows';
import type { EntryRow, LineRow } from './log';
import { prepared } from './prepared';
import { entries, logLines, users } from './schema';
import { inJson } from './table-read';

/** A part of a table's log with what later acts of the players did to it. */
export interface LogWindow {
  entries: EntryRow[];
  lines: LineRow[];
  /** Those among the entries, and take-backs behind them that reach into them, in order. */
  acts: EntryRow[];
  /** Display names of users that the acts name. */
  people: Map<string, string>;
}

const logWindow = prepared((on) => {
  const [table, since, until, told] = [
    sql.placeholder('table'),
    sql.placeholder('since'),
    sql.placeholder('until'),
    sql.placeholder('told'),
  ];
  const acts = sql`select a.* from ${entries} a where a.table_id = ${table} and a.via = 'table' and a.seq > ${since}
    and (a.seq <= ${until} or (a."order"->>'type' = 'take-back' and (a."order"->>'to')::int < ${until}))`;
  return on
    .select({
      entries: inJson<JsonRows>(
        sql`select json_agg(row_to_json(e) order by e.seq) from ${entries} e where e.table_id = ${table} and e.seq > ${since} and e.seq <= ${until}`,
      ),
      lines: inJson<JsonRows>(
        sql`select json_agg(row_to_json(l) order by l.seq, l.index) from ${logLines} l
          where l.table_id = ${table} and l.seq > ${told} and l.seq <= ${until}`,
      ),
      acts: inJson<JsonRows>(sql`select json_agg(row_to_json(a) order by a.seq) from (${acts}) a`),
      people: inJson<{ id: string; name: string }[] | null>(
        sql`select json_agg(json_build_object('id', u.id, 'name', u.name)) from ${users} u where u.name is not null and u.id in
          (select a."order"->who->>'user' from (${acts}) a, (values ('from'), ('to')) as named(who)
            where a."order"->>'type' = 'hand-over' and json_typeof(a."order"->who) = 'object')`,
      ),
    })
    .from(sql`(select 1) as one`)
    .prepare('log_window');
});

/** Entries after `since` up to and including `until` in one statement; with `since` 0 the lines of the set-up too. */
export async function readLogWindow(on: Db | Tx, table: string, { since, until }: { since: number; until: number }): Promise<LogWindow> {
  const [row] = await logWindow(on).execute({ table, since, until, told: since === 0 ? -1 : since });
  if (!row) throw new Error('a select without a table gave no row');
  return {
    entries: fromJsonRows(entries, row.entries),
    lines: fromJsonRows(logLines, row.lines),
    acts: fromJsonRows(entries, row.acts),
    people: new Map((row.people ?? []).map(({ id, name }) => [id, name])),
  };
}
