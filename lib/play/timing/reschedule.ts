import { pausesOf } from '../../../db/clock';
import { changeQuestions, type QuestionRow } from '../../../db/log';
import type { Locked } from '../access/locked';
import { retimed, type Timed } from './question-time';

type Clocks = Pick<Timed, 'table' | 'seats' | 'now'> & { tableRows: Pick<Timed['tableRows'], 'pauses'> };

/** Questions whose deadline is another by rules, banks and pauses as they are now. */
export function movedBy(questions: readonly QuestionRow[], { now, ...clocks }: Clocks): QuestionRow[] {
  return questions.flatMap((question) => {
    const row = retimed(question, clocks);
    const same = row.deadline?.getTime() === question.deadline?.getTime() && row.expiresAt?.getTime() === question.expiresAt?.getTime();
    const waits = row.expiresAt === null || row.expiresAt > now;
    return same && row.freeUntil?.getTime() === question.freeUntil?.getTime() ? [] : [{ ...row, lapsed: question.lapsed && !waits }];
  });
}

/**
 * Recomputes the deadlines of a table's open questions after its pauses, its rules or a seat's bank changed in this transaction. Returns
 * the questions whose deadline moved.
 */
export async function reschedule({
  tx,
  table,
  seats,
  tableRows,
  now,
}: Pick<Locked, 'tx' | 'table' | 'seats' | 'tableRows' | 'now'>): Promise<QuestionRow[]> {
  const since = Math.min(...tableRows.questions.map((question) => question.since.getTime()));
  if (!Number.isFinite(since)) return [];
  const pauses = await pausesOf(tx, table.id, new Date(since));
  const moved = movedBy(tableRows.questions, { table, seats, tableRows: { pauses }, now });
  await changeQuestions(tx, table.id, [], moved);
  return moved;
}
