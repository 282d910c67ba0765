import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { isEntrantOf, roleOf } from './leagues';
import { type ClubRole, divisions, entrantHolders, entrants, leagues, pairings, rounds, seasons } from './schema';

type On = Db | Tx;

/** A season as a line elsewhere names it, and what somebody has to do with its league. */
export interface SeasonMention {
  league: { slug: string; name: string; visibility: 'public' | 'club' };
  season: { number: number; name: string; status: (typeof seasons.$inferSelect)['status']; game: string };
  role: ClubRole | null;
  isEntrant: boolean;
}

const mention = (user: string | null) => ({
  league: { slug: leagues.slug, name: leagues.name, visibility: leagues.visibility },
  season: { number: seasons.number, name: seasons.name, status: seasons.status, game: sql<string>`${seasons.plan}->>'game'` },
  role: roleOf(user),
  isEntrant: isEntrantOf(user),
});

/** The season and the round that a table is of; null: of none. */
export async function mentionOfTable(
  on: On,
  tableId: string,
  user: string | null,
): Promise<(SeasonMention & { round: { number: number; deadline: Date } }) | null> {
  const [row] = await on
    .select({ ...mention(user), round: { number: rounds.number, deadline: rounds.deadline } })
    .from(pairings)
    .innerJoin(divisions, eq(divisions.id, pairings.divisionId))
    .innerJoin(seasons, eq(seasons.id, divisions.seasonId))
    .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
    .innerJoin(rounds, and(eq(rounds.seasonId, seasons.id), eq(rounds.number, pairings.round)))
    .where(eq(pairings.tableId, tableId));
  return row ?? null;
}

/** Seasons that somebody entered or played, the newest first; none that is only planned. */
export async function mentionsOfPlayer(on: On, player: string, user: string | null): Promise<SeasonMention[]> {
  return on
    .selectDistinct({ ...mention(user), createdAt: seasons.createdAt, id: seasons.id })
    .from(entrantHolders)
    .innerJoin(entrants, eq(entrants.id, entrantHolders.entrantId))
    .innerJoin(seasons, eq(seasons.id, entrants.seasonId))
    .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
    .where(and(eq(entrantHolders.userId, player), ne(seasons.status, 'draft')))
    .orderBy(desc(seasons.createdAt), desc(seasons.id))
    .limit(50);
}
