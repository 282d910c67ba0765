import { isDeepStrictEqual } from 'node:util';
import { database } from '../../../db/client';
import { entrantsOf } from '../../../db/entrants';
import { divisionsOf, findLeague, findSeason, type SeasonRow, startedSeasons } from '../../../db/leagues';
import { filedEntries } from '../../../db/log';
import { inputsOf, type PairingRow, pairingsOfDivisions } from '../../../db/rounds';
import { tablesAndSecrets } from '../../../db/started-tables';
import { holdersOf } from '../../../db/tables';
import { resultOfFile } from '../../chance/result';
import { commitmentOf } from '../../chance/source';
import { grouped } from '../../grouped';
import { pairingInputSchema, pairingsToAdd } from '../../tournament';
import { gameOf } from '../access/visible-table';
import { fileOf } from '../log/export';
import { columnsOfHolder } from '../log/holder';
import { pairingResult } from '../log/pairing-result';
import { pairingOf } from './competition';

/** What the logs say of a season that was kept otherwise. */
export interface SeasonVerdict {
  league: string;
  season: number;
  /** Games whose result was worked out again, and rounds that were paired again. */
  games: number;
  rounds: number;
  /** In words; empty: all agrees. */
  faults: string[];
}

/** Works out again from the logs what seasons keep: every result of every game, every pairing of every round, the seed of their lots. */
export async function verifySeasons(which: { league: string; season: number } | null): Promise<SeasonVerdict[]> {
  const { db } = await database();
  const seasons = which ? await oneSeason(which) : await startedSeasons(db);
  const verdicts: SeasonVerdict[] = [];
  for (const season of seasons) verdicts.push(await verifySeason(season));
  return verdicts;
}

async function oneSeason({ league: slug, season: number }: { league: string; season: number }): Promise<SeasonRow[]> {
  const { db } = await database();
  const found = await findLeague(db, { slug }, null);
  const season = found && (await findSeason(db, found.league.id, number));
  return season ? [season] : [];
}

async function verifySeason(season: SeasonRow): Promise<SeasonVerdict> {
  const { db } = await database();
  const league = await findLeague(db, { id: season.leagueId }, null);
  const divisions = await divisionsOf(db, season.id);
  const ids = divisions.map(({ id }) => id);
  const faults: string[] = [];
  if (season.seed !== null && commitmentOf(season.seed) !== season.commitment) faults.push('the seed is not the one that was promised');
  const pairings = await pairingsOfDivisions(db, ids);
  const players = new Map((await entrantsOf(db, season.id)).map(({ id, holders }) => [id, new Set(holders.map(({ userId }) => userId))]));
  const games = pairings.filter(({ tableId }) => tableId !== null);
  for (let from = 0; from < games.length; from += 50) faults.push(...(await wrongResults(games.slice(from, from + 50), players)));
  const inputs = await inputsOf(db, ids);
  for (const { divisionId, round, part, input } of inputs) {
    const read = pairingInputSchema.parse(input);
    const again = pairingsToAdd(read);
    const kept = new Map(pairings.flatMap((row) => (row.divisionId === divisionId ? [[row.id, pairingOf(row)] as const] : [])));
    const name = divisions.find(({ id }) => id === divisionId)?.name ?? divisionId;
    if (read.seed !== season.seed) faults.push(`division ${name}, round ${round}: paired with another seed`);
    const differs = again.some((each) => !isDeepStrictEqual(kept.get(each.id), each));
    if (differs) faults.push(`division ${name}, round ${round}, part ${part}: the input leads to other pairings`);
  }
  return { league: league?.league.slug ?? season.leagueId, season: season.number, games: games.length, rounds: inputs.length, faults };
}

async function wrongResults(rows: readonly PairingRow[], players: ReadonlyMap<string, ReadonlySet<string>>): Promise<string[]> {
  const { db } = await database();
  const ids = rows.flatMap(({ tableId }) => tableId ?? []);
  const found = new Map((await tablesAndSecrets(db, ids)).map((each) => [each.table.id, each]));
  const holders = grouped(await holdersOf(db, ids), ({ tableId }) => tableId);
  const logs = grouped(await filedEntries(db, ids), ({ tableId }) => tableId);
  const faults: string[] = [];
  for (const row of rows) {
    const known = found.get(row.tableId ?? '');
    if (!known?.table.opening) continue;
    const { table, secret } = known;
    const game = await gameOf(table);
    const file = fileOf(table, { secret, holders: holders.get(table.id) ?? [], rows: logs.get(table.id) ?? [] });
    const ended = resultOfFile(game, file);
    const turns = new Map<string, number>();
    const stints = ended?.result.players.map(({ seat, holder, rank, left }) => {
      const turn = turns.get(seat) ?? 0;
      turns.set(seat, turn + 1);
      return { seat, turn, rank, left, userId: columnsOfHolder(holder).userId };
    });
    const result = ended && { kind: ended.result.kind, reason: ended.result.reason, players: stints ?? [] };
    const decided = { table: { id: table.id, options: table.options, outcome: file.outcome, moment: table.moment }, result };
    const { sideWon: _, ...unnamed } = game;
    // results from before they named the sides that were won at an auction name the seats: they stay as they were published
    const agrees = [game, unnamed].some((each) => isDeepStrictEqual(pairingResult(row, { ...decided, game: each }, players), row.result));
    if (!agrees) faults.push(`table ${table.id}: the log leads to another result`);
  }
  return faults;
}
