import { database } from '../../../db/client';
import { playRecordsOf, publicGameCounts, publicGamesOf } from '../../../db/profiles';
import { isGameId, loadGame } from '../../games/registry';
import { type Caller, trouble } from '../access/caller';
import { identityOf } from '../people/bot-accounts';
import { introductionOf, type ShownIntroduction } from '../people/introductions';
import { type PlayerRating, playerRatings } from '../ratings/player';
import { onTimeOf } from './on-time';
import { summariesOf } from './summary';
import type { TableSummary } from './table-summary';

/** A player as everybody may see them: what their public games tell, and what they say of themselves. */
export interface PlayerProfile {
  name: string;
  /** Whose bot account it is, and what they say about it; null: a person. */
  program: { owner: { id: string; name: string | null } | null; about: string } | null;
  /** Null: they say nothing of themselves. */
  introduction: ShownIntroduction | null;
  /** Public games that run or are over. */
  games: number;
  /** A page of them, the latest change first. */
  tables: TableSummary[];
  isMore: boolean;
  /** Games by how often they were played, the most first. */
  favourites: { gameTitle: string; count: number }[];
  /** Percent of their last answers in the latest of them that came before the deadline; null where nothing was answered yet. */
  onTime: number | null;
  /** All games together first; a private game moves them too, and nothing else is told of it. */
  ratings: PlayerRating[];
}

/** Games of a page. */
const perPage = 40;

/** Whoever plays no public game, has no rating and says nothing of themselves has no profile, and is not told apart from who does not exist; bot accounts always have one. */
export async function playerProfile(caller: Caller, id: string, page = 0): Promise<PlayerProfile> {
  const { db } = await database();
  const [identity, counts, ratings] = [await identityOf(db, id), await publicGameCounts(db, id), await playerRatings(caller, id)];
  const introduction = await introductionOf(id);
  const isKnown = identity?.bot || counts.length > 0 || ratings.length > 0 || introduction !== null;
  if (!identity || identity.name === null || !isKnown) {
    throw trouble('not-found', { en: 'There is no such player.', it: 'Questo giocatore non esiste.' }, caller);
  }
  const rows = await publicGamesOf(db, id, { from: page * perPage, limit: perPage + 1 });
  const favourites: PlayerProfile['favourites'] = [];
  for (const { game, count } of counts) {
    if (isGameId(game)) favourites.push({ gameTitle: (await loadGame(game)).title[caller.language], count });
  }
  return {
    ...{ name: identity.name, introduction, favourites, ratings },
    program: identity.bot ? { owner: identity.owner, about: identity.about } : null,
    games: counts.reduce((sum, { count }) => sum + count, 0),
    tables: await summariesOf(db, rows.slice(0, perPage), caller),
    isMore: rows.length > perPage,
    onTime: onTimeOf((await playRecordsOf(db, [id])).get(id)),
  };
}
