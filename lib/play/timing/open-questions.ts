import type { QuestionRow } from '../../../db/log';
import type { Decision } from '../../engine';
import { retimed, type Timed } from './question-time';

/** Rows of the open questions; those that were open before keep their time. */
export function questionRows(
  { table, seats, tableRows, now }: Timed,
  decisions: readonly Decision[],
  held: { has(id: string): boolean },
  lapsed: ReadonlySet<string> = new Set(),
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
    // the time of a question that a bot was asked begins when a human takes its seat
    const timed = row.deadline === null && table.pace.kind !== 'none' ? retimed({ ...row, since: now }, { table, seats, tableRows }) : row;
    return { ...timed, lapsed: timed.lapsed || (known?.lapsed === true && timed.expiresAt !== null && timed.expiresAt <= now) };
  });
}
