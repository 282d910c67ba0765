import { DrizzleAdapter } from '@auth/drizzle-adapter';
import type { Adapter, AdapterUser } from 'next-auth/adapters';
import { database } from '../../db/client';
import { accounts, sessions, users, verificationTokens } from '../../db/schema';
import type { Language } from '../engine';

/** next-auth's store on our tables; a user who is new speaks `language`. */
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
  return { ...compatible, createUser: (user: Omit<AdapterUser, 'id'>) => compatible.createUser(Object.assign(user, { language })) };
}
