import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/client';
import type { OutboxRow } from '../../../db/outbox';
import { invites, seats, tables, users } from '../../../db/schema';
import type { Language } from '../../engine';
import { isGameId, loadGame } from '../../games/registry';
import { dayText } from '../../pace';
import { type InviteView, invitationReturned, inviteView } from '../../play';
import { stoppedScopes } from '../../play/people/unsubscribe';
import { stopLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { type Envelope, seal } from '../letters/envelope';
import { invitationLetter } from '../letters/invitation';
import { letterWords } from '../words';
import type { Desk } from './written';

/** What the outbox keeps of an invitation. */
const invitationPayload = z.object({ token: z.string() });

/** The letter of an invitation row; null when the seat cannot be had any more or the address wants no letters. */
export async function writeInvitation(desk: Desk, row: OutboxRow, messageId: string): Promise<Envelope | null> {
  const { db, from, baseUrl, replies, clock } = desk;
  const { token } = invitationPayload.parse(row.payload);
  const [found] = await db
    .select({ tableId: tables.id, game: tables.game, by: invites.createdBy })
    .from(invites)
    .innerJoin(tables, eq(tables.id, invites.tableId))
    .where(eq(invites.token, token));
  const to = row.email;
  if (!found || to === null || !isGameId(found.game)) return null;
  if ((await stoppedScopes(db, to, found.tableId)).length > 0) {
    await invitationReturned(db, { ...row, reason: '' }, clock.now());
    return null;
  }
  const reader = await readerOf(db, to, found.by);
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
    table: invite.title,
    inviter: invite.from,
    address: to,
    seats: [invite.seatName],
    players: await playersOf(db, invite, (seat) => game.seatName(seat, language), language),
    stop: stop.page,
    replies: replies !== null,
  });
  return seal(letter, {
    ...{
      outboxId: row.id,
      kind: 'invitation',
      tableId: found.tableId,
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

/** The account behind an address and its language; without an account, the language of whoever invites. */
async function readerOf(db: Db, email: string, inviter: string | null): Promise<{ id: string | null; language: Language; zone: string }> {
  const [user] = await db
    .select({ id: users.id, language: users.language, zone: users.timezone })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  if (user) return user;
  const [from] = await db
    .select({ language: users.language, zone: users.timezone })
    .from(users)
    .where(inArray(users.id, inviter === null ? [] : [inviter]));
  return { id: null, language: from?.language ?? 'en', zone: from?.zone ?? 'UTC' };
}

/** The same for letters about a table: without an account, the language of its owner. */
export async function readerAt(db: Db, email: string, tableId: string | null): ReturnType<typeof readerOf> {
  const [table] = tableId === null ? [] : await db.select({ owner: tables.ownerId }).from(tables).where(eq(tables.id, tableId));
  return readerOf(db, email, table?.owner ?? null);
}

async function playersOf(db: Db, invite: InviteView, nameOf: (seat: string) => string, language: Language): Promise<string[]> {
  const words = letterWords[language];
  const rows = await db
    .select({ seat: seats.seat, bot: seats.bot, name: users.name })
    .from(seats)
    .leftJoin(users, eq(users.id, seats.userId))
    .where(eq(seats.tableId, invite.table))
    .orderBy(asc(seats.place));
  const holderOf = ({ seat, bot, name }: (typeof rows)[number]) =>
    bot ? words.bot : (name ?? (seat === invite.seat ? words.you : words.invitation.free));
  return rows.map((row) => `${nameOf(row.seat)}: ${holderOf(row)}`);
}
