import type { OutboxRow } from '../../../db/outbox';
import type { Claimed } from '../../../db/outbox-queue';
import { stopLinks, tableLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { questionToken } from '../addresses/reply-tokens';
import { seal } from '../letters/envelope';
import type { TableLetter } from '../letters/letter';
import { tableLetter } from '../letters/table';
import { waitOf } from './letter-schedule';
import { asksOf, firstDeadline, type Open, percentOf, situationOf, speaks } from './situation';
import { picturedFacts } from './table-facts';
import { asleep, nothing, type WritingContext, type WrittenLetter } from './written-letter';

/** The one letter that all news of a table for one reader make; what they want of letters may put it off. */
export async function writeTableLetter(context: WritingContext, { rows, messageId, isAgain }: Claimed): Promise<WrittenLetter> {
  const [head] = rows;
  if (!head?.tableId || !head.userId) throw new Error(`letter ${head?.id} names no table or no user`);
  const { db, clock, baseUrl, from, replies } = context;
  const { tableId, userId } = head;
  const situation = await situationOf(db, userId, tableId);
  const told = situation ? rows.filter((row) => speaks(row, situation)) : [];
  const moot = rows.filter((row) => !told.includes(row));
  if (!situation || told.length === 0) return nothing(moot);
  const { reader, tableRead, open } = situation;
  const { user, preferences, seen } = reader;
  if (reader.isOff) return { ...asleep(told, clock.now()), moot };
  // what may have left before goes its way again
  const wait = isAgain
    ? null
    : waitOf({
        ...{ preferences, seen, zone: user.timezone, now: clock.now(), since: sinceOf(told) },
        deadline: firstDeadline(told.flatMap((row) => asksOf(row, open))),
      });
  if (wait) return { envelope: null, wait, told, moot, asks: null };
  const kind = kindOf(told, open);
  const { facts, picture, asked, seat, shows } = await picturedFacts(db, {
    tableRead,
    kind,
    begins: told.some((row) => row.kind === 'started'),
    reminder: Math.max(...told.map(({ payload }) => percentOf(payload))),
    reader: { id: userId, language: user.language, zone: user.timezone },
    replies: replies !== null,
    links: tableLinks(baseUrl, tableId, user.email),
  });
  const question = { userId, tableId, seat, decision: asked?.decision ?? null };
  const envelope = seal(await tableLetter(facts), {
    ...{ outboxId: head.id, kind, tableId, userId, to: user.email, from, host: mailHost(from), messageId, language: user.language },
    unsubscribe: stopLinks(baseUrl, user.email, tableId).oneClick,
    pictures: [{ cid: 'board', filename: 'board.png', png: picture.png }],
    replies,
    ...(replies && { replyToken: await questionToken(db, question, clock.now()) }),
  });
  const isNews = told.some((row) => row.kind === 'started' || row.kind === 'over');
  const asks = new Set(told.flatMap((row) => asksOf(row, open)).map(({ decision }) => decision));
  return { envelope, wait: null, told, moot, asks: isNews ? null : [...asks], shows };
}

const sinceOf = (rows: readonly OutboxRow[]): Date => new Date(Math.min(...rows.map(({ createdAt }) => createdAt.getTime())));

/** What a letter is called by: the most urgent of what it says. A reminder is one only to a reader who was asked before. */
function kindOf(rows: readonly OutboxRow[], open: readonly Open[]): TableLetter['kind'] {
  const has = (...kinds: OutboxRow['kind'][]) => rows.some(({ kind }) => kinds.includes(kind));
  if (has('over')) return 'over';
  // a row that waited asks whatever is open now
  if (has('turn', 'question')) return rows.some((row) => asksOf(row, open).some(({ tempo }) => tempo === 'turn')) ? 'turn' : 'question';
  return has('reminder') ? 'reminder' : 'started';
}
