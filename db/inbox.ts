import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { notify } from './notify';
import { addressTroubles, type Carried, type InboxWay, inbox, letters, outbox } from './schema';

type On = Db | Tx;

export type InboxRow = typeof inbox.$inferSelect;
export type TroubleRow = typeof addressTroubles.$inferSelect;

interface Arrival {
  key: string;
  way: InboxWay;
  carried: Carried;
  raw: string;
}

/** Channel that wakes the workers for letters that came in. */
export const inboxChannel = 'fieldpost_inbox';

/** Keeps a message that came in, and wakes the workers for it; false when it is here already. */
export async function insertInbox(on: On, arrival: Arrival, now: Date): Promise<boolean> {
  const added = await on
    .insert(inbox)
    .values({ ...arrival, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: inbox.id });
  if (added.length > 0) notify(on, inboxChannel);
  return added.length > 0;
}

const waiting = isNull(inbox.handledAt);

/** Takes messages nobody is at, the oldest first, until `until`. */
export function claimInbox(db: Db, { now, until, most }: { now: Date; until: Date; most: number }): Promise<InboxRow[]> {
  return db.transaction(async (tx) => {
    const free = await tx
      .select({ id: inbox.id })
      .from(inbox)
      .where(and(waiting, or(isNull(inbox.leasedUntil), lte(inbox.leasedUntil, now))))
      .orderBy(asc(inbox.receivedAt), asc(inbox.id))
      .limit(most)
      .for('update', { skipLocked: true });
    if (free.length === 0) return [];
    const ids = free.map(({ id }) => id);
    const rows = await tx
      .update(inbox)
      .set({ leasedUntil: until, attempts: sql`${inbox.attempts} + 1` })
      .where(inArray(inbox.id, ids))
      .returning();
    return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  });
}

/** Leaves a message to whoever looks at it after `until`. */
export async function putOffInbox(on: On, id: string, until: Date): Promise<void> {
  await on.update(inbox).set({ leasedUntil: until }).where(eq(inbox.id, id));
}

/** When the next message that was put off may be looked at again; null when none waits. */
export async function nextInbox(on: On): Promise<Date | null> {
  const [row] = await on.select({ at: inbox.leasedUntil }).from(inbox).where(waiting).orderBy(asc(inbox.leasedUntil)).limit(1);
  return row ? (row.at ?? new Date(0)) : null;
}

/**
 * Closes a message; one without effect gives up its key, so that a better copy of it still counts. One that could not be dealt with
 * stays whole, so that nothing acknowledged is lost.
 */
export async function closeInbox(
  on: On,
  id: string,
  { fate, hasEffect, now, whole = false }: { fate: string; hasEffect: boolean; now: Date; whole?: boolean },
): Promise<void> {
  await on
    .update(inbox)
    .set({ fate, handledAt: now, leasedUntil: null, ...(!whole && { raw: '' }), ...(!hasEffect && { key: id }) })
    .where(eq(inbox.id, id));
}

/** Forgets messages dealt with before `before`. */
export async function sweepInbox(on: On, before: Date): Promise<void> {
  await on.delete(inbox).where(and(isNotNull(inbox.handledAt), lt(inbox.receivedAt, before)));
}

/** Where a letter of ours was sent to; null when it is not known. */
export async function receiverOf(on: On, outboxId: string): Promise<string | null> {
  const [row] = await on.select({ to: letters.to }).from(letters).where(eq(letters.outboxId, outboxId)).limit(1);
  return row?.to.toLowerCase() ?? null;
}

/** The invitation, to a table or a club, whose letter has this outbox id; null when it is another letter. */
export async function invitationOf(
  on: On,
  outboxId: string,
): Promise<Pick<typeof outbox.$inferSelect, 'kind' | 'tableId' | 'seat' | 'email' | 'createdAt'> | null> {
  const [row] = await on
    .select({ kind: outbox.kind, tableId: outbox.tableId, seat: outbox.seat, email: outbox.email, createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.id, outboxId), inArray(outbox.kind, ['invitation', 'club-invitation'])));
  return row ?? null;
}

export async function findTrouble(on: On, email: string): Promise<TroubleRow | null> {
  const [row] = await on.select().from(addressTroubles).where(eq(addressTroubles.email, email.toLowerCase()));
  return row ?? null;
}

export async function putTrouble(on: On, row: TroubleRow): Promise<void> {
  const { email: _, ...set } = row;
  await on.insert(addressTroubles).values(row).onConflictDoUpdate({ target: addressTroubles.email, set });
}

export async function dropTrouble(on: On, email: string): Promise<void> {
  await on.delete(addressTroubles).where(eq(addressTroubles.email, email.toLowerCase()));
}
