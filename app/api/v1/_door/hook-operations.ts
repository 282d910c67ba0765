import { z } from 'zod';
import type { SeasonHook } from '@/lib/hooks';
import { operation } from './operation';
import { named, text } from './schemas';

const kind = z.enum(['json', 'discord']);
const hook: z.ZodType<SeasonHook> = named(
  'LeagueHook',
  z.object({
    id: text,
    league: z.object({ slug: text, name: text }),
    season: z.object({ number: z.int(), name: text }).nullable().describe('Null: all seasons.'),
    kind,
    url: text,
    secret: text.describe('Key of the HMAC-SHA256 that signs its messages.'),
    state: z.enum(['new', 'works', 'fails', 'off']),
    lastAt: text.nullable(),
    lastError: text.nullable(),
  }),
);
const adding = named(
  'AddingLeagueHook',
  z.strictObject({
    league: text.max(80).describe('Its address.'),
    season: z.int().min(1).nullable().default(null).describe('Its number; null: all seasons, also those to come.'),
    kind: kind.default('json'),
    url: text.max(500),
  }),
);
const which = named('WhichLeagueHook', z.strictObject({ hook: text.max(80) }));

/** What a program can do about webhooks of leagues. */
export const hookOperations = {
  leagueHooks: operation({
    id: 'leagueHooks',
    method: 'get',
    path: '/me/league-hooks',
    summary: 'Your webhooks of leagues and seasons.',
    answer: z.array(hook),
  }),
  addLeagueHook: operation({
    id: 'addLeagueHook',
    method: 'post',
    path: '/me/league-hooks',
    summary: 'Have an address told of a league. The same once more is the webhook that is there.',
    body: adding,
    answer: hook,
    status: 201,
  }),
  tryLeagueHook: operation({
    id: 'tryLeagueHook',
    method: 'post',
    path: '/me/league-hooks/test',
    summary: 'Send one message to try a webhook.',
    body: which,
    answer: z.object({ wrong: text.nullable().describe('Null: it was taken.') }),
  }),
  resumeLeagueHook: operation({
    id: 'resumeLeagueHook',
    method: 'post',
    path: '/me/league-hooks/resume',
    summary: 'Switch a webhook on again: it is told what it missed.',
    body: which,
    answer: z.object({ done: z.literal(true) }),
  }),
  dropLeagueHook: operation({
    id: 'dropLeagueHook',
    method: 'post',
    path: '/me/league-hooks/remove',
    summary: 'Remove a webhook; one that is gone already is as wished.',
    body: which,
    answer: z.object({ done: z.literal(true) }),
  }),
};
