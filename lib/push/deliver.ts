import webPush from 'web-push';
import type { Db } from '../../db/client';
import { type ClaimedPush, claimPushes, closePush, putPushBack, removeSubscription } from '../../db/push';
import type { Clock } from '../clock';
import { soundText } from '../engine';
import { type AddressCheck, addressFaults, backoff, mostFailures, postTo, type Trust, targetOf } from '../hooks';
import { tellEach } from '../hooks/each';
import { letterWords } from '../mail/words';
import { waitOf } from '../mail/writing/letter-schedule';
import { firstDeadline, type Open, type Situation, situationOf } from '../mail/writing/situation';
import { pushKey } from './keys';

/** What pushing needs of the world. Production takes `check: publicOnly` and trusts the system's certificates. */
export interface PushPost {
  db: Db;
  clock: Clock;
  /** 0 <= x < 1. */
  random(): number;
  /** Whom a push service may turn to: `mailto:` or an address of https. */
  contact: string;
  /** Hears of what could not be pushed for a reason of ours. */
  complain(tableId: string, error: unknown): void;
  check: AddressCheck;
  trust?: Trust;
}

/** What the worker in the browser is handed: no more than the subject of a letter says. */
export interface PushMessage {
  title: string;
  body: string;
  /** The same for every try: the browser shows one in place of the other. */
  tag: string;
  path: string;
}

const second = 1000;
/** Longer than a delivery can take. */
const lease = 60 * second;
/** Seconds that a push service keeps a push for a browser that is not to be reached. */
const keptFor = 24 * 60 * 60;
/** Questions remembered for each browser and table. */
const mostTold = 60;

/** Sends pushes that are due; returns how many were dealt with. */
export async function pushDue(post: PushPost, most = 8): Promise<number> {
  const now = post.clock.now();
  const taken = await claimPushes(post.db, { now, until: new Date(now.getTime() + lease), most });
  await tellEach(taken, {
    tell: (claimed) => push(post, claimed),
    putBack: (claimed, error) => stumble(post, claimed, error),
    complain: ({ push: { tableId } }, error) => post.complain(tableId, error),
  });
  return taken.length;
}

/** A question as a browser remembers it: a decision that is asked again later is another. */
const keyOf = ({ decision, seat, askedAt }: Situation['tableRead']['questions'][number]): string =>
  `${seat} ${decision} ${askedAt.toISOString()}`;

async function push(post: PushPost, claimed: ClaimedPush): Promise<void> {
  const { db, clock } = post;
  const { push: row, to } = claimed;
  const situation = await situationOf(db, to.userId, row.tableId);
  const fresh = situation ? freshOf(situation, row.told) : [];
  if (!situation || fresh.length === 0) return closePush(db, claimed, { told: row.told, lastError: null }, clock.now());
  const wait = waitFor(situation, fresh, { now: clock.now(), since: row.since });
  if (wait) return putPushBack(db, claimed, { notBefore: wait });
  const { table } = situation.tableRead;
  const message: PushMessage = {
    title: letterWords[situation.reader.user.language].subject.turn,
    body: table.title,
    tag: `${table.id}.${row.asked}`,
    path: `/tables/${table.id}`,
  };
  const posted = await send(post, to, message, situation.reader.user.language);
  if (posted.ok) {
    const told = [...row.told, ...fresh.map(keyOf)].slice(-mostTold);
    return closePush(db, claimed, { told, lastError: null }, clock.now());
  }
  // the push service knows this browser no more
  if (posted.status === 404 || posted.status === 410) return removeSubscription(db, to.id);
  await fail(post, claimed, posted);
}

/** Open questions that the reader wants to hear of and this browser was not told of; none when letters of the table are off. */
function freshOf({ reader, tableRead, isSeated }: Situation, told: readonly string[]) {
  if (reader.isStopped || !isSeated) return [];
  const { turn, question } = reader.preferences;
  return tableRead.questions.filter(
    (each) => !each.held && tableRead.mine.includes(each.seat) && (each.tempo === 'turn' ? turn : question) && !told.includes(keyOf(each)),
  );
}

/** As a letter waits, but for no daily letter: whoever wants one may still be called by a browser. */
function waitFor({ reader }: Situation, fresh: readonly Open[], { now, since }: { now: Date; since: Date }): Date | null {
  const { user, preferences, seen } = reader;
  const atOnce = { ...preferences, mode: 'instant' as const };
  return waitOf({ preferences: atOnce, zone: user.timezone, now, since, seen, deadline: firstDeadline(fresh) })?.until ?? null;
}

/** Sends a message once, encrypted for its browser; the address is looked up and checked every time. */
async function send(
  { db, check, trust, contact }: PushPost,
  { endpoint, p256dh, auth }: ClaimedPush['to'],
  message: PushMessage,
  language: 'en' | 'it',
) {
  const target = await targetOf(endpoint, check);
  if (typeof target === 'string') return { ok: false as const, reason: addressFaults[target][language] };
  const { publicKey, privateKey } = await pushKey(db);
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject: contact, publicKey, privateKey },
    TTL: keptFor,
    urgency: 'normal',
    // a push service that still holds one of this table replaces it
    topic: topicOf(message.path),
  });
  return postTo(target, body ?? '', textsOf(headers), trust);
}

const topicOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).slice(0, 32);

const textsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** What cannot be sent counts as a failure of this push: the others are sent all the same. */
async function stumble(post: PushPost, claimed: ClaimedPush, error: unknown): Promise<void> {
  await fail(post, claimed, { reason: error instanceof Error ? error.message : String(error) });
}

/** Tries again later, as webhooks do, or gives this push up: the next question is told again. */
async function fail({ db, clock, random }: PushPost, claimed: ClaimedPush, why: { reason: string; retryAfter?: number }): Promise<void> {
  const now = clock.now();
  const failures = claimed.push.failures + 1;
  const lastError = soundText(why.reason.slice(0, 300));
  if (failures >= mostFailures) return closePush(db, claimed, { told: claimed.push.told, lastError }, now);
  const wait = Math.max(backoff(failures, random), Math.min(why.retryAfter ?? 0, 3600) * second);
  await putPushBack(db, claimed, { notBefore: new Date(now.getTime() + wait), failures, lastError });
}
