/** Ratings as a pure function of results: knows no database, no network and not what time it is. */
export { type Advantage, advantagesOf } from './advantage';
export { publishedRatings, type RatingsFile, ratingsFileSchema, readRatings, writeRatings } from './file';
export { advance, allGames, balanceOf, type HistoryPoint, noRatings, type Ratings, type Scope, type Standing } from './ratings';
export { recompute } from './recompute';
export {
  botOf,
  inOrder,
  type Moment,
  type PlayerKind,
  type RatedResult,
  type ResultsFile,
  ratedResultSchema,
  resultsFileSchema,
} from './result';
export { distributionOf, expectedScores, type Seating, type Shown, shownOf } from './shown';
