import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { calendars, heartbeats, pauses, questions, seats, tables, users } from './schema';

export type PauseRow = typeof pauses.$inferSelect;
export type HeartbeatRow = typeof heartbeats.$inferSelect;

type On = Db | Tx;

/** Pauses of a table and of all that end after `since`. */
export function pausesOf(on: On, tableId: string, since: Date): Promise<PauseRow[]> {
  return on
    .select()
    .from(pauses)
    .where(and(or(eq(pauses.tableId, tableId), isNull(pauses.tableId)), gt(pauses.until, since)))
    .orderBy(asc(pauses.from));
}

/** Pauses of these tables and of all, by time. */
export function pausesOfTables(on: On, tableIds: readonly string[]): Promise<PauseRow[]> {
  return on
    .select()
    .from(pauses)
    .where(or(inArray(pauses.tableId, [...tableIds]), isNull(pauses.tableId)))
    .orderBy(asc(pauses.from));
}

export async function insertPause(tx: Tx, row: typeof pauses.$inferInsert): Promise<PauseRow> {
  const [pause] = await tx.insert(pauses).values(row).returning();
  if (!pause) throw new Error('an inserted pause was not returned');
  return pause;
}

/** Vacations that stop clocks at a table, past ones included, by time. */
export function vacationPauses(on: On, tableId: string): Promise<PauseRow[]> {
  return on
    .select()
    .from(pauses)
    .where(and(eq(pauses.tableId, tableId), eq(pauses.reason, 'vacation')))
    .orderBy(asc(pauses.from));
}

/** Stretches for which a table's season stands still that end after `now`. */
export function seasonPauses(on: On, tableId: string, now: Date): Promise<PauseRow[]> {
  return on
    .select()
    .from(pauses)
    .where(and(eq(pauses.tableId, tableId), eq(pauses.reason, 'season'), gt(pauses.until, now)));
}

export async function endPause(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.update(pauses).set({ until }).where(eq(pauses.id, id));
}

export async function removePause(tx: Tx, id: string): Promise<void> {
  await tx.delete(pauses).where(eq(pauses.id, id));
}

/** The heartbeat, locked until the transaction ends; null before the first. */
export async function lockHeartbeat(tx: Tx): Promise<HeartbeatRow | null> {
  const [row] = await tx.select().from(heartbeats).for('update');
  return row ?? null;
}

export async function putHeartbeat(tx: Tx, at: Date, patience: number): Promise<void> {
  await tx
    .insert(heartbeats)
    .values({ id: 'worker', at, patience })
    .onConflictDoUpdate({ target: heartbeats.id, set: { at: sql`excluded.at`, patience: sql`excluded.patience` } });
}

/** Outages that not every table has been credited with yet, oldest first. */
export function openOutages(on: On): Promise<PauseRow[]> {
  return on
    .select()
    .from(pauses)
    .where(and(eq(pauses.reason, 'outage'), isNull(pauses.appliedAt)))
    .orderBy(asc(pauses.from));
}

export async function closeOutage(on: On, id: string, at: Date): Promise<void> {
  await on.update(pauses).set({ appliedAt: at }).where(eq(pauses.id, id));
}

/** Tables where something is asked, by their ids, those behind `after`: `most` at a time. */
export async function tablesAsked(on: On, { after, most }: { after: string; most: number }): Promise<string[]> {
  const rows = await on
    .selectDistinct({ id: questions.tableId })
    .from(questions)
    .where(gt(questions.tableId, after))
    .orderBy(asc(questions.tableId))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** What the clocks of a table are computed from. */
export interface ClockedTable {
  table: Pick<typeof tables.$inferSelect, 'id' | 'status' | 'timeControl' | 'restsSince'>;
  seats: (typeof seats.$inferSelect)[];
  questions: (typeof questions.$inferSelect)[];
  /** Of this table and of all. */
  pauses: PauseRow[];
}

/** The clocks of these tables, in the order of `tablesAsked`, each as it is read: whoever changes one looks again. */
export async function clockedTables(on: On, ids: readonly string[]): Promise<ClockedTable[]> {
  const some = [...ids];
  const { id, status, timeControl, restsSince } = tables;
  const found = await on.select({ id, status, timeControl, restsSince }).from(tables).where(inArray(id, some)).orderBy(asc(id));
  const sat = await on.select().from(seats).where(inArray(seats.tableId, some));
  const asked = await on.select().from(questions).where(inArray(questions.tableId, some));
  const stood = await pausesOfTables(on, some);
  return found.map((table) => ({
    table,
    seats: sat.filter(({ tableId }) => tableId === table.id),
    questions: asked.filter(({ tableId }) => tableId === table.id),
    pauses: stood.filter(({ tableId }) => tableId === null || tableId === table.id),
  }));
}

export async function findCalendar(on: On, userId: string): Promise<typeof calendars.$inferSelect | null> {
  const [row] = await on.select().from(calendars).where(eq(calendars.userId, userId));
  return row ?? null;
}

/** Whose calendar has a secret of this hash; null: unknown or revoked. */
export async function userOfCalendar(on: On, hash: string): Promise<typeof users.$inferSelect | null> {
  const [row] = await on
    .select({ user: users })
    .from(calendars)
    .innerJoin(users, eq(users.id, calendars.userId))
    .where(eq(calendars.hash, hash));
  return row?.user ?? null;
}

export async function putCalendar(on: On, userId: string, hash: string, createdAt: Date): Promise<void> {
  await on.insert(calendars).values({ userId, hash, createdAt }).onConflictDoUpdate({ target: calendars.userId, set: { hash, createdAt } });
}

export async function removeCalendar(on: On, userId: string): Promise<void> {
  await on.delete(calendars).where(eq(calendars.userId, userId));
}
