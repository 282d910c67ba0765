import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { nameOf } from './people';
import { clubBars } from './schema';

type On = Db | Tx;

/** Who was removed from a club and by whom, as the directors see it. */
export interface ListedBar {
  userId: string;
  name: string | null;
  barredBy: string | null;
  createdAt: Date;
}

export async function putBar(tx: Tx, row: typeof clubBars.$inferInsert): Promise<void> {
  const { barredBy, createdAt } = row;
  await tx
    .insert(clubBars)
    .values(row)
    .onConflictDoUpdate({ target: [clubBars.clubId, clubBars.userId], set: { barredBy, createdAt } });
}

export async function isBarred(on: On, clubId: string, userId: string): Promise<boolean> {
  const rows = await on
    .select({ userId: clubBars.userId })
    .from(clubBars)
    .where(and(eq(clubBars.clubId, clubId), eq(clubBars.userId, userId)));
  return rows.length > 0;
}

export async function deleteBar(tx: Tx, clubId: string, userId: string): Promise<void> {
  await tx.delete(clubBars).where(and(eq(clubBars.clubId, clubId), eq(clubBars.userId, userId)));
}

/** Who may not come back to a club by themselves, the latest first. */
export function barsOf(on: On, clubId: string): Promise<ListedBar[]> {
  return on
    .select({ userId: clubBars.userId, name: nameOf(clubBars.userId), barredBy: nameOf(clubBars.barredBy), createdAt: clubBars.createdAt })
    .from(clubBars)
    .where(eq(clubBars.clubId, clubId))
    .orderBy(desc(clubBars.createdAt), desc(clubBars.userId));
}
