import 'server-only';
import { eq } from 'drizzle-orm';
import { cookies } from 'next/headers';
import { database } from '../../db/client';
import { sessions } from '../../db/schema';
import { sessionCookie } from './options';

/** Ends this device's session. */
export async function signOut(): Promise<void> {
  const jar = await cookies();
  const token = jar.get(sessionCookie())?.value;
  if (token === undefined) return;
  jar.delete({ name: sessionCookie(), path: '/', secure: sessionCookie().startsWith('__Secure-') });
  const { db } = await database();
  await db.delete(sessions).where(eq(sessions.sessionToken, token));
}

/** Ends every session of a user, on whatever device. */
export async function signOutEverywhere(userId: string): Promise<void> {
  const { db } = await database();
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
