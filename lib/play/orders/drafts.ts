import { database } from '../../../db/client';
import { deleteDraft, findDraft, putDraft } from '../../../db/people';
import { type Caller, mustBeSound, trouble, userOf } from '../access/caller';
import type { TableLook } from '../access/table-look';
import { ownSeat, visibleTable } from '../access/visible-table';
import { largestSheet } from './sheet-check';

/** Orders begun and not sent; only their author ever sees them. */
export interface Draft {
  /** Question it was begun for; it may be closed by now. */
  decision: string;
  content: Record<string, unknown>;
  /** ISO time. */
  updatedAt: string;
}

/** The draft of a seat of the caller, as the table's page shows it. */
export function draftSeen(look: TableLook, seat: string): Draft | null {
  const row = look.mine.includes(seat) ? look.drafts.find((each) => each.seat === seat) : undefined;
  return row ? { decision: row.decision, content: row.content, updatedAt: row.updatedAt.toISOString() } : null;
}

export async function draft(caller: Caller, id: string, seat: string): Promise<Draft | null> {
  const userId = userOf(caller);
  const { db } = await database();
  ownSeat((await visibleTable(db, caller, id)).holders, seat, caller);
  const row = await findDraft(db, { userId, tableId: id, seat });
  return row && { decision: row.decision, content: row.content, updatedAt: row.updatedAt.toISOString() };
}

/** Keeps a draft for all of the caller's devices; null throws it away. */
export async function saveDraft(caller: Caller, id: string, seat: string, begun: Omit<Draft, 'updatedAt'> | null): Promise<void> {
  const userId = userOf(caller);
  const { db } = await database();
  ownSeat((await visibleTable(db, caller, id)).holders, seat, caller);
  const key = { userId, tableId: id, seat };
  if (begun === null) return deleteDraft(db, key);
  if (Buffer.byteLength(JSON.stringify(begun)) > largestSheet) {
    throw trouble('too-large', { en: 'The draft is too long to keep.', it: 'La bozza è troppo lunga per essere conservata.' }, caller);
  }
  mustBeSound(begun, caller);
  await putDraft(db, { ...key, decision: begun.decision, content: begun.content, updatedAt: new Date() });
}
