import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { hookKinds } from '../../db/schema';
import { insertSeasonHook, type NamedSeasonHook, removeSeasonHook, seasonHooksOf } from '../../db/season-hooks';
import { type Caller, PlayError, placeOfSeason, seasonView, userOf } from '../play';
import { visibleLeague, visibleSeason } from '../play/leagues/league-look';
import { targetOf } from './address';
import { type HookPost, send } from './deliver';
import { seasonBody, switchedOn } from './season-deliver';
import { defaultPost, type Hook, hookOf, mayConnect, refused, toNobody, unknownHook } from './settings';
import { addressFaults, notTaken } from './words';

/** A webhook of a season, or of all seasons of a league, as who added it sees it. */
export interface SeasonHook extends Hook {
  league: { slug: string; name: string };
  /** Null: all seasons. */
  season: { number: number; name: string } | null;
}

/** Webhooks of one user. */
const most = 10;

const inputSchema = z.object({
  league: z.string(),
  /** Its number; null: all, also those to come. */
  season: z.int().nullable(),
  kind: z.enum(hookKinds),
  url: z.string().trim(),
});
export type NewSeasonHook = z.input<typeof inputSchema>;

/** The caller's webhooks of leagues and seasons that they may still know of. */
export async function mySeasonHooks(caller: Caller, post?: Pick<HookPost, 'db'>): Promise<SeasonHook[]> {
  const { db } = post ?? (await defaultPost(toNobody));
  const hooks = await seasonHooksOf(db, userOf(caller));
  const shown = await Promise.all(hooks.map(async (hook) => ((await isSeen(caller, hook)) ? [hookFor(hook, caller)] : [])));
  return shown.flat();
}

async function isSeen(caller: Caller, { league, season }: NamedSeasonHook): Promise<boolean> {
  try {
    await look(caller, league.slug, season?.number ?? null);
    return true;
  } catch (error) {
    if (error instanceof PlayError && error.code === 'not-found') return false;
    throw error;
  }
}

/** Throws not-found where the caller may not know of it. */
async function look(caller: Caller, league: string, season: number | null): Promise<{ leagueId: string; seasonId: string | null }> {
  if (season === null) return { leagueId: (await visibleLeague(caller, league)).league.id, seasonId: null };
  const found = await visibleSeason(caller, { league, season });
  return { leagueId: found.league.id, seasonId: found.season.id };
}

/** Adds a webhook for who may see the league; the same once more is the one that is there. Throws invalid for an address that may not be told anything. */
export async function addSeasonHook(caller: Caller, input: NewSeasonHook, post?: HookPost): Promise<SeasonHook> {
  const { db, clock, check } = post ?? (await defaultPost(toNobody));
  const userId = userOf(caller);
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) throw refused(caller, addressFaults['not-an-address']);
  const { league, season, kind, url } = parsed.data;
  const of = await look(caller, league, season);
  await mayConnect(caller);
  const target = await targetOf(url, check);
  if (typeof target === 'string') throw refused(caller, addressFaults[target]);
  const now = clock.now();
  const row = {
    ...{ ...of, userId, kind, url: target.url.href, language: caller.language, createdAt: now, notBefore: now },
    secret: randomBytes(24).toString('base64url'),
  };
  const made = await insertSeasonHook(db, row, most);
  if (!made)
    throw refused(caller, {
      en: `You have ${most} webhooks of leagues at most: remove one first.`,
      it: `Puoi avere al più ${most} webhook di campionati: prima togline uno.`,
    });
  return hookFor(await ownHook(db, caller, made.id), caller);
}

/** Removes a webhook; one that is gone already is as wished. */
export async function dropSeasonHook(caller: Caller, id: string, post?: Pick<HookPost, 'db'>): Promise<void> {
  const { db } = post ?? (await defaultPost(toNobody));
  await removeSeasonHook(db, id, userOf(caller));
}

/** Switches a webhook on again: it is told what it missed. */
export async function resumeSeasonHook(caller: Caller, id: string, post?: Pick<HookPost, 'db' | 'clock'>): Promise<void> {
  const world = post ?? (await defaultPost(toNobody));
  await ownHook(world.db, caller, id);
  await switchedOn(world, id);
}

/** Sends one message to try a webhook; returns what went wrong, null when nothing did. */
export async function trySeasonHook(caller: Caller, id: string, post?: HookPost): Promise<string | null> {
  const world = post ?? (await defaultPost(toNobody));
  const hook = await ownHook(world.db, caller, id);
  await mayConnect(caller);
  const now = world.clock.now();
  const place = hook.seasonId === null ? null : await placeOfSeason(world.db, hook.seasonId);
  const view = place && (await seasonView(caller, place));
  const url = `${world.baseUrl}/leagues/${hook.league.slug}`;
  const news = {
    ...{ id: `${hook.id}.test.${now.getTime()}`, type: 'test' as const, events: [], rounds: [], results: [], standings: [] },
    league: { ...hook.league, url },
    season: view
      ? {
          ...{ number: view.number, name: view.name, game: view.game },
          gameTitle: view.gameTitle,
          status: view.status,
          url: `${url}/${view.number}`,
        }
      : { number: 0, name: '', game: '', gameTitle: '', status: '', url },
  };
  const posted = await send(world, hook, seasonBody(hook, news, now), caller.language);
  return posted.ok ? null : notTaken[caller.language];
}

/** Of the caller's, and of a league that they may still know of. */
async function ownHook(db: Db, caller: Caller, id: string): Promise<NamedSeasonHook> {
  const hook = (await seasonHooksOf(db, userOf(caller))).find((each) => each.id === id);
  if (!hook || !(await isSeen(caller, hook))) throw unknownHook(caller);
  return hook;
}

const hookFor = (row: NamedSeasonHook, caller: Caller): SeasonHook => ({ ...hookOf(row, caller), league: row.league, season: row.season });
