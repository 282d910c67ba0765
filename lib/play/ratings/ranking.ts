import { database } from '../../../db/client';
import { ratingsStep, scopeRows } from '../../../db/rating-lists';
import { noScope, type Ranked, type RatingListName, rankedOf, type Scope } from '../../ratings';
import { ratingsFrom } from './rows';

/** A scope with its ratings in the order of the list. */
export interface Ranking {
  scope: Scope;
  ranked: Record<RatingListName, Ranked[]>;
}

// next bundles routes apart: a process keeps what it has read for all of them
const shared = globalThis as typeof globalThis & { fieldpostRankings?: Map<string, { step: number; ranking: Ranking }> };

/** The list of a scope; read anew once ratings have changed. */
export async function rankingOf(name: string): Promise<Ranking> {
  const { db } = await database();
  const step = await ratingsStep(db);
  const known = kept().get(name);
  if (known?.step === step) return known.ranking;
  const { ratings, balances } = await scopeRows(db, name);
  const scope = ratingsFrom(ratings, balances).scopes.get(name) ?? noScope();
  const ranking = { scope, ranked: { players: rankedOf(scope), bots: rankedOf(scope, 'bots') } };
  kept().set(name, { step, ranking });
  return ranking;
}

function kept(): Map<string, { step: number; ranking: Ranking }> {
  shared.fieldpostRankings ??= new Map();
  return shared.fieldpostRankings;
}
