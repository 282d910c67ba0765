import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { isUntouched } from '../../db/outbox';
import { outbox } from '../../db/schema';
import type { OutboxRow } from './claim';
import type { Wait } from './rhythm';

/** Gives rows that were claimed back: they wait for a moment, or become part of their reader's digest. */
export async function postpone(db: Db, rows: readonly OutboxRow[], { how, until }: Wait, now: Date): Promise<void> {
  if (rows.length === 0) return;
  // nothing has left: the next try is the first
  const free = { leasedUntil: null, messageId: null, attempts: sql`greatest(${outbox.attempts} - 1, 0)` };
  const mine = inArray(
    outbox.id,
    rows.map(({ id }) => id),
  );
  const [head] = rows;
  const userId = head?.userId;
  await db.transaction(async (tx) => {
    if (how === 'digest' && userId) {
      const digest = digestIdOf(userId, until);
      await tx
        .insert(outbox)
        .values({ id: digest, kind: 'digest', userId, payload: {}, notBefore: until, createdAt: now })
        .onConflictDoNothing();
      const untouched = and(eq(outbox.id, digest), isUntouched(now));
      const [open] = await tx.select({ id: outbox.id }).from(outbox).where(untouched).for('update');
      if (open)
        return void (await tx
          .update(outbox)
          .set({ ...free, digestId: digest })
          .where(mine));
    }
    await tx
      .update(outbox)
      .set({ ...free, notBefore: until })
      .where(mine);
  });
}

/** One row for each reader and moment: two workers that put letters aside at once mean the same digest. Tells nothing of either. */
const digestIdOf = (userId: string, at: Date): string =>
  `d${createHash('sha256').update(`${userId} ${at.toISOString()}`).digest('hex').slice(0, 20)}`;
