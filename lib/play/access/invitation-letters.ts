import type { Tx } from '../../../db/client';
import { type Caller, trouble } from './caller';
import { limitWithin } from './rate-limit';

/** Letters of invitation one user may send. */
const invitationLetters = { most: 40, seconds: 24 * 60 * 60 };

/** Counts a letter to an address that may be a stranger's: not without end. Throws too-many. */
export const mayWriteToStrangers = (tx: Tx, user: string | null, caller: Caller): Promise<void> =>
  limitWithin(tx, `invitations:${user}`, invitationLetters, caller.language);

/** An address as it is kept, in lower case; throws invalid where it is none. */
export function addressOf(text: string, caller: Caller): string {
  const address = text.trim().toLowerCase();
  if (address.length <= 254 && /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\.[^\s@<>,;:"()[\]\\\p{C}]+$/u.test(address))
    return address;
  throw trouble('invalid', { en: 'This is not an e-mail address.', it: 'Questo non è un indirizzo di posta.' }, caller);
}
