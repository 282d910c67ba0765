import { sql } from 'drizzle-orm';
import type { Db } from './client';

const day = 24 * 60 * 60 * 1000;

/** What is kept for how long, in days behind the moment a row names. Games, and what was said in them, are kept for ever. */
const kept = [
  { table: 'wanted', by: 'ends_at', days: 0 },
  { table: 'sessions', by: 'expires', days: 0 },
  { table: 'verification_tokens', by: 'expires', days: 0 },
  { table: 'reply_tokens', by: 'expires_at', days: 30 },
  /** Letters that left, or had nothing to say: what waits, waits. */
  { table: 'outbox', by: 'created_at', days: 90, where: sql`(sent_at is not null or moot_at is not null)` },
  /** The record of what left by a mail server; the local mailbox has its own size. */
  { table: 'letters', by: 'sent_at', days: 180, where: sql`transport = 'smtp'` },
  /** Receipts: a program repeats an order within minutes. Of orders that are held they are looked at until all are in. */
  { table: 'submissions', by: 'at', days: 90, where: sql`kind <> 'held'` },
  { table: 'submissions', by: 'at', days: 7, where: sql`kind in ('refused', 'closed')` },
] as const;

/** Rows a statement takes away: nobody waits long for it. */
const batch = 500;

/** Throws away what nobody asks for any more, a batch of each; true while more may be left. */
export async function sweep(db: Db, now: Date): Promise<boolean> {
  let isMore = false;
  const gone = async (table: string, which: ReturnType<typeof sql>) => {
    const name = sql.identifier(table);
    const { rows } = (await db.execute(
      sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${which} limit ${batch})) returning 1`,
    )) as unknown as { rows: unknown[] };
    if (rows.length === batch) isMore = true;
  };
  for (const { table, by, days, ...only } of kept) {
    const before = new Date(now.getTime() - days * day).toISOString();
    await gone(table, sql`${sql.identifier(by)} < ${before}::timestamptz ${'where' in only ? sql`and ${only.where}` : sql``}`);
  }
  await gone('rate_limits', sql`resets_at < ${now.getTime()}`);
  return isMore;
}
