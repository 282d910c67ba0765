import { z } from 'zod';
import { termsSchema } from '@/lib/chance/file';
import { longestNote, type Wanted, type WantedPage } from '@/lib/play';
import { operation } from './operation';
import { named, record, text, timeControl } from './schemas';

const bound = z.int().min(0).max(4000).nullable();

const wanted: z.ZodType<Wanted> = named(
  'Wanted',
  z.object({
    id: text,
    game: text,
    gameTitle: text,
    options: record,
    timeControl,
    counts: termsSchema.shape.counts,
    seat: text.nullable().describe('Of who looks; null: the lot decides.'),
    seatName: text.nullable(),
    lowest: bound.describe('Bounds of the opponent’s rating in the game; null: none.'),
    highest: bound,
    note: text,
    player: text,
    playerName: text,
    rating: z.int().describe('Of who looks, in the game.'),
    createdAt: text,
    endsAt: text,
    isMine: z.boolean(),
  }),
);

const list: z.ZodType<WantedPage> = named('WantedPage', z.object({ wanted: z.array(wanted), isMore: z.boolean() }));

const newWanted = named(
  'NewWanted',
  z.strictObject({
    game: text.max(80),
    options: record.default({}).describe('With two seats that play each other.'),
    timeControl: timeControl.default({ kind: 'none' }),
    counts: termsSchema.shape.counts.default('rated'),
    seat: text.max(80).nullable().default(null).describe('The seat that you want; null: the lot decides.'),
    lowest: bound.default(null).describe('Bounds of the opponent’s rating in the game; null: none.'),
    highest: bound.default(null),
    note: text.max(longestNote).default(''),
  }),
);

/** What a program can ask of games for which somebody looks for an opponent. */
export const wantedOperations = {
  wanted: operation({
    id: 'wanted',
    method: 'get',
    path: '/wanted',
    summary: 'Games for which somebody looks for an opponent, the newest first.',
    query: z.strictObject({
      game: text.max(80).optional().describe('The id of a game; left out: all.'),
      fits: z.enum(['yes', 'no']).default('no').describe('yes: only what you may answer.'),
      page: z.coerce.number().int().min(0).max(10_000).default(0).describe('From 0.'),
    }),
    answer: list,
  }),
  postWanted: operation({
    id: 'postWanted',
    method: 'post',
    path: '/wanted',
    summary: 'Look for an opponent, for 30 days. Whoever answers plays with you at once.',
    body: newWanted,
    answer: z.object({ id: text }),
    status: 201,
    also: { 409: 'You look for as many opponents as one may.' },
  }),
  answerWanted: operation({
    id: 'answerWanted',
    method: 'post',
    path: '/wanted/{wanted}/answer',
    summary: 'Play with who looks: the table is made with both of you at it, and begins.',
    answer: z.object({ table: text }),
    status: 201,
    also: { 403: 'You are not rated as is wished, or cannot play with this player.', 409: 'Somebody was quicker, or it is over.' },
  }),
  withdrawWanted: operation({
    id: 'withdrawWanted',
    method: 'post',
    path: '/wanted/{wanted}/withdraw',
    summary: 'Look for an opponent no longer.',
    answer: z.object({ done: z.literal(true) }),
  }),
};
