import { database } from '../../../db/client';
import { filedEntries } from '../../../db/log';
import { tablesAndSecrets } from '../../../db/started-tables';
import { holdersOf } from '../../../db/tables';
import { audit, type Verdict } from '../../chance/audit';
import { nodeHashes } from '../../chance/source';
import { gameOf } from '../access/visible-table';
import { fileOf } from './export';

/** Checks one table against its own log: hash chain, every die, replay under today's rules, outcome. Null: it has not begun. */
export async function verifyTable(id: string): Promise<Verdict | null> {
  const [verdict] = await verifyTables([id]);
  return verdict ?? null;
}

/** The same for many tables, with as many questions to the database as for one; in their order. */
export async function verifyTables(ids: readonly string[]): Promise<(Verdict | null)[]> {
  const { db } = await database();
  const known = new Map((await tablesAndSecrets(db, ids)).map((each) => [each.table.id, each]));
  const holders = byTable(await holdersOf(db, ids));
  const rows = byTable(await filedEntries(db, ids));
  const verdicts: (Verdict | null)[] = [];
  for (const id of ids) {
    const found = known.get(id);
    if (!found?.table.opening) verdicts.push(null);
    else {
      const { table, secret } = found;
      const file = fileOf(table, { secret, holders: holders.get(id) ?? [], rows: rows.get(id) ?? [] });
      verdicts.push(await audit(await gameOf(table), file, { hashes: nodeHashes }));
    }
  }
  return verdicts;
}

function byTable<T extends { tableId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.tableId);
    if (group) group.push(row);
    else groups.set(row.tableId, [row]);
  }
  return groups;
}
