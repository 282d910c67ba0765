import { z } from 'zod';
import { database } from '../../db/client';
import { countInTurn } from '../../db/limits';
import { changeSubscription, insertSubscription, removeEndpoint, removeSubscription, subscriptionsOf } from '../../db/push';
import { type Clock, systemClock } from '../clock';
import { isSound } from '../engine';
import { type AddressCheck, addressFaults, publicOnly, targetOf } from '../hooks';
import { type Caller, trouble, userOf } from '../play';
import { pushKey } from './keys';

/** A browser that is told when it is its user's turn. */
export interface PushBrowser {
  id: string;
  /** "Firefox"; empty when it did not say. */
  browser: string;
  /** ISO time. */
  since: string;
  endpoint: string;
}

/** Browsers of one account. */
const most = 10;

const bytes = (length: number) => z.string().refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === length);
const subscriptionSchema = z.object({
  endpoint: z.string().refine(isSound),
  /** A point of P-256, uncompressed, and sixteen bytes. */
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});

/** What a browser must know to subscribe: public half of our key, base64url. */
export async function publicPushKey(): Promise<string> {
  const { db } = await database();
  return (await pushKey(db)).publicKey;
}

/** Browsers of the caller, oldest first. */
export async function pushBrowsers(caller: Caller): Promise<PushBrowser[]> {
  const { db } = await database();
  const rows = await subscriptionsOf(db, userOf(caller));
  return rows.map(({ id, browser, createdAt, endpoint }) => ({ id, browser, since: createdAt.toISOString(), endpoint }));
}

/** Where and as whom a browser is signed in. */
interface Device {
  sessionToken: string;
  browser: string;
}

/** Tells a browser from now on, until its session ends; `subscription` is as the browser wrote it. Throws PlayError invalid or conflict. */
export async function addPushBrowser(
  caller: Caller,
  subscription: unknown,
  { sessionToken, browser }: Device,
  { check = publicOnly, clock = systemClock }: { check?: AddressCheck; clock?: Clock } = {},
): Promise<void> {
  const userId = userOf(caller);
  const { endpoint, keys } = await readSubscription(caller, subscription, check);
  const { db } = await database();
  await db.transaction(async (tx) => {
    await countInTurn(tx, `browsers of ${userId}`);
    await removeEndpoint(tx, endpoint);
    if ((await subscriptionsOf(tx, userId)).length >= most) {
      throw trouble(
        'conflict',
        { en: `At most ${most} browsers are told: take one out first.`, it: `Si avvisano al più ${most} browser: prima togline uno.` },
        caller,
      );
    }
    await insertSubscription(tx, { userId, sessionToken, endpoint, ...keys, browser: browser.slice(0, 40), createdAt: clock.now() });
  });
}

/**
 * The browser of a session has a new subscription: it takes the place of the one that is told, if there is still one. A browser that was taken
 * out meanwhile stays out. Throws PlayError invalid.
 */
export async function renewPushBrowser(
  caller: Caller,
  subscription: unknown,
  sessionToken: string,
  { check = publicOnly }: { check?: AddressCheck } = {},
): Promise<void> {
  const userId = userOf(caller);
  const { endpoint, keys } = await readSubscription(caller, subscription, check);
  const { db } = await database();
  await db.transaction(async (tx) => {
    const told = (await subscriptionsOf(tx, userId)).findLast((each) => each.sessionToken === sessionToken);
    if (!told) return;
    if (told.endpoint !== endpoint) await removeEndpoint(tx, endpoint);
    await changeSubscription(tx, told.id, { endpoint, ...keys });
  });
}

/** A subscription as the browser wrote it, once its address may be told something. */
async function readSubscription(caller: Caller, subscription: unknown, check: AddressCheck) {
  const parsed = subscriptionSchema.safeParse(subscription);
  if (!parsed.success) {
    throw trouble('invalid', { en: 'This is no subscription of a browser.', it: 'Questo non è l’abbonamento di un browser.' }, caller);
  }
  const target = await targetOf(parsed.data.endpoint, check);
  if (typeof target === 'string') throw trouble('invalid', addressFaults[target], caller);
  return parsed.data;
}

/** Tells one of the caller's browsers nothing any more; one that is gone already is as wished. */
export async function dropPushBrowser(caller: Caller, id: string): Promise<void> {
  const { db } = await database();
  if (/^\w{1,64}$/.test(id)) await removeSubscription(db, id, userOf(caller));
}
