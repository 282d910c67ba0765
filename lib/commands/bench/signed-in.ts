import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/client';
import { sessions } from '../../../db/schema';
import { sessionKey } from '../../auth/session-key';

/** Signs a user in for a day; returns the secret that their browser would hold. */
export async function signIn(db: Db, userId: string): Promise<string> {
  const token = randomBytes(32).toString('hex');
  await db.insert(sessions).values({ sessionToken: sessionKey(token), userId, expires: new Date(Date.now() + 86_400_000) });
  return token;
}

/** The cookie of a browser that is signed in, over plain HTTP. */
export const cookieOf = (session: string): string => `next-auth.session-token=${session}`;
