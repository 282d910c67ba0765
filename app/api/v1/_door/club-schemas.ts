import { z } from 'zod';
import {
  type ClubBar,
  type ClubDesk,
  type ClubMember,
  type ClubNotice,
  type ClubPreset,
  type ClubRecords,
  charterSchema,
  type GameRecord,
  type HeadToHead,
} from '@/lib/play';
import { timeControlSchema } from '@/lib/time-control';
import { named, record, tableSummary, text } from './schemas';

const role = z.enum(['owner', 'director', 'member']);
const written = z.object({ en: text, it: text }).describe('Empty in a language that nobody wrote it in.');

export const charter = named('Charter', charterSchema);

const summaryFields = {
  slug: text.describe('Its address: what stands in the paths here.'),
  name: text,
  emblem: charterSchema.shape.emblem,
  description: written,
  visibility: z.enum(['public', 'private']),
  admission: z.enum(['open', 'request', 'invitation']),
  role: role.nullable().describe('What you are there; null: no member.'),
};
const summary = named('ClubSummary', z.object({ ...summaryFields, members: z.int().optional() }));
export const clubList = named(
  'ClubList',
  z.object({ clubs: z.array(summary), next: text.nullable().describe('Ask again with `after` set to this; null: there are no more.') }),
);

const notice: z.ZodType<ClubNotice> = named(
  'ClubNotice',
  z.object({ id: text, title: text, text, author: text.nullable().describe('Null: a former player.'), at: text }),
);
export const noticePage = named('ClubNotices', z.object({ notices: z.array(notice), isMore: z.boolean() }));
export const newNotice = named('NewClubNotice', z.strictObject({ title: text.max(400), text: text.max(20_000) }));

export const club = named(
  'Club',
  z.object({
    ...summaryFields,
    houseRules: written,
    members: z.int(),
    may: z.array(text).describe('What you may do there; join, ask: become a member, at once or when a director says yes.'),
    barred: text.nullable().describe('Why you are not let in: you were removed. Null: nothing bars you.'),
    requests: z.int().describe('Requests that wait, for those who answer them.'),
    hasAsked: z.boolean(),
    isOffered: z.boolean(),
    open: z.array(tableSummary),
    running: z.array(tableSummary).describe('A page of them, the newest first.'),
    isMore: z.boolean().describe('There are more that run behind these.'),
    offers: z.array(z.object({ table: tableSummary, seats: z.array(text) })).describe('Seats of running games that wait for somebody.'),
    notices: z.array(notice).describe('The latest, for members.'),
  }),
);

const member: z.ZodType<ClubMember> = named(
  'ClubMember',
  z.object({
    userId: text,
    name: text.nullable(),
    role,
    joinedAt: text,
    running: z.int().describe('Games that run, as far as you may see them.'),
    onTime: z.int().nullable().describe('Percent of the last answers in such games that came before the deadline.'),
    isOffered: z.boolean(),
  }),
);
export const memberPage = named('ClubMembers', z.object({ members: z.array(member), isMore: z.boolean() }));

export const archivePage = named(
  'ClubArchive',
  z.object({
    tables: z.array(tableSummary),
    next: text.nullable().describe('Ask again with `before` set to this; null: there are no more.'),
  }),
);

const holder = { userId: text, name: text.nullable().describe('Null: a former player.') };
const recordTable = named('RecordTable', z.object({ id: text, title: text, game: text, gameTitle: text }));
const gameRecord: z.ZodType<GameRecord> = named(
  'GameRecord',
  z.object({
    table: recordTable,
    orders: z.int().describe('Entries of its log until it was decided.'),
    days: z.int(),
    ended: text,
    players: z.array(z.object({ name: text.nullable(), bot: z.boolean(), won: z.boolean() })),
  }),
);
export const records: z.ZodType<ClubRecords> = named(
  'ClubRecords',
  z.object({
    fastest: z.array(gameRecord).describe('Of each game the one that was won by its rules in the fewest orders.'),
    longest: z.array(gameRecord).describe('Of each game the one of the most orders.'),
    wins: z.array(z.object({ ...holder, wins: z.int(), games: z.int() })),
    runs: z.array(z.object({ ...holder, length: z.int(), since: text, until: text })).describe('Games won one after the other.'),
    luck: z
      .array(z.object({ ...holder, table: recordTable, dice: z.number(), hits: z.number(), expected: z.number(), oneIn: z.int() }))
      .describe('Dice of a whole game; of `oneIn` fair players one would be as lucky.'),
  }),
);
export const headToHead: z.ZodType<HeadToHead> = named(
  'HeadToHead',
  z.object({
    of: z.object(holder),
    opponents: z.array(z.object({ ...holder, games: z.int(), won: z.int(), drawn: z.int(), lost: z.int() })),
    games: z
      .array(z.object({ table: recordTable, ended: text, outcome: z.enum(['won', 'drawn', 'lost']) }))
      .nullable()
      .describe('Of a pair, the latest first; null: nobody is named to compare with.'),
    isMore: z.boolean(),
  }),
);

const presetFields = {
  name: text.max(200),
  game: text.max(80),
  options: record,
  timeControl: named('TimeControl', timeControlSchema),
  absence: z.enum(['shift', 'substitute', 'none']),
};
export const preset: z.ZodType<ClubPreset> = named('ClubPreset', z.object({ id: text, gameTitle: text, ...presetFields }));
export const newPreset = named('NewClubPreset', z.strictObject(presetFields));

export const joining = named('JoiningClub', z.strictObject({ text: text.max(1000).default('').describe('A word to the directors.') }));
export const joined = named('JoinedClub', z.object({ became: z.enum(['member', 'requested']) }));

const bar: z.ZodType<ClubBar> = named(
  'ClubBar',
  z.object({ userId: text, name: text.nullable(), by: text.nullable().describe('Who removed them; null: a former player.'), at: text }),
);
export const bars = z
  .array(bar)
  .describe('Who was removed, and comes back when the bar is lifted or by a letter of invitation; the latest first.');
export const removing = named('RemovingMember', z.strictObject({ user: text.max(80) }));
export const lifting = named('LiftingBar', z.strictObject({ user: text.max(80) }));

export const desk: z.ZodType<ClubDesk> = named(
  'ClubDesk',
  z.object({
    requests: z.array(z.object({ userId: text, name: text.nullable(), text, at: text })),
    invitations: z.array(
      z.object({
        ...{ token: text, email: text.nullable(), until: text },
        returned: text
          .nullable()
          .describe('Why its letter did not arrive; empty: the address takes no letters of ours. Null: as far as is known it did.'),
      }),
    ),
    barred: bars,
  }),
);
export const answering = named('AnsweringRequest', z.strictObject({ user: text.max(80), answer: z.enum(['accept', 'decline']) }));
export const inviting = named(
  'InvitingToClub',
  z.strictObject({ email: text.max(254).nullable().describe('Null: a link for everybody who has it.') }),
);
