import type { Db } from '../../db/client';
import { claimHooks, closeHook, type HookRow } from '../../db/hooks';
import { putLetter } from '../../db/outbox';
import type { Clock } from '../clock';
import { type Language, soundText } from '../engine';
import { type AddressCheck, targetOf } from './address';
import { tellEach } from './each';
import { newsFor } from './news';
import { bodyOf, type HookBody } from './payload';
import { type Posted, postTo, type Trust } from './post';
import { addressFaults, notTaken } from './words';

/** What telling hooks needs of the world. Production takes `check: publicOnly` and trusts the system's certificates. */
export interface HookPost {
  db: Db;
  clock: Clock;
  /** 0 <= x < 1. */
  random(): number;
  baseUrl: string;
  /** Hears of what could not be told for a reason of ours. */
  complain(hookId: string, error: unknown): void;
  check: AddressCheck;
  trust?: Trust;
}

const second = 1000;
const minute = 60 * second;
/** Longer than a delivery can take. */
export const lease = minute;
/** Milliseconds of quiet at a table before it is told: a burst of orders is one message. */
export const pause = 2 * second;
/** Tries in a row after which a hook is switched off: with their pauses, a day and a half. */
export const mostFailures = 12;

/** Milliseconds until the next try after so many failures: doubled up to six hours, give or take a quarter. */
export const backoff = (failures: number, random: () => number): number =>
  Math.min(30 * second * 2 ** (failures - 1), 360 * minute) * (0.75 + random() / 2);

/** Tells the hooks of tables that moved; returns how many were dealt with. */
export async function tellDue(post: HookPost, most = 8): Promise<number> {
  const now = post.clock.now();
  const taken = await claimHooks(post.db, { now, until: new Date(now.getTime() + lease), most });
  await tellEach(taken, {
    tell: (hook) => tell(post, hook),
    putBack: (hook, error) => stumble(post, hook, error),
    complain: ({ id }, error) => post.complain(id, error),
  });
  return taken.length;
}

async function tell(post: HookPost, hook: HookRow): Promise<void> {
  const { db, clock, baseUrl } = post;
  const found = await newsFor(db, hook, baseUrl);
  if (!found) return void (await closeHook(db, hook, { offAt: clock.now(), lastError: 'the table is gone' }));
  const { secret, language } = hook;
  const posted = await send(post, hook, bodyOf(hook.kind, found.news, { secret, language, now: clock.now() }), language);
  const now = clock.now();
  if (posted.ok) {
    const notBefore = new Date(now.getTime() + pause);
    return void (await closeHook(db, hook, { ...found.told, failures: 0, lastError: null, lastAt: now, notBefore }));
  }
  await fail(post, hook, { posted, now, ownerId: found.ownerId });
}

/** What cannot be told counts as a failure of this hook: the others are told all the same. */
async function stumble(post: HookPost, hook: HookRow, error: unknown): Promise<void> {
  const reason = `it could not be written: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300);
  await fail(post, hook, { posted: { ok: false, reason }, now: post.clock.now(), ownerId: null });
}

/** Sends a message once; its address is looked up and checked every time. */
export async function send(
  { check, trust }: Pick<HookPost, 'check' | 'trust'>,
  { url }: Pick<HookRow, 'url'>,
  { body, headers }: HookBody,
  language: Language,
): Promise<Posted> {
  const target = await targetOf(url, check);
  return typeof target === 'string' ? { ok: false, reason: addressFaults[target][language] } : postTo(target, body, headers, trust);
}

interface Failure {
  posted: Extract<Posted, { ok: false }>;
  now: Date;
  ownerId: string | null;
}

/** What a failure does to a hook: it is tried again later, or switched off. */
export function afterFailure(
  { failures: before }: Pick<HookRow, 'failures'>,
  { reason, retryAfter }: Failure['posted'],
  { now, random }: { now: Date; random: () => number },
) {
  const failures = before + 1;
  const wait = Math.max(backoff(failures, random), Math.min(retryAfter ?? 0, 3600) * second);
  const offAt = failures >= mostFailures ? now : null;
  return { failures, lastError: soundText(reason), lastAt: now, notBefore: new Date(now.getTime() + wait), offAt };
}

/** Tries again later, or switches the hook off and tells the owner of the table. */
async function fail({ db, random }: HookPost, hook: HookRow, { posted, now, ownerId }: Failure): Promise<void> {
  const change = afterFailure(hook, posted, { now, random });
  await db.transaction(async (tx) => {
    const isMine = await closeHook(tx, hook, change);
    if (!isMine || change.offAt === null || ownerId === null) return;
    const payload = {
      what: 'hook-off',
      host: URL.canParse(hook.url) ? new URL(hook.url).host : hook.url.slice(0, 100),
      reason: notTaken[hook.language],
    };
    await putLetter(tx, { kind: 'notice', tableId: hook.tableId, userId: ownerId, payload, notBefore: now }, now);
  });
}
