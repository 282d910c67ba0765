import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { countInTurn } from './limits';
import { divisions, leagues, type SeasonEvent, seasonHookNews, seasonHooks, seasons } from './schema';

type On = Db | Tx;

export type SeasonHookRow = typeof seasonHooks.$inferSelect;
export type SeasonHookNewsRow = typeof seasonHookNews.$inferSelect;
type About = SeasonHookNewsRow['about'];

/** A hook with what it hears of. */
export interface NamedSeasonHook extends SeasonHookRow {
  league: { slug: string; name: string };
  /** Null: all seasons. */
  season: { number: number; name: string } | null;
}

/** Hooks that somebody added, the oldest first. */
export async function seasonHooksOf(on: On, userId: string): Promise<NamedSeasonHook[]> {
  const rows = await on
    .select({ hook: seasonHooks, slug: leagues.slug, name: leagues.name, number: seasons.number, seasonName: seasons.name })
    .from(seasonHooks)
    .innerJoin(leagues, eq(leagues.id, seasonHooks.leagueId))
    .leftJoin(seasons, eq(seasons.id, seasonHooks.seasonId))
    .where(eq(seasonHooks.userId, userId))
    .orderBy(asc(seasonHooks.createdAt), asc(seasonHooks.id));
  return rows.map(({ hook, slug, name, number, seasonName }) => ({
    ...hook,
    league: { slug, name },
    season: number === null || seasonName === null ? null : { number, name: seasonName },
  }));
}

/** A hook, or the one that tells the same to the same address already; null when its user has `most` already. */
export function insertSeasonHook(db: Db, row: typeof seasonHooks.$inferInsert, most: number): Promise<{ id: string } | null> {
  return db.transaction(async (tx) => {
    await countInTurn(tx, `season hooks of ${row.userId}`);
    const all = await tx.select().from(seasonHooks).where(eq(seasonHooks.userId, row.userId));
    const same = all.find(
      ({ leagueId, seasonId, kind, url }) =>
        leagueId === row.leagueId && seasonId === (row.seasonId ?? null) && kind === row.kind && url === row.url,
    );
    if (same) return same;
    if (all.length >= most) return null;
    const [made] = await tx.insert(seasonHooks).values(row).returning({ id: seasonHooks.id });
    return made ?? null;
  });
}

/** `userId` null: whoever's it is. */
export async function removeSeasonHook(on: On, id: string, userId: string | null): Promise<void> {
  const own = userId === null ? undefined : eq(seasonHooks.userId, userId);
  await on.delete(seasonHooks).where(and(eq(seasonHooks.id, id), own));
}

export async function updateSeasonHook(on: On, id: string, change: Partial<typeof seasonHooks.$inferInsert>): Promise<void> {
  await on.update(seasonHooks).set(change).where(eq(seasonHooks.id, id));
}

const hears = sql`(${seasonHooks.seasonId} = ${seasons.id} or (${seasonHooks.seasonId} is null and ${seasonHooks.leagueId} = ${seasons.leagueId}))`;

/** Leaves news of a season for the hooks that hear of it, if there are any. */
export async function putSeasonHookNews(tx: Tx, seasonId: string, event: SeasonEvent, about: About = {}): Promise<void> {
  const hooks = await tx.select({ hookId: seasonHooks.id }).from(seasons).innerJoin(seasonHooks, hears).where(eq(seasons.id, seasonId));
  if (hooks.length > 0) await tx.insert(seasonHookNews).values(hooks.map(({ hookId }) => ({ hookId, seasonId, event, about })));
}

/** The tables of divisions may have changed. */
export async function putTableNews(tx: Tx, divisionIds: readonly string[]): Promise<void> {
  const hooks = await tx
    .select({ hookId: seasonHooks.id, seasonId: seasons.id, division: divisions.id })
    .from(divisions)
    .innerJoin(seasons, eq(seasons.id, divisions.seasonId))
    .innerJoin(seasonHooks, hears)
    .where(inArray(divisions.id, [...divisionIds]));
  if (hooks.length === 0) return;
  await tx.insert(seasonHookNews).values(hooks.map(({ division, ...of }) => ({ ...of, event: 'table' as const, about: { division } })));
}

const hasNews: SQL = sql`exists (select 1 from ${seasonHookNews} n where n.hook_id = ${seasonHooks.id})`;

/** Hooks with something to tell, taken until `until`: nobody else tells them meanwhile. */
export function claimSeasonHooks(db: Db, { now, until, most }: { now: Date; until: Date; most: number }): Promise<SeasonHookRow[]> {
  return db.transaction(async (tx) => {
    const free = or(isNull(seasonHooks.leasedUntil), lte(seasonHooks.leasedUntil, now));
    const due = await tx
      .select({ id: seasonHooks.id })
      .from(seasonHooks)
      .where(and(isNull(seasonHooks.offAt), lte(seasonHooks.notBefore, now), free, hasNews))
      .orderBy(asc(seasonHooks.notBefore))
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(seasonHooks)
      .set({ leasedUntil: until })
      .where(
        inArray(
          seasonHooks.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/** What a hook is to be told next, the oldest first: of one season. */
export async function newsOfHook(on: On, hookId: string, most: number): Promise<SeasonHookNewsRow[]> {
  const rows = await on.select().from(seasonHookNews).where(eq(seasonHookNews.hookId, hookId)).orderBy(asc(seasonHookNews.id)).limit(most);
  return rows.filter(({ seasonId }) => seasonId === rows[0]?.seasonId);
}

/** Lets go of a hook that was taken, if nobody else took or switched it meanwhile; `told`: news that it need not be told again. */
export async function closeSeasonHook(
  on: Tx,
  { id, leasedUntil }: SeasonHookRow,
  change: Partial<typeof seasonHooks.$inferInsert>,
  told: readonly number[] = [],
): Promise<boolean> {
  if (leasedUntil === null) throw new Error(`hook ${id} was not taken`);
  const closed = await on
    .update(seasonHooks)
    .set({ ...change, leasedUntil: null })
    .where(and(eq(seasonHooks.id, id), eq(seasonHooks.leasedUntil, leasedUntil)))
    .returning({ id: seasonHooks.id });
  if (closed.length === 0) return false;
  if (told.length > 0) await on.delete(seasonHookNews).where(inArray(seasonHookNews.id, [...told]));
  return true;
}
