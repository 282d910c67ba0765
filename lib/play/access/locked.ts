import type { Tx } from '../../../db/client';
import type { TableRows } from '../../../db/table-rows';
import type { SeatRow, TableRow } from '../../../db/tables';
import type { BeaconValue } from '../../chance/file';
import type { Source } from '../../chance/source';
import type { AnyGame } from '../../games/registry';

/** A table locked for writing. Nobody else changes it until the transaction ends. */
export interface Locked {
  tx: Tx;
  now: Date;
  table: TableRow;
  game: AnyGame;
  source: Source;
  /** Of the database; null where none was begun. */
  epoch: string | null;
  /** The round of the public beacon that the table has named, where one is due and could be had. */
  beacon: BeaconValue | null;
  seats: SeatRow[];
  /** As they were when the transaction began. */
  tableRows: TableRows;
  /** A player was heard of, and nobody has written that yet: the seats that it changed, and whether it is worth a write of its own. */
  owed?: { seats: SeatRow[]; isNews: boolean };
}
