import { DrizzleQueryError } from 'drizzle-orm';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';

// An error of a query is written into logs by whoever catches it last, Next included, and drizzle puts all values of the query into its
// text: addresses, tokens, sealed orders. Here they are taken out before anybody sees it; the query and the server's message stay.

type Query = (...rest: unknown[]) => Promise<unknown>;
const prepared = PgPreparedQuery.prototype as unknown as { queryWithCache: Query };
const { queryWithCache } = prepared;

prepared.queryWithCache = async function (this: unknown, ...rest) {
  try {
    return await queryWithCache.apply(this, rest);
  } catch (error) {
    if (error instanceof DrizzleQueryError) silence(error);
    throw error;
  }
};

function silence(error: DrizzleQueryError): void {
  const frames = /\n {4}at [\s\S]*$/.exec(error.stack ?? '')?.[0] ?? '';
  error.message = `Failed query: ${error.query}`;
  error.params = [];
  error.stack = `Error: ${error.message}${frames}`;
  // "Key (email)=(anna@example.org) already exists."; the embedded database keeps the values beside
  if (error.cause) Object.assign(error.cause, { detail: undefined, params: [] });
}
