import type { TableRow } from '../../../db/tables';
import type { TableSummary } from './table-summary';

/** A game that people played to its end here: there is a rematch of it. */
export const endedHere = ({ status, imported, demo }: Pick<TableRow | TableSummary, 'status' | 'imported' | 'demo'>): boolean =>
  status === 'over' && !imported && !demo;
