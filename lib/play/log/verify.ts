import { database } from '../../../db/client';
import { findTable, secretOf } from '../../../db/tables';
import { audit, type Verdict } from '../../chance/audit';
import { gameOf } from '../access/visible-table';
import { gameFile } from './export';

/** Checks one table against its own log: hash chain, every die, replay under today's rules, outcome. Null: it has not begun. */
export async function verifyTable(id: string): Promise<Verdict | null> {
  const { db } = await database();
  const table = await findTable(db, id);
  if (!table?.opening) return null;
  return audit(await gameOf(table), await gameFile(db, table, await secretOf(db, id)));
}
