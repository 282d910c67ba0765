import { DrizzleAdapter } from '@auth/drizzle-adapter';
import type { Adapter, AdapterSession, AdapterUser } from 'next-auth/adapters';
import { database } from '../../db/client';
import { accounts, sessions, users, verificationTokens } from '../../db/schema';
import { sessionWithUser } from '../../db/sessions';
import type { Language } from '../engine';
import { noteSecurity } from '../security-log';
import { visitor } from '../visitor';
import { browserOf } from './browser';
import { sessionKey } from './session-key';

/** next-auth's store on our tables, which keep no token that could be used; a user who is new speaks `language`. */
export async function adapterFor(language: Language): Promise<Adapter> {
  const { db } = await database();
  const adapter = DrizzleAdapter(db, {
    usersTable: users,
    accountsTable: accounts,
    sessionsTable: sessions,
    verificationTokensTable: verificationTokens,
  });
  // the adapter is typed for next-auth 5; version 4 calls the same methods with the same values
  const compatible = adapter as unknown as Required<Adapter>;
  const under = <T extends { sessionToken: string }>(session: T): T => ({ ...session, sessionToken: sessionKey(session.sessionToken) });
  return {
    ...compatible,
    createUser: (user: Omit<AdapterUser, 'id'>) => compatible.createUser(Object.assign(user, { language })),
    async createSession(session) {
      // a column of ours beside those that next-auth knows
      await compatible.createSession(Object.assign(under(session), { browser: browserOf(visitor()?.agent ?? '') }));
      return session;
    },
    async useVerificationToken(asked) {
      const found = await compatible.useVerificationToken(asked);
      if (!found) noteSecurity('sign-in-refused', { email: asked.identifier });
      return found;
    },
    async getSessionAndUser(sessionToken) {
      const found = await sessionWithUser(db, sessionKey(sessionToken));
      return found && { ...found, session: { ...found.session, sessionToken } };
    },
    async updateSession(session: Partial<AdapterSession> & Pick<AdapterSession, 'sessionToken'>) {
      const changed = await compatible.updateSession(under(session));
      return changed && { ...changed, sessionToken: session.sessionToken };
    },
    deleteSession: (sessionToken) => compatible.deleteSession(sessionKey(sessionToken)),
  };
}
