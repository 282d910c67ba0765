import type { Db } from '../../../db/client';
import type { TableRow } from '../../../db/tables';
import type { Caller } from '../access/caller';
import { summariesOf } from './summary';
import type { TableSummary } from './table-summary';

/** A running table with seats that anybody may take. */
export interface Offer {
  table: TableSummary;
  /** Ids of the seats. */
  seats: string[];
}

export async function offersOf(db: Db, rows: readonly { table: TableRow; seats: string[] }[], caller: Caller): Promise<Offer[]> {
  const tables = await summariesOf(
    db,
    rows.map(({ table }) => table),
    caller,
  );
  return tables.flatMap((table) => {
    const seats = rows.find((row) => row.table.id === table.id)?.seats ?? [];
    return [{ table, seats }];
  });
}
