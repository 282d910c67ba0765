import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client';
import { prepared } from './prepared';
import { apiTokens, drafts, users } from './schema';

type On = Db | Tx;

export type UserRow = typeof users.$inferSelect;
export type TokenRow = typeof apiTokens.$inferSelect;

export async function findUser(on: On, id: string): Promise<UserRow | null> {
  const [user] = await on.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** The display name of the user in a column, by its key row by row: for lists, where a join would read all users. */
export const nameOf = (user: AnyPgColumn): SQL<string | null> => sql`(select u.name from ${users} u where u.id = ${user})`;

export async function updateUser(on: On, id: string, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await on.update(users).set(change).where(eq(users.id, id));
}

/** Lower case; null for an unknown user. */
export async function emailOf(on: On, id: string): Promise<string | null> {
  const [row] = await on.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email.toLowerCase() ?? null;
}

/** The account behind an address and how it reads; without an account, the language and zone of whoever has it written to. */
export async function correspondentOf(
  on: On,
  email: string,
  writer: string | null,
): Promise<{ id: string | null; language: UserRow['language']; zone: string }> {
  const [user] = await on
    .select({ id: users.id, language: users.language, zone: users.timezone })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  if (user) return user;
  const from = writer === null ? null : await findUser(on, writer);
  return { id: null, language: from?.language ?? 'en', zone: from?.timezone ?? 'UTC' };
}

/** The account of an address; a new one when there is none. */
export async function accountOf(
  on: On,
  fresh: Pick<typeof users.$inferInsert, 'email' | 'name' | 'language' | 'emailVerified'>,
): Promise<UserRow> {
  await on.insert(users).values(fresh).onConflictDoNothing();
  const [user] = await on.select().from(users).where(eq(users.email, fresh.email));
  if (!user) throw new Error('an account was not found where it had been made');
  return user;
}

/** Display names of users; those without one are left out. */
export async function namesOf(on: On, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await on
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

export async function insertToken(on: On, row: typeof apiTokens.$inferInsert): Promise<TokenRow> {
  const [token] = await on.insert(apiTokens).values(row).returning();
  if (!token) throw new Error('an inserted token was not returned');
  return token;
}

export function tokensOf(on: On, userId: string): Promise<TokenRow[]> {
  return on.select().from(apiTokens).where(eq(apiTokens.userId, userId)).orderBy(asc(apiTokens.createdAt));
}

export async function deleteToken(on: On, userId: string, id: string): Promise<boolean> {
  const gone = await on
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning({ id: apiTokens.id });
  return gone.length > 0;
}

const byHash = prepared((on) =>
  on
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.hash, sql.placeholder('hash')), isNull(users.lockedAt)))
    .prepare('token'),
);

/** The user and token behind a token's hash. */
export async function findToken(on: On, hash: string): Promise<{ token: TokenRow; user: UserRow } | null> {
  const [row] = await byHash(on).execute({ hash });
  return row ?? null;
}

/** Notes when tokens were used last; what another process knows of later uses stays. */
export async function touchTokens(on: On, uses: ReadonlyMap<string, Date>): Promise<void> {
  if (uses.size === 0) return;
  const rows = JSON.stringify([...uses].map(([id, at]) => ({ id, at })));
  await on.execute(sql`
    update api_tokens t set used_at = n.at from json_to_recordset(${rows}::json) as n (id text, at timestamptz)
    where t.id = n.id and (t.used_at is null or t.used_at < n.at)`);
}

interface DraftKey {
  userId: string;
  tableId: string;
  seat: string;
}

const isDraft = ({ userId, tableId, seat }: DraftKey) => and(eq(drafts.userId, userId), eq(drafts.tableId, tableId), eq(drafts.seat, seat));

export async function findDraft(on: On, key: DraftKey) {
  const [row] = await on.select().from(drafts).where(isDraft(key));
  return row ?? null;
}

export async function putDraft(on: On, row: typeof drafts.$inferInsert): Promise<void> {
  const { userId: _user, tableId: _table, seat: _seat, ...set } = row;
  await on
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({ target: [drafts.userId, drafts.tableId, drafts.seat], set });
}

export async function deleteDraft(on: On, key: DraftKey): Promise<void> {
  await on.delete(drafts).where(isDraft(key));
}
