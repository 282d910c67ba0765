import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';

/** Copies a table under another id, its log as often as it takes: a table of `times` as many orders that stands where the first one does. */
export async function copyLonger(db: Db, { from, to, times }: { from: string; to: string; times: number }): Promise<void> {
  const copied = (table: string, change: SQL, source = sql``) =>
    db.execute(
      sql`insert into ${sql.raw(table)} select (jsonb_populate_record(t, ${change})).* from ${sql.raw(table)} t ${source}
        where t.${sql.raw(table === 'tables' ? 'id' : 'table_id')} = ${from}`,
    );
  const last = sql`(select seq from tables where id = ${from})`;
  const again = sql`cross join generate_series(0, ${sql.raw(String(times - 1))}) as k`;
  const here = sql`'table_id', ${to}::text`;
  await copied('tables', sql`jsonb_build_object('id', ${to}::text, 'seq', t.seq * ${sql.raw(String(times))})`);
  for (const table of ['seats', 'secrets', 'questions', 'policies']) await copied(table, sql`jsonb_build_object(${here})`);
  await copied('snapshots', sql`jsonb_build_object(${here}, 'seq', t.seq * ${sql.raw(String(times))})`);
  await copied('entries', sql`jsonb_build_object(${here}, 'seq', t.seq + k * ${last})`, again);
  await copied(
    'lines_apart',
    sql`jsonb_build_object(${here}, 'seq', t.seq + k * ${last})`,
    sql`${again} join tables x on x.id = t.table_id and (t.seq > 0 or k = 0)`,
  );
}
