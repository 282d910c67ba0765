import { z } from 'zod';
import { database } from '../../../db/client';
import { countInTurn } from '../../../db/limits';
import { countMomentNotes, deleteMomentNote, insertMomentNote, momentNotesFor, updateMomentNote } from '../../../db/moment-notes';
import { type NoteAudience, noteAudiences } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import type { Language } from '../../engine';
import { type Caller, mustBeSound, trouble, userOf } from '../access/caller';
import { limit } from '../access/rate-limit';
import { mustHaveBegun, type VisibleTable, visibleTable } from '../access/visible-table';
import { campsOf } from '../agreements/audience';

export type { NoteAudience };

/** A note pinned to a moment of a game. */
export interface MomentNote {
  id: string;
  /** The entry it is about; 0: the set-up. */
  seq: number;
  audience: NoteAudience;
  text: string;
  /** Who wrote it; null: they have not said what they are called. */
  name: string | null;
  mine: boolean;
  /** ISO time of the last change. */
  at: string;
}

/** Characters of a note. */
export const longestMomentNote = 2000;
/** Notes that somebody may pin to one table, and notes that a reader is shown, the newest. */
const mostOwn = 200;
const mostShown = 300;
const allowance = { most: 120, seconds: 60 * 60 };

/** The notes about a table that the caller may read, by entry: their own, those to their side, and those to everybody. */
export async function momentNotes(caller: Caller, table: string): Promise<MomentNote[]> {
  const { db } = await database();
  const visible = await visibleTable(db, caller, table);
  const rows = await momentNotesFor(db, table, { user: caller.user, seats: seatsBeside(visible, caller.language), most: mostShown });
  return rows.map(({ id, seq, audience, text, name, userId, updatedAt }) => ({
    ...{ id, seq, audience, text, name, at: updatedAt.toISOString() },
    mine: userId === caller.user,
  }));
}

/** To whom the caller may write notes about a table; empty: nobody is signed in. */
export async function noteAudiencesFor(caller: Caller, table: string): Promise<NoteAudience[]> {
  const { db } = await database();
  return audiencesOf(await visibleTable(db, caller, table), caller);
}

function audiencesOf({ table, mine }: VisibleTable, { user }: Caller): NoteAudience[] {
  if (user === null) return [];
  const plays = mine.length > 0;
  // while it runs only who sits at the table speaks there, as in the chat
  const speaks = plays || table.ownerId === user || table.status === 'over';
  return noteAudiences.filter((each) => each === 'private' || (each === 'side' ? plays : speaks));
}

/** The caller's seats, and those on a side with them. */
function seatsBeside(visible: VisibleTable, language: Language): string[] {
  const sides = campsOf(visible, language).filter(({ seats }) => visible.mine.some((seat) => seats.includes(seat)));
  return [...new Set([...visible.mine, ...sides.flatMap(({ seats }) => seats)])];
}

export interface NewMomentNote {
  seq: number;
  audience: NoteAudience;
  text: string;
  /** Of several seats the one it is written from: whose side reads it. */
  seat?: string;
}

const noteSchema = z.strictObject({
  seq: z.int().min(0),
  audience: z.enum(noteAudiences),
  text: z.string(),
  seat: z.string().max(200).optional(),
});

/** Pins a note to an entry of a table. */
export async function pinNote(caller: Caller, table: string, note: NewMomentNote, clock: Clock = systemClock): Promise<void> {
  const userId = userOf(caller);
  const { db } = await database();
  const visible = await visibleTable(db, caller, table);
  mustHaveBegun(visible, caller);
  const { seq, ...kept } = checked(visible, note, caller);
  if (seq > visible.table.seq) throw unknownEntry(visible, caller);
  await limit(`moment-notes:${userId}`, allowance, caller.language);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await countInTurn(tx, `moment notes of ${userId}`);
    if ((await countMomentNotes(tx, table, userId)) >= mostOwn) {
      throw trouble(
        'conflict',
        { en: `Delete a note first: ${mostOwn} a table is the most.`, it: `Prima elimina una nota: al massimo ${mostOwn} per tavolo.` },
        caller,
      );
    }
    await insertMomentNote(tx, { tableId: table, userId, seq, ...kept, createdAt: now, updatedAt: now });
  });
}

/** Changes a note of the caller: what it says, and who reads it. */
export async function editNote(
  caller: Caller,
  table: string,
  { id, ...note }: Omit<NewMomentNote, 'seq'> & { id: string },
  clock: Clock = systemClock,
): Promise<void> {
  const userId = userOf(caller);
  const { db } = await database();
  const { seq: _, ...kept } = checked(await visibleTable(db, caller, table), { ...note, seq: 0 }, caller);
  await limit(`moment-notes:${userId}`, allowance, caller.language);
  const isOwn = await updateMomentNote(db, { id, tableId: table, userId }, { ...kept, updatedAt: clock.now() });
  if (!isOwn) throw unknownNote(caller);
}

/** Deletes a note of the caller, who need not see the table any more. */
export async function unpinNote(caller: Caller, table: string, id: string): Promise<void> {
  const userId = userOf(caller);
  const { db } = await database();
  if (!(await deleteMomentNote(db, { id, tableId: table, userId }))) throw unknownNote(caller);
}

/** A note as it is kept; throws when it cannot be. */
function checked(visible: VisibleTable, note: NewMomentNote, caller: Caller) {
  const read = noteSchema.safeParse(note);
  if (!read.success) throw trouble('invalid', { en: 'This note cannot be read.', it: 'Questa nota non si può leggere.' }, caller);
  const { seq, audience, seat = visible.mine[0] } = read.data;
  mustBeSound(read.data, caller);
  // forms send line ends as CR LF
  const text = read.data.text.replaceAll('\r\n', '\n').trim();
  if (text === '') throw trouble('invalid', { en: 'Write something first.', it: 'Prima scrivi qualcosa.' }, caller);
  if (text.length > longestMomentNote) {
    const most = longestMomentNote.toLocaleString(caller.language);
    throw trouble(
      'too-large',
      { en: `This note is too long: ${most} characters find room.`, it: `Questa nota è troppo lunga: c’è posto per ${most} caratteri.` },
      caller,
    );
  }
  if (!audiencesOf(visible, caller).includes(audience) || (seat !== undefined && !visible.mine.includes(seat))) {
    throw trouble(
      'forbidden',
      {
        en: 'You may not write to them from here: notes to a side are for who plays on it, notes to everybody for who sits at the table until the game is over.',
        it: 'Non puoi scrivere loro da qui: le note a uno schieramento sono di chi ci gioca, quelle a tutti di chi siede al tavolo finché la partita non è finita.',
      },
      caller,
    );
  }
  return { seq, audience, text, seat: seat ?? null };
}

const unknownNote = (caller: Caller) => trouble('not-found', { en: 'You have no such note.', it: 'Non hai una nota così.' }, caller);

const unknownEntry = ({ table }: VisibleTable, caller: Caller) =>
  trouble('not-found', { en: `The log has entries 0 to ${table.seq}.`, it: `Il registro ha le righe da 0 a ${table.seq}.` }, caller);
