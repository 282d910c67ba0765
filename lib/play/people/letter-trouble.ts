import { database } from '../../../db/client';
import { dropTrouble, findTrouble } from '../../../db/inbox';
import { hasStuck, releaseLetters } from '../../../db/outbox';
import { emailOf } from '../../../db/people';
import { type Clock, systemClock } from '../../clock';
import { type Caller, userOf } from '../access/caller';

/** Why a player gets no letters any more. */
export interface LetterTrouble {
  kind: 'bounce' | 'complaint';
  /** In the words of the mail server. */
  reason: string;
  /** ISO time. */
  since: string;
}

/** Why the caller's address was switched off; null while letters go there. */
export async function letterTrouble(caller: Caller): Promise<LetterTrouble | null> {
  const { db } = await database();
  const email = await emailOf(db, userOf(caller));
  const trouble = email === null ? null : await findTrouble(db, email);
  return trouble?.offAt ? { kind: trouble.kind, reason: trouble.reason, since: trouble.offAt.toISOString() } : null;
}

/** Letters wait because the mail server of the house takes none. */
export const areLettersStuck = async (): Promise<boolean> => hasStuck((await database()).db);

/** Letters go to the caller's address again, those first that waited for it. */
export async function resumeLetters(caller: Caller, clock: Clock = systemClock): Promise<void> {
  const { db } = await database();
  const email = await emailOf(db, userOf(caller));
  if (email === null) return;
  await dropTrouble(db, email);
  await releaseLetters(db, email, clock.now(), { wasOff: true });
}
