import { emailOf } from '../../db/people';
import { invitationReturned } from '../play';
import { writeAffair } from './affair';
import { writeAnswer } from './answer';
import type { Claimed, OutboxRow } from './claim';
import { writeDigest } from './digest';
import type { Envelope } from './envelope';
import { writeInvitation } from './invitation';
import { writeNote } from './note';
import { writeNotice } from './notice';
import type { Post } from './outbox';
import type { Wait } from './rhythm';
import { writeSignIn } from './sign-in';
import { writeTableLetter } from './table-letter';
import { isSwitchedOff } from './troubles';

/** The world as far as writing a letter looks at it. */
export type Desk = Pick<Post, 'db' | 'clock' | 'from' | 'baseUrl' | 'replies'>;

export interface Written {
  /** Null: there is nothing to send now. */
  envelope: Envelope | null;
  /** Set: what `told` says waits. */
  wait: Wait | null;
  /** Rows that the letter is made of. */
  told: OutboxRow[];
  /** Rows that say nothing any more. */
  moot: OutboxRow[];
  /** Questions without which the letter says nothing; null: it says something anyhow. */
  asks: string[] | null;
}

const day = 24 * 60 * 60 * 1000;

/** Nothing arrives at the reader's address just now: the rows wait, at most until they are looked at again. */
export const asleep = (rows: OutboxRow[], now: Date): Written => ({
  envelope: null,
  wait: { how: 'later', until: new Date(now.getTime() + day) },
  told: rows,
  moot: [],
  asks: null,
});

export const nothing = (moot: OutboxRow[]): Written => ({ envelope: null, wait: null, told: [], moot, asks: null });

async function isOff({ db }: Desk, { email, userId }: OutboxRow): Promise<boolean> {
  const address = email ?? (userId === null ? null : await emailOf(db, userId));
  return address !== null && (await isSwitchedOff(db, address));
}

/** Writes the one letter that rows taken together make, from what is true now. */
export async function writeLetter(desk: Desk, claimed: Claimed): Promise<Written> {
  const { rows, messageId } = claimed;
  const [head] = rows;
  if (!head) return nothing([]);
  const whole = (envelope: Envelope | null): Written =>
    envelope ? { envelope, wait: null, told: rows, moot: [], asks: null } : nothing(rows);
  switch (head.kind) {
    case 'sign-in':
      return whole(await writeSignIn(desk, head, messageId));
    case 'invitation':
      if (!(await isOff(desk, head))) return whole(await writeInvitation(desk, head, messageId));
      await invitationReturned(desk.db, { ...head, reason: '' }, desk.clock.now());
      return asleep(rows, desk.clock.now());
    case 'affair':
      return (await isOff(desk, head)) ? asleep(rows, desk.clock.now()) : whole(await writeAffair(desk, head, messageId));
    case 'answer':
      return whole(await (head.payload.note ? writeNote : writeAnswer)(desk, head, messageId));
    case 'digest':
      return writeDigest(desk, claimed);
    case 'notice':
      return writeNotice(desk, claimed);
    default:
      return writeTableLetter(desk, claimed);
  }
}
