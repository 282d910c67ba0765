import { lt } from 'drizzle-orm';
import { database } from '../../db/client';
import { visits } from '../../db/schema';
import { type Clock, systemClock } from '../clock';
import { type Caller, userOf } from './caller';

/** Milliseconds between two notes of one visit: what is noted more often says no more. */
export const visitPace = 60_000;

/** Notes that the caller has the table's page before them: letters about it wait a little. */
export async function visit(caller: Caller, table: string, clock: Clock = systemClock): Promise<void> {
  const { db } = await database();
  const seenAt = clock.now();
  await db
    .insert(visits)
    .values({ userId: userOf(caller), tableId: table, seenAt })
    .onConflictDoUpdate({
      target: [visits.userId, visits.tableId],
      set: { seenAt },
      // two open windows and a reload write once
      setWhere: lt(visits.seenAt, new Date(seenAt.getTime() - visitPace / 2)),
    });
}
