import type { Db, Tx } from '../../../db/client';
import { dropTrouble, findTrouble, putTrouble } from '../../../db/inbox';
import { releaseLetters, takeLetterBack } from '../../../db/outbox';
import { soundText } from '../../engine';
import type { Blame } from './blame';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Letters that may come back in a row, for a reason that may pass and no two on one day, before an address is left alone. */
const patience = 3;
/** Milliseconds for which a letter is tried in vain at most. */
export const giveUpAfter = 3 * day;
/** What lies longer apart is not in a row. */
const forgottenAfter = 14 * day;

/** Letters remembered as counted. */
const memory = 10;

export interface Bounce {
  blame: Blame;
  /** In the words of the mail server. */
  reason: string;
  /** What the letter is known by, so that it counts once; null: unknown. */
  letter: string | null;
}

/**
 * Notes that a letter did not arrive: a wrong address is switched off at once, a mailbox that takes none after a few letters. What is
 * the fault of our own post counts against nobody. What was told by a letter that had left waits again.
 */
export async function noteBounce(db: Db | Tx, email: string, bounce: Bounce, now: Date): Promise<void> {
  const isOff = await countBounce(db, email, bounce, now);
  if (bounce.letter === null) return;
  const pause = isOff ? { least: day, giveUpAfter: Number.POSITIVE_INFINITY } : { least: hour, giveUpAfter };
  await takeLetterBack(db, bounce.letter, now, { ...pause, most: day });
}

/** Whether the address is off after that. */
async function countBounce(db: Db | Tx, email: string, { blame, reason, letter }: Bounce, now: Date): Promise<boolean> {
  const known = await findTrouble(db, email);
  if (known?.offAt) return true;
  if (blame === 'post') return false;
  const age = known === null ? Number.POSITIVE_INFINITY : now.getTime() - known.lastAt.getTime();
  const isInRow = known !== null && age < forgottenAfter;
  const before = isInRow ? known.counted : [];
  // a full mailbox takes none of the letters of a day
  if (blame === 'mailbox' && (age < day || (letter !== null && before.includes(letter)))) return false;
  const failures = (isInRow ? known.failures : 0) + 1;
  const offAt = blame === 'address' || failures >= patience ? now : null;
  const counted = [...before, ...(letter === null ? [] : [letter])].slice(-memory);
  await putTrouble(db, { email: email.toLowerCase(), kind: 'bounce', reason: soundText(reason), failures, counted, lastAt: now, offAt });
  return offAt !== null;
}

/** Notes that a reader called a letter of ours spam: nothing goes there any more. */
export async function noteComplaint(db: Db | Tx, email: string, reason: string, now: Date): Promise<void> {
  await putTrouble(db, {
    email: email.toLowerCase(),
    kind: 'complaint',
    reason: soundText(reason),
    failures: 0,
    counted: [],
    lastAt: now,
    offAt: now,
  });
}

/** Letters to the address came back for good, or its reader complained. Letters that sign somebody in are sent all the same. */
export async function isSwitchedOff(db: Db | Tx, email: string): Promise<boolean> {
  return (await findTrouble(db, email))?.offAt != null;
}

/** A letter came from the address: it is alive, and what waited for it follows. A complaint stands until its reader takes it back. */
export async function noteAlive(db: Db | Tx, email: string, now: Date): Promise<void> {
  const known = await findTrouble(db, email);
  if (known?.kind !== 'bounce') return;
  await dropTrouble(db, email);
  await releaseLetters(db, email, now, { wasOff: known.offAt !== null });
}
