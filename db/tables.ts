import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client';
import { nameOf } from './people';
import { clubMembers, invites, isListed, policies, seats, secrets, standIns, tables, users } from './schema';

export type TableRow = typeof tables.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
export type InviteRow = typeof invites.$inferSelect;
/** A seat with the display name of who holds it. */
export type SeatHolder = SeatRow & { userName: string | null };

type On = Db | Tx;

/** In the order of lists. */
const statuses = ['open', 'running', 'over'] as const;

export async function findTable(on: On, id: string): Promise<TableRow | null> {
  const [row] = await on.select().from(tables).where(eq(tables.id, id));
  return row ?? null;
}

/** The last entries of these tables, by id. */
export async function seqsOf(on: On, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await on
    .select({ id: tables.id, seq: tables.seq })
    .from(tables)
    .where(inArray(tables.id, [...ids]));
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

/** The secret of a table that is over; null for every other. */
export async function revealedSecret(on: On, id: string): Promise<string | null> {
  const [row] = await on
    .select({ secret: secrets.secret })
    .from(secrets)
    .innerJoin(tables, eq(secrets.tableId, tables.id))
    .where(and(eq(tables.id, id), eq(tables.status, 'over')));
  return row?.secret ?? null;
}

/** A table's secret whatever its status: for checks that never leave the server. */
export async function secretOf(on: On, id: string): Promise<string | null> {
  const [row] = await on.select({ secret: secrets.secret }).from(secrets).where(eq(secrets.tableId, id));
  return row?.secret ?? null;
}

export async function insertTable(
  tx: Tx,
  row: typeof tables.$inferInsert & { id: string },
  secret: string,
  seatRows: Omit<typeof seats.$inferInsert, 'tableId'>[],
): Promise<void> {
  await tx.insert(tables).values(row);
  await tx.insert(secrets).values({ tableId: row.id, secret });
  await tx.insert(seats).values(seatRows.map((seat) => ({ ...seat, tableId: row.id })));
}

/** Changes a table's row. A new status begins with the change. */
export async function updateTable(tx: Tx, id: string, change: Partial<typeof tables.$inferInsert>): Promise<void> {
  const { status, updatedAt = new Date() } = change;
  const since = sql`case when ${tables.status} = ${status} then ${tables.statusSince} else ${updatedAt.toISOString()}::timestamptz end`;
  await tx
    .update(tables)
    .set({ ...(status !== undefined && { statusSince: since }), ...change })
    .where(eq(tables.id, id));
}

/** Tables of a user that wait for players, and that practice bots play among themselves or are about to. */
export async function countOwned(on: On, ownerId: string): Promise<{ open: number; botsAlone: number }> {
  const alone = sql`${tables.status} <> 'over' and not exists (select 1 from ${seats} where ${seats.tableId} = ${tables.id} and not ${seats.bot})`;
  const [row] = await on
    .select({
      open: sql<number>`count(*) filter (where ${tables.status} = 'open')::int`,
      botsAlone: sql<number>`count(*) filter (where ${alone})::int`,
    })
    .from(tables)
    .where(eq(tables.ownerId, ownerId));
  return row ?? { open: 0, botsAlone: 0 };
}

/** A table that never started, with all that hangs on it. */
export async function removeTable(tx: Tx, id: string): Promise<void> {
  await tx.delete(tables).where(and(eq(tables.id, id), eq(tables.status, 'open')));
}

/** Seats of a table in the game's order. */
export function seatsOf(on: On, tableId: string): Promise<SeatRow[]> {
  return on.select().from(seats).where(eq(seats.tableId, tableId)).orderBy(asc(seats.place));
}

/** Seats of several tables with their holders' names, in the game's order. */
export async function holdersOf(on: On, tableIds: readonly string[]): Promise<SeatHolder[]> {
  if (tableIds.length === 0) return [];
  const rows = await on
    .select({ seat: seats, userName: nameOf(seats.userId) })
    .from(seats)
    .where(inArray(seats.tableId, [...tableIds]))
    .orderBy(asc(seats.tableId), asc(seats.place));
  return rows.map(({ seat, userName }) => ({ ...seat, userName }));
}

/** The same change for every seat of a table. */
export async function updateSeats(tx: Tx, tableId: string, change: Partial<typeof seats.$inferInsert>): Promise<void> {
  await tx.update(seats).set(change).where(eq(seats.tableId, tableId));
}

export async function updateSeat(tx: Tx, tableId: string, seat: string, change: Partial<typeof seats.$inferInsert>): Promise<void> {
  await tx
    .update(seats)
    .set(change)
    .where(and(eq(seats.tableId, tableId), eq(seats.seat, seat)));
}

/** Ids of the tables where a user holds a seat; `running`: of those that are played now. */
export async function tablesHeldBy(on: On, userId: string, which: 'all' | 'running' = 'all'): Promise<string[]> {
  const rows = await on
    .selectDistinct({ id: seats.tableId })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(eq(seats.userId, userId), which === 'all' ? undefined : eq(tables.status, which)));
  return rows.map(({ id }) => id);
}

/** Tables a user sits at, owns, or lent a seat of, the most recently moved first. */
export function tablesOfUser(on: On, userId: string): Promise<TableRow[]> {
  // a union, each part by its index: with `or` the database looks through all tables
  const seated = on.select({ id: seats.tableId }).from(seats).where(eq(seats.userId, userId));
  const lent = on
    .select({ id: standIns.tableId })
    .from(standIns)
    .where(and(eq(standIns.holderId, userId), isNull(standIns.endedAt)));
  const isMember = sql`exists (select 1 from ${clubMembers} m where m.club_id = ${tables.clubId} and m.user_id = ${userId})`;
  const owned = on
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.ownerId, userId), or(ne(tables.visibility, 'club'), isNull(tables.clubId), isMember)));
  return on
    .select()
    .from(tables)
    .where(inArray(tables.id, union(seated, lent, owned)))
    .orderBy(desc(tables.updatedAt));
}

/** The table a user read the game of another place in as; null: they did not. */
export async function findImport(on: On, ownerId: string, origin: string): Promise<string | null> {
  const [row] = await on
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.ownerId, ownerId), sql`${tables.imported}->>'table' = ${origin}`));
  return row?.id ?? null;
}

/**
 * Public tables: demos first, then open, running and finished ones. Of each the `limit` that came to be so last are looked at, and shown
 * by the latest change. What was played elsewhere is not a table of this place.
 */
export async function listPublicTables(on: On, { game, limit }: { game?: string | undefined; limit: number }): Promise<TableRow[]> {
  const ofGame = game === undefined ? sql`true` : sql`game = ${game}`;
  const newest = (which: SQL, rank: number) =>
    sql`(select id, ${rank}::int as rank from tables where ${which} and ${ofGame} order by status_since desc limit ${limit})`;
  const listed = statuses.map((status, rank) => newest(sql`${isListed} and status = ${sql.raw(`'${status}'`)}`, rank + 1));
  const found = sql`(select id, rank from (${sql.join([newest(sql`demo and visibility = 'public'`, 0), ...listed], sql` union all `)}) each
    order by rank limit ${limit})`;
  const rows = await on
    .select({ table: tables, rank: sql<number>`found.rank` })
    .from(tables)
    .innerJoin(sql`${found} found`, sql`found.id = ${tables.id}`)
    .orderBy(sql`found.rank`, desc(tables.updatedAt));
  return rows.map(({ table }) => table);
}

/** Public demonstrations, the latest change first. */
export function listDemos(on: On, limit: number): Promise<TableRow[]> {
  const newest = on
    .select({ id: tables.id })
    .from(tables)
    .where(sql`demo and visibility = 'public'`)
    .orderBy(desc(tables.statusSince))
    .limit(limit);
  return on.select().from(tables).where(inArray(tables.id, newest)).orderBy(desc(tables.updatedAt));
}

/**
 * Running tables with seats that are offered to everybody, the latest change first: public ones, or those of a club, and for its members those that it
 * alone sees.
 */
export async function tablesWithOffers(
  on: On,
  { limit, club }: { limit: number; club?: { id: string; isMember: boolean } },
): Promise<{ table: TableRow; seats: string[] }[]> {
  const isSeen = inArray(tables.visibility, club?.isMember ? ['public', 'club'] : ['public']);
  const rows = await on
    .select({ table: tables, seat: seats.seat })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(isNotNull(seats.offeredAt), eq(tables.status, 'running'), isSeen, club && eq(tables.clubId, club.id)))
    .orderBy(desc(tables.updatedAt), asc(seats.place))
    .limit(limit);
  const found = new Map<string, { table: TableRow; seats: string[] }>();
  for (const { table, seat } of rows) found.set(table.id, { table, seats: [...(found.get(table.id)?.seats ?? []), seat] });
  return [...found.values()];
}

/** Running tables whose bots have answers to give, the longest waiting first, `most` at a time and none of `besides`. */
export async function tablesWithBotsDue(on: On, { most, besides }: { most: number; besides: readonly string[] }): Promise<string[]> {
  const rows = await on
    .select({ id: tables.id })
    .from(tables)
    // in literals, as the index has it
    .where(and(sql`bots_due and status = 'running' and not demo`, besides.length > 0 ? notInArray(tables.id, [...besides]) : undefined))
    .orderBy(asc(tables.updatedAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Invitations not used yet, oldest first. */
export function openInvites(on: On, tableIds: readonly string[]): Promise<InviteRow[]> {
  if (tableIds.length === 0) return Promise.resolve([]);
  return on
    .select()
    .from(invites)
    .where(and(inArray(invites.tableId, [...tableIds]), isNull(invites.usedAt)))
    .orderBy(asc(invites.createdAt));
}

export async function findInvite(on: On, token: string): Promise<(InviteRow & { fromName: string | null }) | null> {
  const [row] = await on
    .select({ invite: invites, fromName: users.name })
    .from(invites)
    .leftJoin(users, eq(users.id, invites.createdBy))
    .where(eq(invites.token, token));
  return row ? { ...row.invite, fromName: row.fromName } : null;
}

export async function insertInvite(tx: Tx, row: Omit<typeof invites.$inferInsert, 'token'>): Promise<InviteRow> {
  const [invite] = await tx.insert(invites).values(row).returning();
  if (!invite) throw new Error('an inserted invitation was not returned');
  return invite;
}

/** Notes that the letter of an invitation did not arrive, and why; those to whom that is news: it is open and nothing was known. */
export function returnInvites(
  tx: Tx,
  { tableId, seat, email, reason }: { tableId: string; seat: string; email: string; reason: string },
): Promise<InviteRow[]> {
  return tx
    .update(invites)
    .set({ returned: reason })
    .where(
      and(
        eq(invites.tableId, tableId),
        eq(invites.seat, seat),
        eq(invites.email, email.toLowerCase()),
        isNull(invites.usedAt),
        isNull(invites.returned),
      ),
    )
    .returning();
}

export async function spendInvite(tx: Tx, token: string, at: Date): Promise<void> {
  await tx.update(invites).set({ usedAt: at }).where(eq(invites.token, token));
}

/** Withdraws the unused invitations to a seat. */
export async function dropInvites(tx: Tx, tableId: string, seat: string): Promise<void> {
  await tx.delete(invites).where(and(eq(invites.tableId, tableId), eq(invites.seat, seat), isNull(invites.usedAt)));
}

/** Standing orders of a table by seat. */
export async function policiesOf(on: On, tableId: string): Promise<Map<string, Record<string, unknown>>> {
  const rows = await on.select().from(policies).where(eq(policies.tableId, tableId));
  return new Map(rows.map(({ seat, policy }) => [seat, policy]));
}

export async function putPolicy(tx: Tx, tableId: string, seat: string, policy: Record<string, unknown>, at: Date): Promise<void> {
  await tx
    .insert(policies)
    .values({ tableId, seat, policy, updatedAt: at })
    .onConflictDoUpdate({ target: [policies.tableId, policies.seat], set: { policy, updatedAt: at } });
}

export async function dropPolicy(tx: Tx, tableId: string, seat: string): Promise<void> {
  await tx.delete(policies).where(and(eq(policies.tableId, tableId), eq(policies.seat, seat)));
}
