import { and, desc, eq, gt, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { replyTokens } from './schema';

type On = Db | Tx;

export type ReplyTokenRow = typeof replyTokens.$inferSelect;

export async function findReplyToken(on: On, token: string): Promise<ReplyTokenRow | null> {
  const [row] = await on.select().from(replyTokens).where(eq(replyTokens.token, token));
  return row ?? null;
}

type Question = Pick<ReplyTokenRow, 'userId' | 'tableId' | 'seat' | 'decision'>;

/** A token for a question that is good until after `until`; null when none was given out yet. */
export async function findQuestionToken(on: On, { userId, tableId, seat, decision }: Question, until: Date): Promise<string | null> {
  const [row] = await on
    .select({ token: replyTokens.token })
    .from(replyTokens)
    .where(
      and(
        eq(replyTokens.tableId, tableId),
        eq(replyTokens.userId, userId),
        eq(replyTokens.seat, seat),
        decision === null ? isNull(replyTokens.decision) : eq(replyTokens.decision, decision),
        isNull(replyTokens.pending),
        gt(replyTokens.expiresAt, until),
      ),
    )
    .orderBy(desc(replyTokens.expiresAt))
    .limit(1);
  return row?.token ?? null;
}

export async function insertReplyToken(on: On, row: typeof replyTokens.$inferInsert): Promise<void> {
  await on.insert(replyTokens).values(row).onConflictDoNothing();
}

/** Closes the addresses of a table's questions for good, but for those in `open`: a question that is asked again gets a new one. */
export async function closeReplyTokens(on: On, tableId: string, { open, at }: { open: string[]; at: Date }): Promise<void> {
  const isClosed = open.length > 0 ? notInArray(replyTokens.decision, open) : undefined;
  await on
    .update(replyTokens)
    .set({ expiresAt: at })
    .where(and(eq(replyTokens.tableId, tableId), isNotNull(replyTokens.decision), isClosed, gt(replyTokens.expiresAt, at)));
}

export async function spendReplyToken(on: On, token: string, at: Date): Promise<void> {
  await on.update(replyTokens).set({ spentAt: at }).where(eq(replyTokens.token, token));
}
