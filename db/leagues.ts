import { and, asc, desc, eq, inArray, isNotNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import {
  type ClubRole,
  clubMembers,
  clubs,
  divisions,
  entrantHolders,
  entrants,
  leagues,
  seasonActs,
  seasonSeeds,
  seasons,
  users,
} from './schema';
import { putTableNews } from './season-hooks';

type On = Db | Tx;

export type LeagueRow = typeof leagues.$inferSelect;
export type SeasonRow = typeof seasons.$inferSelect;
export type DivisionRow = typeof divisions.$inferSelect;
export type SeasonActRow = typeof seasonActs.$inferSelect;

/** A league, its club, and what somebody has to do with it. */
export interface LeagueRead {
  league: LeagueRow;
  /** Null: closed. */
  club: { slug: string; name: string; visibility: 'public' | 'private' } | null;
  /** In the club; null: no member. */
  role: ClubRole | null;
  /** Plays, or played, a season of it. */
  isEntrant: boolean;
}

/** Whether who it was read for may know of a league. */
export const isKnown = ({
  league,
  role,
  isEntrant,
}: Pick<LeagueRead, 'role' | 'isEntrant'> & { league: Pick<LeagueRow, 'visibility'> }): boolean =>
  league.visibility === 'public' || role !== null || isEntrant;

/** What somebody is in the club of a league. */
export const roleOf = (user: string | null): SQL<ClubRole | null> =>
  sql`(select m.role from ${clubMembers} m where m.club_id = ${leagues.clubId} and m.user_id = ${user ?? ''})`;

/** Whether somebody plays, or played, a season of a league. */
export const isEntrantOf = (user: string | null): SQL<boolean> =>
  sql`exists (select 1 from ${entrantHolders} h join ${entrants} e on e.id = h.entrant_id join ${seasons} s on s.id = e.season_id
    where s.league_id = ${leagues.id} and h.user_id = ${user ?? ''})`;

const read = (on: On, user: string | null) =>
  on
    .select({
      league: leagues,
      club: { slug: clubs.slug, name: clubs.name, visibility: clubs.visibility },
      role: roleOf(user),
      isEntrant: isEntrantOf(user),
    })
    .from(leagues)
    .leftJoin(clubs, eq(clubs.id, leagues.clubId));

/** A league by its address, or its id. */
export async function findLeague(on: On, which: { slug: string } | { id: string }, user: string | null): Promise<LeagueRead | null> {
  const [row] = await read(on, user).where('slug' in which ? eq(leagues.slug, which.slug) : eq(leagues.id, which.id));
  return row ?? null;
}

/** False: the address is taken. */
export async function insertLeague(tx: Tx, row: typeof leagues.$inferInsert): Promise<boolean> {
  const made = await tx.insert(leagues).values(row).onConflictDoNothing({ target: leagues.slug }).returning({ id: leagues.id });
  return made.length > 0;
}

export async function updateLeague(tx: Tx, id: string, change: Partial<typeof leagues.$inferInsert>): Promise<void> {
  await tx.update(leagues).set(change).where(eq(leagues.id, id));
}

/** Leagues of a club, the oldest first; those that others must not know of for members alone. */
export function leaguesOfClub(on: On, clubId: string, isMember: boolean): Promise<LeagueRow[]> {
  const shown = isMember ? undefined : eq(leagues.visibility, 'public');
  return on
    .select()
    .from(leagues)
    .where(and(eq(leagues.clubId, clubId), shown))
    .orderBy(asc(leagues.createdAt), asc(leagues.id));
}

/** How many leagues a club has. */
export async function countLeagues(on: On, clubId: string): Promise<number> {
  const [row] = await on.select({ count: sql<number>`count(*)::int` }).from(leagues).where(eq(leagues.clubId, clubId));
  return row?.count ?? 0;
}

/** Public leagues, the newest first, behind a moment and id. */
export function publicLeagues(on: On, { before, limit }: { before: { at: Date; id: string } | null; limit: number }): Promise<LeagueRow[]> {
  const behind = before && or(lt(leagues.createdAt, before.at), and(eq(leagues.createdAt, before.at), lt(leagues.id, before.id)));
  return on
    .select()
    .from(leagues)
    .where(and(eq(leagues.visibility, 'public'), behind ?? undefined))
    .orderBy(desc(leagues.createdAt), desc(leagues.id))
    .limit(limit);
}

/** Seasons of leagues, the newest of each first. */
export function seasonsOf(on: On, leagueIds: readonly string[]): Promise<SeasonRow[]> {
  return on
    .select()
    .from(seasons)
    .where(inArray(seasons.leagueId, [...leagueIds]))
    .orderBy(asc(seasons.leagueId), desc(seasons.number));
}

export async function findSeason(on: On, leagueId: string, number: number): Promise<SeasonRow | null> {
  const [row] = await on
    .select()
    .from(seasons)
    .where(and(eq(seasons.leagueId, leagueId), eq(seasons.number, number)));
  return row ?? null;
}

export async function findSeasonById(on: On, id: string): Promise<SeasonRow | null> {
  const [row] = await on.select().from(seasons).where(eq(seasons.id, id));
  return row ?? null;
}

/** Seasons that have started, the oldest first. */
export function startedSeasons(on: On): Promise<SeasonRow[]> {
  return on.select().from(seasons).where(isNotNull(seasons.seed)).orderBy(asc(seasons.createdAt), asc(seasons.id));
}

/** A season, held until the transaction ends. */
export async function lockSeason(tx: Tx, id: string): Promise<SeasonRow | null> {
  const [row] = await tx.select().from(seasons).where(eq(seasons.id, id)).for('update');
  return row ?? null;
}

/** A season that is held, unless somebody else holds it. */
export async function lockFreeSeason(tx: Tx, id: string): Promise<SeasonRow | null> {
  const [row] = await tx.select().from(seasons).where(eq(seasons.id, id)).for('update', { skipLocked: true });
  return row ?? null;
}

export async function insertSeason(tx: Tx, row: typeof seasons.$inferInsert & { id: string }, seed: string): Promise<void> {
  await tx.insert(seasons).values(row);
  await tx.insert(seasonSeeds).values({ seasonId: row.id, seed });
}

/** The number that the next season of a league has; nobody else makes one until the transaction ends. */
export async function nextNumber(on: Tx, leagueId: string): Promise<number> {
  await on.select({ id: leagues.id }).from(leagues).where(eq(leagues.id, leagueId)).for('update');
  const [row] = await on
    .select({ last: max(seasons.number) })
    .from(seasons)
    .where(eq(seasons.leagueId, leagueId));
  return (row?.last ?? 0) + 1;
}

export async function updateSeason(tx: Tx, id: string, change: Partial<typeof seasons.$inferInsert>): Promise<void> {
  await tx.update(seasons).set(change).where(eq(seasons.id, id));
}

/** The seed of a season's lots, published or not. */
export async function seedOf(tx: Tx, seasonId: string): Promise<string> {
  const [row] = await tx.select().from(seasonSeeds).where(eq(seasonSeeds.seasonId, seasonId));
  if (!row) throw new Error(`season ${seasonId} has no seed`);
  return row.seed;
}

/** Seasons to which time, or a result, does something now; those that wait longest first. */
export async function seasonsToTurn(on: On, now: Date, most: number): Promise<string[]> {
  const due = await on.select({ id: seasons.id }).from(seasons).where(lte(seasons.dueAt, now)).orderBy(asc(seasons.dueAt)).limit(most);
  const changed = await on
    .selectDistinct({ id: divisions.seasonId })
    .from(divisions)
    .innerJoin(seasons, eq(seasons.id, divisions.seasonId))
    .where(and(sql`${divisions.revision} <> ${divisions.seen}`, eq(seasons.status, 'running')))
    .limit(most);
  return [...new Set([...due, ...changed].map(({ id }) => id))];
}

export function divisionsOf(on: On, seasonId: string): Promise<DivisionRow[]> {
  return on.select().from(divisions).where(eq(divisions.seasonId, seasonId)).orderBy(asc(divisions.place));
}

/** The divisions of a season are these from now on; entrants of others are placed in none. */
export async function replaceDivisions(tx: Tx, seasonId: string, rows: readonly (typeof divisions.$inferInsert)[]): Promise<void> {
  await tx.delete(divisions).where(eq(divisions.seasonId, seasonId));
  await tx.insert(divisions).values([...rows]);
}

/** What shows these divisions is out of date. */
export async function revise(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(divisions)
    .set({ revision: sql`${divisions.revision} + 1` })
    .where(inArray(divisions.id, [...ids]));
  await putTableNews(tx, ids);
}

/** The worker has seen to what followed up to these revisions. */
export async function markSeen(tx: Tx, rows: readonly Pick<DivisionRow, 'id' | 'revision'>[]): Promise<void> {
  for (const { id, revision } of rows) await tx.update(divisions).set({ seen: revision }).where(eq(divisions.id, id));
}

export async function insertAct(tx: Tx, row: typeof seasonActs.$inferInsert): Promise<void> {
  await tx.insert(seasonActs).values(row);
}

/** What somebody's program did under a key; null: nothing yet. */
export async function actUnder(on: On, userId: string, key: string): Promise<SeasonActRow | null> {
  const [row] = await on
    .select()
    .from(seasonActs)
    .where(and(eq(seasonActs.userId, userId), eq(seasonActs.key, key)));
  return row ?? null;
}

/** What was done to a season, the latest first, with the names of who did it. */
export function actsOfSeason(on: On, seasonId: string, limit: number): Promise<(SeasonActRow & { name: string | null })[]> {
  return on
    .select({
      ...{ id: seasonActs.id, order: seasonActs.order, seasonId: seasonActs.seasonId, at: seasonActs.at, userId: seasonActs.userId },
      ...{ kind: seasonActs.kind, details: seasonActs.details, key: seasonActs.key, name: users.name },
    })
    .from(seasonActs)
    .leftJoin(users, eq(users.id, seasonActs.userId))
    .where(eq(seasonActs.seasonId, seasonId))
    .orderBy(desc(seasonActs.order))
    .limit(limit);
}

/** The season of a division; null: there is no such division. */
export async function seasonOfDivision(on: On, divisionId: string): Promise<SeasonRow | null> {
  const [row] = await on
    .select({ season: seasons })
    .from(divisions)
    .innerJoin(seasons, eq(seasons.id, divisions.seasonId))
    .where(eq(divisions.id, divisionId));
  return row?.season ?? null;
}
