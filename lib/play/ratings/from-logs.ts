import { ownersOf } from '../../../db/bots';
import { database } from '../../../db/client';
import { resultOfFile } from '../../chance/result';
import type { RatedResult } from '../../ratings';
import { columnsOfHolder } from '../log/holder';
import { type Audited, auditedTables } from '../log/verify';
import { ratedResultOf } from './rated-result';

/** What tables' logs say of a rating, and which logs say nothing that holds. */
export interface FromLogs {
  results: RatedResult[];
  problems: string[];
}

/** The rated results that the logs of these tables lead to; what is kept of their results is not asked. */
export async function resultsFromLogs(ids: readonly string[]): Promise<FromLogs> {
  const found: FromLogs = { results: [], problems: [] };
  for (const audited of await auditedTables(ids)) {
    if (audited?.verdict.ok === false) found.problems.push(`table ${audited.table.id}: ${audited.verdict.problem.text.en}`);
    else if (audited) found.results.push(...(await resultFrom(audited)));
  }
  return found;
}

async function resultFrom({ table, game, file }: Audited): Promise<RatedResult[]> {
  const ended = table.demo || table.imported ? null : resultOfFile(game, file);
  if (ended?.terms?.counts !== 'rated' || !ended.result.contest) return [];
  const { kind, scenario, players } = ended.result;
  const { db } = await database();
  const held = players.map(({ holder, ...turn }) => ({ ...turn, ...columnsOfHolder(holder) }));
  const owners = await ownersOf(
    db,
    held.flatMap(({ userId }) => userId ?? []),
  );
  const rated = ratedResultOf({
    ...{
      admitsBots: ended.terms.bots === 'rated',
      tableId: table.id,
      isPublic: table.visibility === 'public',
      kind,
      endedAt: new Date(ended.at),
    },
    ...{ game: game.id, scenario },
    players: held.map((turn) => ({ ...turn, ownerId: owners.get(turn.userId ?? '') ?? null })),
  });
  return rated ? [rated] : [];
}
