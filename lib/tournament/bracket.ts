/** Where one side of a match comes from. */
export type Source = { from: 'seed'; number: number } | { from: 'winner' | 'loser'; match: string };

/** A match of the bracket; both of its sources lie before it. */
export interface BracketMatch {
  id: string;
  round: number;
  sources: [Source, Source];
  /** Played only if who came from the losers' bracket won the final before it. */
  isReset: boolean;
}

/** Seeds by their places in the first round: 1 and 2 meet in the final at the earliest, 1 to 4 in the round before. */
export function seedPlaces(size: number): number[] {
  let places = [1];
  while (places.length < size) {
    const sum = places.length * 2 + 1;
    places = places.flatMap((seed) => [seed, sum - seed]);
  }
  return places;
}

/** The matches of a bracket for so many entrants, in an order in which they can be decided. Seeds beyond `count` are byes. */
export function bracketOf(count: number, { losses, reset }: { losses: 1 | 2; reset: boolean }): BracketMatch[] {
  if (count < 2) return [];
  const depth = Math.ceil(Math.log2(count));
  const upper = winnersBracket(depth, losses);
  if (losses === 1) return upper;
  const lower = losersBracket(depth);
  const winner = source('winner', `w${depth}-1`);
  const challenger = depth === 1 ? source('loser', 'w1-1') : source('winner', `l${2 * (depth - 1)}-1`);
  const final: BracketMatch = { id: 'f1', round: 2 * depth, sources: [winner, challenger], isReset: false };
  const again: BracketMatch = { id: 'f2', round: 2 * depth + 1, sources: [source('winner', 'f1'), source('loser', 'f1')], isReset: true };
  return [...upper, ...lower, final, ...(reset ? [again] : [])].sort((a, b) => a.round - b.round);
}

const source = (from: 'winner' | 'loser', match: string): Source => ({ from, match });

function winnersBracket(depth: number, losses: 1 | 2): BracketMatch[] {
  const places = seedPlaces(2 ** depth);
  return rounds(depth).flatMap((step) =>
    rounds(2 ** (depth - step)).map((number): BracketMatch => {
      const sources: [Source, Source] =
        step === 1
          ? [
              { from: 'seed', number: places[2 * number - 2] ?? 0 },
              { from: 'seed', number: places[2 * number - 1] ?? 0 },
            ]
          : [source('winner', `w${step - 1}-${2 * number - 1}`), source('winner', `w${step - 1}-${2 * number}`)];
      const round = losses === 1 || step === 1 ? step : 2 * step - 2;
      return { id: `w${step}-${number}`, round, sources, isReset: false };
    }),
  );
}

/** Odd steps pair who is left among themselves, even ones with the losers of the next round above. */
function losersBracket(depth: number): BracketMatch[] {
  return rounds(2 * (depth - 1)).flatMap((step) => {
    const size = 2 ** (depth - 1 - Math.ceil(step / 2));
    const above = step / 2 + 1;
    return rounds(size).map((number): BracketMatch => {
      const pair = (from: 'winner' | 'loser', bracket: string): [Source, Source] => [
        source(from, `${bracket}-${2 * number - 1}`),
        source(from, `${bracket}-${2 * number}`),
      ];
      const met = (): [Source, Source] => {
        // turned around every other time, so that old opponents meet late
        const falls = step % 4 === 2 ? size + 1 - number : number;
        return [source('winner', `l${step - 1}-${number}`), source('loser', `w${above}-${falls}`)];
      };
      const sources = step === 1 ? pair('loser', 'w1') : step % 2 === 1 ? pair('winner', `l${step - 1}`) : met();
      return { id: `l${step}-${number}`, round: step + 1, sources, isReset: false };
    });
  });
}

const rounds = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
