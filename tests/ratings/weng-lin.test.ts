import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recompute } from '../../lib/ratings';
import { changesBy, expectedOf, type Member } from '../../lib/ratings/skill';
import { inRidges, movedBy, ridges, seated, sideOf, won } from '../support/rated';

const betaSquared = 2 * (25 / 6) ** 2;

/**
 * Algorithm 1 (Bradley-Terry, full pair) of Weng and Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12 (2011), for two teams
 * whose strength is a weighted sum: mu and variance of the team are Σ wμ and Σ w²σ², a member's derivative has
 * its weight as a factor, and gamma is 1.
 */
function wengLin(team: readonly Member[], other: readonly Member[], lead: number, score: number): { mu: number; sigma: number }[] {
  const total = (side: readonly Member[], of: (member: Member) => number) => side.map(of).reduce((a, b) => a + b, 0);
  const variance = (side: readonly Member[]) => total(side, ({ influence, sigma }) => influence ** 2 * sigma ** 2);
  const mean = (side: readonly Member[]) => total(side, ({ influence, mu }) => influence * mu);
  const c = Math.sqrt(variance(team) + variance(other) + 2 * betaSquared);
  const theirs = Math.exp(mean(other) / c);
  const ours = Math.exp(mean(team) / c + lead);
  const p = ours / (ours + theirs);
  return team.map(({ mu, sigma, influence }) => ({
    mu: mu + ((influence * sigma ** 2) / c) * (score - p),
    sigma: sigma * Math.sqrt(1 - (influence ** 2 * sigma ** 2 * p * (1 - p)) / c ** 2),
  }));
}

const team = fc
  .array(
    fc.record({
      mu: fc.double({ min: 5, max: 45, noNaN: true }),
      sigma: fc.double({ min: 0.8, max: 25 / 3, noNaN: true }),
      seats: fc.integer({ min: 1, max: 3 }),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((members): Member[] => {
    const seats = members.reduce((sum, member) => sum + member.seats, 0);
    return members.map(({ mu, sigma, ...member }) => ({ mu, sigma, influence: member.seats / seats }));
  });

describe('the update of strengths', () => {
  it('is that of Weng and Lin, with strengths of a side weighed', () => {
    const lead = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(team, team, lead, fc.constantFrom(0, 0.5, 1), (first, second, ahead, score) => {
        const contest = { sides: [first, second] as const, lead: ahead };
        const [own, others] = changesBy(contest, score as 0 | 0.5 | 1);
        const found = [...own, ...others].map(({ mu, variance }, at) => {
          const before = [...first, ...second][at]!;
          return { mu: before.mu + mu, sigma: before.sigma * Math.sqrt(1 - variance) };
        });
        const wanted = [...wengLin(first, second, ahead, score), ...wengLin(second, first, -ahead, 1 - score)];
        for (const [at, { mu, sigma }] of wanted.entries()) {
          expect(found[at]!.mu).toBeCloseTo(mu, 9);
          expect(found[at]!.sigma).toBeCloseTo(sigma, 9);
        }
        const mirrored = { sides: [second, first] as const, lead: -ahead };
        expect(expectedOf(contest) + expectedOf(mirrored)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('brings two newcomers to 27.406 and 22.594 after a win', () => {
    // c² = 2 (25/3)² + (25/3)² = 208.3333, c = 14.4338; mu moves by (25/3)² / c × ½ = 2.4056, the variance shrinks by (25/3)² / c² × ¼ = 1/12
    const { history } = recompute([won(1, 'ada', 'bea')]);
    const [ada, bea] = inRidges(history);
    expect(ada).toMatchObject({ player: 'ada', games: 1, result: 'r1' });
    expect(ada!.mu).toBeCloseTo(27.405626, 6);
    expect(bea!.mu).toBeCloseTo(22.594374, 6);
    expect(ada!.sigma).toBeCloseTo(7.978559, 6);
    expect(bea!.sigma).toBeCloseTo(7.978559, 6);
  });

  it('learns from the same win that North is the better side: 0.0204 in log-odds', () => {
    // weight 2β² / c² = ⅓; variances 0.125005 each: step 0.5 × ⅓ / (1 + 0.25001 × 0.25 × ⅓), level 0.125005 × step
    const { ratings } = recompute([won(1, 'ada', 'bea')]);
    const [balance] = [...ratings.scopes.get('ridges')!.balances.values()];
    expect(balance!.games).toBe(1);
    expect(balance!.levels.get('North')!.level).toBeCloseTo(0.020409, 6);
    expect(balance!.levels.get('South')!.level).toBeCloseTo(-0.020409, 6);
    expect(balance!.levels.get('North')!.variance).toBeCloseTo(0.125005 / 1.0208342, 6);
  });

  it('makes a team of three as strong as the mean of its members, so that one against three newcomers is even', () => {
    // c² = (25/3)² + 3 × (25/9)² + (25/3)² = 162.0370: ada moves by (25/3)² / c × ½ = 2.7277, each of three by a third of that
    const moved = movedBy(ridges(1, [sideOf('North', 1, seated('ada', { seats: 3 })), sideOf('South', 2, 'bea', 'carlo', 'dino')]));
    expect(moved.ada).toBeCloseTo(2.727724, 6);
    for (const player of ['bea', 'carlo', 'dino']) expect(moved[player]).toBeCloseTo(-2.727724 / 3, 6);
  });
});
