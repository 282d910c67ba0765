import { and, eq, gt, or } from 'drizzle-orm';
import type { Db, Tx } from './client';
import {
  accounts,
  apiTokens,
  calendars,
  drafts,
  invites,
  letters,
  outbox,
  sessions,
  tableLetterPreferences,
  unsubscribes,
  users,
  vacations,
  verificationTokens,
  visits,
} from './schema';

type On = Db | Tx;

export async function deleteSession(on: On, token: string): Promise<void> {
  await on.delete(sessions).where(eq(sessions.sessionToken, token));
}

export async function deleteSessionsOf(on: On, userId: string): Promise<void> {
  await on.delete(sessions).where(eq(sessions.userId, userId));
}

type SignInToken = typeof verificationTokens.$inferInsert;

export async function insertSignInToken(on: On, row: SignInToken): Promise<void> {
  await on.insert(verificationTokens).values(row);
}

/** A sign-in token is not spent and not too old. */
export async function isSignInOpen(on: On, { identifier, token }: Pick<SignInToken, 'identifier' | 'token'>, now: Date): Promise<boolean> {
  const rows = await on
    .select({ expires: verificationTokens.expires })
    .from(verificationTokens)
    .where(and(eq(verificationTokens.identifier, identifier), eq(verificationTokens.token, token), gt(verificationTokens.expires, now)));
  return rows.length > 0;
}

/** Removes all that tells who a user was; the row stays, nameless, for the games they played. */
export function eraseUser(db: Db, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update');
    if (!user) return;
    const { email } = user;
    await deleteSessionsOf(tx, userId);
    await tx.delete(accounts).where(eq(accounts.userId, userId));
    await tx.delete(calendars).where(eq(calendars.userId, userId));
    await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
    await tx.delete(drafts).where(eq(drafts.userId, userId));
    await tx.delete(verificationTokens).where(eq(verificationTokens.identifier, email));
    await tx.delete(letters).where(or(eq(letters.userId, userId), eq(letters.to, email)));
    await tx.delete(outbox).where(or(eq(outbox.userId, userId), eq(outbox.email, email)));
    await tx.delete(invites).where(or(eq(invites.createdBy, userId), eq(invites.email, email)));
    await tx.delete(tableLetterPreferences).where(eq(tableLetterPreferences.userId, userId));
    await tx.delete(vacations).where(eq(vacations.userId, userId));
    await tx.delete(visits).where(eq(visits.userId, userId));
    await tx.delete(unsubscribes).where(eq(unsubscribes.email, email));
    await tx
      .update(users)
      .set({ name: null, email: `deleted-${userId}@invalid`, image: null, emailVerified: null })
      .where(eq(users.id, userId));
  });
}
