import type { DivisionGames, GameView } from '@/lib/play';

/** A round of all divisions. */
export interface RoundGames {
  round: number;
  divisions: { division: string; name: string; games: GameView[] }[];
}

/** Games by round, and within a round by division. */
export function byRound(all: readonly DivisionGames[]): RoundGames[] {
  const rounds = [...new Set(all.flatMap(({ rounds: own }) => own.map(({ round }) => round)))].sort((a, b) => a - b);
  return rounds.map((round) => ({
    round,
    divisions: all.flatMap(({ division, name, rounds: own }) => {
      const games = own.find((each) => each.round === round)?.games ?? [];
      return games.length === 0 ? [] : [{ division, name, games }];
    }),
  }));
}

/** How a game of two came out, as chess players write it; null: it is open, counts for nothing, or more than two played. */
export function scoreOf({ places, kind }: Pick<GameView, 'places' | 'kind'>): string | null {
  const [first, second] = places;
  if (kind === null || kind === 'void' || places.length !== 2 || !first || !second) return null;
  if (first.rank === second.rank) return '½ – ½';
  return (first.rank ?? 2) < (second.rank ?? 2) ? '1 – 0' : '0 – 1';
}
