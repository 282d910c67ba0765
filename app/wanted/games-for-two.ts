import 'server-only';
import type { AnyGame } from '@/lib/games/registry';
import { offeredGames } from '../tables/new/offered-games';

/** Games that two can play, as their usual options say. */
export const gamesForTwo = async (): Promise<AnyGame[]> =>
  (await offeredGames()).filter((game) => game.seats(game.optionsSchema.parse({})).length === 2);
