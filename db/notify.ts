import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client';

/** Tells all who listen to a PostgreSQL channel, at commit. */
export async function notify(on: Db | Tx, channel: string, payload = ''): Promise<void> {
  await on.execute(sql`select pg_notify(${channel}, ${payload})`);
}
