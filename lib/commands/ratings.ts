import { readFileSync } from 'node:fs';
import { closeDatabase, database } from '../../db/client';
import { namesOf } from '../../db/people';
import { rankingOf } from '../play/ratings/ranking';
import { verifyRatings } from '../play/ratings/verify';
import { workUpRatings } from '../play/ratings/work-up';
import { allGames, noScope, type Ranked, rankedOf, recompute, resultsFileSchema, shownOf } from '../ratings';
import { argumentsOf, giveUp } from './arguments';

// npm run ratings [-- --scope GAME] [--bots] [--from FILE | --verify]    lib/commands/README.md says what each prints
const { options, flags } = argumentsOf(process.argv.slice(2), ['scope', 'from'], ['bots', 'verify']);
const scope = options.scope ?? allGames;
const shownList = flags.has('bots') ? 'bots' : 'players';

if (options.from !== undefined) {
  const { results, names } = readResults(options.from);
  const { ratings } = recompute(results);
  print(rankedOf(ratings.scopes.get(scope) ?? noScope(), shownList), new Map(Object.entries(names ?? {})));
} else {
  await database();
  // what a worker would do next: a result of a moment ago is no difference
  while (await workUpRatings());
  if (flags.has('verify')) await verify();
  else await list();
  await closeDatabase();
}

function readResults(path: string) {
  const read = () => JSON.parse(readFileSync(path, 'utf8')) as unknown;
  const parsed = resultsFileSchema.safeParse(attempt(read));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return giveUp(`${path} is no list of results: ${issue?.path.join('.')} ${issue?.message}`);
}

/** What could not be read is no list either. */
function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

async function list(): Promise<void> {
  const { db } = await database();
  const ranked = (await rankingOf(scope)).ranked[shownList];
  print(
    ranked,
    await namesOf(
      db,
      ranked.map(({ player }) => player),
    ),
  );
}

async function verify(): Promise<void> {
  const { results, ratings, differences } = await verifyRatings();
  for (const difference of differences) console.log(difference);
  console.log(`results=${results} ratings=${ratings} differences=${differences.length}`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

/** One line a player, by tabs: rank, player, name, rating, deviation, games, and what others computed to compare with. */
function print(ranked: readonly Ranked[], names: ReadonlyMap<string, string>): void {
  for (const { player, standing, rank } of ranked) {
    const { rating, deviation, games } = shownOf(standing);
    const figures = [rating, `±${deviation}`, games, standing.mu.toFixed(6), standing.sigma.toFixed(6)];
    console.log([rank ?? '-', player, names.get(player) ?? '', ...figures].join('\t'));
  }
}
