import type { QuestionRow } from '../../../db/log';
import { type SeatRow, updateSeat } from '../../../db/tables';
import type { AutoAnswers, Decision, Progress } from '../../engine';
import { bankAfter } from '../../time-control';
import type { Locked } from '../access/locked';
import { budgetOf, pausesFor, retimed, type Timed } from './question-time';

type At = Pick<Locked, 'tx' | 'table' | 'seats' | 'tableRows' | 'now'> & { autoAnswers: Pick<AutoAnswers, 'held'> };

/**
 * Lets the banks of time pay for questions that were closed by a run, or whose sealed answer came in. What else a seat is asked gets the
 * time that its bank has now.
 */
export async function chargeTimeBanks(session: At, progress: Progress, open: readonly Decision[]): Promise<Timed> {
  const { tx, table, tableRows, now } = session;
  if (table.pace.kind === 'none') return session;
  const stays = new Set(open.map(({ id }) => id));
  let { seats } = session;
  const touched = new Set<string>();
  for (const question of tableRows.questions) {
    if (question.held || question.deadline === null) continue;
    const kept = session.autoAnswers.held.get(question.decision);
    if (stays.has(question.decision) && !kept) continue;
    const via = kept?.via ?? progress.entries.find(({ decision }) => decision === question.decision)?.via;
    const answered = via !== undefined && via !== 'deadline';
    seats = seats.map((seat) => (seat.seat === question.seat ? paying({ ...session, seats }, seat, question, answered) : seat));
    touched.add(question.seat);
  }
  for (const seat of seats) {
    const was = session.seats.find((each) => each.seat === seat.seat);
    if (touched.has(seat.seat) && (was?.bank !== seat.bank || was.begun !== seat.begun)) {
      await updateSeat(tx, table.id, seat.seat, { bank: seat.bank, paidUntil: seat.paidUntil, begun: seat.begun });
    } else touched.delete(seat.seat);
  }
  const questions = tableRows.questions.map((row) => (touched.has(row.seat) ? retimed(row, { table, seats, tableRows }) : row));
  return { table, seats, tableRows: { ...tableRows, questions }, now };
}

function paying({ table, seats, tableRows, now }: At, seat: SeatRow, question: QuestionRow, answered: boolean): SeatRow {
  const begun = seat.begun || question.tempo === 'turn';
  if (seat.bank === null || question.freeUntil === null) return { ...seat, begun };
  const running = { since: question.since, budget: budgetOf(seats, question), free: question.freeUntil };
  const pauses = pausesFor(tableRows.pauses, seat.seat);
  return { ...seat, begun, bank: bankAfter(table.pace, seat.bank, running, now, { pauses, answered }), paidUntil: now };
}
