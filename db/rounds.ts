import { and, asc, eq, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { type Chore, divisions, pairingInputs, pairings, rounds, seasonChores, seasons, tables } from './schema';

type On = Db | Tx;

export type RoundRow = typeof rounds.$inferSelect;
export type PairingRow = typeof pairings.$inferSelect;
export type InputRow = typeof pairingInputs.$inferSelect;
export type ChoreRow = typeof seasonChores.$inferSelect;

export function roundsOf(on: On, seasonId: string): Promise<RoundRow[]> {
  return on.select().from(rounds).where(eq(rounds.seasonId, seasonId)).orderBy(asc(rounds.number));
}

export async function insertRounds(tx: Tx, rows: readonly (typeof rounds.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(rounds).values([...rows]);
}

export async function updateRound(tx: Tx, seasonId: string, number: number, change: Partial<typeof rounds.$inferInsert>): Promise<void> {
  await tx
    .update(rounds)
    .set(change)
    .where(and(eq(rounds.seasonId, seasonId), eq(rounds.number, number)));
}

/** Pairings of divisions, by round. */
export function pairingsOfDivisions(on: On, ids: readonly string[]): Promise<PairingRow[]> {
  return on
    .select()
    .from(pairings)
    .where(inArray(pairings.divisionId, [...ids]))
    .orderBy(asc(pairings.divisionId), asc(pairings.round), asc(pairings.id));
}

/** Games of a season that are not decided. */
export async function openPairings(on: On, seasonId: string): Promise<PairingRow[]> {
  const rows = await on
    .select({ pairing: pairings })
    .from(pairings)
    .innerJoin(divisions, eq(divisions.id, pairings.divisionId))
    .where(and(eq(divisions.seasonId, seasonId), isNull(pairings.bye), isNull(pairings.result)))
    .orderBy(asc(divisions.place), asc(pairings.round), asc(pairings.id));
  return rows.map(({ pairing }) => pairing);
}

/** Writes pairings that are not there yet. Some hundred a statement: parameters are limited. */
export async function insertPairings(tx: Tx, rows: readonly (typeof pairings.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) {
    await tx
      .insert(pairings)
      .values(rows.slice(from, from + 500))
      .onConflictDoNothing();
  }
}

/** Returns the table of the pairing; null: it has none. */
export async function updatePairing(
  tx: Tx,
  { divisionId, id }: Pick<PairingRow, 'divisionId' | 'id'>,
  change: Partial<typeof pairings.$inferInsert>,
): Promise<string | null> {
  const [row] = await tx
    .update(pairings)
    .set(change)
    .where(and(eq(pairings.divisionId, divisionId), eq(pairings.id, id)))
    .returning({ tableId: pairings.tableId });
  return row?.tableId ?? null;
}

/** The pairing that a table is of, with its division and season; null: it is of none. */
export async function pairingOfTable(
  on: On,
  tableId: string,
): Promise<{ pairing: PairingRow; division: typeof divisions.$inferSelect; season: typeof seasons.$inferSelect } | null> {
  const [row] = await on
    .select({ pairing: pairings, division: divisions, season: seasons })
    .from(pairings)
    .innerJoin(divisions, eq(divisions.id, pairings.divisionId))
    .innerJoin(seasons, eq(seasons.id, divisions.seasonId))
    .where(eq(pairings.tableId, tableId));
  return row ?? null;
}

/** One pairing whose table is to begin, which nobody else has in hand; held until the transaction ends. */
export async function claimPairing(tx: Tx, except: readonly Pick<PairingRow, 'divisionId' | 'id'>[]): Promise<PairingRow | null> {
  const isExcepted = or(...except.map(({ divisionId, id }) => and(eq(pairings.divisionId, divisionId), eq(pairings.id, id))));
  const isRunning = sql`exists (select 1 from ${divisions} d join ${seasons} s on s.id = d.season_id where d.id = ${pairings.divisionId} and s.status = 'running')`;
  const [row] = await tx
    .select()
    .from(pairings)
    .where(and(isNull(pairings.startedAt), isNull(pairings.bye), isNull(pairings.result), isRunning, isExcepted && not(isExcepted)))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function insertInput(tx: Tx, row: typeof pairingInputs.$inferInsert): Promise<void> {
  await tx.insert(pairingInputs).values(row);
}

/** What the rounds of divisions were paired from, in order. */
export function inputsOf(on: On, divisionIds: readonly string[]): Promise<InputRow[]> {
  return on
    .select()
    .from(pairingInputs)
    .where(inArray(pairingInputs.divisionId, [...divisionIds]))
    .orderBy(asc(pairingInputs.divisionId), asc(pairingInputs.round), asc(pairingInputs.part));
}

/** How often rounds of a division were paired. */
export async function countInputs(on: On, divisionId: string, round: number): Promise<number> {
  const [row] = await on
    .select({ count: sql<number>`count(*)::int` })
    .from(pairingInputs)
    .where(and(eq(pairingInputs.divisionId, divisionId), eq(pairingInputs.round, round)));
  return row?.count ?? 0;
}

/** Tables of a season that are played now. */
export async function runningTables(on: On, seasonId: string): Promise<string[]> {
  const rows = await on
    .select({ id: tables.id })
    .from(pairings)
    .innerJoin(divisions, eq(divisions.id, pairings.divisionId))
    .innerJoin(tables, eq(tables.id, pairings.tableId))
    .where(and(eq(divisions.seasonId, seasonId), isNotNull(pairings.startedAt), isNull(pairings.result), eq(tables.status, 'running')));
  return rows.map(({ id }) => id);
}

/** Leaves something to be done to tables of a season. */
export async function putChores(
  tx: Tx,
  { seasonId, tables: ids, chore, dueAt }: { seasonId: string; tables: readonly string[]; chore: Chore; dueAt: Date },
): Promise<void> {
  if (ids.length > 0) await tx.insert(seasonChores).values(ids.map((tableId) => ({ seasonId, tableId, chore, dueAt })));
}

/** What is to be done now, the oldest first; of each table the oldest alone. */
export async function choresDue(on: On, now: Date, most: number): Promise<ChoreRow[]> {
  const rows = await on.select().from(seasonChores).where(lte(seasonChores.dueAt, now)).orderBy(asc(seasonChores.id)).limit(most);
  const tablesSeen = new Set<string>();
  return rows.filter(({ tableId }) => !tablesSeen.has(tableId) && tablesSeen.add(tableId));
}

/** Takes a chore off the list; false: somebody else did it. */
export async function dropChore(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.delete(seasonChores).where(eq(seasonChores.id, id)).returning({ id: seasonChores.id });
  return gone.length > 0;
}

export async function postponeChore(on: On, id: string, dueAt: Date): Promise<void> {
  await on.update(seasonChores).set({ dueAt }).where(eq(seasonChores.id, id));
}
