import { z } from 'zod';
import type { Db } from '../../../db/client';
import { scopesStopped } from '../../../db/letter-preferences';
import type { OutboxRow } from '../../../db/outbox';
import { correspondentOf } from '../../../db/people';
import { findInvite, findTable, holdersOf, type SeatHolder } from '../../../db/tables';
import type { Language } from '../../engine';
import { isGameId, loadGame } from '../../games/registry';
import { type InviteView, invitationReturned, inviteView } from '../../play';
import { dayText } from '../../time-control';
import { stopLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { type Envelope, seal } from '../letters/envelope';
import { invitationLetter } from '../letters/invitation';
import { letterWords } from '../words';
import type { WritingContext } from './written-letter';

/** What the outbox keeps of an invitation. */
const invitationPayload = z.object({ token: z.string() });

/** The letter of an invitation row; null when the seat cannot be had any more or the address wants no letters. */
export async function writeInvitation(context: WritingContext, row: OutboxRow, messageId: string): Promise<Envelope | null> {
  const { db, from, baseUrl, replies, clock } = context;
  const { token } = invitationPayload.parse(row.payload);
  const invited = await findInvite(db, token);
  const found = invited && (await findTable(db, invited.tableId));
  const to = row.email;
  if (!found || to === null || !isGameId(found.game)) return null;
  if ((await scopesStopped(db, to, [found.id, 'all'])).length > 0) {
    await invitationReturned(db, { ...row, reason: '' }, clock.now());
    return null;
  }
  const reader = await correspondentOf(db, to, invited.createdBy);
  const isStranger = reader.id === null;
  const { language, zone } = reader;
  const day = (iso: string) => dayText(new Date(iso), { zone, language });
  const invite = await inviteView({ user: reader.id, language }, token);
  if (invite.gone !== null) return null;
  const game = await loadGame(found.game);
  const stop = stopLinks(baseUrl, to, 'all');
  const letter = await invitationLetter({
    kind: invite.kind,
    span: invite.span && { from: day(invite.span.from), until: day(invite.span.until) },
    language,
    url: `${baseUrl}/invite/${token}`,
    game: invite.gameTitle,
    summary: game.summary[language],
    table: isStranger ? null : invite.title,
    inviter: inviterFor(invite.from, isStranger, letterWords[language].invitation.somebody),
    address: to,
    seats: [invite.seatName],
    players: isStranger ? [] : await playersOf(db, invite, (seat) => game.seatName(seat, language, found.moment), language),
    stop: stop.page,
    replies: replies !== null,
  });
  return seal(letter, {
    ...{
      outboxId: row.id,
      kind: 'invitation',
      tableId: found.id,
      userId: row.userId,
      to,
      from,
      host: mailHost(from),
      messageId,
      language,
    },
    unsubscribe: stop.oneClick,
    pictures: [],
    replies,
    answerable: true,
  });
}

/** Who invites. What reads like an address of the web is no name: strangers are not led anywhere by it. */
export function inviterFor(name: string, isStranger: boolean, somebody: string): string {
  const isLink = /[:/@\\]|\bwww\b|\p{L}\.\p{L}{2}/iu.test(name);
  return name === '' || (isStranger && isLink) ? somebody : name;
}

/** Who reads at an address, for letters about a table: without an account, in the language of its owner. */
export async function readerAt(db: Db, email: string, tableId: string | null): ReturnType<typeof correspondentOf> {
  const table = tableId === null ? null : await findTable(db, tableId);
  return correspondentOf(db, email, table?.ownerId ?? null);
}

async function playersOf(db: Db, invite: InviteView, nameOf: (seat: string) => string, language: Language): Promise<string[]> {
  const words = letterWords[language];
  const rows = await holdersOf(db, [invite.table]);
  const holderOf = ({ seat, bot, userName }: SeatHolder) =>
    bot ? words.bot : (userName ?? (seat === invite.seat ? words.you : words.invitation.free));
  return rows.map((row) => `${nameOf(row.seat)}: ${holderOf(row)}`);
}
