import 'server-only';
import { type AnyGame, gameIds, loadGame } from '@/lib/games/registry';
import { isOffered } from '@/lib/play';

/** Games a new table can be opened for: drafts only while developing. */
export async function offeredGames(): Promise<AnyGame[]> {
  const games = await Promise.all(gameIds.map(loadGame));
  return games.filter(isOffered);
}
