import 'server-only';
import { cookies } from 'next/headers';
import { getServerSession } from 'next-auth';
import { cache } from 'react';
import type { SessionUser } from '../../db/sessions';
import { noteUser } from '../visitor';
import { authOptions, sessionCookie } from './options';
import { type CurrentUser, userOfSession } from './user';

/** Who is signed in, asked once a request; null for a stranger. */
export const currentUser = cache(async (): Promise<CurrentUser | null> => {
  // a stranger costs no query
  if (!(await cookies()).has(sessionCookie())) return null;
  const session = await getServerSession(await authOptions());
  // the session callback hands over the whole row
  const row = session?.user as SessionUser | undefined;
  if (row) noteUser(row.id);
  return row ? userOfSession(row) : null;
});
