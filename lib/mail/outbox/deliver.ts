import { forgetHandover } from '../../../db/handed-letters';
import { type OutboxRow, releaseRows, rowsOfDigest } from '../../../db/outbox';
import { type Claimed, claim, isTableNews, postpone } from '../../../db/outbox-queue';
import { type Attachment, newTimedId } from '../../../db/schema';
import { hasLeftSince, keepLetter, type SentLetter, trimLocalLetters } from '../../../db/sent-letters';
import { soundText } from '../../engine';
import { countLetter } from '../../metrics';
import { clubInvitationReturned, invitationReturned } from '../../play';
import { mailHost, messageIdOf } from '../addresses/message-ids';
import { giveUpAfter, noteBounce } from '../bounces/address-troubles';
import type { Envelope, Picture } from '../letters/envelope';
import { writeLetter } from '../writing/write-letter';
import { nothing, type WritingContext, type WrittenLetter } from '../writing/written-letter';
import { asItWas, noteHandover } from './handover';
import { mailboxSize } from './local-mailbox';
import { NotTaken, type Transport } from './transport';

/** What sending letters needs of the world. */
export interface Post extends WritingContext {
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
  const together = { ...post, looks: new Map() };
  await Promise.all(claimed.map((each) => deliver(together, each)));
  if (post.transport.kind === 'local' && claimed.length > 0) await trimLocalLetters(post.db, mailboxSize);
  return claimed.length;
}

async function deliver(post: Post, claimed: Claimed): Promise<void> {
  const { rows } = claimed;
  let held = claimed;
  let to: string | null = null;
  try {
    const { envelope, wait, told, moot, again } = await letterOf(post, claimed);
    to = envelope?.to ?? null;
    if (envelope) {
      const joined = told.filter((row) => row.digestId === null && !rows.includes(row));
      held = { ...claimed, rows: [...rows, ...joined] };
      await post.transport.send(envelope);
      await record(post, envelope, { told, moot }).catch(asUnnoted);
      return countLetter('sent');
    }
    if (wait && again) await releaseRows(post.db, idsOf(told), { notBefore: wait.until });
    else if (wait) await postpone(post.db, told, wait, post.clock.now());
    await releaseRows(post.db, idsOf(moot), { mootAt: post.clock.now(), lastError: null });
    countLetter(wait ? 'waits' : 'moot');
    if (claimed.isAgain && !again) await forgetHandover(post.db, claimed.messageId);
  } catch (error) {
    for (const { id } of rows.slice(0, 1)) post.complain(id, error);
    // what cannot even be put back is anybody's again when its lease is over
    await putBack(post, held, error, to).catch((another: unknown) => post.complain(rows[0]?.id ?? '', another));
  }
}

/** The letter, written down so that a second try sends the same; rows that others have taken meanwhile are theirs. */
async function letterOf(post: Post, claimed: Claimed): Promise<WrittenLetter> {
  const fresh = await writeLetter(post, claimed);
  const kept = claimed.isAgain ? await asItWas(post.db, claimed, fresh) : null;
  const { envelope } = fresh;
  if (kept || !envelope) return kept ?? fresh;
  const place = { staysHere: post.transport.kind === 'local', now: post.clock.now() };
  const joined = await noteHandover(post.db, claimed, { ...fresh, envelope }, place);
  return joined ? { ...fresh, told: [...fresh.told, ...joined] } : nothing([]);
}

/** It was handed over: whatever went wrong afterwards, it may have arrived. */
function asUnnoted(error: unknown): never {
  throw new NotTaken('unknown', error instanceof Error ? error.message : String(error), null, { cause: error });
}

/** The letter left: kept as a record, in one statement with the mark that nobody sends it again. */
async function record(
  { db, clock, transport }: Post,
  envelope: Envelope,
  { told, moot }: Pick<WrittenLetter, 'told' | 'moot'>,
): Promise<void> {
  const local = transport.kind === 'local';
  const { outboxId, kind, tableId, userId, to, messageId, subject, headers, text, html, pictures } = envelope;
  const sentAt = clock.now();
  const letter: SentLetter = {
    ...{ id: newTimedId(), outboxId, kind, tableId, userId, to, messageId, headers, sentAt },
    transport: transport.kind,
    subject: soundText(subject),
    text: local ? soundText(text) : null,
    html: local ? soundText(html) : null,
    attachments: local ? pictures.map(attachmentOf) : [],
  };
  await keepLetter(db, letter, idsOf(told));
  await releaseRows(db, idsOf(moot), { mootAt: sentAt, lastError: null });
}

const attachmentOf = ({ cid, filename, png }: Picture): Attachment => ({
  cid,
  filename,
  contentType: 'image/png',
  base64: png.toString('base64'),
});

const idsOf = (rows: readonly OutboxRow[]): string[] => rows.map(({ id }) => id);

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
  // when some other letter left, the no concerns this one alone, as far as can be told
  const isStuck = blame === 'post' && !(await hasLeftSince(db, new Date(now.getTime() - minute)));
  if (blame === 'post') post.alarm(lastError);
  const failingSince = oldest?.failingSince ?? now;
  const isTooOld = !isStuck && now.getTime() - failingSince.getTime() > giveUpAfter;
  // news of tables wait until the address is put right; anything else is of no use then
  const isLost = hope === 'refused' && !(oldest && (isTableNews(oldest) || oldest.kind === 'digest'));
  countLetter(isLost || isTooOld ? 'lost' : 'again');
  if (isLost || isTooOld) {
    const reason = lastError.slice(0, 300);
    for (const row of rows) {
      if (row.kind === 'invitation') await invitationReturned(db, { ...row, reason }, now);
      if (row.kind === 'club-invitation') await clubInvitationReturned(db, { ...row, reason }, now);
    }
    // what a digest would have told goes with it
    const inIt = await rowsOfDigest(db, ids);
    await releaseRows(db, [...ids, ...idsOf(inIt)], { mootAt: now, lastError });
    return forgetHandover(db, messageId);
  }
  const attempt = Math.max(...rows.map((row) => row.attempts));
  const notBefore = new Date(now.getTime() + (hope === 'refused' ? 24 * 60 * minute : backoff(attempt, random)));
  // surely not taken, now or before: the rows may join a fuller letter; perhaps taken: the same letter again, under its own Message-ID
  const isFree = hope !== 'unknown' && !isAgain;
  // while nothing leaves it is not this letter that fails
  const failing = isStuck ? { stuckAt: now } : { stuckAt: null, failingSince };
  await releaseRows(db, ids, { notBefore, lastError, ...failing, ...(isFree && { messageId: null }) });
  if (isFree) await forgetHandover(db, messageId);
}
