import { and, desc, eq, gt, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import type { Db } from './client';
import { divisions, leagues, pairings, results, seasonActs, seasons } from './schema';

/** What is told of a season to who follows its league. */
export const toldActs = ['opened', 'round-opened', 'over', 'called-off'] as const;

/** Season of a league in which something happened. */
interface Happened {
  leagueId: string;
  league: string;
  season: number;
  at: Date;
}

interface Span {
  since: Date;
  until: Date;
}

const place = { leagueId: leagues.id, league: leagues.slug, season: seasons.number };

/** What was done to seasons of these leagues in a span of time, the latest first. */
export async function leagueActs(
  db: Db,
  ids: readonly string[],
  { since, until }: Span,
): Promise<(Happened & { kind: (typeof toldActs)[number]; details: Record<string, unknown> })[]> {
  const rows = await db
    .select({ ...place, at: seasonActs.at, kind: seasonActs.kind, details: seasonActs.details })
    .from(seasonActs)
    .innerJoin(seasons, eq(seasons.id, seasonActs.seasonId))
    .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
    .where(
      and(
        inArray(leagues.id, [...ids]),
        inArray(seasonActs.kind, [...toldActs]),
        gt(seasonActs.at, since),
        lte(seasonActs.at, until),
        ne(seasons.status, 'draft'),
      ),
    )
    .orderBy(desc(seasonActs.order));
  return rows.flatMap(({ kind, ...row }) => {
    const told = toldActs.find((each) => each === kind);
    return told ? [{ ...row, kind: told }] : [];
  });
}

/** Games of these leagues that ended in a span of time, the latest first; none that counts for nothing. */
export async function leagueResults(
  db: Db,
  ids: readonly string[],
  { since, until }: Span,
): Promise<(Happened & { places: NonNullable<(typeof pairings.$inferSelect)['result']>['places'] })[]> {
  const rows = await db
    .select({ ...place, at: results.endedAt, result: pairings.result })
    .from(results)
    .innerJoin(pairings, eq(pairings.tableId, results.tableId))
    .innerJoin(divisions, eq(divisions.id, pairings.divisionId))
    .innerJoin(seasons, eq(seasons.id, divisions.seasonId))
    .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
    .where(and(inArray(leagues.id, [...ids]), isNotNull(pairings.result), gt(results.endedAt, since), lte(results.endedAt, until)))
    .orderBy(desc(results.endedAt), desc(results.tableId));
  return rows.flatMap(({ result, ...row }) => (result === null || result.kind === 'void' ? [] : [{ ...row, places: result.places }]));
}
