import { describe, expect, it } from 'vitest';
import {
  advantagesOf,
  allGames,
  balanceOf,
  distributionOf,
  expectedScores,
  noRatings,
  noScope,
  rankedOf,
  recompute,
  shownOf,
} from '../../lib/ratings';
import { minuteAt, ridges, sideOf, won } from '../support/rated';

const ten = Array.from({ length: 10 }, (_, at) => won(at, 'ada', 'bea'));
const plain = { game: 'ridges', scenario: 'plain' };
const duel = (north: string, south: string) => ({
  ...plain,
  sides: [
    { side: 'North', players: [{ player: north, seats: 1 }] },
    { side: 'South', players: [{ player: south, seats: 1 }] },
  ],
});

describe('the list of a scope', () => {
  it('ranks people who are settled, shows bots among them, and puts the provisional behind', () => {
    const scope = noScope();
    const put = (player: string, mu: number, games: number) =>
      scope.players.set(player, { mu, sigma: 2, games, kind: player.startsWith('bot:') ? 'bot' : 'user' });
    put('new', 40, 9);
    put('bea', 27, 10);
    put('bot:ridges', 28, 3);
    put('ada', 30, 10);
    put('carlo', 27.001, 30);
    put('dino', 20, 30);
    expect(rankedOf(scope).map(({ player, rank }) => [player, rank])).toEqual([
      ['ada', 1],
      ['bot:ridges', null],
      ['carlo', 2],
      // both read 1540
      ['bea', 2],
      ['dino', 4],
      ['new', null],
    ]);
  });
});

describe('a rating as people read it', () => {
  it('begins at 1500 ± 167, twenty points a unit of mu', () => {
    expect(shownOf(null)).toEqual({ rating: 1500, deviation: 167, games: 0, provisional: true });
    expect(shownOf({ mu: 31.5, sigma: 2, games: 40 })).toEqual({ rating: 1630, deviation: 40, games: 40, provisional: false });
  });

  it('reads as in chess between players who are well known: 200 points are three wins of four', () => {
    const { ratings } = recompute(ten.slice(0, 1));
    const scope = ratings.scopes.get('ridges')!;
    scope.balances.clear();
    scope.players.set('ada', { kind: 'user', mu: 25 + 200 / 20, sigma: 0.1, games: 99 });
    scope.players.set('bea', { kind: 'user', mu: 25, sigma: 0.1, games: 99 });
    expect(expectedScores(ratings, 'ridges', duel('ada', 'bea'))[0]!.score).toBeCloseTo(0.77, 2);
  });

  it('is provisional until the tenth rated game of its scope', () => {
    const ada = (results: typeof ten, scope: string) => recompute(results).ratings.scopes.get(scope)!.players.get('ada')!;
    expect(shownOf(ada(ten.slice(0, 9), 'ridges'))).toMatchObject({ games: 9, provisional: true });
    expect(shownOf(ada(ten, 'ridges'))).toMatchObject({ games: 10, provisional: false });
    const elsewhere = ten.map((result, at) => ({ ...result, game: at < 4 ? 'other' : 'ridges' }));
    expect(shownOf(ada(elsewhere, 'ridges')).provisional).toBe(true);
    expect(shownOf(ada(elsewhere, allGames)).provisional).toBe(false);
  });

  it('gives the history of a player as points that end where the rating stands', () => {
    const { ratings, history } = recompute(ten);
    const ada = history.filter(({ player, scope }) => player === 'ada' && scope === 'ridges');
    expect(ada.map(({ at, games }) => [at, games])).toEqual(ten.map((_, at) => [minuteAt(at), at + 1]));
    expect(ratings.scopes.get('ridges')!.players.get('ada')).toMatchObject({ mu: ada[9]!.mu, sigma: ada[9]!.sigma });
  });
});

describe('the distribution of ratings', () => {
  it('counts those who are no longer provisional, kind by kind, with the empty steps between', () => {
    const { ratings } = recompute([...ten, won(20, 'carlo', 'dino')]);
    const scope = ratings.scopes.get('ridges')!;
    const [ada, bea] = ['ada', 'bea'].map((player) => shownOf(scope.players.get(player)!).rating);
    const steps = distributionOf(scope, 'user', 100);
    expect(steps.reduce((sum, { players }) => sum + players, 0)).toBe(2);
    expect(steps[0]).toEqual({ from: Math.floor(bea! / 100) * 100, players: 1 });
    expect(steps.at(-1)).toEqual({ from: Math.floor(ada! / 100) * 100, players: 1 });
    expect(steps.map(({ from }) => from - steps[0]!.from)).toEqual(steps.map((_, at) => at * 100));
    expect(distributionOf(scope, 'program', 100)).toEqual([]);
  });
});

describe('what can be expected before a game', () => {
  it('is even between newcomers, and of both sides together the whole', () => {
    expect(expectedScores(noRatings(), allGames, duel('ada', 'bea'))).toEqual([
      { side: 'North', score: 0.5 },
      { side: 'South', score: 0.5 },
    ]);
    const [north, south] = expectedScores(recompute(ten).ratings, allGames, duel('ada', 'bea'));
    expect(north!.score).toBeGreaterThan(0.7);
    expect(north!.score + south!.score).toBeCloseTo(1, 12);
  });

  it('knows which side is the better one', () => {
    const drawnOut = ten.map((result, at) => (at % 2 === 0 ? result : won(at, 'bea', 'ada')));
    const { ratings } = recompute(drawnOut);
    const [north, south] = advantagesOf(balanceOf(ratings.scopes.get('ridges')!, plain));
    expect(north).toMatchObject({ side: 'North', games: 10 });
    expect(north!.score).toBeGreaterThan(0.52);
    expect(north!.between[0]).toBeLessThan(north!.score);
    expect(north!.between[1]).toBeGreaterThan(north!.score);
    expect(south!.score).toBeCloseTo(1 - north!.score, 12);
    expect(expectedScores(ratings, 'ridges', duel('new', 'also-new'))[0]!.score).toBeCloseTo(north!.score, 12);
    expect(expectedScores(ratings, 'ridges', { ...duel('new', 'also-new'), scenario: 'steep' })[0]!.score).toBe(0.5);
  });

  it('weighs who holds how many seats, on any number of sides', () => {
    const { ratings } = recompute(ten);
    const seats = (held: number) => ({
      ...plain,
      sides: [
        {
          side: 'East',
          players: [
            { player: 'ada', seats: held },
            { player: 'bea', seats: 1 },
          ],
        },
        { side: 'West', players: [{ player: 'carlo', seats: 1 }] },
        { side: 'Centre', players: [{ player: 'dino', seats: 2 }] },
      ],
    });
    const scores = [1, 2].map((held) => expectedScores(ratings, 'ridges', seats(held)).map(({ score }) => score));
    expect(scores[0]).toEqual([0.5, 0.5, 0.5].map((half) => expect.closeTo(half, 6)));
    expect(scores[1]![0]).toBeGreaterThan(0.52);
    expect(scores[1]!.reduce((a, b) => a + b, 0)).toBeCloseTo(1.5, 12);
  });

  it('names no advantage before the first game between people', () => {
    const { ratings } = recompute([ridges(1, [sideOf('North', 1, 'ada'), sideOf('South', 2, 'bot')])]);
    expect(advantagesOf(balanceOf(ratings.scopes.get('ridges')!, plain))).toEqual([]);
  });
});
