export { examplesOf } from './examples';
export { fieldsOf, foldedBut } from './fields';
export { type Budget, pickCounts, pickOneOr, pickPath, pickYes, type Stock } from './pickers';
export { inOrder, pickRanking, type Ranking, rankingSchema } from './ranking';
