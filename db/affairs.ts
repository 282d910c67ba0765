import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client';
import { consents, proposals, standIns, tables, vacations, type Wish } from './schema';

type On = Db | Tx;

export type ProposalRow = typeof proposals.$inferSelect;
export type StandInRow = typeof standIns.$inferSelect;
export type VacationRow = typeof vacations.$inferSelect;

/** A proposal with the users who agreed to it. */
export type Proposal = ProposalRow & { agreed: string[] };

async function withConsents(on: On, rows: ProposalRow[]): Promise<Proposal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const given = await on.select().from(consents).where(inArray(consents.proposalId, ids)).orderBy(asc(consents.at));
  return rows.map((row) => ({ ...row, agreed: given.flatMap((each) => (each.proposalId === row.id ? [each.userId] : [])) }));
}

/** Proposals that wait for answers, oldest first. */
export async function openProposals(on: On, tableId: string): Promise<Proposal[]> {
  const open = and(eq(proposals.tableId, tableId), isNull(proposals.closedAt));
  return withConsents(on, await on.select().from(proposals).where(open).orderBy(asc(proposals.createdAt)));
}

export async function findProposal(on: On, id: string): Promise<Proposal | null> {
  const [found] = await withConsents(on, await on.select().from(proposals).where(eq(proposals.id, id)));
  return found ?? null;
}

export async function insertProposal(tx: Tx, row: Omit<typeof proposals.$inferInsert, 'id'> & { wish: Wish }): Promise<ProposalRow> {
  const [made] = await tx.insert(proposals).values(row).returning();
  if (!made) throw new Error('an inserted proposal was not returned');
  return made;
}

export async function addConsent(tx: Tx, proposalId: string, userId: string, at: Date): Promise<void> {
  await tx.insert(consents).values({ proposalId, userId, at }).onConflictDoNothing();
}

export async function closeProposal(tx: Tx, id: string, how: Pick<ProposalRow, 'fate' | 'closedAt' | 'closedBy'>): Promise<void> {
  await tx.update(proposals).set(how).where(eq(proposals.id, id));
}

/** Stand-ins of a table that are not over, whether they have begun or not. */
export function standInsOf(on: On, tableIds: readonly string[]): Promise<StandInRow[]> {
  if (tableIds.length === 0) return Promise.resolve([]);
  return on
    .select()
    .from(standIns)
    .where(and(inArray(standIns.tableId, [...tableIds]), isNull(standIns.endedAt)))
    .orderBy(asc(standIns.startsAt));
}

/** Those a user has to do with, as holder or as substitute. */
export function standInsOfUser(on: On, userId: string): Promise<StandInRow[]> {
  const mine = or(eq(standIns.holderId, userId), eq(standIns.substituteId, userId));
  return on
    .select()
    .from(standIns)
    .where(and(isNull(standIns.endedAt), mine));
}

export async function insertStandIn(tx: Tx, row: typeof standIns.$inferInsert): Promise<StandInRow> {
  const [made] = await tx.insert(standIns).values(row).returning();
  if (!made) throw new Error('an inserted stand-in was not returned');
  return made;
}

export async function updateStandIn(tx: Tx, id: string, change: Partial<typeof standIns.$inferInsert>): Promise<void> {
  await tx.update(standIns).set(change).where(eq(standIns.id, id));
}

/** Ids of running tables where a substitute's time begins or ends. */
export async function tablesWithStandInsDue(on: On, now: Date): Promise<string[]> {
  const due = (when: SQL | undefined) =>
    on
      .select({ id: standIns.tableId })
      .from(standIns)
      .innerJoin(tables, eq(tables.id, standIns.tableId))
      .where(and(sql`${tables.status} = 'running'`, isNull(standIns.endedAt), when));
  const begins = and(isNull(standIns.startedAt), lte(standIns.startsAt, now));
  // a union, each part by its index
  const rows = await union(due(begins), due(lte(standIns.endsAt, now)));
  return rows.map(({ id }) => id);
}

/** A user lent a seat of the table and has not got it back, or has promised to play one. */
export async function hasStandIn(on: On, tableId: string, userId: string): Promise<boolean> {
  const mine = or(eq(standIns.holderId, userId), eq(standIns.substituteId, userId));
  const rows = await on
    .select({ id: standIns.id })
    .from(standIns)
    .where(and(eq(standIns.tableId, tableId), isNull(standIns.endedAt), mine));
  return rows.length > 0;
}

export function vacationsOf(on: On, userIds: readonly string[], { after }: { after?: Date } = {}): Promise<VacationRow[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return on
    .select()
    .from(vacations)
    .where(and(inArray(vacations.userId, [...userIds]), after === undefined ? undefined : gt(vacations.endsAt, after)))
    .orderBy(asc(vacations.startsAt));
}

export async function insertVacation(on: On, row: typeof vacations.$inferInsert): Promise<VacationRow> {
  const [made] = await on.insert(vacations).values(row).returning();
  if (!made) throw new Error('an inserted vacation was not returned');
  return made;
}

export async function deleteVacation(on: On, userId: string, id: string): Promise<VacationRow | null> {
  const [gone] = await on
    .delete(vacations)
    .where(and(eq(vacations.id, id), eq(vacations.userId, userId)))
    .returning();
  return gone ?? null;
}

/** A user has left a table: absences that named it name it no more, and those that named no other are gone. */
export async function forgetTable(tx: Tx, userId: string, tableId: string): Promise<void> {
  for (const { id, tables: named } of await vacationsOf(tx, [userId])) {
    if (!named?.includes(tableId)) continue;
    const left = named.filter((each) => each !== tableId);
    if (left.length === 0) await deleteVacation(tx, userId, id);
    else await tx.update(vacations).set({ tables: left }).where(eq(vacations.id, id));
  }
}
