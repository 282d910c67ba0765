import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { database } from '../../db/client';
import { resultOfTable } from '../../db/results';
import { outbox, results } from '../../db/schema';
import { findTable } from '../../db/tables';
import { resultOfFile } from '../../lib/chance/result';
import { type Caller, exportTable } from '../../lib/play';
import { gameOf } from '../../lib/play/access/visible-table';
import { verifyTable } from '../../lib/play/log/verify';
import { rebuildTable } from '../../lib/play/writer/rebuild';

/** The audit finds nothing, the exported file leads to the result that is kept, and the log gives back what is kept and shown. */
export async function followsFromLog(id: string, reader: Caller): Promise<void> {
  const { db } = await database();
  const before = await resultOfTable(db, id);
  expect(await verifyTable(id)).toMatchObject({ ok: true });
  const table = (await findTable(db, id))!;
  const file = resultOfFile(await gameOf(table), await exportTable(reader, id));
  expect(file?.result).toMatchObject({ kind: before!.kind, winners: before!.winners, entry: before!.entry, reason: before!.reason });
  const shown = (players: readonly { seat: string; side: string; rank: number | null; share: number; left: string | null }[]) =>
    players.map(({ seat, side, rank, share, left }) => ({ seat, side, rank, share, left }));
  expect(shown(file!.result.players)).toEqual(shown(inOrderOf(file!.result.players, before!.players)));
  await db.delete(results).where(eq(results.tableId, id));
  await rebuildTable(id, new Date());
  expect(await resultOfTable(db, id)).toEqual(before);
  const after = (await findTable(db, id))!;
  expect([after.status, after.headline, after.statusSince]).toEqual([table.status, table.headline, table.statusSince]);
}

const inOrderOf = <T extends { seat: string }>(order: readonly { seat: string }[], rows: readonly T[]): T[] =>
  [...new Set(order.map(({ seat }) => seat))].flatMap((seat) => rows.filter((row) => row.seat === seat));

/** Letters about a table that wait or have left: their kind, who reads them, and what news of its affairs they are. */
export async function lettersAbout(id: string): Promise<[string, string | null, string | undefined][]> {
  const { db } = await database();
  const rows = await db.select().from(outbox).where(eq(outbox.tableId, id));
  return rows.map(({ kind, userId, payload }) => [kind, userId, (payload as { what?: string }).what]);
}
