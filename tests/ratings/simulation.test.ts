import { beforeAll, describe, expect, it } from 'vitest';
import {
  advance,
  advantagesOf,
  balanceOf,
  botOf,
  expectedScores,
  noRatings,
  type RatedResult,
  type Ratings,
  recompute,
  type Standing,
} from '../../lib/ratings';
import { ridges, sideOf } from '../support/rated';

/** Numbers from 0 to 1 that are the same on every machine (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from the normal distribution. */
const bellFrom = (random: () => number): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const winsBy = (lead: number, random: () => number): boolean => random() < 1 / (1 + Math.exp(-lead));

interface World {
  /** True strength of each player, in log-odds; their spread is 0.9. */
  strengths: number[];
  results: RatedResult[];
}

/** Duels between 100 players whose strength is known. `northern`: how often the stronger of two insists on North. */
function duels({ games, advantage, northern, seed }: { games: number; advantage: number; northern: number; seed: number }): World {
  const random = randomFrom(seed);
  const strengths = Array.from({ length: 100 }, () => 0.9 * bellFrom(random));
  const of = (player: number) => strengths[player] ?? 0;
  const results = Array.from({ length: games }, (_, game) => {
    let north = Math.floor(random() * 100);
    let south = (north + 1 + Math.floor(random() * 99)) % 100;
    if (random() < northern && of(north) < of(south)) [north, south] = [south, north];
    const wins = winsBy(of(north) - of(south) + advantage, random);
    return ridges(game, [sideOf('North', wins ? 1 : 2, `p${north}`), sideOf('South', wins ? 2 : 1, `p${south}`)]);
  });
  return { strengths, results };
}

const northOf = (ratings: Ratings) => {
  const [found] = advantagesOf(balanceOf(ratings.scopes.get('ridges')!, { game: 'ridges', scenario: 'plain' })).filter(
    ({ side }) => side === 'North',
  );
  return found!;
};

/** Of two numbers a player, how alike they rank: 1 is alike, 0 is not at all. */
function correlation(pairs: [number, number][]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  const product = (x: 0 | 1, y: 0 | 1) => pairs.reduce((sum, pair) => sum + (pair[x] - (x ? b : a)) * (pair[y] - (y ? b : a)), 0);
  return product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1));
}

const skillsIn = (ratings: Ratings): Map<string, Standing> => ratings.scopes.get('ridges')!.players;

describe('four thousand games between a hundred players of known strength, North winning 62 % between equals', () => {
  const world = duels({ games: 4000, advantage: 0.5, northern: 0, seed: 4 });
  let ratings: Ratings;
  const forecasts: { expected: number; score: number }[] = [];

  beforeAll(() => {
    ratings = noRatings();
    for (const result of world.results) {
      const sides = result.sides.map(({ side, players }) => ({ side, players }));
      const [north] = expectedScores(ratings, 'ridges', { game: 'ridges', scenario: 'plain', sides });
      forecasts.push({ expected: north!.score, score: result.sides[0]!.rank === 1 ? 1 : 0 });
      advance(ratings, result);
    }
  });

  it('forecast what comes: in every fifth of the scale, forecasts and results differ by less than five in a hundred', () => {
    for (const fifth of [0, 1, 2, 3, 4]) {
      const there = forecasts.slice(1000).filter(({ expected }) => Math.min(4, Math.floor(expected * 5)) === fifth);
      const mean = (of: (forecast: (typeof there)[number]) => number) => there.reduce((sum, each) => sum + of(each), 0) / there.length;
      expect(there.length).toBeGreaterThan(100);
      expect(Math.abs(mean(({ expected }) => expected) - mean(({ score }) => score))).toBeLessThan(0.05);
    }
  });

  it('forecast better than a coin and than the side alone', () => {
    const loss = (of: (expected: number) => number) =>
      forecasts.slice(1000).reduce((sum, { expected, score }) => sum - Math.log(score === 1 ? of(expected) : 1 - of(expected)), 0) / 3000;
    const side = 1 / (1 + Math.exp(-0.5));
    expect(loss((expected) => expected)).toBeLessThan(loss(() => side) - 0.04);
    expect(loss(() => side)).toBeLessThan(loss(() => 0.5));
  });

  it('find the advantage of North', () => {
    const { score, between, games } = northOf(ratings);
    expect(games).toBe(4000);
    expect(score).toBeGreaterThan(0.58);
    expect(score).toBeLessThan(0.66);
    expect(between[0] < 0.622 && 0.622 < between[1]).toBe(true);
  });

  it('put players in the order of their strength', () => {
    const pairs = [...skillsIn(ratings)].map(([player, { mu }]): [number, number] => [mu, world.strengths[Number(player.slice(1))]!]);
    expect(correlation(pairs)).toBeGreaterThan(0.9);
  });
});

describe('who plays which side', () => {
  it('does not bend ratings: of equal players, those who always play North rate as those who always play South', () => {
    const { results, strengths } = duels({ games: 3000, advantage: 1, northern: 0, seed: 11 });
    const random = randomFrom(12);
    const faithful = Array.from({ length: 600 }, (_, at) => {
      const other = Math.floor(random() * 100);
      const own = at % 2 === 0 ? `north-${at % 20}` : `south-${at % 20}`;
      const [north, south] = at % 2 === 0 ? [own, `p${other}`] : [`p${other}`, own];
      const lead = at % 2 === 0 ? 1 - strengths[other]! : 1 + strengths[other]!;
      const wins = winsBy(lead, random);
      return ridges(3000 + at, [sideOf('North', wins ? 1 : 2, north), sideOf('South', wins ? 2 : 1, south)]);
    });
    const skills = skillsIn(recompute([...results, ...faithful]).ratings);
    const meanOf = (side: string) => {
      const found = [...skills].filter(([player]) => player.startsWith(side)).map(([, { mu }]) => mu);
      expect(found).toHaveLength(10);
      return found.reduce((a, b) => a + b, 0) / found.length;
    };
    // were sides left out, the two would be 2 in log-odds apart: 16 units
    expect(Math.abs(meanOf('north-') - meanOf('south-'))).toBeLessThan(4);
  });

  it('does not look like an advantage for long where the stronger insists on one side', () => {
    const { results } = duels({ games: 6000, advantage: 0, northern: 0.6, seed: 21 });
    const { score } = northOf(recompute(results).ratings);
    expect(Math.abs(score - 0.5)).toBeLessThan(0.06);
  });
});

describe('teams, three sides and bots', () => {
  const people = (seed: number) => {
    const random = randomFrom(seed);
    const strengths = Array.from({ length: 60 }, () => 0.9 * bellFrom(random));
    const draw = (count: number): number[] => {
      const drawn = new Set<number>();
      while (drawn.size < count) drawn.add(Math.floor(random() * 60));
      return [...drawn];
    };
    return {
      random,
      strengths,
      draw,
      strengthOf: (team: number[]) => team.reduce((sum, player) => sum + strengths[player]!, 0) / team.length,
    };
  };
  const named = (team: number[]) => team.map((player) => `p${player}`);
  const skillOf = (ratings: Ratings, player: number) => skillsIn(ratings).get(`p${player}`)!.mu;
  const agreement = (ratings: Ratings, strengths: number[]) =>
    correlation(strengths.map((strength, player) => [skillOf(ratings, player), strength]));

  it('find who is strong though everybody plays in teams of one to three', () => {
    const { random, strengths, draw, strengthOf } = people(31);
    const results = Array.from({ length: 3000 }, (_, game) => {
      const [north, south] = [1 + Math.floor(random() * 3), 1 + Math.floor(random() * 3)];
      const all = draw(north + south);
      const [own, others] = [all.slice(0, north), all.slice(north)];
      const wins = winsBy(strengthOf(own) - strengthOf(others), random);
      return ridges(game, [sideOf('North', wins ? 1 : 2, ...named(own)), sideOf('South', wins ? 2 : 1, ...named(others))]);
    });
    expect(agreement(recompute(results).ratings, strengths)).toBeGreaterThan(0.85);
  });

  it('find who is strong though of three sides only the winner is known', () => {
    const { random, strengths, draw } = people(32);
    const results = Array.from({ length: 3000 }, (_, game) => {
      const players = draw(3);
      // whoever's clock rings first has won: each with odds by strength
      const clocks = players.map((player) => -Math.log(1 - random()) / Math.exp(strengths[player]!));
      const first = Math.min(...clocks);
      return ridges(
        game,
        players.map((player, at) => sideOf(['A', 'B', 'C'][at]!, clocks[at] === first ? 1 : 2, `p${player}`)),
      );
    });
    expect(agreement(recompute(results).ratings, strengths)).toBeGreaterThan(0.85);
  });

  it('place a bot among people, whose ratings it leaves alone', () => {
    const { random, strengths, draw } = people(33);
    const duelled = Array.from({ length: 2000 }, (_, game) => {
      const [north, south] = draw(2) as [number, number];
      const wins = winsBy(strengths[north]! - strengths[south]!, random);
      return ridges(game, [sideOf('North', wins ? 1 : 2, `p${north}`), sideOf('South', wins ? 2 : 1, `p${south}`)]);
    });
    const againstBot = Array.from({ length: 300 }, (_, game) => {
      const [player] = draw(1) as [number];
      const wins = winsBy(strengths[player]! + 1, random);
      const own = game % 2 === 0 ? 'North' : 'South';
      return ridges(2000 + game, [
        sideOf(own, wins ? 1 : 2, `p${player}`),
        sideOf(own === 'North' ? 'South' : 'North', wins ? 2 : 1, 'bot'),
      ]);
    });
    const before = recompute(duelled).ratings;
    const { ratings, history } = recompute(againstBot, before);
    expect(new Set(history.map(({ player }) => player))).toEqual(new Set([botOf('ridges')]));
    // 1 below the mean of people in log-odds is 25/3 of mu
    const mean = strengths.reduce((sum, _, player) => sum + skillOf(ratings, player), 0) / strengths.length;
    expect(Math.abs(skillsIn(ratings).get(botOf('ridges'))!.mu - (mean - 25 / 3))).toBeLessThan(4);
  });
});
