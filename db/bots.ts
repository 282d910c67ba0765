import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import type { UserRow } from './people';
import { invites, tables, users } from './schema';
import type { InviteRow, TableRow } from './tables';

type On = Db | Tx;

/** Where a bot account stands in for an address: none that letters go to, and none that can be asked to sign in. */
const addressOfBot = (id: string): string => `bot-${id}@invalid`;

export const isBotAddress = (email: string): boolean => /^bot-\w+@invalid$/.test(email);

/** Makes a bot account; null: another one has the name. */
export async function insertBot(
  on: On,
  row: Pick<typeof users.$inferInsert, 'name' | 'language' | 'about'> & { id: string; ownerId: string },
): Promise<UserRow | null> {
  const [bot] = await on
    .insert(users)
    .values({ ...row, email: addressOfBot(row.id) })
    .onConflictDoNothing()
    .returning();
  return bot ?? null;
}

/** Bot accounts of a user that are not closed, the oldest first. */
export function botsOf(on: On, ownerId: string): Promise<UserRow[]> {
  return on
    .select()
    .from(users)
    .where(and(eq(users.ownerId, ownerId), isNotNull(users.name)))
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** Bot accounts of these users that are not closed. */
export async function botsOfOwners(on: Db | Tx, owners: readonly string[]): Promise<{ userId: string; name: string | null }[]> {
  return on
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.ownerId, [...owners]), isNotNull(users.name)));
}

/** A bot account that is not closed, by its id or by its whole name in whatever case. */
export async function findBot(on: On, { id, name }: { id: string; name: string }): Promise<UserRow | null> {
  const isOne = or(eq(users.id, id), eq(sql`lower(${users.name})`, name.toLowerCase()));
  const [bot] = await on
    .select()
    .from(users)
    .where(and(isNotNull(users.ownerId), isNotNull(users.name), isOne))
    .limit(1);
  return bot ?? null;
}

/** Whose bot accounts these users are, by id; people are left out. */
export async function ownersOf(on: On, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await on
    .select({ id: users.id, owner: users.ownerId })
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), isNotNull(users.ownerId)));
  return new Map(rows.flatMap(({ id, owner }) => (owner === null ? [] : [[id, owner] as const])));
}

/** All accounts of whoever has this one: the person's own and their bots'. */
export async function accountsBehind(on: On, id: string): Promise<Set<string>> {
  const person = sql`(select coalesce(u.owner_id, u.id) from ${users} u where u.id = ${id})`;
  const rows = await on
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, person), eq(users.ownerId, person)));
  return new Set([id, ...rows.map((row) => row.id)]);
}

/** Seats of tables before their start that are kept for an address, the oldest invitation first. */
export function seatsKeptFor(on: On, email: string): Promise<{ invite: InviteRow; table: TableRow; from: string | null }[]> {
  return on
    .select({ invite: invites, table: tables, from: users.name })
    .from(invites)
    .innerJoin(tables, eq(tables.id, invites.tableId))
    .leftJoin(users, eq(users.id, invites.createdBy))
    .where(and(eq(invites.email, email), eq(invites.kind, 'join'), sql`${invites.usedAt} is null`, eq(tables.status, 'open')))
    .orderBy(asc(invites.createdAt), asc(invites.token))
    .limit(100);
}
