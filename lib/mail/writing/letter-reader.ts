import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { prepared } from '../../../db/prepared';
import { addressTroubles, tableWishes, unsubscribes, users, visits } from '../../../db/schema';
import { type Wishes, wishesOf } from '../../play/people/letter-preferences';

/** Whom a letter is written to, and what they want of it. */
export interface LetterReader {
  user: typeof users.$inferSelect;
  wishes: Wishes;
  /** When they last had the table before them. */
  seen: Date | null;
  /** They want none of these letters. */
  isStopped: boolean;
  /** None arrive: letters came back, or the reader complained. */
  isOff: boolean;
}

const query = prepared((on) => {
  const table = sql.placeholder('table');
  const stopped = on
    .select({ scopes: sql<string>`coalesce(string_agg(${unsubscribes.scope}, ' '), '')` })
    .from(unsubscribes)
    .where(and(eq(unsubscribes.email, sql`lower(${users.email})`), or(eq(unsubscribes.scope, 'all'), eq(unsubscribes.scope, table))));
  return on
    .select({ user: users, own: tableWishes.wishes, seen: visits.seenAt, offAt: addressTroubles.offAt, stopped: sql<string>`(${stopped})` })
    .from(users)
    .leftJoin(tableWishes, and(eq(tableWishes.userId, users.id), eq(tableWishes.tableId, table)))
    .leftJoin(visits, and(eq(visits.userId, users.id), eq(visits.tableId, table)))
    .leftJoin(addressTroubles, eq(addressTroubles.email, sql`lower(${users.email})`))
    .where(eq(users.id, sql.placeholder('user')))
    .prepare('letter_reader');
});

/** The reader of a table's letters (of letters about no table: null), in one query; null when the account is gone. */
export async function letterReader(db: Db, userId: string, tableId: string | null): Promise<LetterReader | null> {
  const [row] = await query(db).execute({ user: userId, table: tableId ?? '' });
  if (!row) return null;
  const scopesStopped = row.stopped.split(' ');
  return {
    user: row.user,
    wishes: wishesOf(row.user, row.own),
    seen: row.seen,
    // a table with a wish of its own goes before the account
    isOff: row.offAt !== null,
    isStopped: (tableId !== null && scopesStopped.includes(tableId)) || (scopesStopped.includes('all') && row.own?.mode === undefined),
  };
}
