import { and, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from './client';
import { entries, seats, tables, users } from './schema';
import type { TableRow } from './tables';

/** What everybody may look at: public games that were begun here by people. */
const isOpenGame = and(eq(tables.visibility, 'public'), ne(tables.status, 'open'), eq(tables.demo, false), isNull(tables.imported));

/** Display name of a user; null: there is no such account, or it has none. */
export async function nameOfUser(on: Db, id: string): Promise<string | null> {
  const [row] = await on.select({ name: users.name }).from(users).where(eq(users.id, id));
  return row?.name ?? null;
}

/** Games of a player that others look at, those of them whose answers are counted, and entries of a game that are looked through for that. */
const most = { games: 40, counted: 8, entries: 48 };

/** The latest public games that a user plays or played to the end, the latest change first. */
export async function publicGamesOf(on: Db, userId: string): Promise<TableRow[]> {
  const seated = on.select({ id: seats.tableId }).from(seats).where(eq(seats.userId, userId));
  return on
    .select()
    .from(tables)
    .where(and(isOpenGame, inArray(tables.id, seated)))
    .orderBy(desc(tables.updatedAt))
    .limit(most.games);
}

/** Of the last answers that a user gave in the first of these games: how many were their own, and how many a deadline gave. */
export async function answersOf(on: Db, userId: string, tableIds: readonly string[]): Promise<{ own: number; late: number }> {
  const last = on
    .select({ via: entries.via, seat: entries.seat })
    .from(entries)
    .where(eq(entries.tableId, seats.tableId))
    .orderBy(desc(entries.seq))
    .limit(most.entries)
    .as('last');
  const rows = await on
    .select({ via: last.via, count: count() })
    .from(seats)
    .innerJoinLateral(last, eq(last.seat, seats.seat))
    .where(
      and(
        eq(seats.userId, userId),
        inArray(seats.tableId, tableIds.slice(0, most.counted)),
        inArray(last.via, ['web', 'mail', 'api', 'deadline']),
      ),
    )
    .groupBy(last.via);
  const of = (isLate: boolean) =>
    rows.filter(({ via }) => (via === 'deadline') === isLate).reduce((sum, row) => sum + Number(row.count), 0);
  return { own: of(false), late: of(true) };
}
