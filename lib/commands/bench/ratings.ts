import { type RatedResult, recompute } from '../../ratings';
import { measured, type Part, timed } from './measure';

const name = 'ratings.100000.s';
const count = 100_000;
const players = 2000;
const games = ['aa-1941', 'aa-revised', '1943-1945'];

/** Duels, and every fourth game between two and two, of players who meet in an order that looks like chance and is always the same. */
function results(): RatedResult[] {
  let state = 1;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, (_, n): RatedResult => {
    const seats = n % 4 === 0 ? 4 : 2;
    const seated = new Set<number>();
    while (seated.size < seats) seated.add(next(players));
    const names = [...seated].map((player) => `player-${player}`);
    const side = (name: string, at: number, rank: number) => ({
      ...{ side: name, rank },
      players: names
        .slice((at * seats) / 2, ((at + 1) * seats) / 2)
        .map((player) => ({ player, kind: 'user' as const, seats: 1, share: 1, left: false })),
    });
    const first = next(2) + 1;
    const id = String(n).padStart(6, '0');
    return {
      ...{ id, table: id, game: games[next(games.length)] ?? '', scenario: '', admitsPrograms: false, kind: 'played-out' },
      at: new Date(Date.UTC(2026, 0, 1) + 60_000 * n).toISOString(),
      sides: [side('allies', 0, first), side('axis', 1, 3 - first)],
    };
  });
}

export const ratingsPart: Part = {
  names: [name],
  async run() {
    const all = results();
    const [taken = 0] = await timed(1, () => recompute(all));
    return { [name]: measured(taken / 1000, 's') };
  },
};
