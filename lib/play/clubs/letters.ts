import type { Tx } from '../../../db/client';
import { putLetter } from '../../../db/outbox';

/** What a club writes about, as the outbox keeps it; names and texts are read when the letter is written. */
export type ClubNews =
  | { what: 'requested'; by: string }
  | { what: 'accepted' | 'declined' | 'director' | 'offered' | 'removed' }
  | { what: 'handed-over'; by: string }
  | { what: 'notices'; since: string; until: string };

/** Writes to a user about a club. What is told of a club that they are no member of any more names it here. */
export function putClubLetter(
  tx: Tx,
  { club, user, news, notBefore }: { club: string; user: string; news: ClubNews; notBefore?: Date },
  now: Date,
): Promise<void> {
  return putLetter(tx, { kind: 'club', userId: user, payload: { club, ...news }, notBefore: notBefore ?? now }, now);
}
