import type { BalanceRow, RatingRow } from '../../../db/ratings';
import { balanceOf, type Ratings, readRatings } from '../../ratings';

/** Stored rows as ratings to go on from: those of the players and balances that were read, and no others. */
export function ratingsFrom(players: readonly RatingRow[], balances: readonly BalanceRow[]): Ratings {
  const scopes = [...new Set([...players, ...balances].map(({ scope }) => scope))];
  return readRatings({
    format: 'fieldpost-ratings-1',
    after: null,
    results: 0,
    scopes: scopes.map((scope) => ({
      scope,
      players: players.filter((row) => row.scope === scope).map(({ scope: _scope, ...player }) => player),
      balances: balances.filter((row) => row.scope === scope).map(({ scope: _scope, ...balance }) => balance),
    })),
  });
}

/** A balance as it is stored. */
export function figuresOf({ scopes }: Ratings, scope: string, of: { game: string; scenario: string }): BalanceRow {
  const known = scopes.get(scope) ?? { players: new Map(), balances: new Map() };
  const { game, scenario, games, levels } = balanceOf(known, of);
  return { scope, game, scenario, games, levels: [...levels].map(([side, level]) => ({ side, ...level })) };
}
