import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { database } from '../../db/client';
import { lettersChannel, releaseStuck } from '../../db/outbox';
import { nextDue } from '../../db/outbox-queue';
import { systemClock } from '../clock';
import { env } from '../env';
import { onEveryTable } from '../live/hub';
import { replyPost } from '../mail/addresses/reply-addresses';
import { alarmText, hourly } from '../mail/bounces/alarm';
import { deliverDue, type Post } from '../mail/outbox/deliver';
import { NotTaken, type Transport, transportOf } from '../mail/outbox/transport';
import { type Loop, startLoop } from './loop';

/** What a bell that was not heard may cost, at most. */
const slowest = 15_000;
/** How late a letter may be noticed that somebody else let go of. */
const often = 5_000;
const shortest = 250;
/** Batches of letters in hand at a time: while one waits for the mail server, another is written. */
const lanes = 3;
/** How long a letter under way may take to end when the process is stopped; after that it is sent again later, as the same letter. */
const grace = 500;

/** Sends letters whenever some are due. `stop` resolves well within a second. */
export async function startLetters(log: Logger, transport: Transport = transportOf(env().SMTP_URL)): Promise<Loop> {
  const { complain, ...world } = await postOf(log, transport);
  let isEnding = false;
  // what is cut off by the end of the process is no trouble: it is sent by the next one
  const post: Post = { ...world, complain: (letter, error) => isEnding || complain(letter, error) };
  const failed = (err: unknown) => log.error({ err }, 'sending letters stumbled and goes on');
  const loop = startLoop({ name: 'letters', run: (signal) => sendLetters(post, signal), failed });
  const { listen } = await database();
  const deafen = [await listen(lettersChannel, loop.wake), await onEveryTable(loop.wake)];
  return {
    wake: loop.wake,
    async stop() {
      isEnding = true;
      const ended = loop.stop();
      await Promise.all(deafen.map((stopListening) => stopListening()));
      await Promise.race([ended, setTimeout(grace, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** Sends what is due, once. */
export async function sendDue(log: Logger, transport: Transport, signal: AbortSignal): Promise<void> {
  await sendLetters(await postOf(log, transport), signal);
}

async function postOf(log: Logger, transport: Transport): Promise<Post> {
  const { db } = await database();
  const { MAIL_FROM, BASE_URL } = env();
  return {
    ...{ db, transport, from: MAIL_FROM, baseUrl: BASE_URL, replies: replyPost(), clock: systemClock, random: Math.random },
    complain: (letter, err) => {
      // what a mail server says may pass; what cannot be written is a fault of ours
      if (err instanceof NotTaken) log.warn({ letter, err }, 'a letter was not sent');
      else log.error({ letter, err }, 'a letter could not be written');
    },
    alarm: hourly((reason) => log.error({ reason }, alarmText), systemClock),
  };
}

async function sendLetters(post: Post, signal: AbortSignal): Promise<number> {
  const lane = async () => {
    while (!signal.aborted && (await deliverDue(post)) > 0);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (await releaseStuck(post.db, post.clock.now())) return 0;
  const due = await nextDue(post.db);
  if (due === null) return slowest;
  const pause = due.getTime() - post.clock.now().getTime();
  // what has been due for long and was not taken is in other hands, or behind a letter that is tried again later
  return pause < -often ? often : Math.min(slowest, Math.max(shortest, pause));
}
