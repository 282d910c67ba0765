import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { blocks, users, wanted } from './schema';

type On = Db | Tx;

export type WantedRow = typeof wanted.$inferSelect;
/** With the name of who looks. */
export type ListedWanted = WantedRow & { userName: string };

export interface WantedFilter {
  /** Id of a game; absent: all. */
  game?: string | undefined;
  /** Only what this user may answer, with these ratings by game. */
  fits?: { user: string; ratings: ReadonlyMap<string, number> } | undefined;
}

export async function insertWanted(tx: Tx, row: typeof wanted.$inferInsert & { id: string }): Promise<void> {
  await tx.insert(wanted).values(row);
}

/** Of a user, not over yet. */
export const countWanted = (on: On, userId: string, now: Date): Promise<number> =>
  on.$count(wanted, and(eq(wanted.userId, userId), gt(wanted.endsAt, now)));

/** Of a user alone; false: it is gone, or somebody else's. */
export async function deleteWanted(on: On, id: string, userId: string): Promise<boolean> {
  const gone = await on
    .delete(wanted)
    .where(and(eq(wanted.id, id), eq(wanted.userId, userId)))
    .returning({ id: wanted.id });
  return gone.length > 0;
}

/** Takes it off the list, for whoever comes first; null: somebody else has, or it is over. */
export async function takeWanted(tx: Tx, id: string, now: Date): Promise<WantedRow | null> {
  const [row] = await tx
    .delete(wanted)
    .where(and(eq(wanted.id, id), gt(wanted.endsAt, now)))
    .returning();
  return row ?? null;
}

const isIn = (rating: number): SQL =>
  sql`(${wanted.lowest} is null or ${wanted.lowest} <= ${rating}) and (${wanted.highest} is null or ${wanted.highest} >= ${rating})`;

function fitting({ user, ratings }: NonNullable<WantedFilter['fits']>): SQL | undefined {
  const rated = [...ratings].map(([game, rating]) => and(eq(wanted.game, game), isIn(rating)));
  const isBlocked = sql`exists (select 1 from ${blocks} b where (b.user_id = ${user} and b.blocked_id = ${wanted.userId})
    or (b.user_id = ${wanted.userId} and b.blocked_id = ${user}))`;
  return and(sql`${wanted.userId} <> ${user}`, sql`not ${isBlocked}`, rated.length === 0 ? sql`false` : or(...rated));
}

/** What players look for, the newest first; nothing of an account that nobody comes in as. */
export function wantedList(
  on: On,
  { game, fits }: WantedFilter,
  { from, limit, now }: { from: number; limit: number; now: Date },
): Promise<ListedWanted[]> {
  return on
    .select({ ...getTableColumns(wanted), userName: sql<string>`${users.name}` })
    .from(wanted)
    .innerJoin(users, eq(users.id, wanted.userId))
    .where(
      and(
        gt(wanted.endsAt, now),
        isNotNull(users.name),
        isNull(users.lockedAt),
        game === undefined ? undefined : eq(wanted.game, game),
        fits && fitting(fits),
      ),
    )
    .orderBy(desc(wanted.createdAt), desc(wanted.id))
    .offset(from)
    .limit(limit);
}
