import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { type LetterKind, outbox } from './schema';

/** A letter to be written. References only: the letter is rendered from what is true when it is sent. */
export interface OutboxItem {
  kind: LetterKind;
  tableId?: string;
  seat?: string;
  userId?: string;
  email?: string;
  decision?: string;
  payload?: Record<string, unknown>;
  notBefore: Date;
}

/** Nobody has begun to write the letter, or whoever had is gone: what is added now will be told in it. */
export const isUntouched = (now: Date) =>
  and(isNull(outbox.sentAt), isNull(outbox.mootAt), isNull(outbox.messageId), or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)));

/**
 * Puts a letter into the outbox, in the caller's transaction. A letter about the same table to the same seat and user that is
 * still waiting is kept instead and asks whatever is open when it is sent; one that a worker has begun to send does not count.
 */
export async function putLetter(tx: Db | Tx, item: OutboxItem, now: Date): Promise<void> {
  if (item.tableId !== undefined && item.seat !== undefined && item.userId !== undefined) {
    const waiting = await tx
      .update(outbox)
      .set({ decision: null })
      .where(
        and(
          eq(outbox.kind, item.kind),
          eq(outbox.tableId, item.tableId),
          eq(outbox.seat, item.seat),
          eq(outbox.userId, item.userId),
          isUntouched(now),
          isNull(outbox.digestId),
        ),
      )
      .returning({ id: outbox.id });
    if (waiting.length > 0) return;
  }
  await tx.insert(outbox).values({
    kind: item.kind,
    tableId: item.tableId ?? null,
    seat: item.seat ?? null,
    userId: item.userId ?? null,
    email: item.email ?? null,
    decision: item.decision ?? null,
    payload: item.payload ?? {},
    notBefore: item.notBefore,
    createdAt: now,
  });
}

/**
 * Something goes on at a table: letters about it that have not left wait until it has been quiet for `pause` milliseconds, but
 * none longer than `longest` since it was put there.
 */
export async function holdLetters(
  tx: Tx,
  tableId: string,
  now: Date,
  { pause, longest }: { pause: number; longest: number },
): Promise<void> {
  const until = new Date(now.getTime() + pause).toISOString();
  const latest = sql`least(${until}::timestamptz, ${outbox.createdAt} + make_interval(secs => ${longest / 1000}))`;
  await tx
    .update(outbox)
    .set({ notBefore: sql`greatest(${outbox.notBefore}, ${latest})` })
    .where(and(eq(outbox.tableId, tableId), inArray(outbox.kind, ['turn', 'question']), isUntouched(now), isNull(outbox.digestId)));
}

/** Puts the answer to a message into the outbox under the message's own id: there is never a second one. */
export async function putAnswer(
  tx: Db | Tx,
  { id, ...row }: { id: string; tableId: string; seat: string; userId: string; payload: Record<string, unknown> },
  now: Date,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id, kind: 'answer', ...row, notBefore: now, createdAt: now })
    .onConflictDoNothing();
}
