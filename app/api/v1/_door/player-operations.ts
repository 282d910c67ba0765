import { z } from 'zod';
import { type Followed, type PlayerProfile, type ShownIntroduction, spokenLanguages } from '@/lib/play';
import { operation } from './operation';
import { ofPlayer } from './rating-operations';
import { named, tableSummary, text } from './schemas';

const introduction: z.ZodType<ShownIntroduction> = named(
  'Introduction',
  z.object({
    words: text.describe('Plain text.'),
    hidden: z.boolean().describe('An operator took the words from sight.'),
    languages: z.array(z.enum(spokenLanguages)).describe('Codes of ISO 639-1.'),
    timeZone: text.nullable().describe('IANA name; null: the player does not say.'),
  }),
);

const profile: z.ZodType<PlayerProfile> = named(
  'Player',
  z.object({
    name: text,
    introduction: introduction.nullable().describe('What the player says of themselves.'),
    games: z.int().describe('Public games that run or are over.'),
    tables: z.array(tableSummary).describe('A page of them, the latest change first.'),
    isMore: z.boolean(),
    favourites: z.array(z.object({ gameTitle: text, count: z.int() })),
    onTime: z.number().nullable().describe('Percent of the last answers that came before the deadline.'),
    ratings: z.array(ofPlayer),
  }),
);

const followable = {
  kind: z.enum(['player', 'club']),
  address: text.max(64).describe('End of the address of its page: the id of a player, the address of a club.'),
};

const followed: z.ZodType<Followed> = named('Followed', z.object({ ...followable, name: text }));

/** What a program can ask of players. */
export const playerOperations = {
  player: operation({
    id: 'player',
    method: 'get',
    path: '/players/{player}',
    summary: 'A player as everybody may see them: their public games, their ratings, what they say of themselves.',
    query: z.strictObject({ page: z.coerce.number().int().min(0).max(10_000).default(0).describe('Of the games, from 0.') }),
    answer: profile,
  }),
  follows: operation({
    id: 'follows',
    method: 'get',
    path: '/follows',
    summary: 'Players and clubs that you follow, by name. A letter a week tells what they did in public.',
    answer: z.array(followed),
  }),
  follow: operation({
    id: 'follow',
    method: 'post',
    path: '/follows',
    summary: 'Follow a player or a club, or no longer. Nobody else is told.',
    body: z.strictObject({ ...followable, follow: z.boolean().default(true) }),
    answer: z.array(followed),
    also: { 409: 'You follow as many as there may be.' },
  }),
};
