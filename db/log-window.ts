import { getTableColumns, sql } from 'drizzle-orm';
import type { Moment } from '../lib/engine';
import type { Db, Tx } from './client';
import { fromJsonRow, fromJsonRows, type JsonRow, type JsonRows } from './json-rows';
import { type EntryRow, entryRows, type LineRow, linesIn } from './log';
import { prepared } from './prepared';
import { entries, linesApart, users } from './schema';
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
        sql`select json_agg(row_to_json(l) order by l.seq, l.index) from ${linesApart} l
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
  const whole = fromJsonRows(entries, row.entries);
  return {
    entries: whole,
    lines: inOrder([...fromJsonRows(linesApart, row.lines), ...whole.flatMap(({ seq, told }) => linesIn(seq, told))]),
    acts: entryRows(row.acts),
    people: new Map((row.people ?? []).map(({ id, name }) => [id, name])),
  };
}

/** Sorts by entries; what of one stands apart comes first. */
const inOrder = <Line extends LineRow>(lines: Line[]): Line[] => lines.sort((a, b) => a.seq - b.seq);

/** A line with the moment of its entry; null: the set-up has none. */
type ToldRow = LineRow & { moment: Moment | null };

const told = prepared((on) => {
  const [table, since, until] = [sql.placeholder('table'), sql.placeholder('since'), sql.placeholder('until')];
  const moment = sql`e.round, e.power, e.phase`;
  return on
    .select({
      entries: inJson<JsonRows>(
        sql`select json_agg(row_to_json(t) order by t.seq) from (select e.seq, e.told, ${moment} from ${entries} e
          where e.table_id = ${table} and e.seq > ${since} and e.seq <= ${until} and e.told is not null) t`,
      ),
      apart: inJson<JsonRows>(
        sql`select json_agg(row_to_json(t) order by t.seq, t.index) from (select l.*, ${moment} from ${linesApart} l
          left join ${entries} e on e.table_id = l.table_id and e.seq = l.seq
          where l.table_id = ${table} and l.seq > ${since} and l.seq <= ${until}) t`,
      ),
    })
    .from(sql`(select 1) as one`)
    .prepare('told');
});

const momentOf = ({ round, power, phase }: JsonRow): Moment | null => (round === null ? null : ({ round, power, phase } as Moment));

/** Lines of the entries after `since` (-1 includes the set-up) up to and including `until`, in order. */
export async function linesOf(on: Db | Tx, table: string, { since, until }: { since: number; until: number }): Promise<ToldRow[]> {
  const [row] = await told(on).execute({ table, since, until });
  if (!row) throw new Error('a select without a table gave no row');
  const apart = (row.apart ?? []).map((each) => ({ ...fromJsonRow(linesApart, each), moment: momentOf(each) }));
  const within = (row.entries ?? []).flatMap((each) => {
    const lines = getTableColumns(entries).told.mapFromDriverValue(each.told) as Parameters<typeof linesIn>[1];
    return linesIn(Number(each.seq), lines).map((line) => ({ ...line, moment: momentOf(each) }));
  });
  return inOrder([...apart, ...within]);
}
