import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Db, database } from '../../db/client';
import { type HookRow, hooksOf, insertHook, removeHook, updateHook } from '../../db/hooks';
import { type HookKind, hookKinds } from '../../db/schema';
import { findTable, type TableRow } from '../../db/tables';
import { systemClock } from '../clock';
import type { Text } from '../engine';
import { env } from '../env';
import { type Caller, limit, PlayError } from '../play';
import { publicOnly, targetOf } from './address';
import { type HookPost, send } from './deliver';
import { newsFor } from './news';
import { bodyOf } from './payload';
import { addressFaults, notTaken } from './words';

/** A webhook as who added it sees it. */
export interface Hook {
  id: string;
  kind: HookKind;
  url: string;
  /** Key that receivers check signatures with. */
  secret: string;
  /** How it fares. */
  state: 'new' | 'works' | 'fails' | 'off';
  /** ISO time of the last try; null before the first. */
  lastAt: string | null;
  /** That the last try failed, in one sentence for all that can go wrong; null: it went well. */
  lastError: string | null;
}

/** Webhooks of one table. */
const most = 5;

const inputSchema = z.object({ kind: z.enum(hookKinds), url: z.string().trim() });
export type NewHook = z.input<typeof inputSchema>;

/** The process's own way out; `complain` hears of what could not be told for a reason of ours. */
export async function defaultPost(complain: HookPost['complain']): Promise<HookPost> {
  const { db } = await database();
  return { db, clock: systemClock, random: Math.random, baseUrl: env().BASE_URL, check: publicOnly, complain };
}

/** Whoever asks for one message is told themselves. */
export const toNobody = () => undefined;

/** The webhooks of a table of the caller's. */
export async function tableHooks(caller: Caller, tableId: string): Promise<Hook[]> {
  const { db } = await database();
  await ownTable(db, caller, tableId);
  return (await hooksOf(db, tableId)).map((row) => hookOf(row, caller));
}

/** Adds a webhook; throws PlayError invalid for an address that may not be told anything. It hears of what happens from now on. */
export async function addHook(caller: Caller, tableId: string, input: NewHook, post?: HookPost): Promise<Hook> {
  const { db, clock, check } = post ?? (await defaultPost(toNobody));
  await ownTable(db, caller, tableId);
  await mayConnect(caller);
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) throw refused(caller, addressFaults['not-an-address']);
  const target = await targetOf(parsed.data.url, check);
  if (typeof target === 'string') throw refused(caller, addressFaults[target]);
  const now = clock.now();
  const hook = {
    ...{ tableId, kind: parsed.data.kind, url: target.url.href, language: caller.language, createdAt: now, notBefore: now },
    secret: randomBytes(24).toString('base64url'),
  };
  const row = await insertHook(db, hook, most);
  if (!row)
    throw refused(caller, {
      en: `A table has ${most} webhooks at most: remove one first.`,
      it: `Un tavolo ha al più ${most} webhook: prima togline uno.`,
    });
  return hookOf(row, caller);
}

/** Removes a webhook; one that is gone already is as wished. */
export async function dropHook(caller: Caller, tableId: string, id: string): Promise<void> {
  const { db } = await database();
  await ownTable(db, caller, tableId);
  await removeHook(db, tableId, id);
}

/** Switches a webhook on again: it is told what it missed. */
export async function resumeHook(caller: Caller, tableId: string, id: string): Promise<void> {
  const { db } = await database();
  await ownTable(db, caller, tableId);
  const hook = await ownHook(db, caller, tableId, id);
  await updateHook(db, hook.id, { offAt: null, failures: 0, lastError: null, leasedUntil: null, notBefore: systemClock.now() });
}

/** Sends one message to try a webhook, whatever became of others; returns what went wrong, null when nothing did. */
export async function tryHook(caller: Caller, tableId: string, id: string, post?: HookPost): Promise<string | null> {
  const world = post ?? (await defaultPost(toNobody));
  await ownTable(world.db, caller, tableId);
  const hook = await ownHook(world.db, caller, tableId, id);
  await mayConnect(caller);
  const found = await newsFor(world.db, hook, world.baseUrl);
  if (!found) throw unknownHook(caller);
  const now = world.clock.now();
  const news = { ...found.news, id: `${hook.id}.test.${now.getTime()}`, type: 'test' as const, lines: [], earlier: 0 };
  const posted = await send(world, hook, bodyOf(hook.kind, news, { secret: hook.secret, language: caller.language, now }), caller.language);
  return posted.ok ? null : notTaken[caller.language];
}

/** Addresses are looked up and connected to because somebody wants it: not as often as whoever looks for computers would like. */
export const mayConnect = (caller: Caller): Promise<void> => limit(`hooks:${caller.user}`, { most: 20, seconds: 3600 }, caller.language);

async function ownTable(db: Db, caller: Caller, id: string): Promise<TableRow> {
  const table = await findTable(db, id);
  if (table && caller.user !== null && table.ownerId === caller.user) return table;
  const text = { en: 'Webhooks are set by whoever opened the table.', it: 'I webhook li imposta chi ha aperto il tavolo.' };
  throw new PlayError('forbidden', text[caller.language]);
}

async function ownHook(db: Db, caller: Caller, tableId: string, id: string): Promise<HookRow> {
  const hook = (await hooksOf(db, tableId)).find((each) => each.id === id);
  if (!hook) throw unknownHook(caller);
  return hook;
}

export const unknownHook = ({ language }: Caller): PlayError =>
  new PlayError('not-found', { en: 'This webhook is gone.', it: 'Questo webhook non c’è più.' }[language]);

export const refused = ({ language }: Caller, text: Text): PlayError => new PlayError('invalid', text[language]);

type Kept = Pick<HookRow, 'id' | 'kind' | 'url' | 'secret' | 'offAt' | 'failures' | 'lastAt' | 'lastError'>;

export function hookOf({ id, kind, url, secret, offAt, failures, lastAt, lastError }: Kept, { language }: Caller): Hook {
  const state = offAt ? 'off' : failures > 0 ? 'fails' : lastAt ? 'works' : 'new';
  return { id, kind, url, secret, state, lastAt: lastAt?.toISOString() ?? null, lastError: lastError === null ? null : notTaken[language] };
}
