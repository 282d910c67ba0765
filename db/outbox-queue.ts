import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client';
import { isUntouched, type OutboxRow } from './outbox';
import { type LetterKind, outbox } from './schema';

export interface ClaimOptions {
  now: Date;
  /** Letters at most. */
  most: number;
  /** Milliseconds without a word after which the letter is anybody's again. */
  lease: number;
  /** The Message-ID of a letter whose oldest row has this id. */
  messageIdOf(outboxId: string): string;
}

/** Rows that make one letter, the oldest first. */
export interface Claimed {
  /** Written down when the letter is handed over. */
  messageId: string;
  /** It was handed over before, under the same Message-ID, and may have arrived. */
  isAgain: boolean;
  /** Until when the rows are the claimer's. */
  until: Date;
  rows: OutboxRow[];
}

/** Kinds that are news of a table: what waits for one reader is one letter. All others stand alone, every answer is given. */
const joined: readonly LetterKind[] = ['turn', 'question', 'started', 'over', 'reminder'];
/** The row is news of a table for one of its players. */
export const isTableNews = ({ kind, tableId, userId }: Pick<OutboxRow, 'kind' | 'tableId' | 'userId'>): boolean =>
  tableId !== null && userId !== null && joined.includes(kind);

/** What a digest will tell waits for that, not for a letter of its own. */
const waiting = and(isNull(outbox.sentAt), isNull(outbox.mootAt), isNull(outbox.digestId));

/**
 * Takes letters that are due. All news that wait for one user of one table are one letter, and only its oldest row can be
 * taken first: two workers never write the same letter.
 */
export function claim(db: Db, options: ClaimOptions): Promise<Claimed[]> {
  return db.transaction(async (tx) => {
    const heads = await findHeads(tx, options);
    return heads.length === 0 ? [] : lease(tx, heads, options);
  });
}

/**
 * Due rows that may be taken first, locked. Plain queries, window by window, instead of one with an anti-join, which a database
 * that keeps no statistics (the embedded one) runs in quadratic time. Only rows that come first are locked: no two workers
 * can wait for each other.
 */
async function findHeads(tx: Tx, { now, most }: ClaimOptions): Promise<OutboxRow[]> {
  const free = or(isNull(outbox.leasedUntil), lt(outbox.leasedUntil, now));
  const isDue = and(waiting, lte(outbox.notBefore, now), free);
  const size = most * 4;
  const heads: OutboxRow[] = [];
  const seen: string[] = [];
  for (;;) {
    const unseen = seen.length > 0 ? notInArray(outbox.id, seen) : undefined;
    const window = await tx.select().from(outbox).where(and(isDue, unseen)).orderBy(asc(outbox.notBefore)).limit(size);
    const blocked = await blockedOf(tx, window, now);
    const first = window.flatMap(({ id }) => (blocked.has(id) ? [] : [id]));
    const wanted = first.slice(0, most - heads.length);
    if (wanted.length > 0) {
      const locked = tx
        .select()
        .from(outbox)
        .where(and(isDue, inArray(outbox.id, wanted)));
      heads.push(...(await locked.for('update', { skipLocked: true })));
    }
    if (heads.length >= most || (window.length < size && wanted.length === first.length)) return heads;
    seen.push(...wanted, ...blocked);
  }
}

/** Rows behind one of the same user and table that comes first (it is due, or is tried again later), or that is being sent. */
async function blockedOf(tx: Tx, rows: readonly OutboxRow[], now: Date): Promise<Set<string>> {
  const news = rows.filter(isTableNews);
  const others = await besides(tx, news);
  const isBlocked = (row: OutboxRow) =>
    others.some((other) => {
      if (other.id === row.id || !isSameReader(other, row)) return false;
      const isTaken = other.leasedUntil !== null && other.leasedUntil > now;
      const isSameLetter = row.messageId !== null && other.messageId === row.messageId;
      const comesFirst = other.notBefore <= now || (other.attempts > 0 && !isSameLetter);
      return isTaken || (comesFirst && age(other) < age(row));
    });
  return new Set(news.filter(isBlocked).map(({ id }) => id));
}

/** All news that wait for the readers of some news, these included. */
async function besides(tx: Tx, news: readonly OutboxRow[]): Promise<OutboxRow[]> {
  if (news.length === 0) return [];
  const tables = [...new Set(news.flatMap(({ tableId }) => tableId ?? []))];
  const users = [...new Set(news.flatMap(({ userId }) => userId ?? []))];
  return tx
    .select()
    .from(outbox)
    .where(and(waiting, inArray(outbox.kind, joined), inArray(outbox.tableId, tables), inArray(outbox.userId, users)));
}

const isSameReader = (a: OutboxRow, b: OutboxRow): boolean => a.tableId === b.tableId && a.userId === b.userId;

const age = ({ createdAt, id }: Pick<OutboxRow, 'createdAt' | 'id'>): string => `${createdAt.toISOString()} ${id}`;

async function lease(tx: Tx, heads: readonly OutboxRow[], { now, lease, messageIdOf }: ClaimOptions): Promise<Claimed[]> {
  const news = await besides(tx, heads.filter(isTableNews));
  const letters = heads.map((head) => {
    // a letter that may have left before is tried again as it was: what was asked since gets its own
    const goesWith = (row: OutboxRow) => isTableNews(head) && isSameReader(row, head) && row.messageId === head.messageId;
    const ids = new Set([head.id, ...news.filter(goesWith).map(({ id }) => id)]);
    return { head, ids };
  });
  const wanted = letters.flatMap(({ ids }) => [...ids]);
  const until = new Date(now.getTime() + lease);
  const rows = await tx
    .update(outbox)
    .set({ leasedUntil: until, attempts: sql`${outbox.attempts} + 1` })
    .where(and(waiting, inArray(outbox.id, wanted)))
    .returning();
  return letters.map(({ head, ids }) => {
    const own = rows.filter(({ id }) => ids.has(id)).sort((a, b) => (age(a) < age(b) ? -1 : 1));
    // what a complaint names is what the record of the letter is kept under
    const messageId = head.messageId ?? messageIdOf(own[0]?.id ?? head.id);
    return { messageId, isAgain: head.messageId !== null, until, rows: own };
  });
}

/** When the next waiting letter becomes due; null when none waits. What is due already is held up behind another or by another worker. */
export async function nextDue(db: Db): Promise<Date | null> {
  const free = db
    .select({ at: sql<string | Date>`${outbox.notBefore}` })
    .from(outbox)
    .where(and(waiting, isNull(outbox.leasedUntil)))
    .orderBy(asc(outbox.notBefore))
    .limit(1);
  const taken = db
    .select({ at: sql<string | Date>`greatest(${outbox.notBefore}, ${outbox.leasedUntil})` })
    .from(outbox)
    .where(and(waiting, isNotNull(outbox.leasedUntil)))
    .orderBy(sql`1`)
    .limit(1);
  const rows = await unionAll(free, taken);
  const times = rows.map(({ at }) => new Date(at).getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** Gives rows that were claimed back: they wait for a moment, or become part of their reader's digest. */
export async function postpone(
  db: Db,
  rows: readonly OutboxRow[],
  { how, until }: { how: 'later' | 'digest'; until: Date },
  now: Date,
): Promise<void> {
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
