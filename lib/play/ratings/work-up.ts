import { database, type Tx } from '../../../db/client';
import {
  balancesIn,
  keepRatings,
  ratedResultsAfter,
  ratingsIn,
  setReach,
  takeBackRatings,
  takeChanges,
  takeRatings,
  type WorkedUp,
} from '../../../db/ratings';
import { advance, allGames, type RatedResult, type Ratings } from '../../ratings';
import { ratedResultOf, resultIdOf } from './rated-result';
import { figuresOf, ratingsFrom } from './rows';

/** Results of one transaction: what a killed worker has to do again. */
const batch = 500;

/**
 * Takes the next results into the stored ratings, one transaction for some of them; whatever lies behind one that changed is taken again. False:
 * nothing is left to do, or somebody else does it.
 */
export async function workUpRatings(most = batch): Promise<boolean> {
  const { db } = await database();
  return db.transaction(async (tx) => {
    let reach = await takeRatings(tx);
    if (reach === 'taken') return false;
    const changed = await takeChanges(tx);
    if (changed !== null && reach !== null && changed <= reach.at) {
      await takeBackRatings(tx, changed);
      reach = { at: changed, result: '' };
      await setReach(tx, reach);
    }
    const rows = await ratedResultsAfter(tx, reach, most);
    const last = rows.at(-1);
    if (!last) return false;
    const results = rows.flatMap((row) => ratedResultOf(row) ?? []);
    await keepRatings(tx, await workedUp(tx, results));
    await setReach(tx, { at: last.endedAt, result: resultIdOf(last.tableId) });
    return rows.length === most;
  });
}

/** What results come to, of which nothing is known but their players and their balances. */
async function workedUp(tx: Tx, results: readonly RatedResult[]): Promise<WorkedUp> {
  const ratings = await ratingsAround(tx, results);
  const worked: WorkedUp = { ratings: [], points: [], balances: [], balancePoints: [] };
  const [moved, taught] = [new Set<string>(), new Set<string>()];
  for (const result of results) {
    const scopes = [result.game, allGames];
    const gamesOf = (scope: string) => figuresOf(ratings, scope, result).games;
    const before = scopes.map(gamesOf);
    const at = new Date(result.at);
    for (const point of advance(ratings, result)) {
      worked.points.push({ ...point, at });
      moved.add(JSON.stringify([point.scope, point.player]));
    }
    for (const [i, scope] of scopes.entries()) {
      if (gamesOf(scope) === before[i]) continue;
      worked.balancePoints.push({ ...figuresOf(ratings, scope, result), at, result: result.id });
      taught.add(JSON.stringify([scope, result.game, result.scenario]));
    }
  }
  for (const [scope, player] of keys<[string, string]>(moved)) {
    const standing = ratings.scopes.get(scope)?.players.get(player);
    if (standing) worked.ratings.push({ scope, player, ...standing });
  }
  for (const [scope, game, scenario] of keys<[string, string, string]>(taught)) {
    worked.balances.push(figuresOf(ratings, scope, { game, scenario }));
  }
  return worked;
}

const keys = <K extends string[]>(set: ReadonlySet<string>): K[] => [...set].map((key) => JSON.parse(key) as K);

/** As much of the stored ratings as these results ask for. */
async function ratingsAround(tx: Tx, results: readonly RatedResult[]): Promise<Ratings> {
  const scopes = [...new Set(results.map(({ game }) => game)), allGames];
  const players = new Set(results.flatMap(({ sides }) => sides.flatMap((side) => side.players.map(({ player }) => player))));
  const set = new Map(results.map(({ game, scenario }) => [JSON.stringify([game, scenario]), { game, scenario }]));
  return ratingsFrom(await ratingsIn(tx, scopes, [...players]), await balancesIn(tx, scopes, [...set.values()]));
}
