import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { introductions, reports, users } from './schema';

type On = Db | Tx;

export type IntroductionRow = typeof introductions.$inferSelect;

/** What a user says of themselves, with their time zone; null: nothing. */
export async function findIntroduction(on: On, userId: string): Promise<(IntroductionRow & { timeZone: string }) | null> {
  const [row] = await on
    .select({ introduction: introductions, timeZone: users.timezone })
    .from(introductions)
    .innerJoin(users, eq(users.id, introductions.userId))
    .where(eq(introductions.userId, userId));
  return row ? { ...row.introduction, timeZone: row.timeZone } : null;
}

/** Keeps what a user says of themselves. Words that were hidden stay so until others take their place. */
export async function putIntroduction(on: On, row: Omit<typeof introductions.$inferInsert, 'hiddenAt'>): Promise<void> {
  const { userId: _, ...set } = row;
  const isSame = sql`${introductions.words} = ${row.words}`;
  await on
    .insert(introductions)
    .values(row)
    .onConflictDoUpdate({
      target: introductions.userId,
      set: { ...set, hiddenAt: sql`case when ${isSame} then ${introductions.hiddenAt} end` },
    });
}

export async function deleteIntroduction(on: On, userId: string): Promise<void> {
  await on.delete(introductions).where(eq(introductions.userId, userId));
}

/** Takes the words of a user, whom somebody reported, from sight. False: they are hidden, there are none, or nobody reported. */
export async function hideWords(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const isReported = sql`exists (select 1 from ${reports} r where r.about_id = ${introductions.userId} and r.kind = 'player')`;
  const done = await tx
    .update(introductions)
    .set({ hiddenAt: at })
    .where(and(eq(introductions.userId, userId), isNull(introductions.hiddenAt), ne(introductions.words, ''), isReported))
    .returning({ userId: introductions.userId });
  return done.length > 0;
}
