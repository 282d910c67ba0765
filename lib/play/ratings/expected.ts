import { database } from '../../../db/client';
import { balancesIn, ratingsIn } from '../../../db/ratings';
import { sidesOf } from '../../engine/sides';
import type { AnyGame } from '../../games/registry';
import { botOf, expectedScores, type Shown, shownOf } from '../../ratings';
import { ratingsFrom } from './rows';

/** Who sits where, and what is played. */
export interface Seated {
  game: AnyGame;
  options: object;
  seats: readonly { seat: string; userId: string | null; bot: boolean }[];
}

/** Ratings of these players in a game, by id; who was never rated there stands in the middle. */
export async function ratingsBeside(game: string, players: readonly string[]): Promise<Record<string, Shown>> {
  const { db } = await database();
  const rows = new Map((await ratingsIn(db, [game], players)).map((row) => [row.player, row]));
  return Object.fromEntries(players.map((player) => [player, shownOf(rows.get(player) ?? null)]));
}

/** What each side may expect, 1 a win and ½ a draw; null while a seat is free, and where somebody plays on two sides. */
export async function expectationOf({ game, options, seats }: Seated): Promise<{ side: string; score: number }[] | null> {
  const holders = new Map(seats.map(({ seat, userId, bot }) => [seat, userId ?? (bot ? botOf(game.id) : null)]));
  const sides = sidesOf(game, options).map(({ id, seats: places }) => ({
    side: id,
    held: places.map((seat) => holders.get(seat) ?? null),
  }));
  const all = sides.flatMap(({ held }) => [...new Set(held)]);
  if (sides.length < 2 || all.includes(null) || new Set(all).size < all.length) return null;
  const { db } = await database();
  const scenario = game.scenario?.(options) ?? '';
  const known = ratingsFrom(
    await ratingsIn(
      db,
      [game.id],
      all.filter((player) => player !== null),
    ),
    await balancesIn(db, [game.id], [{ game: game.id, scenario }]),
  );
  return expectedScores(known, game.id, {
    ...{ game: game.id, scenario },
    sides: sides.map(({ side, held }) => ({ side, players: playersOf(held) })),
  });
}

function playersOf(held: readonly (string | null)[]): { player: string; seats: number }[] {
  const seats = new Map<string, number>();
  for (const player of held) if (player !== null) seats.set(player, (seats.get(player) ?? 0) + 1);
  return [...seats].map(([player, count]) => ({ player, seats: count }));
}
