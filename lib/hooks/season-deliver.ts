import { putLetter } from '../../db/outbox';
import {
  claimSeasonHooks,
  closeSeasonHook,
  newsOfHook,
  removeSeasonHook,
  type SeasonHookRow,
  updateSeasonHook,
} from '../../db/season-hooks';
import { afterFailure, type HookPost, lease, pause, send } from './deliver';
import { tellEach } from './each';
import { signedBody } from './payload';
import type { Posted } from './post';
import { newsForSeason } from './season-news';
import { type SeasonHookNews, seasonDiscordOf } from './season-payload';

/** News told in one message. */
const mostNews = 500;

/** Tells the hooks of seasons; returns how many were dealt with. */
export async function tellSeasonsDue(post: HookPost, most = 8): Promise<number> {
  const now = post.clock.now();
  const taken = await claimSeasonHooks(post.db, { now, until: new Date(now.getTime() + lease), most });
  await tellEach(taken, {
    tell: (hook) => tell(post, hook),
    putBack: (hook, error) => stumble(post, hook, error),
    complain: ({ id }, error) => post.complain(id, error),
  });
  return taken.length;
}

async function tell(post: HookPost, hook: SeasonHookRow): Promise<void> {
  const { db, clock, baseUrl } = post;
  const rows = await newsOfHook(db, hook.id, mostNews);
  const season = rows[0]?.seasonId;
  if (season === undefined) return void (await db.transaction((tx) => closeSeasonHook(tx, hook, {})));
  const found = await newsForSeason(db, hook, { season, rows, baseUrl });
  // nobody learns from it that there is something to know
  if (!found) return removeSeasonHook(db, hook.id, null);
  const ids = rows.map(({ id }) => id);
  const { news, told } = found;
  if (news === null) return void (await db.transaction((tx) => closeSeasonHook(tx, hook, { told }, ids)));
  const posted = await send(post, hook, seasonBody(hook, news, clock.now()), hook.language);
  const now = clock.now();
  if (!posted.ok) return fail(post, hook, { posted, season });
  const change = { told, failures: 0, lastError: null, lastAt: now, notBefore: new Date(now.getTime() + pause) };
  await db.transaction((tx) => closeSeasonHook(tx, hook, change, ids));
}

/** A message to a hook, signed. */
export const seasonBody = ({ kind, secret, language }: SeasonHookRow, news: SeasonHookNews, now: Date) =>
  signedBody(news, kind === 'discord' ? seasonDiscordOf(news, language) : { ...news, at: now.toISOString() }, { secret, now });

async function stumble(post: HookPost, hook: SeasonHookRow, error: unknown): Promise<void> {
  const reason = `it could not be written: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300);
  await fail(post, hook, { posted: { ok: false, reason }, season: null });
}

/** Tries again later, or switches the hook off and tells who added it. */
async function fail(
  post: HookPost,
  hook: SeasonHookRow,
  { posted, season }: { posted: Extract<Posted, { ok: false }>; season: string | null },
): Promise<void> {
  const now = post.clock.now();
  const change = afterFailure(hook, posted, { now, random: post.random });
  await post.db.transaction(async (tx) => {
    const isMine = await closeSeasonHook(tx, hook, change);
    if (!isMine || change.offAt === null || season === null) return;
    const host = URL.canParse(hook.url) ? new URL(hook.url).host : hook.url.slice(0, 100);
    await putLetter(tx, { kind: 'season', userId: hook.userId, payload: { season, what: 'hook-off', host }, notBefore: now }, now);
  });
}

/** Switches a hook on again: it is told what it missed. */
export const switchedOn = (post: Pick<HookPost, 'db' | 'clock'>, id: string): Promise<void> =>
  updateSeasonHook(post.db, id, { offAt: null, failures: 0, lastError: null, leasedUntil: null, notBefore: post.clock.now() });
