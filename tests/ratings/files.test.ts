import { describe, expect, it } from 'vitest';
import { publishedRatings, ratedResultSchema, ratingsFileSchema, recompute, resultsFileSchema } from '../../lib/ratings';
import type { RatedResult } from '../../lib/ratings/result';
import { ridges, seated, sideOf, won } from '../support/rated';

const issuesOf = (result: unknown): string[] => ratedResultSchema.safeParse(result).error?.issues.map(({ message }) => message) ?? [];
const changed = (by: Partial<RatedResult>) => issuesOf({ ...won(1, 'ada', 'bea'), ...by });
const north = sideOf('North', 1, 'ada');
const south = sideOf('South', 2, 'bea');

describe('published results', () => {
  it('need not say what is usual: nobody left, programs are not admitted', () => {
    const { admitsPrograms, ...rest } = won(1, 'ada', 'bea');
    const sides = rest.sides.map((side) => ({ ...side, players: side.players.map(({ left, ...player }) => player) }));
    const file = { format: 'fieldpost-results-1', results: [{ ...rest, sides }] };
    expect(resultsFileSchema.parse(file).results).toEqual([won(1, 'ada', 'bea')]);
  });

  it.each<[string, Partial<RatedResult>, string]>([
    ['a game that is called as all games together', { game: 'all' }, 'any id but "all"'],
    ['a time of another zone', { at: '2026-01-01T01:00:00.000+01:00' }, 'ISO datetime'],
    ['a time without milliseconds', { at: '2026-01-01T01:00:00Z' }, 'ISO datetime'],
    ['one side', { sides: [north] }, '>=2'],
    ['a side twice', { sides: [north, { ...south, side: 'North' }] }, 'each side once'],
    ['a player twice on a side', { sides: [sideOf('North', 1, 'ada', 'ada'), south] }, 'each player once a side'],
    ['a side that nobody played', { sides: [sideOf('North', 1, seated('ada', { share: 0 })), south] }, 'somebody who played the side'],
    ['a bot of another game', { sides: [sideOf('North', 1, seated('bot', { player: 'bot:other' })), south] }, 'bot:ridges'],
    ['a person who goes by a bot’s id', { sides: [sideOf('North', 1, seated('ada', { player: 'bot:ridges' })), south] }, 'bots alone'],
  ])('refuse %s', (_, by, message) => {
    expect(changed({})).toEqual([]);
    expect(changed(by).join()).toContain(message);
  });

  it('hold each result once', () => {
    const file = { format: 'fieldpost-results-1', results: [won(1, 'ada', 'bea'), { ...won(2, 'ada', 'bea'), id: 'r1' }] };
    expect(resultsFileSchema.safeParse(file).error?.issues[0]?.message).toBe('each result once');
  });
});

describe('published ratings', () => {
  it('say to six decimals where everybody and every side stands, in the order of ids', () => {
    const file = publishedRatings(recompute([won(1, 'bea', 'ada')]).ratings);
    expect(ratingsFileSchema.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
    const players = [
      { player: 'ada', kind: 'user', mu: 22.594374, sigma: 7.978559, games: 1 },
      { player: 'bea', kind: 'user', mu: 27.405626, sigma: 7.978559, games: 1 },
    ];
    const balances = [
      {
        ...{ game: 'ridges', scenario: 'plain', games: 1 },
        levels: [
          { side: 'North', level: 0.020409, variance: 0.122454 },
          { side: 'South', level: -0.020409, variance: 0.122454 },
        ],
      },
    ];
    expect(file).toEqual({
      format: 'fieldpost-ratings-1',
      after: { at: '2026-01-01T00:01:00.000Z', id: 'r1' },
      results: 1,
      scopes: ['all', 'ridges'].map((scope) => ({ scope, players, balances })),
    });
  });

  it('are those of no results before the first', () => {
    expect(publishedRatings(recompute([]).ratings)).toEqual({ format: 'fieldpost-ratings-1', after: null, results: 0, scopes: [] });
    expect(publishedRatings(recompute([ridges(1, [sideOf('North', 1, 'ada'), sideOf('South', 2, 'ada')])]).ratings).scopes).toEqual([]);
  });
});
