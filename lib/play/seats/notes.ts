import { database } from '../../../db/client';
import { findNotes, putNotes } from '../../../db/notes';
import { type Clock, systemClock } from '../../clock';
import { type Caller, mustBeSound, trouble } from '../access/caller';
import type { TableLook } from '../access/table-look';
import { ownSeat, visibleTable } from '../access/visible-table';

/** What who plays a seat has written down for themselves; whoever takes the seat over reads it too. */
export interface SeatNotes {
  seat: string;
  seatName: string;
  text: string;
  /** ISO time of the last change; null: nothing was written yet. */
  updatedAt: string | null;
}

/** Characters of a seat's notes. */
export const longestNotes = 20_000;

/** The notes of a seat of the caller. */
export async function seatNotes(caller: Caller, table: string, seat: string): Promise<SeatNotes> {
  const { db } = await database();
  const { table: row, game, holders } = await visibleTable(db, caller, table);
  ownSeat(holders, seat, caller);
  const notes = await findNotes(db, table, seat);
  const seatName = game.seatName(seat, caller.language, row.moment);
  return { seat, seatName, text: notes?.text ?? '', updatedAt: notes?.updatedAt.toISOString() ?? null };
}

/** What is written down for a seat of the caller, as the table's page shows it; null for another seat, '' before anything was. */
export const notesSeen = (look: TableLook, seat: string): string | null =>
  look.mine.includes(seat) ? (look.notes.find((each) => each.seat === seat)?.text ?? '') : null;

/** Replaces the notes of a seat of the caller; refuses when they are no longer those of `since`, the time that `seatNotes` told. */
export async function writeNotes(
  caller: Caller,
  table: string,
  { seat, text, since }: { seat: string; text: string; since: string | null },
  clock: Clock = systemClock,
): Promise<void> {
  const { db } = await database();
  ownSeat((await visibleTable(db, caller, table)).holders, seat, caller);
  mustBeSound(text, caller);
  // forms send line ends as CR LF
  const kept = text.replaceAll('\r\n', '\n').trimEnd();
  if (kept.length > longestNotes) {
    const most = longestNotes.toLocaleString(caller.language);
    throw trouble(
      'too-large',
      {
        en: `These notes are too long: ${most} characters find room.`,
        it: `Questi appunti sono troppo lunghi: c’è posto per ${most} caratteri.`,
      },
      caller,
    );
  }
  const seen = since === null ? null : Date.parse(since);
  // of two changes within a millisecond the second would look like the first
  const updatedAt = new Date(Math.max(clock.now().getTime(), (seen || 0) + 1));
  const row = { tableId: table, seat, text: kept, updatedAt };
  if (!Number.isNaN(seen) && (await putNotes(db, row, seen === null ? null : new Date(seen)))) return;
  throw trouble(
    'conflict',
    {
      en: 'These notes were changed elsewhere after you opened them. Below is what stands there now; saving again replaces it.',
      it: 'Questi appunti sono stati cambiati altrove dopo che li hai aperti. Sotto c’è quello che dicono ora; salvando di nuovo lo sostituisci.',
    },
    caller,
  );
}
