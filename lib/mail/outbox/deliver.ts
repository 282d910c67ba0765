import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import type { OutboxRow } from '../../../db/outbox';
import { type Claimed, claim, isNews, postpone } from '../../../db/outbox-queue';
import { prepared } from '../../../db/prepared';
import { type Attachment, handedLetters, letters, newId, outbox } from '../../../db/schema';
import { soundText } from '../../engine';
import { invitationReturned } from '../../play';
import { mailHost, messageIdOf } from '../addresses/message-ids';
import { giveUpAfter, noteBounce } from '../bounces/address-troubles';
import type { Envelope, Picture } from '../letters/envelope';
import { writeLetter } from '../writing/write-letter';
import { type Desk, nothing, type Written } from '../writing/written';
import { asItWas, forgetHandover, noteHandover } from './handed-letters';
import { trimMailbox } from './local-mailbox';
import { NotTaken, type Transport } from './transport';

/** What sending letters needs of the world. */
export interface Post extends Desk {
  transport: Transport;
  /** 0 <= x < 1. */
  random(): number;
  /** Hears of letters that could not be sent, and why. */
  complain(outboxId: string, error: unknown): void;
  /** Hears that our own mail server takes no letters, in its words: somebody must do something about it. */
  alarm(reason: string): void;
}

const second = 1000;
const minute = 60 * second;
/** Longer than every timeout of one SMTP conversation together. */
const lease = 2 * minute;

/** Milliseconds until try `attempt + 1`: doubled each time up to four hours, give or take a quarter. */
export function backoff(attempt: number, random: () => number): number {
  return Math.min(30 * second * 2 ** (attempt - 1), 240 * minute) * (0.75 + random() / 2);
}

/** Sends letters that are due, up to `most` at a time. Returns how many were dealt with: 0 means nothing is due. */
export async function deliverDue(post: Post, most = 10): Promise<number> {
  const host = mailHost(post.from);
  const claimed = await claim(post.db, { now: post.clock.now(), most, lease, messageIdOf: (id) => messageIdOf(id, host) });
  await Promise.all(claimed.map((each) => deliver(post, each)));
  if (post.transport.kind === 'local' && claimed.length > 0) await trimMailbox(post.db);
  return claimed.length;
}

async function deliver(post: Post, claimed: Claimed): Promise<void> {
  const { rows } = claimed;
  let to: string | null = null;
  try {
    const { envelope, wait, told, moot } = await letterOf(post, claimed);
    to = envelope?.to ?? null;
    if (envelope) {
      await post.transport.send(envelope);
      return await record(post, envelope, { told, moot }).catch(asUnnoted);
    }
    if (wait) await postpone(post.db, told, wait, post.clock.now());
    await close(post.db, { mootAt: post.clock.now(), lastError: null }, idsOf(moot));
    if (claimed.isAgain) await forgetHandover(post.db, claimed.messageId);
  } catch (error) {
    for (const { id } of rows.slice(0, 1)) post.complain(id, error);
    await putBack(post, claimed, error, to);
  }
}

/** The letter, written down so that a second try sends the same; rows that others have taken meanwhile are theirs. */
async function letterOf(post: Post, claimed: Claimed): Promise<Written> {
  const fresh = await writeLetter(post, claimed);
  const kept = claimed.isAgain ? await asItWas(post.db, claimed, fresh) : null;
  const { envelope } = fresh;
  if (kept || !envelope) return kept ?? fresh;
  const isOurs = await noteHandover(post.db, claimed, { ...fresh, envelope }, { staysHere: post.transport.kind === 'local' });
  return isOurs ? fresh : nothing([]);
}

/** It was handed over: whatever went wrong afterwards, it may have arrived. */
function asUnnoted(error: unknown): never {
  throw new NotTaken('unknown', error instanceof Error ? error.message : String(error), null, { cause: error });
}

const keep = prepared((on) => {
  const { placeholder } = sql;
  const kept = on.insert(letters).values({
    id: placeholder('id'),
    outboxId: placeholder('outboxId'),
    kind: placeholder('kind'),
    tableId: placeholder('tableId'),
    userId: placeholder('userId'),
    to: placeholder('to'),
    messageId: placeholder('messageId'),
    transport: placeholder('transport'),
    subject: placeholder('subject'),
    headers: placeholder('headers'),
    text: placeholder('text'),
    html: placeholder('html'),
    attachments: placeholder('attachments'),
    sentAt: placeholder('sentAt'),
  });
  const record = on.$with('record').as(kept.returning({ id: letters.id }));
  const mine = eq(handedLetters.messageId, placeholder('messageId'));
  const forgotten = on.$with('forgotten').as(on.delete(handedLetters).where(mine).returning({ id: handedLetters.messageId }));
  const sentAt = sql`${sql.param(placeholder('sentAt'), outbox.sentAt)}`;
  return (
    on
      .with(record, forgotten)
      .update(outbox)
      // what a letter was made of may be a key (sign-in): it is not kept once the letter is gone
      .set({ sentAt, lastError: null, payload: {}, leasedUntil: null })
      .where(and(sql`${outbox.id} = any(${sql.placeholder('told')})`, isNull(outbox.sentAt)))
      .prepare('keep_letter')
  );
});

/** The letter left: kept as a record, in one statement with the mark that nobody sends it again. */
async function record({ db, clock, transport }: Post, envelope: Envelope, { told, moot }: Pick<Written, 'told' | 'moot'>): Promise<void> {
  const local = transport.kind === 'local';
  const { outboxId, kind, tableId, userId, to, messageId, subject, headers, text, html, pictures } = envelope;
  const sentAt = clock.now();
  const letter: typeof letters.$inferSelect = {
    ...{ id: newId(), outboxId, kind, tableId, userId, to, messageId, headers, sentAt },
    transport: transport.kind,
    subject: soundText(subject),
    text: local ? soundText(text) : null,
    html: local ? soundText(html) : null,
    attachments: local ? pictures.map(attachmentOf) : [],
  };
  await keep(db).execute({ ...letter, told: idsOf(told) });
  await close(db, { mootAt: sentAt, lastError: null }, idsOf(moot));
}

const attachmentOf = ({ cid, filename, png }: Picture): Attachment => ({
  cid,
  filename,
  contentType: 'image/png',
  base64: png.toString('base64'),
});

const idsOf = (rows: readonly OutboxRow[]): string[] => rows.map(({ id }) => id);

type Closing = Partial<typeof outbox.$inferInsert>;

async function close(db: Pick<Db, 'update'>, how: Closing, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(outbox)
    .set({ ...how, leasedUntil: null })
    .where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)));
}

/** Back into the queue with a pause, or out of it when there is no hope. */
async function putBack(post: Post, { rows, messageId, isAgain }: Claimed, error: unknown, to: string | null): Promise<void> {
  const { db, clock, random } = post;
  const now = clock.now();
  const ids = idsOf(rows);
  const { hope, blame } = error instanceof NotTaken ? error : { hope: 'later' as const, blame: null };
  const lastError = soundText((error instanceof Error ? error.message : String(error)).slice(0, 500));
  const [oldest] = rows;
  if (blame !== null && to !== null) {
    await noteBounce(db, to, { blame, reason: lastError.slice(0, 300), letter: oldest?.id ?? null }, now);
  }
  const isStuck = blame === 'post' && !(await hasLeftSince(db, new Date(now.getTime() - minute)));
  if (blame === 'post') post.alarm(lastError);
  const failingSince = oldest?.failingSince ?? now;
  const isTooOld = !isStuck && now.getTime() - failingSince.getTime() > giveUpAfter;
  // news of tables wait until the address is put right; anything else is of no use then
  const isLost = hope === 'refused' && !(oldest && (isNews(oldest) || oldest.kind === 'digest'));
  if (isLost || isTooOld) {
    for (const row of rows) if (row.kind === 'invitation') await invitationReturned(db, { ...row, reason: lastError.slice(0, 300) }, now);
    // what a digest would have told goes with it
    const inIt = await db.select({ id: outbox.id }).from(outbox).where(inArray(outbox.digestId, ids));
    await close(db, { mootAt: now, lastError }, [...ids, ...inIt.map(({ id }) => id)]);
    return forgetHandover(db, messageId);
  }
  const attempt = Math.max(...rows.map((row) => row.attempts));
  const notBefore = new Date(now.getTime() + (hope === 'refused' ? 24 * 60 * minute : backoff(attempt, random)));
  // surely not taken, now or before: the rows may join a fuller letter; perhaps taken: the same letter again, under its own Message-ID
  const isFree = hope === 'refused' || (hope === 'later' && !isAgain);
  // while nothing leaves it is not this letter that fails
  const failing = isStuck ? { stuckAt: now } : { stuckAt: null, failingSince };
  await close(db, { notBefore, lastError, ...failing, ...(isFree && { messageId: null }) }, ids);
  if (isFree) await forgetHandover(db, messageId);
}

/** Some letter left: a no that concerns our own mail server then concerns one letter alone, as far as can be told. */
async function hasLeftSince(db: Db, since: Date): Promise<boolean> {
  const [one] = await db.select({ id: letters.id }).from(letters).where(gt(letters.sentAt, since)).limit(1);
  return one !== undefined;
}
