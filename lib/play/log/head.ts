import type { Db, Tx } from '../../../db/client';
import { secretOf } from '../../../db/tables';
import { formatHead } from '../../chance/head';
import { sealHead } from '../../chance/source';
import { isVeiled, type VisibleTable } from '../access/visible-table';

/**
 * The head of a begun table's log, as letters carry it: `chance/head.ts` reads it back. Sealed while the game hides facts: who knows all
 * but a few of them could try which ones give the hash.
 */
export async function headOf(on: Db | Tx, visible: Pick<VisibleTable, 'table' | 'game'>): Promise<string> {
  const { id, seq, hash } = visible.table;
  if (!isVeiled(visible)) return formatHead({ seq, isSealed: false, value: hash });
  const secret = await secretOf(on, id);
  if (secret === null) throw new Error(`table ${id} has no secret`);
  return formatHead({ seq, isSealed: true, value: sealHead(secret, seq, hash) });
}
