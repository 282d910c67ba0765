import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { resultLuck } from './schema';

export type LuckRow = typeof resultLuck.$inferSelect;

/** Keeps the dice of the seats of a table that has a result, in place of what was known of them. */
export async function putLuck(on: Db | Tx, tableId: string, rows: readonly LuckRow[]): Promise<void> {
  await on.delete(resultLuck).where(eq(resultLuck.tableId, tableId));
  if (rows.length > 0) await on.insert(resultLuck).values([...rows]);
}

/** The dice of the seats of a table that is over, seat by seat. */
export function luckOfTable(on: Db | Tx, tableId: string): Promise<LuckRow[]> {
  return on.select().from(resultLuck).where(eq(resultLuck.tableId, tableId)).orderBy(asc(resultLuck.seat));
}
