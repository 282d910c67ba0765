import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { records } from './schema';

export type RecordRow = typeof records.$inferSelect;

/** The newest records of a table, oldest first. */
export async function recordsOf(on: Db | Tx, tableId: string, most: number): Promise<RecordRow[]> {
  const rows = await on.select().from(records).where(eq(records.tableId, tableId)).orderBy(desc(records.at)).limit(most);
  return rows.reverse();
}

export async function insertRecord(tx: Tx, row: typeof records.$inferInsert): Promise<void> {
  await tx.insert(records).values(row);
}
