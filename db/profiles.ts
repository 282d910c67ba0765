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

/** The public games that a user plays or played to the end, the latest change first. */
export async function publicGamesOf(on: Db, userId: string): Promise<TableRow[]> {
  const seated = on.select({ id: seats.tableId }).from(seats).where(eq(seats.userId, userId));
  return on
    .select()
    .from(tables)
    .where(and(isOpenGame, inArray(tables.id, seated)))
    .orderBy(desc(tables.updatedAt));
}

/** Answers of the seats that a user holds in public games: how many were their own, and how many a deadline gave. */
export async function answersOf(on: Db, userId: string): Promise<{ own: number; late: number }> {
  const rows = await on
    .select({ via: entries.via, count: count() })
    .from(entries)
    .innerJoin(seats, and(eq(seats.tableId, entries.tableId), eq(seats.seat, entries.seat)))
    .innerJoin(tables, eq(tables.id, entries.tableId))
    .where(and(isOpenGame, eq(seats.userId, userId), inArray(entries.via, ['web', 'mail', 'api', 'deadline'])))
    .groupBy(entries.via);
  const of = (isLate: boolean) =>
    rows.filter(({ via }) => (via === 'deadline') === isLate).reduce((sum, row) => sum + Number(row.count), 0);
  return { own: of(false), late: of(true) };
}
