import { z } from 'zod';
import { type ListedRating, type PlayerRating, type RatingList, ratingLists } from '@/lib/play';
import { operation } from './operation';
import { named, text } from './schemas';

const shown = {
  rating: z.int(),
  deviation: z.int().describe('The true strength lies within twice this in 19 cases of 20.'),
  games: z.int().describe('Results that moved it.'),
  provisional: z.boolean().describe('Fewer than ten did.'),
};

const listed: z.ZodType<ListedRating> = named(
  'ListedRating',
  z.object({
    player: text,
    kind: z.enum(['user', 'bot', 'program']).describe('bot: the practice bots of the house; program: a bot account.'),
    name: text.nullable().describe('Of a bot, the game that it plays; null: an account that is closed.'),
    rank: z.int().nullable().describe('Null: provisional, or a bot’s.'),
    ...shown,
  }),
);

const side = z.object({ name: text, score: z.number(), between: z.tuple([z.number(), z.number()]) });

const list: z.ZodType<RatingList> = named(
  'Ratings',
  z.object({
    scopes: z.array(z.object({ scope: text, title: text.nullable() })).describe('What can be asked for.'),
    scope: text,
    list: z.enum(ratingLists).describe('Whom it lists: people, or bot accounts, which are rated apart.'),
    page: z.int(),
    pages: z.int(),
    players: z.int().describe('Who is in the list on all pages, practice bots not counted.'),
    ratings: z.array(listed),
    distribution: z
      .array(z.object({ from: z.int(), players: z.int() }))
      .describe('Those of the list whose ratings are settled, by points.'),
    step: z.int().describe('Points of a step of the distribution.'),
    balances: z
      .array(z.object({ game: text, gameTitle: text, scenario: text, games: z.int(), sides: z.array(side) }))
      .describe('What each side wins between equal players, a draw being half a win.'),
  }),
);

export const ofPlayer: z.ZodType<PlayerRating> = named(
  'PlayerRating',
  z.object({
    scope: text,
    title: text.nullable(),
    ...shown,
    history: z.array(z.object({ at: text, rating: z.int(), deviation: z.int() })).describe('After each result, oldest first.'),
  }),
);

/** What a program can ask of ratings. All results are in one file, `/ratings.json`. */
export const ratingOperations = {
  ratings: operation({
    id: 'ratings',
    method: 'get',
    path: '/ratings',
    summary: 'A page of the ratings of a game, or of all games together.',
    query: z.strictObject({
      scope: text.max(80).default('all').describe('The id of a game, or "all".'),
      list: z.enum(ratingLists).default('players').describe('People, or bot accounts.'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    answer: list,
  }),
  playerRatings: operation({
    id: 'playerRatings',
    method: 'get',
    path: '/players/{player}/ratings',
    summary: 'Where a player stands, all games together first; empty: never rated.',
    answer: z.array(ofPlayer),
  }),
};
