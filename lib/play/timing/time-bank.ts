import type { QuestionRow } from '../../../db/log';
import type { TableRows } from '../../../db/table-rows';
import type { SeatRow } from '../../../db/tables';
import type { AutoAnswers, Decision, Entry } from '../../engine';
import { bankAfter } from '../../time-control';
import type { Locked } from '../access/locked';
import { budgetOf, pausesFor } from './question-time';

type At = Pick<Locked, 'table' | 'seats' | 'now'> & {
  tableRows: Pick<TableRows, 'questions' | 'pauses'>;
  autoAnswers: Pick<AutoAnswers, 'held'>;
};
type Given = { entries: readonly Pick<Entry, 'decision' | 'via'>[] };

/**
 * The seats whose banks of time pay for questions that a change closed, or whose sealed answer came in, as they are afterwards. What else
 * they are asked gets the time that their bank has then.
 */
export function chargedSeats(session: At, progress: Given, open: readonly Decision[]): SeatRow[] {
  const { table, tableRows } = session;
  if (table.timeControl.kind === 'none') return [];
  const stays = new Set(open.map(({ id }) => id));
  let { seats } = session;
  for (const question of tableRows.questions) {
    if (question.held || question.deadline === null) continue;
    const kept = session.autoAnswers.held.get(question.decision);
    if (stays.has(question.decision) && !kept) continue;
    const via = kept?.via ?? progress.entries.find(({ decision }) => decision === question.decision)?.via;
    const answered = via !== undefined && via !== 'deadline';
    seats = seats.map((seat) => (seat.seat === question.seat ? paying({ ...session, seats }, seat, question, answered) : seat));
  }
  return seats.filter((seat, place) => {
    const was = session.seats[place];
    return was?.bank !== seat.bank || was.begun !== seat.begun;
  });
}

function paying({ table, seats, tableRows, now }: At, seat: SeatRow, question: QuestionRow, answered: boolean): SeatRow {
  const begun = seat.begun || question.tempo === 'turn';
  if (seat.bank === null || question.freeUntil === null) return { ...seat, begun };
  const running = { since: question.since, budget: budgetOf(seats, question), free: question.freeUntil };
  const pauses = pausesFor(tableRows.pauses, seat.seat);
  return { ...seat, begun, bank: bankAfter(table.timeControl, seat.bank, running, now, { pauses, answered }), paidUntil: now };
}
