import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ownersOf } from './bots';
import type { Db, Tx } from './client';
import { playersOf, type ResultPlayerRow, type ResultRow } from './results';
import { balancePoints, balances, changedResults, ratingPoints, ratings, ratingsReach, results, tables } from './schema';

type On = Db | Tx;

export type RatingRow = typeof ratings.$inferSelect;
export type BalanceRow = typeof balances.$inferSelect;

/** The last result that was taken; `result` empty: all of that moment are to come. Null: none was. */
export type Reach = { at: Date; result: string } | null;

/** A rated result between people or people and bots, with who played it. */
export type RatedRow = ResultRow & { isPublic: boolean; admitsBots: boolean; players: (ResultPlayerRow & { ownerId: string | null })[] };

/** How far the stored ratings reach. */
export async function reachOf(on: On): Promise<Reach> {
  const [row] = await on.select().from(ratingsReach);
  return row?.at ? { at: row.at, result: row.result } : null;
}

/** The same, locked until the end of the transaction; `taken` while somebody else works on the ratings. */
export async function takeRatings(tx: Tx): Promise<Reach | 'taken'> {
  await tx.insert(ratingsReach).values({ id: 1, result: '', step: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(ratingsReach).for('update', { skipLocked: true });
  if (!row) return 'taken';
  return row.at ? { at: row.at, result: row.result } : null;
}

export async function setReach(tx: Tx, reach: Exclude<Reach, null>): Promise<void> {
  await tx.update(ratingsReach).set({ ...reach, step: sql`${ratingsReach.step} + 1` });
}

/** Takes what was noted of rated results that came, changed or went: when the first of them ended, null where nothing was noted. */
export async function takeChanges(tx: Tx): Promise<Date | null> {
  const rows = await tx.delete(changedResults).returning({ at: changedResults.at });
  return rows.reduce<Date | null>((first, { at }) => (first === null || at < first ? at : first), null);
}

/** The id under which a result is published: nobody can tell the table from it. The same as `resultIdOf`, for the order of lists. */
const publishedId = sql`encode(sha256(${results.tableId}::bytea), 'hex') collate "C"`;

/** So many rated results behind that one, in the order in which ratings take them. */
export async function ratedResultsAfter(on: On, reach: Reach, most: number): Promise<RatedRow[]> {
  const at = reach?.at.toISOString();
  const isBehind = reach
    ? sql`${results.endedAt} >= ${at}::timestamptz and (${results.endedAt} > ${at}::timestamptz or ${publishedId} > ${reach.result})`
    : undefined;
  const rows = await on
    .select({ result: results, visibility: tables.visibility })
    .from(results)
    .innerJoin(tables, eq(tables.id, results.tableId))
    // in literals, as the index has it
    .where(and(sql`${results.counts} = 'rated' and ${results.contest}`, isBehind))
    .orderBy(asc(results.endedAt), publishedId)
    .limit(most);
  const players = new Map<string, RatedRow['players']>();
  const all =
    rows.length === 0
      ? []
      : await playersOf(
          on,
          rows.map(({ result }) => result.tableId),
        );
  const owners = await ownersOf(
    on,
    all.flatMap(({ userId }) => userId ?? []),
  );
  for (const each of all) {
    const player = { ...each, ownerId: owners.get(each.userId ?? '') ?? null };
    players.set(each.tableId, [...(players.get(each.tableId) ?? []), player]);
  }
  return rows.map(({ result, visibility }) => ({
    ...result,
    isPublic: visibility === 'public',
    admitsBots: result.ratesBots,
    players: players.get(result.tableId) ?? [],
  }));
}

/** Where these players stand in these scopes; those who were never rated are left out. */
export async function ratingsIn(on: On, scopes: readonly string[], players: readonly string[]): Promise<RatingRow[]> {
  if (players.length === 0) return [];
  return on
    .select()
    .from(ratings)
    .where(and(inArray(ratings.scope, [...scopes]), inArray(ratings.player, [...players])));
}

/** How even the sides are, as these scopes know it, of these games in these scenarios. */
export async function balancesIn(
  on: On,
  scopes: readonly string[],
  set: readonly Pick<BalanceRow, 'game' | 'scenario'>[],
): Promise<BalanceRow[]> {
  if (set.length === 0) return [];
  const isOne = set.map(({ game, scenario }) => and(eq(balances.game, game), eq(balances.scenario, scenario)));
  return on
    .select()
    .from(balances)
    .where(and(inArray(balances.scope, [...scopes]), or(...isOne)));
}

/** What some results came to, in their order. */
export interface WorkedUp {
  ratings: RatingRow[];
  points: (typeof ratingPoints.$inferInsert)[];
  balances: BalanceRow[];
  balancePoints: (typeof balancePoints.$inferInsert)[];
}

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const rowsAtATime = 5000;

export async function keepRatings(tx: Tx, worked: WorkedUp): Promise<void> {
  for (const points of lots(worked.points)) await tx.insert(ratingPoints).values(points);
  for (const points of lots(worked.balancePoints)) await tx.insert(balancePoints).values(points);
  for (const rows of lots(worked.ratings)) {
    await tx
      .insert(ratings)
      .values(rows)
      .onConflictDoUpdate({ target: [ratings.scope, ratings.player], set: excluded(['kind', 'mu', 'sigma', 'games']) });
  }
  for (const rows of lots(worked.balances)) {
    await tx
      .insert(balances)
      .values(rows)
      .onConflictDoUpdate({ target: [balances.scope, balances.game, balances.scenario], set: excluded(['games', 'levels']) });
  }
}

const excluded = <N extends string>(columns: readonly N[]): Record<N, SQL> =>
  Object.fromEntries(columns.map((name) => [name, sql.raw(`excluded."${name}"`)])) as Record<N, SQL>;

function lots<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtATime) }, (_, i) => rows.slice(i * rowsAtATime, (i + 1) * rowsAtATime));
}

/** Ratings as they were before any result of that moment or after it. */
export async function takeBackRatings(tx: Tx, from: Date): Promise<void> {
  await takeBack(tx, from, { now: ratings, points: ratingPoints, key: ['scope', 'player'], figures: ['mu', 'sigma', 'games'] });
  await takeBack(tx, from, { now: balances, points: balancePoints, key: ['scope', 'game', 'scenario'], figures: ['games', 'levels'] });
}

interface Kept {
  now: PgTable;
  points: PgTable;
  key: readonly string[];
  figures: readonly string[];
}

/** Whatever has a point that goes has the figures of the last one that stays, or goes with it. */
async function takeBack(tx: Tx, from: Date, { now, points, key, figures }: Kept): Promise<void> {
  const listed = (names: readonly string[], of: string) => sql.raw(names.map((name) => `${of}.${name}`).join(', '));
  const same = (a: string, b: string) => sql.raw(key.map((name) => `${a}.${name} = ${b}.${name}`).join(' and '));
  const set = sql.raw(figures.map((name) => `${name} = last.${name}`).join(', '));
  const moment = sql`${from.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with touched as (select distinct ${listed(key, 'p')} from ${points} p where p.at >= ${moment}),
    gone as (
      delete from ${now} n using touched t
      where ${same('n', 't')} and not exists (select 1 from ${points} p where ${same('p', 't')} and p.at < ${moment}))
    update ${now} n set ${set} from touched t, lateral (
      select ${listed(figures, 'p')} from ${points} p where ${same('p', 't')} and p.at < ${moment} order by p.at desc, p.result desc limit 1) last
    where ${same('n', 't')}`);
  await tx.execute(sql`delete from ${points} p where p.at >= ${moment}`);
}
