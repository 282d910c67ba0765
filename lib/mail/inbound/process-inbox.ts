import type { Db } from '../../../db/client';
import { claimInbox, closeInbox, type InboxRow, nextInbox, putOffInbox, sweepInbox } from '../../../db/inbox';
import { notify } from '../../../db/notify';
import { lettersChannel, putAnswer } from '../../../db/outbox';
import type { Clock } from '../../clock';
import { soundText } from '../../engine';
import type { ReplyPost } from '../addresses/reply-addresses';
import type { Fate } from './fate';
import { processMessage } from './process-message';
import type { Reader } from './reader';
import type { Witnesses } from './trust/trust';

/** What taking letters in needs of the world. */
export interface Door extends Witnesses {
  db: Db;
  clock: Clock;
  replies: ReplyPost;
  /** Reads them, apart from this process. */
  reader: Reader;
  /** Host name in the Message-IDs of our own letters. */
  host: string;
  /** Where links lead, without a slash at the end. */
  baseUrl: string;
  /** Hears of messages that could not be dealt with, and why. */
  complain(inboxId: string, error: unknown): void;
  /** Hears that a letter of ours was refused for a reason of ours, in the mail server's words. */
  alarm(reason: string): void;
}

const second = 1000;
const day = 24 * 60 * 60 * second;
/** Longer than reading all letters in hand may take, each up to its limit. */
const lease = 120 * second;
const mostTries = 5;
/** How long a message is remembered, so that it has no second effect. */
const memory = 90 * day;
const atOnce = 8;
/** Milliseconds: somebody else may be at a message just now. */
const shortest = 250;

/** Deals with messages that wait; returns how many there were. */
export async function processInbox(door: Door): Promise<number> {
  const now = door.clock.now();
  const rows = await claimInbox(door.db, { now, until: new Date(now.getTime() + lease), most: atOnce });
  // what one address received is dealt with in order: a letter may take back what the one before it ordered
  const lines = new Map<string, InboxRow[]>();
  for (const row of rows) {
    const to = receiversOf(row);
    lines.set(to, [...(lines.get(to) ?? []), row]);
  }
  await Promise.all(
    [...lines.values()].map(async (line) => {
      // what cannot even be put off is anybody's again when its lease is over
      for (const row of line) await processRow(door, row).catch((error: unknown) => door.complain(row.id, error));
    }),
  );
  return rows.length;
}

/** Where a message was delivered to; a row that cannot be read stands alone. */
function receiversOf({ id, carried }: InboxRow): string {
  return Array.isArray(carried?.recipients) ? carried.recipients.join(' ') : id;
}

/** Milliseconds until a message that was put off may be looked at again, `most` if none is. */
export async function untilNext({ db, clock }: Door, most: number): Promise<number> {
  const next = await nextInbox(db);
  return next === null ? most : Math.min(most, Math.max(shortest, next.getTime() - clock.now().getTime()));
}

/** Forgets messages that nobody sends again. */
export const sweep = ({ db, clock }: Door): Promise<void> => sweepInbox(db, new Date(clock.now().getTime() - memory));

async function processRow(door: Door, row: InboxRow): Promise<void> {
  try {
    // a message that took the process down with it, each time
    if (row.attempts > mostTries) throw new Error('nobody came to the end of it');
    await close(door, row, await processMessage(door, row));
  } catch (error) {
    door.complain(row.id, error);
    const now = door.clock.now();
    if (row.attempts < mostTries) await putOffInbox(door.db, row.id, new Date(now.getTime() + 5 * second * 4 ** (row.attempts - 1)));
    else
      await closeInbox(door.db, row.id, { fate: soundText(`failed: ${String(error)}`.slice(0, 500)), hasEffect: true, now, whole: true });
  }
}

/** The message is done with, and the answer to it waits in the outbox: both or neither. */
async function close({ db, clock }: Door, { id }: InboxRow, { fate, hasEffect, answer, note }: Fate): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (answer) {
      const { userId, tableId, ...payload } = answer;
      await putAnswer(tx, { id, userId, tableId, seat: answer.seat, payload: { ...payload } }, now);
    }
    if (note) {
      const { userId, tableId, seat, email, ...payload } = note;
      await putAnswer(tx, { id, userId, tableId, seat, email, payload: { ...payload } }, now);
    }
    if (answer || note) notify(tx, lettersChannel);
    await closeInbox(tx, id, { fate, hasEffect, now });
  });
}
