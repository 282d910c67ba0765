import { type Footage, type Reel, reelOf } from '@/lib/engine';
import { type AnyGame, type GameId, loadGame } from '@/lib/games/registry';

/** A game in the browser: its rules and all that happened, as far as the reader may know it. */
export interface Loaded {
  game: AnyGame;
  reel: Reel;
}

/** Entries carried out before the browser gets a moment to draw. */
const slice = 64;

/** Fetches rules and entries of a table together and winds them up. Rejects when the line is down or the rules lead elsewhere. */
export async function loadReel(id: GameId, address: string): Promise<Loaded> {
  const [game, footage] = await Promise.all([loadGame(id), fetchFootage(address)]);
  const reel = reelOf(game, footage);
  for (let at = 0; at < footage.entries.length; at += slice) {
    reel.append(footage.entries.slice(at, at + slice) as Footage['entries']);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { game, reel };
}

async function fetchFootage(address: string): Promise<Footage> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Footage;
}
