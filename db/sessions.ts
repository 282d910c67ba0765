import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from './client';
import { prepared } from './prepared';
import { addressTroubles, sessions, users } from './schema';

/** A user as a page of theirs knows them. */
export type SessionUser = typeof users.$inferSelect & {
  /** No letters go to their address any more. */
  lettersOff: boolean;
};

const session = prepared((on) =>
  on
    .select({
      session: sessions,
      user: users,
      lettersOff: sql<boolean>`exists (select 1 from ${addressTroubles} t where t.email = lower(${users.email}) and t.off_at is not null)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sessionToken, sql.placeholder('key')), isNull(users.lockedAt)))
    .prepare('session'),
);

/** A session with who is signed in by it, in one statement; null when there is none. `key`: SHA-256 of the token in the browser's cookie. */
export async function sessionWithUser(db: Db, key: string): Promise<{ session: typeof sessions.$inferSelect; user: SessionUser } | null> {
  const [row] = await session(db).execute({ key });
  return row ? { session: row.session, user: { ...row.user, lettersOff: row.lettersOff } } : null;
}
