import { z } from 'zod';
import { languages } from '@/lib/engine';
import type { Identity, KeptSeat } from '@/lib/play';
import { operation } from './operation';
import { named, text } from './schemas';

const identity = {
  id: text,
  name: text.nullable().describe('That of a bot account ends with "(bot)"; null: the account is closed.'),
  bot: z.boolean().describe('A bot account: a program that belongs to somebody.'),
  owner: z.object({ id: text, name: text.nullable() }).nullable().describe('Whose bot account it is; null: a person.'),
  about: text.describe('What its owner says about it.'),
};

const player: z.ZodType<Identity> = named('Player', z.object(identity));

const keptSeat: z.ZodType<KeptSeat> = named(
  'KeptSeat',
  z.object({ table: text, title: text, game: text, seat: text, seatName: text, from: text.nullable() }),
);

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
    summary: 'Who a player is: a person, or a bot account of whom. Of people only those with public games or ratings are known.',
    answer: player,
  }),
  invitations: operation({
    id: 'invitations',
    method: 'get',
    path: '/invitations',
    summary: 'Seats that are kept for you at tables before their start; join to take one.',
    answer: z.array(keptSeat),
  }),
};
