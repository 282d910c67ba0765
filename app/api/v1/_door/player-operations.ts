import { z } from 'zod';
import { languages } from '@/lib/engine';
import {
  type Followed,
  followKinds,
  type Identity,
  type KeptSeat,
  type PlayerProfile,
  type ShownIntroduction,
  spokenLanguages,
} from '@/lib/play';
import { operation } from './operation';
import { ofPlayer } from './rating-operations';
import { named, tableSummary, text } from './schemas';

const identity = {
  id: text,
  name: text.nullable().describe('That of a bot account ends with "(bot)"; null: the account is closed.'),
  bot: z.boolean().describe('A bot account: a program that belongs to somebody.'),
  owner: z.object({ id: text, name: text.nullable() }).nullable().describe('Whose bot account it is; null: a person.'),
  about: text.describe('What its owner says about it.'),
};

const introduction: z.ZodType<ShownIntroduction> = named(
  'Introduction',
  z.object({
    words: text.describe('Plain text.'),
    hidden: z.boolean().describe('An operator took the words from sight.'),
    languages: z.array(z.enum(spokenLanguages)).describe('Codes of ISO 639-1.'),
    timeZone: text.nullable().describe('IANA name; null: the player does not say.'),
  }),
);

const player: z.ZodType<Identity & Omit<PlayerProfile, 'program'>> = named(
  'Player',
  z.object({
    ...identity,
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

const keptSeat: z.ZodType<KeptSeat> = named(
  'KeptSeat',
  z.object({ table: text, title: text, game: text, seat: text, seatName: text, from: text.nullable() }),
);

const followable = {
  kind: z.enum(followKinds),
  address: text.max(64).describe('End of the address of its page: the id of a player, the address of a club or league.'),
};

const followed: z.ZodType<Followed> = named('Followed', z.object({ ...followable, name: text }));

/** What a program can ask about who plays: itself, and others. */
export const playerOperations = {
  me: operation({
    id: 'me',
    method: 'get',
    path: '/me',
    summary: 'Whose token this is.',
    answer: named('Profile', z.object({ ...identity, language: z.enum(languages) })),
  }),
  player: operation({
    id: 'player',
    method: 'get',
    path: '/players/{player}',
    summary: 'A player as everybody may see them: a person, or a bot account of whom; public games, ratings, what they say of themselves.',
    query: z.strictObject({ page: z.coerce.number().int().min(0).max(10_000).default(0).describe('Of the games, from 0.') }),
    answer: player,
  }),
  invitations: operation({
    id: 'invitations',
    method: 'get',
    path: '/invitations',
    summary: 'Seats that are kept for you at tables before their start; join to take one.',
    answer: z.array(keptSeat),
  }),
  follows: operation({
    id: 'follows',
    method: 'get',
    path: '/follows',
    summary:
      'Players, clubs and leagues that you follow and may see, by name. A letter a week tells what players and clubs did in public, and of leagues rounds, results and standings.',
    answer: z.array(followed),
  }),
  follow: operation({
    id: 'follow',
    method: 'post',
    path: '/follows',
    summary: 'Follow a player, a club or a league, or no longer. Nobody else is told.',
    body: z.strictObject({ ...followable, follow: z.boolean().default(true) }),
    answer: z.array(followed),
    peopleOnly: true,
    also: { 409: 'You follow as many as there may be.' },
  }),
};
