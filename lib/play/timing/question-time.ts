import type { QuestionRow } from '../../../db/log';
import type { TableRows } from '../../../db/table-rows';
import type { SeatRow, TableRow } from '../../../db/tables';
import { type Budget, dueAt, type Span } from '../../time-control';

/** What the time of a table's questions follows from. */
export interface Timed {
  table: Pick<TableRow, 'id' | 'timeControl' | 'restsSince'>;
  seats: readonly SeatRow[];
  tableRows: Pick<TableRows, 'questions' | 'pauses' | 'heartbeat'>;
  now: Date;
}

type Rules = Omit<Timed, 'now' | 'tableRows'> & { tableRows: Pick<TableRows, 'pauses'> };

/** What a seat may take for a question. */
export function budgetOf(seats: readonly SeatRow[], { seat, tempo, first }: Pick<QuestionRow, 'seat' | 'tempo' | 'first'>): Budget {
  const row = seats.find((each) => each.seat === seat);
  return { tempo, first, bank: row?.bank ?? 0, paidUntil: row?.paidUntil ?? null };
}

/** The pauses that stop the clock of a seat. */
export const pausesFor = (pauses: TableRows['pauses'], seat: string): Span[] =>
  pauses.filter((pause) => pause.seat === null || pause.seat === seat);

/** A question with its deadlines as rules, bank and pauses have them now. A bot has none, and nobody while the table rests. */
export function retimed(row: QuestionRow, { table, seats, tableRows }: Rules): QuestionRow {
  const isTimeless = table.restsSince !== null || seats.find((each) => each.seat === row.seat)?.bot === true;
  const due = isTimeless ? null : dueAt(table.timeControl, row.since, budgetOf(seats, row), pausesFor(tableRows.pauses, row.seat));
  return { ...row, freeUntil: due?.free ?? null, deadline: due?.due ?? null, expiresAt: due?.expires ?? null };
}

/**
 * The clock lets a question be answered without its player: time and grace are over, whatever pauses were added since its deadline was
 * computed, and somebody has kept time until now.
 */
export function hasExpired(question: QuestionRow, timed: Timed): boolean {
  const { tableRows, now } = timed;
  if (question.expiresAt === null || question.expiresAt > now || isSilent(tableRows.heartbeat, now)) return false;
  const { expiresAt } = retimed(question, timed);
  return expiresAt !== null && expiresAt <= now;
}

/** Nobody has kept time for longer than is usual: an outage that the worker has not recorded yet. */
export const isSilent = (heartbeat: TableRows['heartbeat'], now: Date): boolean =>
  heartbeat !== null && now.getTime() - heartbeat.at.getTime() > heartbeat.patience * 1000;
