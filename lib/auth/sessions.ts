import 'server-only';
import { cookies } from 'next/headers';
import { deleteSession, findSession, revokeKeysOf } from '../../db/accounts';
import { database } from '../../db/client';
import { type Clock, systemClock } from '../clock';
import { noteSecurity } from '../security-log';
import { sessionCookie } from './options';
import { sessionKey } from './session-key';

/** What the database knows this device's session by; null without one. */
export async function thisSession(): Promise<string | null> {
  const token = (await cookies()).get(sessionCookie())?.value;
  return token === undefined ? null : sessionKey(token);
}

/** Milliseconds after a sign-in in which keys can be made. */
const fresh = 15 * 60 * 1000;

/** Whoever sits at this device opened a sign-in link just now: a browser that was left open is not enough to make keys. */
export async function isFreshlySignedIn(clock: Clock = systemClock): Promise<boolean> {
  const key = await thisSession();
  if (key === null) return false;
  const { db } = await database();
  const session = await findSession(db, key);
  return session !== null && clock.now().getTime() - session.signedInAt.getTime() <= fresh;
}

/** Ends this device's session. */
export async function signOut(): Promise<void> {
  const jar = await cookies();
  const token = jar.get(sessionCookie())?.value;
  if (token === undefined) return;
  jar.delete({ name: sessionCookie(), path: '/', secure: sessionCookie().startsWith('__Secure-') });
  const { db } = await database();
  await deleteSession(db, sessionKey(token));
  noteSecurity('signed-out');
}

/** Ends every session of a user, on whatever device, and revokes their tokens for programs: nobody is in any more. */
export async function signOutEverywhere(userId: string): Promise<void> {
  const { db } = await database();
  await db.transaction((tx) => revokeKeysOf(tx, userId));
  noteSecurity('signed-out-everywhere', { user: userId });
}
