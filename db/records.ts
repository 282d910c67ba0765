import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { records } from './schema';

export type RecordRow = typeof records.$inferSelect;

/** The newest records of a table, oldest first. */
export async function recordsOf(on: Db | Tx, tableId: string, most: number): Promise<RecordRow[]> {
  const rows = await on.select().from(records).where(eq(records.tableId, tableId)).orderBy(desc(records.at)).limit(most);
  return rows.reverse();
}

/** All records of some kinds, oldest first. */
export function recordsOfKinds(on: Db | Tx, tableId: string, kinds: readonly string[]): Promise<RecordRow[]> {
  return on
    .select()
    .from(records)
    .where(and(eq(records.tableId, tableId), inArray(records.kind, [...kinds])))
    .orderBy(asc(records.at));
}

export async function insertRecord(tx: Tx, row: typeof records.$inferInsert): Promise<void> {
  await tx.insert(records).values(row);
}
