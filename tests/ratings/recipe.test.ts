import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allGames, publishedRatings, recompute, resultsFileSchema } from '../../lib/ratings';
import { anyResults } from '../support/rated';
import { byRecipe } from '../support/ratings-recipe';
import { root } from '../support/sources';

describe('the recipe of the README', () => {
  it('gives what the room gives, to six decimals, for any results', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyResults, (results) => {
        const book = byRecipe(results);
        const scope = recompute(results).ratings.scopes.get(allGames);
        const players = [...(scope?.players ?? [])];
        expect(players.map(([player]) => player).sort()).toEqual([...book.players.keys()].sort());
        for (const [player, { mu, sigma, games }] of players) {
          const wanted = book.players.get(player)!;
          expect(mu).toBeCloseTo(wanted.mu, 7);
          expect(sigma).toBeCloseTo(Math.sqrt(wanted.variance), 7);
          expect(games).toBe(wanted.games);
          compared += 1;
        }
        expect(scope?.balances.size ?? 0).toBe(book.levels.size);
        for (const { game, scenario, games, levels } of scope?.balances.values() ?? []) {
          const wanted = book.levels.get(`${game}\n${scenario}`)!;
          expect(games).toBe(wanted.games);
          for (const [side, { level, variance }] of levels) {
            expect(level).toBeCloseTo(wanted.sides.get(side)![0], 7);
            expect(variance).toBeCloseTo(wanted.sides.get(side)![1], 7);
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(300);
  });

  it('brings the example to the figures that stand below it', () => {
    const text = readFileSync(join(root, 'lib/ratings/README.md'), 'utf8');
    const [results, wanted] = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => JSON.parse(block) as unknown);
    const { ratings } = recompute(resultsFileSchema.parse(results).results);
    expect(publishedRatings(ratings).scopes.find(({ scope }) => scope === 'ridges')).toEqual(wanted);
  });
});
