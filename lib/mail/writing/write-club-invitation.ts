import { z } from 'zod';
import { findClubInvitation } from '../../../db/club-affairs';
import { findClubById } from '../../../db/clubs';
import { scopesStopped } from '../../../db/letter-preferences';
import type { OutboxRow } from '../../../db/outbox';
import { correspondentOf } from '../../../db/people';
import { clubInvitationReturned } from '../../play';
import { dayText } from '../../time-control';
import { stopLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { clubLetter } from '../letters/club';
import { type Envelope, seal } from '../letters/envelope';
import { letterWords } from '../words';
import { clubWords } from '../words/clubs';
import { inviterFor } from './write-invitation';
import type { WritingContext } from './written-letter';

/** What the outbox keeps of an invitation to a club. */
const invitationPayload = z.object({ token: z.string() });

/** The letter that asks somebody into a club; null when it stands no more, they are in, or the address wants no letters. To a stranger it does not name the club. */
export async function writeClubInvitation(context: WritingContext, row: OutboxRow, messageId: string): Promise<Envelope | null> {
  const { db, from, baseUrl, replies, clock } = context;
  const { token } = invitationPayload.parse(row.payload);
  const invitation = await findClubInvitation(db, token, clock.now());
  const to = row.email;
  if (!invitation || to === null) return null;
  if ((await scopesStopped(db, to, ['all'])).length > 0) {
    await clubInvitationReturned(db, { ...row, reason: '' }, clock.now());
    return null;
  }
  const { id, language, zone } = await correspondentOf(db, to, invitation.createdBy);
  const found = await findClubById(db, invitation.clubId, id);
  if (!found || found.role !== null) return null;
  const isStranger = id === null;
  const words = clubWords[language].invitation;
  const all = letterWords[language];
  const inviter = inviterFor(invitation.fromName ?? '', isStranger, all.invitation.somebody);
  const name = isStranger ? null : found.club.name;
  const stop = stopLinks(baseUrl, to, 'all');
  const letter = clubLetter({
    ...{ language, subject: words.subject(inviter, name), over: name, title: words.lead(inviter, name), parts: [] },
    text: [words.what, words.until(dayText(invitation.endsAt, { zone, language })), all.invitation.stranger],
    go: { text: words.button, url: `${baseUrl}/clubs/invitation/${token}` },
    why: all.invitation.why(to),
    stops: [{ text: all.stopAll, url: stop.page }],
  });
  return seal(letter, {
    ...{
      outboxId: row.id,
      kind: 'club-invitation',
      tableId: null,
      userId: row.userId,
      to,
      from,
      host: mailHost(from),
      messageId,
      language,
    },
    ...{ unsubscribe: stop.oneClick, pictures: [], replies },
  });
}
