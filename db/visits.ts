import { and, eq, gte, lt } from 'drizzle-orm';
import type { Db } from './client';
import { visits } from './schema';

/** Notes that a user has a table before them, unless that was noted less than `interval` milliseconds ago: two windows and a reload write once. */
export async function putVisit(on: Db, visit: typeof visits.$inferInsert & { seenAt: Date }, interval: number): Promise<void> {
  await on
    .insert(visits)
    .values(visit)
    .onConflictDoUpdate({
      target: [visits.userId, visits.tableId],
      set: { seenAt: visit.seenAt },
      setWhere: lt(visits.seenAt, new Date(visit.seenAt.getTime() - interval)),
    });
}

/** When a user last had a table before them; null: never. */
export async function lastVisit(on: Db, { userId, tableId }: { userId: string; tableId: string }): Promise<Date | null> {
  const [row] = await on
    .select({ seenAt: visits.seenAt })
    .from(visits)
    .where(and(eq(visits.userId, userId), eq(visits.tableId, tableId)));
  return row?.seenAt ?? null;
}

/** Users who had a table before them since a moment. */
export async function visitorsSince(on: Db, tableId: string, since: Date): Promise<string[]> {
  const rows = await on
    .select({ userId: visits.userId })
    .from(visits)
    .where(and(eq(visits.tableId, tableId), gte(visits.seenAt, since)));
  return rows.map(({ userId }) => userId);
}
