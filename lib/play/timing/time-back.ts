import type { EntryRow, QuestionRow } from '../../../db/log';
import type { Answered } from '../../../db/schema';
import type { SeatRow } from '../../../db/tables';
import { isByHand } from '../../engine';

/** An order that its seat gave, or that followed from it without anybody else, and that nothing was rolled, shown or asked after: it goes back freely. */
export const isFreeOf = ({ seat, barrier, via }: Pick<EntryRow, 'seat' | 'barrier' | 'via'>, own: string): boolean =>
  seat === own && !barrier && (isByHand(via) || via === 'forced' || via === 'standing');

/** The clock of a seat as it stood before it answered. */
export function clockBefore({ seat: { bank, paidUntil, begun } }: Answered): Pick<SeatRow, 'bank' | 'paidUntil' | 'begun'> {
  return { bank, begun, paidUntil: paidUntil === null ? null : new Date(paidUntil) };
}

/** A question that is asked again with the time it had before; null when none of the orders that are `gone` answered it. */
export function askedBefore(row: QuestionRow, gone: readonly EntryRow[]): QuestionRow | null {
  const entry = gone.find(({ decision }) => decision === row.decision);
  if (!entry) return null;
  // asked and answered at once: then its time began when it was answered
  const { askedAt, since, first } = entry.answered?.question ?? { askedAt: entry.at, since: entry.at, first: row.first };
  return { ...row, first, askedAt: new Date(askedAt), since: new Date(since) };
}
