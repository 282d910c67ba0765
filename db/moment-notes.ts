import { and, asc, count, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { nameOf } from './people';
import { momentNotes } from './schema';

type On = Db | Tx;

/** A note with the name of who wrote it. */
export type MomentNoteRow = typeof momentNotes.$inferSelect & { name: string | null };

interface Reader {
  user: string | null;
  /** Seats whose side is the reader's. */
  seats: string[];
  most: number;
}

/** The newest notes about a table that somebody may read, in the order of its entries. */
export async function momentNotesFor(on: On, tableId: string, { user, seats, most }: Reader): Promise<MomentNoteRow[]> {
  const { audience, seat, userId, createdAt, id } = momentNotes;
  const toSide = seats.length > 0 ? and(eq(audience, 'side'), inArray(seat, seats)) : undefined;
  const mine = user === null ? undefined : eq(userId, user);
  const newest = await on
    .select({ note: momentNotes, name: nameOf(userId) })
    .from(momentNotes)
    .where(and(eq(momentNotes.tableId, tableId), or(eq(audience, 'public'), toSide, mine)))
    .orderBy(desc(createdAt), asc(id))
    .limit(most);
  return newest.map(({ note, name }) => ({ ...note, name })).sort((a, b) => a.seq - b.seq || a.createdAt.getTime() - b.createdAt.getTime());
}

/** How many notes a user has written about a table. */
export async function countMomentNotes(on: On, tableId: string, userId: string): Promise<number> {
  const [row] = await on
    .select({ count: count() })
    .from(momentNotes)
    .where(and(eq(momentNotes.tableId, tableId), eq(momentNotes.userId, userId)));
  return row?.count ?? 0;
}

export async function insertMomentNote(on: On, row: typeof momentNotes.$inferInsert): Promise<void> {
  await on.insert(momentNotes).values(row);
}

const own = ({ id, tableId, userId }: { id: string; tableId: string; userId: string }) =>
  and(eq(momentNotes.id, id), eq(momentNotes.tableId, tableId), eq(momentNotes.userId, userId));

/** False: it is none of the user's. */
export async function updateMomentNote(
  on: On,
  note: { id: string; tableId: string; userId: string },
  change: Pick<MomentNoteRow, 'text' | 'audience' | 'seat' | 'updatedAt'>,
): Promise<boolean> {
  return (await on.update(momentNotes).set(change).where(own(note)).returning({ id: momentNotes.id })).length > 0;
}

/** False: it is none of the user's. */
export async function deleteMomentNote(on: On, note: { id: string; tableId: string; userId: string }): Promise<boolean> {
  return (await on.delete(momentNotes).where(own(note)).returning({ id: momentNotes.id })).length > 0;
}
