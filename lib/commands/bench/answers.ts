import { PgPreparedQuery } from 'drizzle-orm/pg-core';

/** What the database answered. */
export interface Answers {
  statements: number;
  rows: number;
  /** Of the rows as JSON. */
  bytes: number;
}

type Query = (...rest: unknown[]) => Promise<{ rows?: unknown[] }>;

/** Counts what the database answers to this process while some work is done. */
export async function answersDuring(work: () => Promise<unknown>): Promise<Answers> {
  const prepared = PgPreparedQuery.prototype as unknown as { queryWithCache: Query };
  const { queryWithCache } = prepared;
  const told: Answers = { statements: 0, rows: 0, bytes: 0 };
  prepared.queryWithCache = async function (this: unknown, ...rest) {
    const result = await queryWithCache.apply(this, rest);
    const rows = result.rows ?? [];
    told.statements++;
    told.rows += rows.length;
    told.bytes += JSON.stringify(rows).length;
    return result;
  };
  try {
    await work();
  } finally {
    prepared.queryWithCache = queryWithCache;
  }
  return told;
}
