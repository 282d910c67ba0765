import { database, type Tx } from '../../../db/client';
import { pointsOf, ratingsOf } from '../../../db/rating-lists';
import { ratingsIn } from '../../../db/ratings';
import { isGameId } from '../../games/registry';
import { allGames, type Shown, shownOf } from '../../ratings';
import type { Caller } from '../access/caller';
import { scopeTitle } from './names';

/** A player's rating in a scope, and how it came about. */
export interface PlayerRating extends Shown {
  scope: string;
  /** Null: all games together. */
  title: string | null;
  /** After each result, oldest first; only the last ones where there are many. */
  history: { at: string; rating: number; deviation: number }[];
}

/** Points of a history that are told. */
const mostPoints = 200;

/** Where a player stands: all games together first, then the game they played most. Empty: never rated. */
export async function playerRatings({ language }: Caller, player: string): Promise<PlayerRating[]> {
  const { db } = await database();
  const rows = (await ratingsOf(db, player)).filter(({ scope }) => scope === allGames || isGameId(scope));
  const found = rows.map(async (row): Promise<PlayerRating> => {
    const points = await pointsOf(db, row, mostPoints);
    const history = points.map((point) => {
      const { rating, deviation } = shownOf(point);
      return { at: point.at.toISOString(), rating, deviation };
    });
    return { scope: row.scope, title: await scopeTitle(row.scope, language), ...shownOf(row), history };
  });
  const isAll = ({ scope }: PlayerRating) => Number(scope === allGames);
  return (await Promise.all(found)).sort((a, b) => isAll(b) - isAll(a) || b.games - a.games);
}

/** A player's rating in a game, as it stands in a transaction; whoever was never rated stands in the middle. */
export async function ratingIn(tx: Tx, game: string, player: string): Promise<number> {
  const [row] = await ratingsIn(tx, [game], [player]);
  return shownOf(row ?? null).rating;
}
