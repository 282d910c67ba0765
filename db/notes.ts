import { and, eq } from 'drizzle-orm';
import type { Db } from './client';
import { notes } from './schema';

export type NotesRow = typeof notes.$inferSelect;

const of = (tableId: string, seat: string) => and(eq(notes.tableId, tableId), eq(notes.seat, seat));

export async function findNotes(db: Db, tableId: string, seat: string): Promise<NotesRow | null> {
  const [row] = await db.select().from(notes).where(of(tableId, seat));
  return row ?? null;
}

/** Writes a seat's notes if they are still those of `since` (null: none yet); false when somebody wrote meanwhile. */
export async function putNotes(db: Db, row: NotesRow, since: Date | null): Promise<boolean> {
  const written = since
    ? await db
        .update(notes)
        .set(row)
        .where(and(of(row.tableId, row.seat), eq(notes.updatedAt, since)))
        .returning()
    : await db.insert(notes).values(row).onConflictDoNothing().returning();
  return written.length > 0;
}
