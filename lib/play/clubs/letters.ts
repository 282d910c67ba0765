import type { Tx } from '../../../db/client';
import { putLetter, putLetters } from '../../../db/outbox';

/** What a club writes about, as the outbox keeps it; names and texts are read when the letter is written. */
export type ClubNews =
  | { what: 'requested'; by: string }
  | { what: 'accepted' | 'declined' | 'director' | 'offered' | 'removed' }
  | { what: 'handed-over'; by: string }
  /** The letter that invited an address did not arrive. */
  | { what: 'returned'; email: string; reason: string }
  | { what: 'notices'; since: string; until: string };

/** Writes to a user about a club. */
export function putClubLetter(tx: Tx, { club, user, news }: { club: string; user: string; news: ClubNews }, now: Date): Promise<void> {
  return putLetter(tx, { kind: 'club', userId: user, payload: { club, ...news }, notBefore: now }, now);
}

/** The letters with notices from now to a moment, which is when they leave. */
export function putNoticeLetters(
  tx: Tx,
  { club, users, due }: { club: string; users: readonly string[]; due: Date },
  now: Date,
): Promise<void> {
  const news: ClubNews = { what: 'notices', since: now.toISOString(), until: due.toISOString() };
  return putLetters(
    tx,
    users.map((userId) => ({ kind: 'club', userId, payload: { club, ...news }, notBefore: due })),
    now,
  );
}
