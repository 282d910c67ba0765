import { z } from 'zod';
import { keyOf, noRatings, noScope, type Ratings } from './ratings';
import { compare, playerKinds } from './result';

const skill = { mu: z.number(), sigma: z.number().positive(), games: z.int().min(1) };

const scopeSchema = z.strictObject({
  scope: z.string(),
  players: z.array(z.strictObject({ player: z.string(), kind: z.enum(playerKinds), ...skill })),
  balances: z.array(
    z.strictObject({
      game: z.string(),
      scenario: z.string(),
      games: z.int().min(1),
      levels: z.array(z.strictObject({ side: z.string(), level: z.number(), variance: z.number().positive() })),
    }),
  ),
});

/** Where ratings stand, as JSON: every list in the order of its ids. */
export const ratingsFileSchema = z.strictObject({
  format: z.literal('fieldpost-ratings-1'),
  after: z.strictObject({ at: z.string(), id: z.string() }).nullable().describe('The last result taken.'),
  results: z.int().min(0).describe('Results taken, those included that moved nobody.'),
  scopes: z.array(scopeSchema),
});
export type RatingsFile = z.output<typeof ratingsFileSchema>;

/** All bits, to go on from: JSON gives every number back as it was. */
export function writeRatings({ after, results, scopes }: Ratings): RatingsFile {
  const byId = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => compare(a, b));
  return {
    format: 'fieldpost-ratings-1',
    after,
    results,
    scopes: byId(scopes).map(([scope, { players, balances }]) => ({
      scope,
      players: byId(players).map(([player, standing]) => ({ player, ...standing })),
      balances: byId(balances).map(([, { game, scenario, games, levels }]) => ({
        ...{ game, scenario, games },
        levels: byId(levels).map(([side, level]) => ({ side, ...level })),
      })),
    })),
  };
}

/** Takes up what `writeRatings` wrote. */
export function readRatings({ after, results, scopes }: RatingsFile): Ratings {
  const ratings: Ratings = { ...noRatings(), after, results };
  for (const { scope: name, players, balances } of scopes) {
    const scope = noScope();
    for (const { player, ...standing } of players) scope.players.set(player, standing);
    for (const { levels, ...of } of balances) {
      scope.balances.set(keyOf(of), { ...of, levels: new Map(levels.map(({ side, ...level }) => [side, level])) });
    }
    ratings.scopes.set(name, scope);
  }
  return ratings;
}

/** Decimals to which another library, or another version of this one's language, has to agree. */
const decimals = 6;

/** What is published, to six decimals: to compare with, not to go on from. */
export function publishedRatings(ratings: Ratings): RatingsFile {
  const file = writeRatings(ratings);
  const round = (value: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
  return {
    ...file,
    scopes: file.scopes.map((scope) => ({
      ...scope,
      players: scope.players.map((player) => ({ ...player, mu: round(player.mu), sigma: round(player.sigma) })),
      balances: scope.balances.map((balance) => ({
        ...balance,
        levels: balance.levels.map(({ side, level, variance }) => ({ side, level: round(level), variance: round(variance) })),
      })),
    })),
  };
}
