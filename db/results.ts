import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { resultPlayers, results } from './schema';

type On = Db | Tx;

export type ResultRow = typeof results.$inferSelect;
export type ResultPlayerRow = typeof resultPlayers.$inferSelect;

/** Keeps how a table ended, in place of what was known of it. */
export async function putResult(tx: Tx, row: ResultRow, players: readonly ResultPlayerRow[]): Promise<void> {
  await dropResult(tx, row.tableId);
  await tx.insert(results).values(row);
  if (players.length > 0) await tx.insert(resultPlayers).values([...players]);
}

/** The table has no result (any more). */
export async function dropResult(tx: Tx, tableId: string): Promise<void> {
  await tx.delete(results).where(eq(results.tableId, tableId));
}

/** How a table ended; null: it runs, or nobody here played it. */
export async function resultOfTable(on: On, tableId: string): Promise<(ResultRow & { players: ResultPlayerRow[] }) | null> {
  const [row] = await on.select().from(results).where(eq(results.tableId, tableId));
  if (!row) return null;
  return { ...row, players: await playersOf(on, [tableId]) };
}

/** Who played these tables, seat by seat in the order of their ids. */
export function playersOf(on: On, tableIds: readonly string[]): Promise<ResultPlayerRow[]> {
  return on
    .select()
    .from(resultPlayers)
    .where(inArray(resultPlayers.tableId, [...tableIds]))
    .orderBy(asc(resultPlayers.tableId), asc(resultPlayers.seat), asc(resultPlayers.turn));
}
