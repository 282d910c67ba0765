import type { Db } from '../../../db/client';
import { lastEntryAt } from '../../../db/log';
import { lastDigest, type OutboxRow, rowsOfDigest } from '../../../db/outbox';
import type { Claimed } from '../../../db/outbox-queue';
import { tablesHeldBy } from '../../../db/tables';
import { stopLinks, tableLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { replyAddress } from '../addresses/reply-addresses';
import { questionToken } from '../addresses/reply-tokens';
import { digestLetter } from '../letters/digest';
import { type Addressing, seal } from '../letters/envelope';
import type { DigestTable } from '../letters/letter';
import { letterReader } from './letter-reader';
import { waitOf } from './letter-schedule';
import { type Situation, situationOf, speaks } from './situation';
import { tableFacts } from './table-facts';
import { asleep, nothing, type WritingContext, type WrittenLetter } from './written-letter';

const day = 24 * 60 * 60 * 1000;
/** Lines of news a table may fill. */
const room = 15;

/** A table that the digest speaks of. */
interface Part {
  situation: Situation;
  /** Rows that were put aside for it. */
  rows: OutboxRow[];
}

/** A table as the digest tells of it, and what a reply about it is known by. */
interface Found extends DigestTable {
  token: string | null;
}

/** The letter of a day: everything that was put aside for it, and what else happened at tables whose letters come this way. */
export async function writeDigest(context: WritingContext, { rows, messageId, isAgain }: Claimed): Promise<WrittenLetter> {
  const [head] = rows;
  if (!head?.userId) throw new Error(`digest ${head?.id} names no user`);
  const { db, clock, baseUrl, from, replies } = context;
  const { userId } = head;
  const children = await rowsOfDigest(db, [head.id]);
  const waiting = children.filter(({ sentAt, mootAt }) => sentAt === null && mootAt === null);
  const reader = await letterReader(db, userId, null);
  const parts = reader ? await partsOf(db, userId, waiting) : [];
  const told = parts.flatMap((part) => part.rows);
  const moot = waiting.filter((row) => !told.includes(row));
  if (!reader || told.length === 0) return nothing([head, ...moot]);
  const { user, preferences } = reader;
  const now = clock.now();
  if (reader.isOff) return { ...asleep([head], now), moot };
  const asLetter = { ...preferences, mode: 'instant' as const };
  const wait = isAgain ? null : waitOf({ preferences: asLetter, zone: user.timezone, now, since: now, seen: null, deadline: null });
  if (wait) return { envelope: null, wait, told: [head], moot, asks: null };
  const since = (await lastDigest(db, userId)) ?? new Date(now.getTime() - day);
  const found: Found[] = [];
  for (const part of parts) {
    const table = await digestTable(context, part, since);
    if (table) found.push(table);
  }
  const place = ({ table }: DigestTable) =>
    `${table.asks.map(({ deadline }) => deadline ?? '9').sort()[0] ?? (table.kind === 'over' ? 'x' : 'y')} ${table.game} ${table.table}`;
  const letter = await digestLetter({
    language: user.language,
    zone: user.timezone,
    tables: found.sort((a, b) => (place(a) < place(b) ? -1 : 1)),
    settings: `${baseUrl}/account#letters`,
    stop: stopLinks(baseUrl, user.email, 'all').page,
  });
  const envelope = seal(letter, {
    ...{ outboxId: head.id, kind: 'digest', tableId: null, userId, to: user.email, from, host: mailHost(from), messageId },
    language: user.language,
    unsubscribe: stopLinks(baseUrl, user.email, 'all').oneClick,
    pictures: [],
    replies,
    ...replyOf(found),
  });
  return { envelope, wait: null, told: [head, ...told], moot, asks: null };
}

/** Where a reply to the whole letter goes: to the one table that asks, else to somebody who says how to address them. */
function replyOf(tables: readonly Found[]): Pick<Addressing, 'replyToken' | 'answerable'> {
  const [one, ...more] = tables.flatMap(({ token }) => token ?? []);
  return one === undefined || more.length > 0 ? { answerable: true } : { replyToken: one };
}

/** Tables with something put aside that still says something, and all others of the reader whose letters come in the digest. */
async function partsOf(db: Db, userId: string, rows: readonly OutboxRow[]): Promise<Part[]> {
  const running = await tablesHeldBy(db, userId, 'running');
  const ids = new Set([...rows.flatMap(({ tableId }) => tableId ?? []), ...running]);
  const parts: Part[] = [];
  for (const id of ids) {
    const situation = await situationOf(db, userId, id);
    if (!situation) continue;
    const own = rows.filter((row) => row.tableId === id && speaks(row, situation));
    const { preferences, isStopped } = situation.reader;
    if (own.length > 0 || (preferences.mode === 'digest' && !isStopped)) parts.push({ situation, rows: own });
  }
  return parts;
}

/** What the digest says of one table; null when there is nothing. */
async function digestTable(context: WritingContext, { situation, rows }: Part, since: Date): Promise<Found | null> {
  const { db, baseUrl, replies, clock } = context;
  const { reader, tableRead, open } = situation;
  const { table } = tableRead;
  const { user } = reader;
  const has = (kind: OutboxRow['kind']) => rows.some((row) => row.kind === kind);
  const isQuiet = rows.length === 0 && open.length === 0;
  const { facts, asked, seat } = await tableFacts(db, {
    tableRead,
    kind: has('over') ? 'over' : open.length > 0 ? 'turn' : 'started',
    begins: has('started'),
    reader: { id: user.id, language: user.language, zone: user.timezone },
    replies: replies !== null,
    room,
    ...(isQuiet && { since: await lastEntryAt(db, table.id, since) }),
    links: tableLinks(baseUrl, table.id, user.email),
  });
  if (isQuiet && facts.news.length === 0 && facts.chat.length === 0) return null;
  if (replies === null || facts.asks.length === 0) return { table: facts, reply: null, token: null };
  const question = { userId: user.id, tableId: table.id, seat, decision: asked?.decision ?? null };
  const token = await questionToken(db, question, clock.now());
  return { table: facts, reply: replyAddress(replies, token), token };
}
