import type { Db } from '../../../db/client';
import { findReader } from '../../../db/letter-readers';
import type { UserRow } from '../../../db/people';
import { type LetterPreferences, letterPreferencesOf } from '../../play/people/letter-preferences';

/** Whom a letter is written to, and what they want of it. */
export interface LetterReader {
  user: UserRow;
  preferences: LetterPreferences;
  /** When they last had the table before them. */
  seen: Date | null;
  /** They want none of these letters. */
  isStopped: boolean;
  /** None arrive: letters came back, or the reader complained. */
  isOff: boolean;
}

/** The reader of a table's letters (of letters about no table: null), in one query; null when the account is gone, or a bot's. */
export async function letterReader(db: Db, userId: string, tableId: string | null): Promise<LetterReader | null> {
  const row = await findReader(db, userId, tableId);
  if (!row) return null;
  return {
    user: row.user,
    preferences: letterPreferencesOf(row.user, row.own),
    seen: row.seen,
    // a table with a wish of its own goes before the account
    isOff: row.offAt !== null,
    isStopped: (tableId !== null && row.stopped.includes(tableId)) || (row.stopped.includes('all') && row.own?.mode === undefined),
  };
}
