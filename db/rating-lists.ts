import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { type BalanceRow, type RatingRow, type Reach, reachOf } from './ratings';
import { balances, ratingPoints, ratings, ratingsReach } from './schema';

type On = Db | Tx;

export type RatingPointRow = typeof ratingPoints.$inferSelect;

/** All that is stored of ratings, as it stood at one moment: whoever works on them has ended. */
export function allRatings(db: Db): Promise<{ reach: Reach; ratings: RatingRow[]; balances: BalanceRow[]; points: RatingPointRow[] }> {
  return db.transaction(async (tx) => {
    await tx.select().from(ratingsReach).for('update');
    return {
      reach: await reachOf(tx),
      ratings: await tx.select().from(ratings),
      balances: await tx.select().from(balances),
      points: await tx.select().from(ratingPoints),
    };
  });
}

/** Counts the changes of all ratings: what was read at the same step is still true. */
export async function ratingsStep(on: On): Promise<number> {
  const [row] = await on.select({ step: ratingsReach.step }).from(ratingsReach);
  return row?.step ?? 0;
}

/** All ratings and balances of a scope. */
export async function scopeRows(on: On, scope: string): Promise<{ ratings: RatingRow[]; balances: BalanceRow[] }> {
  return {
    ratings: await on.select().from(ratings).where(eq(ratings.scope, scope)),
    balances: await on.select().from(balances).where(eq(balances.scope, scope)),
  };
}

/** Where a player stands, in every scope. */
export function ratingsOf(on: On, player: string): Promise<RatingRow[]> {
  return on.select().from(ratings).where(eq(ratings.player, player)).orderBy(asc(ratings.scope));
}

/** The last so many points of a player in a scope, oldest first. */
export async function pointsOf(on: On, { scope, player }: Pick<RatingRow, 'scope' | 'player'>, most: number): Promise<RatingPointRow[]> {
  const rows = await on
    .select()
    .from(ratingPoints)
    .where(and(eq(ratingPoints.scope, scope), eq(ratingPoints.player, player)))
    .orderBy(desc(ratingPoints.at), desc(ratingPoints.result))
    .limit(most);
  return rows.reverse();
}

/** What a result made of each player's rating in a scope, and what it was before; null: there was none. */
export async function changesOf(
  on: On,
  { scope, at, result }: Pick<RatingPointRow, 'scope' | 'at' | 'result'>,
): Promise<{ after: RatingPointRow; before: RatingPointRow | null }[]> {
  const isOf = and(eq(ratingPoints.at, at), eq(ratingPoints.result, result), eq(ratingPoints.scope, scope));
  const rows = await on.select().from(ratingPoints).where(isOf);
  const before = await Promise.all(rows.map((row) => pointBefore(on, row)));
  return rows.map((after, i) => ({ after, before: before[i] ?? null }));
}

async function pointBefore(on: On, { scope, player, at, result }: RatingPointRow): Promise<RatingPointRow | null> {
  const moment = at.toISOString();
  const [row] = await on
    .select()
    .from(ratingPoints)
    .where(
      and(
        eq(ratingPoints.scope, scope),
        eq(ratingPoints.player, player),
        sql`(${ratingPoints.at}, ${ratingPoints.result}) < (${moment}::timestamptz, ${result})`,
      ),
    )
    .orderBy(desc(ratingPoints.at), desc(ratingPoints.result))
    .limit(1);
  return row ?? null;
}
