import { database } from '../../../db/client';
import { ratingsIn } from '../../../db/ratings';
import { type ListedWanted, wantedList } from '../../../db/wanted';
import type { Terms } from '../../chance/file';
import { type Clock, systemClock } from '../../clock';
import { gameIds, isGameId, loadGame } from '../../games/registry';
import { shownOf } from '../../ratings';
import type { TimeControl } from '../../time-control';
import { type Caller, userOf } from '../access/caller';
import { ratingsBeside } from '../ratings/expected';

/** A game for which somebody looks for an opponent, as a reader sees it. */
export interface Wanted {
  id: string;
  game: string;
  gameTitle: string;
  options: Record<string, unknown>;
  timeControl: TimeControl;
  counts: Terms['counts'];
  /** Seat of who looks; null: the lot decides. */
  seat: string | null;
  seatName: string | null;
  /** Bounds of the opponent's rating in the game; null: none. */
  lowest: number | null;
  highest: number | null;
  note: string;
  player: string;
  playerName: string;
  /** Of who looks, in the game. */
  rating: number;
  /** ISO time. */
  createdAt: string;
  endsAt: string;
  isMine: boolean;
}

export interface WantedPage {
  wanted: Wanted[];
  isMore: boolean;
}

const perPage = 30;

/** What players look for, the newest first; with `fits` only what the caller may answer. */
export async function listWanted(
  caller: Caller,
  { game, fits = false, page = 0 }: { game?: string | undefined; fits?: boolean; page?: number } = {},
  clock: Clock = systemClock,
): Promise<WantedPage> {
  const { db } = await database();
  const filter = { game, fits: fits ? { user: userOf(caller), ratings: await ownRatings(userOf(caller)) } : undefined };
  const rows = await wantedList(db, filter, { from: page * perPage, limit: perPage + 1, now: clock.now() });
  const shown = await Promise.all(rows.slice(0, perPage).map((row) => wantedOf(row, caller)));
  return { wanted: shown.filter((each) => each !== null), isMore: rows.length > perPage };
}

/** Ratings of a user in every game. */
async function ownRatings(user: string): Promise<Map<string, number>> {
  const { db } = await database();
  const rows = new Map((await ratingsIn(db, gameIds, [user])).map((row) => [row.scope, row]));
  return new Map(gameIds.map((id) => [id, shownOf(rows.get(id) ?? null).rating]));
}

async function wantedOf({ userId, userName, createdAt, endsAt, ...row }: ListedWanted, caller: Caller): Promise<Wanted | null> {
  if (!isGameId(row.game)) return null;
  const game = await loadGame(row.game);
  const ratings = await ratingsBeside(row.game, [userId]);
  return {
    ...row,
    gameTitle: game.title[caller.language],
    seatName: row.seat === null ? null : game.seatName(row.seat, caller.language),
    rating: (ratings[userId] ?? shownOf(null)).rating,
    ...{ player: userId, playerName: userName, isMine: userId === caller.user },
    ...{ createdAt: createdAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}
