import { notFound } from 'next/navigation';
import { type AnyGame, type GameId, isGameId, loadGame } from '@/lib/games/registry';

export interface GameProps {
  params: Promise<{ game: string }>;
}

/** The game that an address names; others are not found. */
export async function gameOf({ params }: GameProps): Promise<{ id: GameId; game: AnyGame }> {
  const { game: id } = await params;
  return isGameId(id) ? { id, game: await loadGame(id) } : notFound();
}
