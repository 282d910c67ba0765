import { and, desc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { Db, Tx } from './client';
import {
  accounts,
  apiTokens,
  blocks,
  calendars,
  clubBars,
  clubInvitations,
  clubRequests,
  drafts,
  follows,
  followTimes,
  introductions,
  invites,
  letters,
  operators,
  outbox,
  reports,
  savedLists,
  sessions,
  tableLetterPreferences,
  unsubscribes,
  users,
  vacations,
  verificationTokens,
  visits,
  wanted,
} from './schema';

type On = Db | Tx;

/** `key`: SHA-256 of the token in the browser's cookie. */
export async function findSession(on: On, key: string): Promise<typeof sessions.$inferSelect | null> {
  const [session] = await on.select().from(sessions).where(eq(sessions.sessionToken, key));
  return session ?? null;
}

/** A user's sessions that have not ended, the one used last first. */
export function sessionsOf(on: On, userId: string, now: Date): Promise<(typeof sessions.$inferSelect)[]> {
  return on
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expires, now)))
    .orderBy(desc(sessions.expires));
}

/** Ends one session of a user, or with `others` all but that one; returns how many ended. */
export async function endSessions(on: On, userId: string, which: { key: string } | { others: string }): Promise<number> {
  const one = 'key' in which ? eq(sessions.sessionToken, which.key) : ne(sessions.sessionToken, which.others);
  const ended = await on
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), one))
    .returning({ userId: sessions.userId });
  return ended.length;
}

export async function deleteSession(on: On, key: string): Promise<void> {
  await on.delete(sessions).where(eq(sessions.sessionToken, key));
}

/** Revokes what lets a browser or a program in as a user or one of their bot accounts, or as anybody (null); says how many of each. */
export async function revokeKeysOf(tx: Tx, userId: string | null): Promise<Omit<RevokedKeys, 'links'>> {
  const ended = await tx
    .delete(sessions)
    .where(userId === null ? undefined : eq(sessions.userId, userId))
    .returning({ userId: sessions.userId });
  const botsOf = tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.ownerId, userId ?? ''));
  const revoked = await tx
    .delete(apiTokens)
    .where(userId === null ? undefined : or(eq(apiTokens.userId, userId), inArray(apiTokens.userId, botsOf)))
    .returning({ id: apiTokens.id });
  return { sessions: ended.length, tokens: revoked.length };
}

/** How many of each let nobody in any more. */
export interface RevokedKeys {
  sessions: number;
  tokens: number;
  links: number;
}

/** Revokes all that lets anybody in, or the user with an address: sessions, tokens of programs, sign-in links. Null: nobody has the address. */
export function revokeKeys(db: Db, email: string | null): Promise<RevokedKeys | null> {
  return db.transaction(async (tx) => {
    const [user] = email === null ? [] : await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (email !== null && !user) return null;
    const gone = await revokeKeysOf(tx, user?.id ?? null);
    const isTheirs = email === null ? undefined : eq(verificationTokens.identifier, email);
    const spent = await tx.delete(verificationTokens).where(isTheirs).returning({ identifier: verificationTokens.identifier });
    return { ...gone, links: spent.length };
  });
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
    await tx.delete(blocks).where(or(eq(blocks.userId, userId), eq(blocks.blockedId, userId)));
    await tx.delete(calendars).where(eq(calendars.userId, userId));
    await tx.delete(clubInvitations).where(or(eq(clubInvitations.createdBy, userId), eq(clubInvitations.email, email)));
    await tx.delete(clubRequests).where(eq(clubRequests.userId, userId));
    await tx.delete(clubBars).where(eq(clubBars.userId, userId));
    await tx.update(clubBars).set({ barredBy: null }).where(eq(clubBars.barredBy, userId));
    await tx.delete(drafts).where(eq(drafts.userId, userId));
    await tx.delete(follows).where(or(eq(follows.userId, userId), eq(follows.playerId, userId)));
    await tx.delete(followTimes).where(eq(followTimes.userId, userId));
    await tx.delete(introductions).where(eq(introductions.userId, userId));
    await tx.delete(operators).where(eq(operators.userId, userId));
    await tx.delete(reports).where(or(eq(reports.reporterId, userId), eq(reports.aboutId, userId)));
    await tx.delete(savedLists).where(eq(savedLists.userId, userId));
    await tx.delete(verificationTokens).where(eq(verificationTokens.identifier, email));
    await tx.delete(letters).where(or(eq(letters.userId, userId), eq(letters.to, email)));
    await tx.delete(outbox).where(or(eq(outbox.userId, userId), eq(outbox.email, email)));
    await tx.delete(invites).where(or(eq(invites.createdBy, userId), eq(invites.email, email)));
    await tx.delete(tableLetterPreferences).where(eq(tableLetterPreferences.userId, userId));
    await tx.delete(vacations).where(eq(vacations.userId, userId));
    await tx.delete(visits).where(eq(visits.userId, userId));
    await tx.delete(wanted).where(eq(wanted.userId, userId));
    await tx.delete(unsubscribes).where(eq(unsubscribes.email, email));
    await tx
      .update(users)
      .set({ name: null, email: `deleted-${userId}@invalid`, image: null, emailVerified: null, about: null })
      .where(eq(users.id, userId));
  });
}
