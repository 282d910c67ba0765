import 'server-only';
import { cookies } from 'next/headers';
import { deleteSession, deleteSessionsOf } from '../../db/accounts';
import { database } from '../../db/client';
import { sessionCookie } from './options';

/** The token of this device's session; null without one. */
export async function sessionToken(): Promise<string | null> {
  return (await cookies()).get(sessionCookie())?.value ?? null;
}

/** Ends this device's session. */
export async function signOut(): Promise<void> {
  const jar = await cookies();
  const token = jar.get(sessionCookie())?.value;
  if (token === undefined) return;
  jar.delete({ name: sessionCookie(), path: '/', secure: sessionCookie().startsWith('__Secure-') });
  const { db } = await database();
  await deleteSession(db, token);
}

/** Ends every session of a user, on whatever device. */
export async function signOutEverywhere(userId: string): Promise<void> {
  const { db } = await database();
  await deleteSessionsOf(db, userId);
}
