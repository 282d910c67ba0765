import { lt } from 'drizzle-orm';
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
