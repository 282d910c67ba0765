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

/** The brackets of a knock-out by the ids of its matches, `w1-1` and `l1-1`: with the finals that of the winners, and below it that of who lost once. */
export function bracketsOf({ rounds }: Pick<DivisionGames, 'rounds'>): { kind: 'winners' | 'losers'; rounds: DivisionGames['rounds'] }[] {
  const parts = [
    { kind: 'winners', isOf: ({ id }: GameView) => !id.startsWith('l') },
    { kind: 'losers', isOf: ({ id }: GameView) => id.startsWith('l') },
  ] as const;
  return parts.flatMap(({ kind, isOf }) => {
    const own = rounds.flatMap(({ round, games }) => (games.some(isOf) ? [{ round, games: games.filter(isOf) }] : []));
    return own.length === 0 ? [] : [{ kind, rounds: own.map(({ round, games }) => ({ round, games: [...games].sort(byPlace) })) }];
  });
}

const placeOf = ({ id }: GameView): number => Number(/^[wlf]\d+-(\d+)/.exec(id)?.[1] ?? 0);
const byPlace = (a: GameView, b: GameView): number => placeOf(a) - placeOf(b);
