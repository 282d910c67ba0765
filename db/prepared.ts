import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client';

/**
 * A query that is put into words once for each database instead of every time, which takes longer than running most of ours.
 * `prepare` makes it, with `sql.placeholder` for what changes, under a name of its own.
 */
export function prepared<Query>(prepare: (on: Db | Tx) => Query): (on: Db | Tx) => Query {
  const queries = new WeakMap<object, Query>();
  return (on) => {
    const known = queries.get(on);
    if (known) return known;
    const query = prepare(on);
    queries.set(on, query);
    return query;
  };
}

/**
 * A statement in our own words, prepared under its name: `$1` and so on for its values. Gives its rows as the driver reads them. It is sent
 * before the first thing is awaited.
 */
export function statement<Row>(name: string, text: string): (on: Db | Tx, values: readonly unknown[]) => Promise<Row[]> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const params = Array.from({ length: count }, (_, i) => sql.placeholder(String(i)));
  const query = prepared((on) => on._.session.prepareQuery({ sql: text, params }, undefined, name, false));
  return async (on, values) => ((await query(on).execute({ ...values })) as { rows: Row[] }).rows;
}
