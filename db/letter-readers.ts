import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from './client';
import type { UserRow } from './people';
import { prepared } from './prepared';
import { addressTroubles, type TableLetterPreferences, tableLetterPreferences, unsubscribes, users, visits } from './schema';

/** A user as the letters of a table find them. */
export interface ReaderRow {
  user: UserRow;
  /** What they want of the letters of this table alone. */
  own: TableLetterPreferences | null;
  /** When they last had the table before them. */
  seen: Date | null;
  /** When their address was switched off. */
  offAt: Date | null;
  /** Scopes of letters that are stopped, as far as they touch this table: its id, or `all`. */
  stopped: string[];
}

const query = prepared((on) => {
  const table = sql.placeholder('table');
  const stopped = on
    .select({ scopes: sql<string>`coalesce(string_agg(${unsubscribes.scope}, ' '), '')` })
    .from(unsubscribes)
    .where(and(eq(unsubscribes.email, sql`lower(${users.email})`), or(eq(unsubscribes.scope, 'all'), eq(unsubscribes.scope, table))));
  return on
    .select({
      user: users,
      own: tableLetterPreferences.preferences,
      seen: visits.seenAt,
      offAt: addressTroubles.offAt,
      stopped: sql<string>`(${stopped})`,
    })
    .from(users)
    .leftJoin(tableLetterPreferences, and(eq(tableLetterPreferences.userId, users.id), eq(tableLetterPreferences.tableId, table)))
    .leftJoin(visits, and(eq(visits.userId, users.id), eq(visits.tableId, table)))
    .leftJoin(addressTroubles, eq(addressTroubles.email, sql`lower(${users.email})`))
    .where(and(eq(users.id, sql.placeholder('user')), isNull(users.ownerId)))
    .prepare('letter_reader');
});

/** The reader of a table's letters (of letters about no table: null), in one query; null when the account is gone, or a bot's. */
export async function findReader(db: Db, userId: string, tableId: string | null): Promise<ReaderRow | null> {
  const [row] = await query(db).execute({ user: userId, table: tableId ?? '' });
  return row ? { ...row, stopped: row.stopped.split(' ') } : null;
}
