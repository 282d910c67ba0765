/** Ratings as a pure function of results: knows no database, no network and not what time it is. */
export { type Advantage, advantagesOf, type Balance, type Level } from './advantage';
export { publishedRatings, type RatingsFile, ratingsFileSchema, readRatings, writeRatings } from './file';
export { advance, allGames, balanceOf, type HistoryPoint, noRatings, noScope, type Ratings, type Scope, type Standing } from './ratings';
export { recompute } from './recompute';
export {
  botOf,
  compare,
  inOrder,
  type Moment,
  type PlayerKind,
  type RatedResult,
  type ResultsFile,
  ratedResultSchema,
  resultsFileSchema,
  resultsFormat,
} from './result';
export {
  distributionOf,
  expectedScores,
  type Ranked,
  type RatingListName,
  rankedOf,
  ratingLists,
  type Seating,
  type Shown,
  shownOf,
} from './shown';
