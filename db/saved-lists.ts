import { and, count, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { savedLists } from './schema';

type On = Db | Tx;

export type SavedListRow = typeof savedLists.$inferSelect;

/** Where a user keeps lists. */
export type Shelf = Pick<SavedListRow, 'userId' | 'game' | 'shelf'>;

const isOn = ({ userId, game, shelf }: Shelf) => and(eq(savedLists.userId, userId), eq(savedLists.game, game), eq(savedLists.shelf, shelf));

/** The lists on a shelf, the newest first. */
export function listsOn(on: On, shelf: Shelf): Promise<Pick<SavedListRow, 'title' | 'items'>[]> {
  const { title, items, updatedAt } = savedLists;
  return on.select({ title, items }).from(savedLists).where(isOn(shelf)).orderBy(desc(updatedAt), title);
}

/** How many lists a user keeps, of all games. */
export async function countLists(on: On, userId: string): Promise<number> {
  const [row] = await on.select({ count: count() }).from(savedLists).where(eq(savedLists.userId, userId));
  return row?.count ?? 0;
}

/** Keeps a list in place of one of the same name. */
export async function putList(on: On, row: SavedListRow): Promise<void> {
  const { userId, game, shelf, title } = savedLists;
  await on
    .insert(savedLists)
    .values(row)
    .onConflictDoUpdate({ target: [userId, game, shelf, title], set: { items: row.items, updatedAt: row.updatedAt } });
}

export async function deleteList(on: On, shelf: Shelf, title: string): Promise<void> {
  await on.delete(savedLists).where(and(isOn(shelf), eq(savedLists.title, title)));
}
