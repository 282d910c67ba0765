import { database } from '../../../db/client';
import { playRecordsOf, publicGamesOf } from '../../../db/profiles';
import { type Caller, trouble } from '../access/caller';
import { identityOf } from '../people/bot-accounts';
import { type PlayerRating, playerRatings } from '../ratings/player';
import { onTimeOf } from './on-time';
import { summariesOf } from './summary';
import type { TableSummary } from './table-summary';

/** A player as everybody may see them: what their public games tell, and nothing else. */
export interface PlayerProfile {
  name: string;
  /** Whose bot account it is, and what they say about it; null: a person. */
  program: { owner: { id: string; name: string | null } | null; about: string } | null;
  /** The latest public games that run or are over, the latest change first. */
  tables: TableSummary[];
  /** Games by how often they were played, the most first. */
  favourites: { gameTitle: string; count: number }[];
  /** Percent of their last answers in the latest of them that came before the deadline; null where nothing was answered yet. */
  onTime: number | null;
  /** All games together first; a private game moves them too, and nothing else is told of it. */
  ratings: PlayerRating[];
}

/** Who plays no public game and has no rating has no profile, and is not told apart from who does not exist; bot accounts always have one. */
export async function playerProfile(caller: Caller, id: string): Promise<PlayerProfile> {
  const { db } = await database();
  const [identity, rows, ratings] = [await identityOf(db, id), await publicGamesOf(db, id), await playerRatings(caller, id)];
  const tables = await summariesOf(db, rows, caller);
  if (!identity || identity.name === null || (tables.length === 0 && ratings.length === 0 && !identity.bot)) {
    throw trouble('not-found', { en: 'There is no such player.', it: 'Questo giocatore non esiste.' }, caller);
  }
  const counts = new Map<string, number>();
  for (const { gameTitle } of tables) counts.set(gameTitle, (counts.get(gameTitle) ?? 0) + 1);
  const favourites = [...counts].map(([gameTitle, count]) => ({ gameTitle, count })).sort((a, b) => b.count - a.count);
  const record = (await playRecordsOf(db, [id])).get(id);
  const program = identity.bot ? { owner: identity.owner, about: identity.about } : null;
  return { name: identity.name, program, tables, favourites, onTime: onTimeOf(record), ratings };
}
