import { database } from '../../db/client';
import { momentNotes } from '../../db/schema';

/** As many private notes of a user, pinned to the first moment of a table. */
export async function pinnedNotes(userId: string, tableId: string, count: number): Promise<void> {
  const { db } = await database();
  const at = new Date();
  const note = { ...{ tableId, userId, seq: 0, audience: 'private' as const, text: 'Here.' }, createdAt: at, updatedAt: at };
  await db.insert(momentNotes).values(Array.from({ length: count }, () => note));
}
