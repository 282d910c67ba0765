import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

/** OIDs of times, dates, intervals and their arrays, and of numeric[]: drizzle reads their text itself. */
const readByDrizzle = [1082, 1114, 1184, 1186, 1231, 1115, 1185, 1187, 1182];

/**
 * The same database with those parsers set once. drizzle hands them to every query, and PGlite merges them into its own hundreds
 * each time, which takes longer than most of our queries.
 */
export function withParsersSet(pglite: PGlite): PGlite {
  for (const type of readByDrizzle) pglite.parsers[type] = (text) => text;
  return passing(pglite);
}

function passing<T extends PGlite | Transaction>(target: T): T {
  return new Proxy(target, {
    get(on, name) {
      const member: unknown = Reflect.get(on, name, on);
      if (typeof member !== 'function') return member;
      if (name === 'query') {
        return (text: string, values?: unknown[], { parsers: _, ...options }: QueryOptions = {}) => on.query(text, values, options);
      }
      if (name === 'transaction') return (work: (tx: Transaction) => unknown) => member.call(on, (tx: Transaction) => work(passing(tx)));
      return member.bind(on);
    },
  });
}
