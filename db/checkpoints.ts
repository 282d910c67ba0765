import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { checkpoints, entries } from './schema';

type On = Db | Tx;

/** A state on the way of a game, of the present shape of its states. */
export interface Checkpoint {
  seq: number;
  state: { rules: number };
}

/** The last one before entry `before` that was made from this log; null: none. */
export async function checkpointBefore(
  on: On,
  tableId: string,
  { before, shape }: { before: number; shape: number },
): Promise<Checkpoint | null> {
  const { seq, state } = checkpoints;
  const isOfLog = and(eq(entries.tableId, checkpoints.tableId), eq(entries.seq, seq), eq(entries.hash, checkpoints.hash));
  const [found] = await on
    .select({ seq, state })
    .from(checkpoints)
    .innerJoin(entries, isOfLog)
    .where(and(eq(checkpoints.tableId, tableId), lt(seq, before), eq(checkpoints.shape, shape)))
    .orderBy(desc(seq))
    .limit(1);
  return found ?? null;
}

/** Keeps states that were met on the way; one of another shape, or of another log, gives way. */
export async function putCheckpoints(on: On, tableId: string, shape: number, states: readonly Checkpoint[]): Promise<void> {
  const found = await on
    .select({ seq: entries.seq, hash: entries.hash })
    .from(entries)
    .where(
      and(
        eq(entries.tableId, tableId),
        inArray(
          entries.seq,
          states.map(({ seq }) => seq),
        ),
      ),
    );
  const rows = found.flatMap(({ seq, hash }) => {
    const state = states.find((each) => each.seq === seq)?.state;
    return state ? [{ tableId, seq, shape, hash, state }] : [];
  });
  if (rows.length === 0) return;
  const set = { shape: sql`excluded.shape`, hash: sql`excluded.hash`, state: sql`excluded.state` };
  await on
    .insert(checkpoints)
    .values(rows)
    .onConflictDoUpdate({ target: [checkpoints.tableId, checkpoints.seq], set });
}

export async function dropCheckpoints(tx: Tx, tableId: string): Promise<void> {
  await tx.delete(checkpoints).where(eq(checkpoints.tableId, tableId));
}
