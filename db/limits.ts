import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { rateLimits } from './schema';

/** Counts a use within the running window, or begins a new window that ends at `until` (all in milliseconds). */
export async function countUse(
  on: Db | Tx,
  key: string,
  { now, until }: { now: number; until: number },
): Promise<{ count: number; resetsAt: number }> {
  const isOver = sql`${rateLimits.resetsAt} <= ${now}`;
  const [row] = await on
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt: until })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${until} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  if (!row) throw new Error('a counted use was not returned');
  return row;
}

/** Whoever counts under `key` before they add to it waits for the others who do, until their transactions end: what they added is counted then. */
export async function countInTurn(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
