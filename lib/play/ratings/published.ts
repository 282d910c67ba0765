import { database } from '../../../db/client';
import { namesOf } from '../../../db/people';
import { ratingsStep } from '../../../db/rating-lists';
import { type Reach, ratedResultsAfter } from '../../../db/ratings';
import { type RatedResult, resultsFormat } from '../../ratings';
import { ratedResultOf, resultIdOf } from './rated-result';

/** Results that are read at a time. */
const lot = 1000;

/** All rated results in their order, some at a time; of tables that are not public nothing but what moves ratings. */
export async function* publishedResults(most = lot): AsyncGenerator<RatedResult[]> {
  const { db } = await database();
  let reach: Reach = null;
  for (;;) {
    const rows = await ratedResultsAfter(db, reach, most);
    yield rows.flatMap((row) => ratedResultOf(row) ?? []);
    const last = rows.at(-1);
    if (!last || rows.length < most) return;
    reach = { at: last.endedAt, result: resultIdOf(last.tableId) };
  }
}

/** Changes when the list does; what users are called today is not asked. */
export async function resultsTag(): Promise<string> {
  const { db } = await database();
  return String(await ratingsStep(db));
}

/** The list of all rated results as text of a file, piece by piece: `ResultsFile`. */
export async function* resultsFile(): AsyncGenerator<string> {
  const { db } = await database();
  const users = new Set<string>();
  let separator = '';
  yield `{"format":${JSON.stringify(resultsFormat)},"results":[`;
  for await (const results of publishedResults()) {
    for (const { sides } of results) {
      for (const { player, kind } of sides.flatMap(({ players }) => players)) if (kind !== 'bot') users.add(player);
    }
    for (const result of results) {
      yield `${separator}\n${JSON.stringify(result)}`;
      separator = ',';
    }
  }
  yield '\n],"names":{';
  const ids = [...users];
  separator = '';
  for (let at = 0; at < ids.length; at += lot) {
    for (const [id, name] of await namesOf(db, ids.slice(at, at + lot))) {
      yield `${separator}\n${JSON.stringify(id)}:${JSON.stringify(name)}`;
      separator = ',';
    }
  }
  yield '\n}}\n';
}
