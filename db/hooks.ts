import { and, asc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { countInTurn } from './limits';
import { hooks, tables } from './schema';

type On = Db | Tx;

export type HookRow = typeof hooks.$inferSelect;

/** Hooks of a table, oldest first. */
export function hooksOf(on: On, tableId: string): Promise<HookRow[]> {
  return on.select().from(hooks).where(eq(hooks.tableId, tableId)).orderBy(asc(hooks.createdAt), asc(hooks.id));
}

type NewHook = Omit<typeof hooks.$inferInsert, 'tableSeq' | 'tableStatus' | 'toldSeq' | 'toldStatus'>;

/** A hook that is told what happens from now on; null when its table has `most` already. */
export function insertHook(db: Db, row: NewHook, most: number): Promise<HookRow | null> {
  return db.transaction(async (tx) => {
    await countInTurn(tx, `hooks of ${row.tableId}`);
    if ((await tx.$count(hooks, eq(hooks.tableId, row.tableId))) >= most) return null;
    // no order may be under way that does not see the hook, and that the hook does not see
    const [table] = await tx.select({ seq: tables.seq, status: tables.status }).from(tables).where(eq(tables.id, row.tableId)).for('share');
    if (!table) throw new Error(`there is no table ${row.tableId} to hook`);
    const { seq, status } = table;
    const [hook] = await tx
      .insert(hooks)
      .values({ ...row, tableSeq: seq, tableStatus: status, toldSeq: seq, toldStatus: status })
      .returning();
    if (!hook) throw new Error('an inserted hook was not returned');
    return hook;
  });
}

export async function removeHook(on: On, tableId: string, id: string): Promise<boolean> {
  const mine = and(eq(hooks.id, id), eq(hooks.tableId, tableId));
  return (await on.delete(hooks).where(mine).returning({ id: hooks.id })).length > 0;
}

export async function updateHook(on: On, id: string, change: Partial<typeof hooks.$inferInsert>): Promise<void> {
  await on.update(hooks).set(change).where(eq(hooks.id, id));
}

/** Hooks of tables that have moved since they were told, taken until `until`: nobody else tells them meanwhile. */
export function claimHooks(db: Db, { now, until, most }: { now: Date; until: Date; most: number }): Promise<HookRow[]> {
  return db.transaction(async (tx) => {
    const behind = or(gt(hooks.tableSeq, hooks.toldSeq), ne(hooks.tableStatus, hooks.toldStatus));
    const free = or(isNull(hooks.leasedUntil), lte(hooks.leasedUntil, now));
    const due = await tx
      .select({ id: hooks.id })
      .from(hooks)
      .where(and(isNull(hooks.offAt), lte(hooks.notBefore, now), free, behind))
      .orderBy(asc(hooks.notBefore))
      .limit(most)
      .for('update', { skipLocked: true });
    const taken: HookRow[] = [];
    for (const { id } of due) taken.push(...(await tx.update(hooks).set({ leasedUntil: until }).where(eq(hooks.id, id)).returning()));
    return taken;
  });
}

/** Lets go of a hook that was taken, if nobody else took or switched it meanwhile. */
export async function closeHook(on: On, { id, leasedUntil }: HookRow, change: Partial<typeof hooks.$inferInsert>): Promise<boolean> {
  if (leasedUntil === null) throw new Error(`hook ${id} was not taken`);
  const closed = await on
    .update(hooks)
    .set({ ...change, leasedUntil: null })
    .where(and(eq(hooks.id, id), eq(hooks.leasedUntil, leasedUntil)))
    .returning({ id: hooks.id });
  return closed.length > 0;
}
