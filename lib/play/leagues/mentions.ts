import { database } from '../../../db/client';
import { isKnown } from '../../../db/leagues';
import { mentionOfTable, mentionsOfPlayer, type SeasonMention } from '../../../db/seasons-seen';
import { isGameId, loadGame } from '../../games/registry';
import type { Caller } from '../access/caller';

/** The season that a table is of, as its page names it. */
export interface SeasonOfTable {
  league: { slug: string; name: string };
  season: { number: number; name: string };
  /** The round it was paired for, and when that ends (ISO). */
  round: number;
  deadline: string;
}

/** The season of a table, for who may know of it; null: of none, or none of the caller's business. A table that somebody opened is of none. */
export async function seasonOfTable(
  caller: Caller,
  { id, ownerId }: { id: string; ownerId: string | null },
): Promise<SeasonOfTable | null> {
  if (ownerId !== null) return null;
  const { db } = await database();
  const found = await mentionOfTable(db, id, caller.user);
  if (!found || !isKnown(found)) return null;
  const { league, season, round } = found;
  return {
    league: { slug: league.slug, name: league.name },
    season: { number: season.number, name: season.name },
    ...{ round: round.number, deadline: round.deadline.toISOString() },
  };
}

/** A season as a player's page names it. */
export interface PlayedSeason {
  league: { slug: string; name: string };
  number: number;
  name: string;
  status: SeasonMention['season']['status'];
  gameTitle: string;
}

/** Seasons that a player entered or played, of leagues that the caller may know of; the newest first. */
export async function seasonsOfPlayer(caller: Caller, player: string): Promise<PlayedSeason[]> {
  const { db } = await database();
  const known = (await mentionsOfPlayer(db, player, caller.user)).filter(isKnown);
  return Promise.all(
    known.map(async ({ league: { slug, name: leagueName }, season: { number, name, status, game } }) => {
      const gameTitle = isGameId(game) ? (await loadGame(game)).title[caller.language] : game;
      return { league: { slug, name: leagueName }, number, name, status, gameTitle };
    }),
  );
}
