import type { QuestionRow } from '../../../db/log';
import type { SeatRow } from '../../../db/tables';
import type { Decision } from '../../engine';
import { retimed, type Timed } from './question-time';

/** What the time of open questions hangs on besides the clock. */
interface Circumstances {
  /** Decisions whose sealed answer is held. */
  held: { has(id: string): boolean };
  /** Seats whose bank has paid just now: their other questions get what it has left. */
  charged?: readonly SeatRow[];
  /** Decisions whose time is over and that only their player can answer. */
  lapsed?: ReadonlySet<string> | undefined;
}

/** Rows of the open questions; those that were open before keep their time, unless the bank behind it has changed. */
export function questionRows(
  { table, seats, tableRows, now }: Timed,
  decisions: readonly Decision[],
  { held, charged = [], lapsed = new Set() }: Circumstances,
): QuestionRow[] {
  return decisions.map((decision, place) => {
    const known = tableRows.questions.find((each) => each.decision === decision.id);
    const seat = seats.find((each) => each.seat === decision.seat);
    const row: QuestionRow = {
      tableId: table.id,
      decision: decision.id,
      seat: decision.seat,
      kind: decision.kind,
      force: decision.force,
      tempo: decision.tempo,
      place,
      held: held.has(decision.id),
      askedAt: known?.askedAt ?? now,
      since: known?.since ?? now,
      first: known?.first ?? (decision.tempo === 'turn' && seat?.begun === false),
      freeUntil: known?.freeUntil ?? null,
      deadline: known?.deadline ?? null,
      expiresAt: known?.expiresAt ?? null,
      lapsed: lapsed.has(decision.id),
    };
    if (seat?.bot || table.restsSince !== null) return { ...row, freeUntil: null, deadline: null, expiresAt: null };
    const time = { table, seats, tableRows };
    const paid = known && charged.some(({ seat }) => seat === decision.seat) ? retimed(row, time) : row;
    // the time of a question that a bot was asked begins when a human takes its seat
    const timed = paid.deadline === null && table.timeControl.kind !== 'none' ? retimed({ ...paid, since: now }, time) : paid;
    return { ...timed, lapsed: timed.lapsed || (known?.lapsed === true && timed.expiresAt !== null && timed.expiresAt <= now) };
  });
}
