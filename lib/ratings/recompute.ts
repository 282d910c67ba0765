import { advance, type HistoryPoint, noRatings, type Ratings } from './ratings';
import { inOrder, type RatedResult } from './result';

/** Ratings after all results, in whatever order they come, and every step on the way there. */
export function recompute(results: readonly RatedResult[], from: Ratings = noRatings()): { ratings: Ratings; history: HistoryPoint[] } {
  const ratings = structuredClone(from);
  const history: HistoryPoint[] = [];
  for (const result of [...results].sort(inOrder)) history.push(...advance(ratings, result));
  return { ratings, history };
}
