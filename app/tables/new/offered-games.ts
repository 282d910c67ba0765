import 'server-only';
import { type AnyGame, gameIds, loadGame } from '@/lib/games/registry';

/** Games a new table can be opened for: drafts only while developing. */
export async function offeredGames(): Promise<AnyGame[]> {
  const games = await Promise.all(gameIds.map(loadGame));
  return games.filter(({ stage }) => stage !== 'draft' || process.env.NODE_ENV !== 'production');
}
