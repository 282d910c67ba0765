import type { Db, Tx } from '../../db/client';
import { dropTrouble, findTrouble, putTrouble } from '../../db/inbox';
import { releaseLetters, takeLetterBack } from '../../db/outbox';
import { soundText } from '../engine';
import type { Blame } from './inbound/reports';

const day = 24 * 60 * 60 * 1000;
/** Letters that may come back in a row, for a reason that may pass, before an address is left alone. */
const patience = 3;
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
 * the fault of our own post counts against nobody.
 */
export async function noteBounce(db: Db | Tx, email: string, { blame, reason, letter }: Bounce, now: Date): Promise<void> {
  if (blame === 'post') return;
  const known = await findTrouble(db, email);
  if (known?.offAt) return;
  const isInRow = known !== null && now.getTime() - known.lastAt.getTime() < forgottenAfter;
  const before = isInRow ? known.counted : [];
  if (blame === 'mailbox' && letter !== null && before.includes(letter)) return;
  const failures = (isInRow ? known.failures : 0) + 1;
  const offAt = blame === 'address' || failures >= patience ? now : null;
  const counted = [...before, ...(letter === null ? [] : [letter])].slice(-memory);
  await putTrouble(db, { email: email.toLowerCase(), kind: 'bounce', reason: soundText(reason), failures, counted, lastAt: now, offAt });
  if (offAt && letter !== null) await takeLetterBack(db, letter, new Date(now.getTime() + day));
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
  await releaseLetters(db, email, now);
}
