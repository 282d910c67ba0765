import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { remindAnew } from './due-questions';
import { isUntouched } from './outbox';
import { releasePushes } from './push';
import { outbox, type TableLetterPreferences, tableLetterPreferences, unsubscribes, users } from './schema';

type On = Db | Tx;

/** Which of these scopes of letters (`all`, or the id of a table) an address has stopped. */
export async function scopesStopped(on: On, email: string, scopes: string[]): Promise<string[]> {
  const rows = await on
    .select({ scope: unsubscribes.scope })
    .from(unsubscribes)
    .where(and(eq(unsubscribes.email, email.toLowerCase()), inArray(unsubscribes.scope, scopes)));
  return rows.map((row) => row.scope);
}

/** An address wants no more letters of a scope. Whoever stops all means those of tables with a wish of their own too. */
export async function stopScope(
  on: On,
  { email, scope, oneClick = false }: { email: string; scope: string; oneClick?: boolean },
): Promise<void> {
  await on.insert(unsubscribes).values({ email, scope, oneClick }).onConflictDoNothing();
  if (scope === 'all') await dropTableModes(on, email);
}

/** An address wants letters of these scopes again. */
export async function resumeScopes(on: On, email: string, scopes: string[]): Promise<void> {
  await on.delete(unsubscribes).where(and(eq(unsubscribes.email, email), inArray(unsubscribes.scope, scopes)));
}

async function dropTableModes(on: On, email: string): Promise<void> {
  const owner = on.select({ id: users.id }).from(users).where(eq(users.email, email));
  await on
    .update(tableLetterPreferences)
    .set({ preferences: sql`(${tableLetterPreferences.preferences}::jsonb - 'mode')::json` })
    .where(inArray(tableLetterPreferences.userId, owner));
}

/** What a user wants of the letters of one table alone. */
export async function findTablePreferences(on: On, userId: string, tableId: string): Promise<TableLetterPreferences> {
  const [row] = await on
    .select({ preferences: tableLetterPreferences.preferences })
    .from(tableLetterPreferences)
    .where(and(eq(tableLetterPreferences.userId, userId), eq(tableLetterPreferences.tableId, tableId)));
  return row?.preferences ?? {};
}

export async function putTablePreferences(on: On, row: typeof tableLetterPreferences.$inferInsert): Promise<void> {
  await on
    .insert(tableLetterPreferences)
    .values(row)
    .onConflictDoUpdate({ target: [tableLetterPreferences.userId, tableLetterPreferences.tableId], set: { preferences: row.preferences } });
}

/** Letters and pushes of a user that were put off, and those that wait for a daily letter, are due again, and reminders are looked at anew: what they want has changed. */
export async function releasePostponed(tx: Tx, userId: string, now: Date): Promise<void> {
  const waiting = and(eq(outbox.userId, userId), isUntouched(now));
  const gone = await tx
    .delete(outbox)
    .where(and(waiting, eq(outbox.kind, 'digest')))
    .returning({ id: outbox.id });
  await tx
    .update(outbox)
    .set({ digestId: null, notBefore: sql`least(${outbox.notBefore}, ${now.toISOString()}::timestamptz)` })
    .where(and(waiting, sql`(${outbox.digestId} is null or ${inArray(outbox.digestId, ['', ...gone.map(({ id }) => id)])})`));
  await releasePushes(tx, userId, now);
  await remindAnew(tx, userId);
}
