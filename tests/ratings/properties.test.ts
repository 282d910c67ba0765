import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  botOf,
  inOrder,
  noRatings,
  type RatedResult,
  readRatings,
  recompute,
  resultsFileSchema,
  writeRatings,
} from '../../lib/ratings';
import { anyResults, movedBy, ridges, sideOf } from '../support/rated';

const runs = { numRuns: 200 };
const stateOf = (results: readonly RatedResult[]) => writeRatings(recompute(results).ratings);
const reversed = <T>(list: readonly T[]): T[] => [...list].reverse();

describe('ratings of any results', () => {
  it('are made from results that their schema takes, and move somebody', () => {
    let points = 0;
    fc.assert(
      fc.property(anyResults, (results) => {
        expect(resultsFileSchema.parse({ format: 'fieldpost-results-1', results })).toEqual({ format: 'fieldpost-results-1', results });
        points += recompute(results).history.length;
      }),
      runs,
    );
    expect(points).toBeGreaterThan(runs.numRuns);
  });

  it('are the same to the last bit in whatever order results, sides and players come', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const turned = reversed(results).map((result) => ({
          ...result,
          sides: reversed(result.sides).map((side) => ({ ...side, players: reversed(side.players) })),
        }));
        expect(recompute(turned)).toEqual(recompute(results));
      }),
      runs,
    );
  });

  it('are the same to the last bit when the service goes on from a stored state, wherever it stopped', () => {
    fc.assert(
      fc.property(anyResults, fc.nat(), (results, cut) => {
        const sorted = [...results].sort(inOrder);
        const at = sorted.length === 0 ? 0 : cut % sorted.length;
        const early = recompute(sorted.slice(0, at));
        const stored = readRatings(JSON.parse(JSON.stringify(writeRatings(early.ratings))));
        const late = recompute(reversed(sorted.slice(at)), stored);
        const whole = recompute(results);
        expect(late.ratings).toEqual(whole.ratings);
        expect([...early.history, ...late.history]).toEqual(whole.history);
      }),
      runs,
    );
  });

  it('come from one result after the other as from all at once', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const ratings = noRatings();
        const history = [...results].sort(inOrder).flatMap((result) => advance(ratings, result));
        expect({ ratings, history }).toEqual(recompute(results));
      }),
      runs,
    );
  });

  it('lose nothing of what a void result did: without it they are as if it had never been', () => {
    fc.assert(
      fc.property(anyResults, fc.nat(), (results, which) => {
        fc.pre(results.length > 0);
        const gone = which % results.length;
        const left = results.filter((_, at) => at !== gone);
        const before = [...left].filter((result) => inOrder(result, results[gone]!) < 0);
        const after = left.filter((result) => !before.includes(result));
        expect(writeRatings(recompute(after, recompute(before).ratings).ratings)).toEqual(stateOf(left));
      }),
      runs,
    );
  });

  it('stay finite, never surer than certain and never less sure than of a newcomer; sides stay level', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        for (const { players, balances } of stateOf(results).scopes) {
          for (const { mu, sigma } of players) {
            expect(Number.isFinite(mu)).toBe(true);
            expect(sigma > 0 && sigma <= 25 / 3).toBe(true);
          }
          for (const { levels } of balances) expect(levels.reduce((sum, { level }) => sum + level, 0)).toBeCloseTo(0, 12);
        }
      }),
      runs,
    );
  });

  it('never fall by a win, nor rise by a loss', () => {
    fc.assert(
      fc.property(
        anyResults,
        fc.constantFrom('ada', 'bea', 'carlo'),
        fc.constantFrom('ada', 'bot', 'elsa', 'program-x'),
        (results, winner, loser) => {
          fc.pre(winner !== loser);
          const moved = movedBy(ridges(2000, [sideOf('North', 1, winner), sideOf('South', 2, loser)]), results);
          expect(moved[winner] ?? 0).toBeGreaterThanOrEqual(0);
          expect(moved[loser === 'bot' ? botOf('ridges') : loser] ?? 0).toBeLessThanOrEqual(0);
        },
      ),
      runs,
    );
  });

  it('do not move by a draw between equals', () => {
    const sizes = fc.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(sizes, ([count, size]) => {
        const sides = Array.from({ length: count }, (_, side) =>
          sideOf(`side-${side}`, 1, ...Array.from({ length: size }, (_, at) => `u${side}-${at}`)),
        );
        const moved = movedBy(ridges(1, sides));
        expect(Object.keys(moved)).toHaveLength(count * size);
        for (const by of Object.values(moved)) expect(by).toBeCloseTo(0, 12);
      }),
    );
  });

  it('move a person no more by a bot than by a person in its place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('ada', 'bea', 'bot'), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(1, 2, 3),
        (mates, rank) => {
          const others = [...new Set(mates)];
          const game = (replace: (name: string) => string) =>
            movedBy(ridges(1, [sideOf('North', rank, 'elsa'), sideOf('South', 2, ...others.map(replace))]));
          const withBots = Math.abs(game((name) => name).elsa ?? 0);
          const withPeople = Math.abs(game((name) => (name === 'bot' ? 'carlo' : name)).elsa ?? 0);
          expect(withBots).toBeLessThanOrEqual(withPeople);
        },
      ),
    );
  });

  it('refuse a result that is not behind all that were taken', () => {
    const result = ridges(5, [sideOf('North', 1, 'ada'), sideOf('South', 2, 'bea')]);
    const { ratings } = recompute([result]);
    expect(() => advance(ratings, result)).toThrow('r5');
    expect(() => recompute([{ ...result, id: 'r4' }], ratings)).toThrow('not behind r5');
    expect(recompute([{ ...result, id: 'r6' }], ratings).history).toHaveLength(4);
  });
});
