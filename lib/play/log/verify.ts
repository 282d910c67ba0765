import { database } from '../../../db/client';
import { filedEntries } from '../../../db/log';
import { tablesAndSecrets } from '../../../db/started-tables';
import { holdersOf, type TableRow } from '../../../db/tables';
import { audit, type Verdict } from '../../chance/audit';
import type { GameFile } from '../../chance/file';
import { nodeHashes } from '../../chance/source';
import type { AnyGame } from '../../games/registry';
import { grouped } from '../../grouped';
import { gameOf } from '../access/visible-table';
import { fileOf } from './export';

/** Checks one table against its own log: hash chain, every die, replay under today's rules, outcome. Null: it has not begun. */
export async function verifyTable(id: string): Promise<Verdict | null> {
  const [verdict] = await verifyTables([id]);
  return verdict ?? null;
}

/** The same for many tables, with as many questions to the database as for one; in their order. */
export async function verifyTables(ids: readonly string[]): Promise<(Verdict | null)[]> {
  return (await auditedTables(ids)).map((audited) => audited?.verdict ?? null);
}

/** A table's log as a file, and what its audit came to. */
export interface Audited {
  table: TableRow;
  game: AnyGame;
  file: GameFile;
  verdict: Verdict;
}

/** The same with the files that were audited. */
export async function auditedTables(ids: readonly string[]): Promise<(Audited | null)[]> {
  const { db } = await database();
  const known = new Map((await tablesAndSecrets(db, ids)).map((each) => [each.table.id, each]));
  const holders = grouped(await holdersOf(db, ids), ({ tableId }) => tableId);
  const rows = grouped(await filedEntries(db, ids), ({ tableId }) => tableId);
  const audited: (Audited | null)[] = [];
  for (const id of ids) {
    const found = known.get(id);
    if (!found?.table.opening) audited.push(null);
    else {
      const { table, secret } = found;
      const game = await gameOf(table);
      const file = fileOf(table, { secret, holders: holders.get(id) ?? [], rows: rows.get(id) ?? [] });
      audited.push({ table, game, file, verdict: await audit(game, file, { hashes: nodeHashes }) });
    }
  }
  return audited;
}
