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
