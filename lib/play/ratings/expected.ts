import { database } from '../../../db/client';
import { balancesIn, ratingsIn } from '../../../db/ratings';
import { sidesOf } from '../../engine/sides';
import { type AnyGame, isGameId, loadGame } from '../../games/registry';
import { botOf, expectedScores, type Shown, shownOf } from '../../ratings';
import type { Caller } from '../access/caller';
import { sideName } from './names';
import { ratingsFrom } from './rows';

/** Who sits where, and what is played. */
interface Seated {
  game: string;
  options: object;
  seats: readonly { seat: string; userId: string | null; bot: boolean }[];
}

/** What ratings say of those who sit at a table. */
export interface TableRatings {
  /** In the table's game, by user. */
  players: Record<string, Shown>;
  /** What each side may expect, 1 a win and ½ a draw; null while a seat is free, and where somebody plays on two sides. */
  expected: { name: string; score: number }[] | null;
}

/** Ratings of the players at a table, and what they may expect of the game. */
export async function tableRatings({ language }: Caller, { game: id, options, seats }: Seated): Promise<TableRatings> {
  const players = await ratingsBeside(
    id,
    seats.flatMap(({ userId }) => userId ?? []),
  );
  if (!isGameId(id)) return { players, expected: null };
  const game = await loadGame(id);
  const expected = await expectationOf(game, { options, seats });
  return { players, expected: expected?.map(({ side, score }) => ({ name: sideName(game, side, language), score })) ?? null };
}

/** Ratings of players at several tables, by game and user. */
export async function ratingsAt(tables: readonly Pick<Seated, 'game' | 'seats'>[]): Promise<Record<string, Record<string, Shown>>> {
  const games = [...new Set(tables.map(({ game }) => game))];
  const of = (game: string) =>
    tables.filter((table) => table.game === game).flatMap(({ seats }) => seats.flatMap(({ userId }) => userId ?? []));
  return Object.fromEntries(await Promise.all(games.map(async (game) => [game, await ratingsBeside(game, of(game))])));
}

/** Who was never rated in the game stands in the middle. */
export async function ratingsBeside(game: string, players: readonly string[]): Promise<Record<string, Shown>> {
  const { db } = await database();
  const rows = new Map((await ratingsIn(db, [game], players)).map((row) => [row.player, row]));
  return Object.fromEntries(players.map((player) => [player, shownOf(rows.get(player) ?? null)]));
}

async function expectationOf(
  game: AnyGame,
  { options, seats }: Pick<Seated, 'options' | 'seats'>,
): Promise<{ side: string; score: number }[] | null> {
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
