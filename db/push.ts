import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { pushes, pushKeys, pushSubscriptions, sessions } from './schema';

type On = Db | Tx;

export type PushKeyRow = typeof pushKeys.$inferSelect;
export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type PushRow = typeof pushes.$inferSelect;

/** The key that push services know this installation by: of two that were drawn at the same time all instances take the same. */
export async function firstPushKey(on: On): Promise<PushKeyRow | null> {
  const [key] = await on.select().from(pushKeys).orderBy(asc(pushKeys.createdAt), asc(pushKeys.publicKey)).limit(1);
  return key ?? null;
}

export async function insertPushKey(on: On, row: PushKeyRow): Promise<void> {
  await on.insert(pushKeys).values(row);
}

/** Browsers of a user that are told, oldest first. */
export function subscriptionsOf(on: On, userId: string): Promise<SubscriptionRow[]> {
  return on
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
}

export async function insertSubscription(on: On, row: typeof pushSubscriptions.$inferInsert): Promise<void> {
  await on.insert(pushSubscriptions).values(row);
}

/** The same browser under another address: what it was told of stays known. */
export async function changeSubscription(on: On, id: string, change: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>): Promise<void> {
  await on.update(pushSubscriptions).set(change).where(eq(pushSubscriptions.id, id));
}

/** Whoever had the address: it belongs to one browser, and that to whoever is signed in there. */
export async function removeEndpoint(on: On, endpoint: string): Promise<void> {
  await on.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** Removes a browser by its id; with `userId` only one of that user's. */
export async function removeSubscription(on: On, id: string, userId?: string): Promise<void> {
  const mine = userId === undefined ? undefined : eq(pushSubscriptions.userId, userId);
  await on.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), mine));
}

const isFree = (now: Date) => or(isNull(pushes.leasedUntil), lte(pushes.leasedUntil, now));

/** Milliseconds of quiet that are waited for, and the longest wait. */
export interface Hold {
  pause: number;
  longest: number;
}

/** What a user's browsers wait to be told is looked at anew. */
export async function releasePushes(on: On, userId: string, now: Date): Promise<void> {
  const theirs = on.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await on
    .update(pushes)
    .set({ notBefore: sql`least(${pushes.notBefore}, ${now.toISOString()}::timestamptz)` })
    .where(and(inArray(pushes.subscriptionId, theirs), isNotNull(pushes.since), eq(pushes.failures, 0)));
}

/** A push that was taken, and the browser it is for. */
export interface ClaimedPush {
  push: PushRow & { since: Date; leasedUntil: Date };
  to: SubscriptionRow;
}

/** Takes pushes that are due until `until`: nobody else sends them meanwhile. None to a browser whose session is over. */
export function claimPushes(db: Db, { now, until, most }: { now: Date; until: Date; most: number }): Promise<ClaimedPush[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ push: pushes, to: pushSubscriptions })
      .from(pushes)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscriptionId))
      .innerJoin(sessions, eq(sessions.sessionToken, pushSubscriptions.sessionToken))
      .where(and(isNotNull(pushes.since), lte(pushes.notBefore, now), isFree(now), gt(sessions.expires, now)))
      .orderBy(asc(pushes.notBefore))
      .limit(most)
      .for('update', { of: pushes, skipLocked: true });
    const taken: ClaimedPush[] = [];
    for (const { push, to } of due) {
      await tx.update(pushes).set({ leasedUntil: until }).where(rowOf(push));
      taken.push({ push: { ...push, since: push.since ?? now, leasedUntil: until }, to });
    }
    return taken;
  });
}

const rowOf = ({ subscriptionId, tableId }: Pick<PushRow, 'subscriptionId' | 'tableId'>) =>
  and(eq(pushes.subscriptionId, subscriptionId), eq(pushes.tableId, tableId));

const mine = ({ push }: ClaimedPush) => and(rowOf(push), eq(pushes.leasedUntil, push.leasedUntil));

/** Lets go of a push that was taken and is to be sent later, if nobody else took it meanwhile. */
export async function putPushBack(
  on: On,
  claimed: ClaimedPush,
  change: Partial<Pick<PushRow, 'notBefore' | 'failures' | 'lastError'>>,
): Promise<void> {
  await on
    .update(pushes)
    .set({ ...change, leasedUntil: null })
    .where(mine(claimed));
}

/** A push is done with; what was asked meanwhile waits from `now` on. */
export async function closePush(on: On, claimed: ClaimedPush, change: Pick<PushRow, 'told' | 'lastError'>, now: Date): Promise<void> {
  const isLast = sql`${pushes.asked} = ${claimed.push.asked}`;
  await on
    .update(pushes)
    .set({
      ...change,
      failures: 0,
      leasedUntil: null,
      since: sql`case when ${isLast} then null else ${now.toISOString()}::timestamptz end`,
    })
    .where(mine(claimed));
}
