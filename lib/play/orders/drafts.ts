import { database } from '../../../db/client';
import { deleteDraft, putDraft } from '../../../db/people';
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

/** What was begun for a seat of the caller. */
export function draft(caller: Caller, look: TableLook, seat: string): Draft | null {
  ownSeat(look.holders, seat, caller);
  const row = look.drafts.find((each) => each.seat === seat);
  return row ? { decision: row.decision, content: row.content, updatedAt: row.updatedAt.toISOString() } : null;
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
