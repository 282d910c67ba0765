import { database } from '../../../db/client';
import { allRatings } from '../../../db/rating-lists';
import { startedLogs } from '../../../db/started-tables';
import { canonical } from '../../engine';
import { compare, inOrder, type Moment, type RatedResult, type Ratings, recompute } from '../../ratings';
import { resultsFromLogs } from './from-logs';
import { publishedResults } from './published';
import { figuresOf } from './rows';

/** What the logs of all tables lead to, held against what is stored. */
export interface Verified {
  results: number;
  ratings: number;
  /** A sentence each; none: nothing differs. */
  differences: string[];
}

/** Things to compare, by what they are called. */
type Named = Map<string, object>;

/** Tables whose logs are read at a time. */
const lot = 50;

/** Recomputes results from the logs, and ratings from those, and compares both with what is stored. */
export async function verifyRatings(): Promise<Verified> {
  const { db } = await database();
  const stored = await allRatings(db);
  const reach: Moment | null = stored.reach && { at: stored.reach.at.toISOString(), id: stored.reach.result };
  // what ends meanwhile is not looked at
  const isTaken = (result: RatedResult) => reach !== null && inOrder(result, reach) <= 0;
  const kept: Named = new Map();
  for await (const results of publishedResults()) for (const result of results.filter(isTaken)) kept.set(`result ${result.id}`, result);
  const { results, problems } = await allFromLogs(isTaken);
  const { ratings, history } = recompute(results);
  const computed = namedOf(ratings);
  for (const point of history) computed.set(pointName(point), point);
  const differences = [
    ...problems,
    ...between(new Map(results.map((result) => [`result ${result.id}`, result])), kept),
    ...between(computed, namedRows(stored)),
  ];
  return { results: results.length, ratings: stored.ratings.length, differences };
}

async function allFromLogs(isTaken: (result: RatedResult) => boolean): Promise<{ results: RatedResult[]; problems: string[] }> {
  const { db } = await database();
  const logs = await startedLogs(db);
  const all: { results: RatedResult[]; problems: string[] } = { results: [], problems: [] };
  for (let at = 0; at < logs.length; at += lot) {
    const { results, problems } = await resultsFromLogs(logs.slice(at, at + lot).map(({ id }) => id));
    all.results.push(...results.filter(isTaken));
    all.problems.push(...problems);
  }
  return all;
}

const ratingName = ({ scope, player }: { scope: string; player: string }) => `rating of ${player} in ${scope}`;
const balanceName = ({ scope, game, scenario }: { scope: string; game: string; scenario: string }) =>
  `balance of ${[game, scenario].filter((word) => word !== '').join(' ')} in ${scope}`;
const pointName = (point: { scope: string; player: string; result: string }) => `${ratingName(point)} after result ${point.result}`;

function namedOf(ratings: Ratings): Named {
  const named: Named = new Map();
  for (const [scope, { players, balances }] of ratings.scopes) {
    for (const [player, standing] of players) named.set(ratingName({ scope, player }), { scope, player, ...standing });
    for (const balance of balances.values()) named.set(balanceName({ scope, ...balance }), inOneOrder(figuresOf(ratings, scope, balance)));
  }
  return named;
}

function namedRows({ ratings, balances, points }: Awaited<ReturnType<typeof allRatings>>): Named {
  const named: Named = new Map();
  for (const row of ratings) named.set(ratingName(row), row);
  for (const row of balances) named.set(balanceName(row), inOneOrder(row));
  for (const row of points) named.set(pointName(row), { ...row, at: row.at.toISOString() });
  return named;
}

const inOneOrder = <B extends { levels: { side: string }[] }>(balance: B): B => ({
  ...balance,
  levels: balance.levels.toSorted((a, b) => compare(a.side, b.side)),
});

/** What one list has and the other has not, or has otherwise. */
function between(computed: Named, stored: Named): string[] {
  const text = (value: object | undefined) => (value ? canonical(value) : 'nothing');
  return [...new Set([...computed.keys(), ...stored.keys()])].flatMap((name) => {
    const [now, kept] = [text(computed.get(name)), text(stored.get(name))];
    return now === kept ? [] : [`${name}: computed ${now}, stored ${kept}`];
  });
}
