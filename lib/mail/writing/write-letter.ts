import type { OutboxRow } from '../../../db/outbox';
import type { Claimed } from '../../../db/outbox-queue';
import { emailOf } from '../../../db/people';
import { clubInvitationReturned, invitationReturned } from '../../play';
import { isSwitchedOff } from '../bounces/address-troubles';
import type { Envelope } from '../letters/envelope';
import { writeAffair } from './write-affair';
import { writeAnswer } from './write-answer';
import { writeClub } from './write-club';
import { writeClubInvitation } from './write-club-invitation';
import { writeDigest } from './write-digest';
import { writeFollowed } from './write-followed';
import { writeInvitation } from './write-invitation';
import { writeNote } from './write-note';
import { writeNotice } from './write-notice';
import { writeSeason } from './write-season';
import { writeSignIn } from './write-sign-in';
import { writeTableLetter } from './write-table-letter';
import { asleep, nothing, type WritingContext, type WrittenLetter } from './written-letter';

async function isOff({ db }: WritingContext, { email, userId }: OutboxRow): Promise<boolean> {
  const address = email ?? (userId === null ? null : await emailOf(db, userId));
  return address !== null && (await isSwitchedOff(db, address));
}

/** Writes the one letter that rows taken together make, from what is true now. */
export async function writeLetter(context: WritingContext, claimed: Claimed): Promise<WrittenLetter> {
  const { rows, messageId } = claimed;
  const [head] = rows;
  if (!head) return nothing([]);
  const whole = (envelope: Envelope | null): WrittenLetter =>
    envelope ? { envelope, wait: null, told: rows, moot: [], asks: null } : nothing(rows);
  switch (head.kind) {
    case 'sign-in':
      return whole(await writeSignIn(context, head, messageId));
    case 'invitation':
      if (!(await isOff(context, head))) return whole(await writeInvitation(context, head, messageId));
      await invitationReturned(context.db, { ...head, reason: '' }, context.clock.now());
      return asleep(rows, context.clock.now());
    case 'affair':
      return (await isOff(context, head)) ? asleep(rows, context.clock.now()) : whole(await writeAffair(context, head, messageId));
    case 'club':
      return writeClub(context, claimed);
    case 'season':
      return writeSeason(context, claimed);
    case 'club-invitation':
      if (!(await isOff(context, head))) return whole(await writeClubInvitation(context, head, messageId));
      await clubInvitationReturned(context.db, { ...head, reason: '' }, context.clock.now());
      return asleep(rows, context.clock.now());
    case 'followed':
      return writeFollowed(context, claimed);
    case 'answer':
      return whole(await (head.payload.note ? writeNote : writeAnswer)(context, head, messageId));
    case 'digest':
      return writeDigest(context, claimed);
    case 'notice':
      return writeNotice(context, claimed);
    default:
      return writeTableLetter(context, claimed);
  }
}
