import type { Db, Tx } from '../../db/client';
import { dropTrouble, findTrouble, putTrouble } from '../../db/inbox';
import { soundText } from '../engine';

const day = 24 * 60 * 60 * 1000;
/** Letters that may come back in a row, for a reason that may pass, before an address is left alone. */
const patience = 3;
/** What lies longer apart is not in a row. */
const forgottenAfter = 14 * day;

export interface Bounce {
  /** The address is wrong for good. */
  isPermanent: boolean;
  /** In the words of the mail server. */
  reason: string;
}

/** Notes that a letter did not arrive: a wrong address is switched off at once, any other after a few letters. */
export async function noteBounce(db: Db | Tx, email: string, { isPermanent, reason }: Bounce, now: Date): Promise<void> {
  const known = await findTrouble(db, email);
  if (known?.offAt) return;
  const inRow = known && now.getTime() - known.lastAt.getTime() < forgottenAfter ? known.failures : 0;
  const failures = inRow + 1;
  const offAt = isPermanent || failures >= patience ? now : null;
  await putTrouble(db, { email: email.toLowerCase(), kind: 'bounce', reason: soundText(reason), failures, lastAt: now, offAt });
}

/** Notes that a reader called a letter of ours spam: nothing goes there any more. */
export async function noteComplaint(db: Db | Tx, email: string, reason: string, now: Date): Promise<void> {
  await putTrouble(db, { email: email.toLowerCase(), kind: 'complaint', reason: soundText(reason), failures: 0, lastAt: now, offAt: now });
}

/** Letters to the address came back for good, or its reader complained. Letters that sign somebody in are sent all the same. */
export async function isSwitchedOff(db: Db | Tx, email: string): Promise<boolean> {
  return (await findTrouble(db, email))?.offAt != null;
}

/** A letter came from the address: it is alive. A complaint stands until its reader takes it back. */
export async function noteAlive(db: Db | Tx, email: string): Promise<void> {
  const known = await findTrouble(db, email);
  if (known?.kind === 'bounce') await dropTrouble(db, email);
}
