import type { Claimed } from '../../../db/outbox-queue';
import { stopLinks, tableLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { questionToken } from '../addresses/reply-tokens';
import { seal } from '../letters/envelope';
import type { NoticeLetter } from '../letters/letter';
import { noticeLetter } from '../letters/notice';
import { waitOf } from './letter-schedule';
import { noticePayload, saysOf } from './notice-words';
import { situationOf } from './situation';
import { asleep, nothing, type WritingContext, type WrittenLetter } from './written-letter';

/** The letter of a notice about a table. */
export async function writeNotice(
  { db, clock, from, baseUrl, replies }: WritingContext,
  { rows, messageId, isAgain }: Claimed,
): Promise<WrittenLetter> {
  const [head] = rows;
  if (!head?.tableId || !head.userId) throw new Error(`notice ${head?.id} names no table or no user`);
  const { tableId, userId } = head;
  const situation = await situationOf(db, userId, tableId);
  if (!situation || situation.reader.isStopped) return nothing(rows);
  const { table, game } = situation.tableRead;
  const { user, preferences, isOff } = situation.reader;
  const now = clock.now();
  if (isOff) return asleep(rows, now);
  // a notice is no news of the game: it does not wait for the digest
  const asLetter = { ...preferences, mode: 'instant' as const };
  const wait = isAgain ? null : waitOf({ preferences: asLetter, zone: user.timezone, now, since: now, seen: null, deadline: null });
  if (wait) return { envelope: null, wait, told: rows, moot: [], asks: null };
  const links = tableLinks(baseUrl, tableId, user.email);
  const said = await saysOf(db, noticePayload.parse(head.payload), { situation, place: links.play, canReply: replies !== null });
  if (!said) return nothing(rows);
  const { replyFor, ...says } = said;
  const letter: NoticeLetter = { language: user.language, game: game.title[user.language], table: table.title, ...says, links };
  const envelope = seal(noticeLetter(letter), {
    ...{ outboxId: head.id, kind: 'notice', tableId, userId, to: user.email, from, host: mailHost(from), messageId },
    language: user.language,
    unsubscribe: stopLinks(baseUrl, user.email, tableId).oneClick,
    pictures: [],
    replies,
    ...(replies && replyFor && { replyToken: await questionToken(db, { userId, tableId, ...replyFor }, now) }),
  });
  return { envelope, wait: null, told: rows, moot: [], asks: null };
}
