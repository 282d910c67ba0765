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

/** `key`: SHA-256 of the token in the browser's cookie. */
export async function findSession(on: On, key: string): Promise<typeof sessions.$inferSelect | null> {
  const [session] = await on.select().from(sessions).where(eq(sessions.sessionToken, key));
  return session ?? null;
}

export async function deleteSession(on: On, key: string): Promise<void> {
  await on.delete(sessions).where(eq(sessions.sessionToken, key));
}

/** Everything that lets a browser or a program in as a user. */
export async function revokeKeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
}

type SignInToken = typeof verificationTokens.$inferInsert;

export async function insertSignInToken(on: On, row: SignInToken): Promise<void> {
  await on.insert(verificationTokens).values(row);
}

/** Some sign-in link of an address is not spent and not too old. */
export async function hasOpenSignIn(on: On, identifier: string, now: Date): Promise<boolean> {
  const isOpen = and(eq(verificationTokens.identifier, identifier), gt(verificationTokens.expires, now));
  const [row] = await on.select({ expires: verificationTokens.expires }).from(verificationTokens).where(isOpen).limit(1);
  return row !== undefined;
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
    await revokeKeysOf(tx, userId);
    await tx.delete(accounts).where(eq(accounts.userId, userId));
    await tx.delete(calendars).where(eq(calendars.userId, userId));
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
