import { and, eq, gt, inArray, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { nothing, saveTable } from './save-table';
import { type LetterKind, letters, outbox, users } from './schema';

/** A letter to be written. References only: the letter is rendered from what is true when it is sent. */
export interface OutboxItem {
  kind: LetterKind;
  tableId?: string;
  seat?: string;
  userId?: string;
  email?: string;
  decision?: string;
  /** Of a question: `seq`, the entry behind which it was asked, when it was asked anew. */
  payload?: Record<string, unknown>;
  notBefore: Date;
}

/** Channel that wakes the workers for letters that belong to no table. */
export const lettersChannel = 'fieldpost_letters';

/** Nobody has begun to write the letter, or whoever had is gone: what is added now will be told in it. */
export const isUntouched = (now: Date) =>
  and(isNull(outbox.sentAt), isNull(outbox.mootAt), isNull(outbox.messageId), or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)));

/**
 * Puts a letter into the outbox, in the caller's transaction, and what its reader's browsers are told beside it. A letter about the same table
 * to the same seat and user that is still waiting is kept instead and asks whatever is open when it is sent (`saveTable`); one that a worker
 * has begun to send does not count.
 */
export async function putLetter(tx: Db | Tx, { tableId, userId, payload = {}, ...item }: OutboxItem, now: Date): Promise<void> {
  if (tableId !== undefined && userId !== undefined) {
    await saveTable(tx, tableId, { ...nothing, letters: [{ ...item, tableId, userId, payload }] }, now);
  } else {
    await tx.insert(outbox).values({ ...item, payload, tableId: tableId ?? null, userId: userId ?? null, createdAt: now });
  }
}

/** Puts letters that belong to no table into the outbox, all in one statement. */
export async function putLetters(tx: Db | Tx, items: readonly Omit<OutboxItem, 'tableId'>[], now: Date): Promise<void> {
  if (items.length === 0) return;
  await tx.insert(outbox).values(items.map(({ payload = {}, ...item }) => ({ ...item, payload, createdAt: now })));
}

/** Puts the answer to a message into the outbox under the message's own id: there is never a second one. */
export async function putAnswer(
  tx: Db | Tx,
  {
    id,
    ...row
  }: { id: string; payload: Record<string, unknown> } & Partial<Record<'tableId' | 'seat' | 'userId' | 'email', string | null>>,
  now: Date,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id, kind: 'answer', ...row, notBefore: now, createdAt: now })
    .onConflictDoNothing();
}

export type OutboxRow = typeof outbox.$inferSelect;

/** What the outbox remembers of a letter; null when there was none. */
export async function findOutbox(on: Db | Tx, id: string): Promise<OutboxRow | null> {
  const [row] = await on.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
}

/** What was put aside for daily letters, sent or not. */
export function rowsOfDigest(on: Db | Tx, ids: readonly string[]): Promise<OutboxRow[]> {
  return on
    .select()
    .from(outbox)
    .where(inArray(outbox.digestId, [...ids]));
}

/** When a reader's last daily letter left; null: none has. */
export async function lastDigest(on: Db | Tx, userId: string): Promise<Date | null> {
  const [row] = await on
    .select({ at: max(outbox.sentAt) })
    .from(outbox)
    .where(and(eq(outbox.userId, userId), eq(outbox.kind, 'digest')));
  return row?.at ?? null;
}

/** Closes or puts back rows that have not been sent: nobody has them any more. */
export async function releaseRows(on: Db | Tx, ids: string[], change: Partial<typeof outbox.$inferInsert>): Promise<void> {
  if (ids.length === 0) return;
  await on
    .update(outbox)
    .set({ ...change, leasedUntil: null })
    .where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)));
}

/** Rows that wait to be sent and are in nobody's hands. */
const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.mootAt), isNull(outbox.digestId), isNull(outbox.leasedUntil));
/** From now on as if it had not been tried; what it is tried in vain since stays, so that it ends. */
const anew = { attempts: 0, stuckAt: null };

/** An address takes letters again: those for its reader that it refused are due, and when it was off all that wait. */
export async function releaseLetters(on: Db | Tx, email: string, now: Date, { wasOff }: { wasOff: boolean }): Promise<void> {
  const address = email.toLowerCase();
  const readers = on.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = ${address}`);
  const isTheirs = or(sql`lower(${outbox.email}) = ${address}`, inArray(outbox.userId, readers));
  await on
    .update(outbox)
    .set({ ...anew, failingSince: null, notBefore: now })
    .where(and(isWaiting, gt(outbox.notBefore, now), isTheirs, wasOff ? undefined : isNotNull(outbox.failingSince)));
}

/** Letters wait because our own mail server takes none. */
export async function hasStuck(on: Db | Tx): Promise<boolean> {
  const [one] = await on
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, isNotNull(outbox.stuckAt)))
    .limit(1);
  return one !== undefined;
}

/** Our mail server took a letter after it had taken none: those that were stuck are due. False: there are none. */
export async function releaseStuck(on: Db | Tx, now: Date): Promise<boolean> {
  const lastLeft = on.select({ at: max(letters.sentAt) }).from(letters);
  const released = await on
    .update(outbox)
    .set({ ...anew, notBefore: now })
    .where(and(isWaiting, isNotNull(outbox.stuckAt), sql`${outbox.stuckAt} < (${lastLeft})`))
    .returning({ id: outbox.id });
  return released.length > 0;
}

/**
 * A letter did not arrive, as it turned out later: what it told waits again, as long as it is tried in vain by now, but at least and at
 * most so many milliseconds; what is tried for longer than `giveUpAfter` stays lost.
 */
export async function takeLetterBack(
  on: Db | Tx,
  outboxId: string,
  now: Date,
  { least, most, giveUpAfter }: { least: number; most: number; giveUpAfter: number },
): Promise<void> {
  const [head] = await on
    .select({ messageId: outbox.messageId, failingSince: outbox.failingSince })
    .from(outbox)
    .where(eq(outbox.id, outboxId));
  if (!head?.messageId) return;
  const failingSince = head.failingSince ?? now;
  const tried = now.getTime() - failingSince.getTime();
  if (tried > giveUpAfter) return;
  const notBefore = new Date(now.getTime() + Math.min(most, Math.max(least, tried)));
  const isOfIt = or(eq(outbox.messageId, head.messageId), eq(outbox.digestId, outboxId));
  await on
    .update(outbox)
    .set({ sentAt: null, messageId: null, attempts: 0, failingSince, notBefore })
    .where(and(isOfIt, isNotNull(outbox.sentAt), inArray(outbox.kind, ['turn', 'question', 'started', 'over', 'digest'])));
}
