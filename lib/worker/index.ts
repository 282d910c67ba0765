import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { database } from '../../db/client';
import { sweep } from '../../db/sweep';
import { apart } from '../apart';
import { systemClock } from '../clock';
import { env } from '../env';
import { defaultPost, type HookPost, tellDue, tellSeasonsDue } from '../hooks';
import { onEveryTable } from '../live/hub';
import { logOf } from '../logging';
import { mailHost } from '../mail/addresses/message-ids';
import { type Resolve, systemResolver } from '../mail/inbound/trust/resolver';
import { type Transport, transportOf } from '../mail/outbox/transport';
import {
  beat,
  beginTables,
  continueTable,
  creditOutages,
  doChores,
  expireDue,
  keepTime,
  remindDue,
  tablesToContinue,
  tellFollowers,
  turnSeasons,
  turnSubstitutes,
  workUpRatings,
} from '../play';
import { type PushPost, pushDue } from '../push/deliver';
import { doorOf, handleAll, openLetterBox } from './letter-box';
import { sendDue, startLetters } from './letters';
import { startLoop } from './loop';

export interface Worker {
  /** Resolves when nothing of the worker runs any more, well within a second. */
  stop(): Promise<void>;
}

/** What a bell that was not heard may cost, at most. */
const slowest = 15_000;
/** Between two looks for what is kept no longer. */
const seldom = 3_600_000;
/** How late a deadline may be noticed. */
const often = 5_000;
/** Seconds without a heartbeat that are an outage: of a process that stays, and where ticks come from outside. */
const silence = { worker: 60, tick: 3600 };
/** Entries of a table's bots in one go. */
const batch = 40;
/** Tables of seasons in one go. */
const few = 20;
/** How long a round under way may take to end when the worker is stopped. */
const grace = 500;

/** Starts sending and taking in letters, expiring deadlines and continuing bots in this process, as the environment says. */
export async function startWorker(
  transport: Transport = transportOf(env().SMTP_URL),
  resolver: Resolve = systemResolver(),
): Promise<Worker> {
  const log = logOf('worker');
  const failed = (err: unknown) => log.error({ err }, 'the worker stumbled and goes on');
  const letters = await startLetters(log, transport);
  // a heart of its own: a long round of deadlines must not look like an outage
  const heart = startLoop({ name: 'heart', run: () => beat(systemClock.now(), silence.worker).then(() => often), failed });
  const clocks = startLoop({ name: 'clocks', run: expireDeadlines, failed });
  const reminders = startLoop({ name: 'reminders', run: () => remind(letters.wake), failed });
  const outside = await outsideOf(log);
  const hooks = startLoop({ name: 'webhooks', run: (signal) => tellHooks(outside, signal), failed });
  const browsers = pushPost(outside);
  const pushes = startLoop({ name: 'pushes', run: (signal) => tellBrowsers(browsers, signal), failed });
  const bots = startLoop({ name: 'bots', run: (signal) => continueBots(log, signal), failed });
  const ratings = startLoop({ name: 'ratings', run: rate, failed });
  const seasons = startLoop({ name: 'seasons', run: (signal) => seeToSeasons(log, signal), failed });
  const sweeping = startLoop({ name: 'sweeping', run: sweepUp, failed });
  const followers = startLoop({ name: 'followers', run: () => writeToFollowers(letters.wake), failed });
  const letterBox = await openLetterBox(log, resolver);
  const deafen = await onEveryTable((news) => {
    hooks.wake();
    pushes.wake();
    if (news.bots) bots.wake();
  });
  return {
    async stop() {
      const ended = Promise.all([
        letters.stop(),
        heart.stop(),
        clocks.stop(),
        reminders.stop(),
        hooks.stop(),
        pushes.stop(),
        bots.stop(),
        ratings.stop(),
        seasons.stop(),
        sweeping.stop(),
        followers.stop(),
        letterBox?.stop(),
      ]);
      deafen();
      await Promise.race([ended, setTimeout(grace, undefined, { ref: false })]);
    },
  };
}

/** Does once what a worker does, until nothing is left or `patience` milliseconds are over: for places where no process may stay. */
export async function tick(patience = 20_000, transport: Transport = transportOf(env().SMTP_URL)): Promise<void> {
  const log = logOf('tick');
  const signal = AbortSignal.timeout(patience);
  try {
    await emptyLetterBox(log, signal);
    await keepTime(systemClock.now(), silence.tick);
    await expireDeadlines();
    await continueBots(log, signal);
    await remindDue(systemClock.now());
    await seeToSeasons(log, signal);
    await rate(signal);
    await sweepUp();
    await writeToFollowers();
    const outside = await outsideOf(log);
    await tellHooks(outside, signal);
    await tellBrowsers(pushPost(outside), signal);
    await sendDue(log, transport, signal);
  } finally {
    transport.close();
  }
}

async function emptyLetterBox(log: Logger, signal: AbortSignal): Promise<void> {
  const door = await doorOf(log, systemResolver());
  if (!door) return;
  try {
    await handleAll(door, signal);
  } finally {
    await door.reader.end();
  }
}

async function expireDeadlines(): Promise<number> {
  const now = systemClock.now();
  let isBehind = false;
  // of an outage a few tables at a time: no deadline waits until all have their time
  const creditSome = async () => {
    isBehind = await creditOutages(now, 1);
  };
  // before deadlines: who sits down or comes back gets their own time
  const failures = await apart([creditSome, turnSubstitutes, expireDue], (work) => work(now));
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures, 'the clock stumbled more than once');
  return isBehind ? 0 : often;
}

async function remind(wakeLetters: () => void): Promise<number> {
  if ((await remindDue(systemClock.now())) > 0) wakeLetters();
  return slowest;
}

const outsideOf = (log: Logger): Promise<HookPost> =>
  defaultPost((about, err) => log.error({ about, err }, 'a webhook or a push could not be written'));

async function tellHooks(post: HookPost, signal: AbortSignal): Promise<number> {
  while (!signal.aborted && (await tellDue(post)) + (await tellSeasonsDue(post)) > 0);
  return often;
}

/** The same way out; push services are told where somebody answers for what they are sent. */
const pushPost = (outside: HookPost): PushPost => ({
  ...outside,
  contact: outside.baseUrl.startsWith('https:') ? outside.baseUrl : `mailto:postmaster@${mailHost(env().MAIL_FROM)}`,
});

async function tellBrowsers(post: PushPost, signal: AbortSignal): Promise<number> {
  while (!signal.aborted && (await pushDue(post)) > 0);
  return often;
}

async function rate(signal: AbortSignal): Promise<number> {
  while (!signal.aborted && (await workUpRatings()));
  return often;
}

/** Opens and ends the rounds of seasons, begins their tables a few at a time, and does to tables what directors left to be done. */
async function seeToSeasons(log: Logger, signal: AbortSignal): Promise<number> {
  const failed = (about: string, err: unknown) => log.error({ about, err }, 'a table of a season could not be seen to');
  for (let isMore = true; isMore && !signal.aborted; ) {
    const now = systemClock.now();
    const turned = await turnSeasons(now);
    const begun = await beginTables(few, failed);
    const done = await doChores(now, few, failed);
    isMore = begun === few || done === few || (turned > 0 && begun > 0);
  }
  return often;
}

/** Throws away what is kept no longer, a little at a time. */
async function sweepUp(): Promise<number> {
  const { db } = await database();
  return (await sweep(db, systemClock.now())) ? often : seldom;
}

/** Once a week, what happened with those whom somebody follows. */
async function writeToFollowers(wakeLetters = () => {}): Promise<number> {
  const isMore = await tellFollowers(systemClock.now());
  wakeLetters();
  return isMore ? often : seldom;
}

/** A batch a table in turn, so that a long run of bots does not keep other tables waiting. */
async function continueBots(log: Logger, signal: AbortSignal): Promise<number> {
  const broken = new Set<string>();
  for (;;) {
    const waiting = await tablesToContinue(broken);
    if (waiting.length === 0) return slowest;
    for (const table of waiting) {
      if (signal.aborted) return 0;
      await continueTable(table, batch).catch((err: unknown) => {
        log.error({ err, table }, 'the bots of a table cannot go on');
        broken.add(table);
      });
    }
  }
}
