import { z } from 'zod';
import { termsSchema } from '@/lib/chance/file';
import { longestOrder, resultKinds, vias } from '@/lib/engine';
import {
  type LogEntry,
  longestReason,
  type OpenQuestion,
  type Receipt,
  type ResultView,
  type SeatSummary,
  type TableSummary,
  verdicts,
} from '@/lib/play';
import { timeControlSchema } from '@/lib/time-control';

/** What goes over the wire, under the names the OpenAPI document gives it. */
export const named = <T extends z.ZodType>(id: string, schema: T): T => schema.meta({ id });

export const none = z.strictObject({});
export const text = z.string();
export const record = z.record(text, z.unknown());

export const violation = named('Violation', z.object({ code: text, text, field: text.exactOptional() }));

const moment = z.object({ round: z.int(), power: text.nullable(), phase: text, plays: z.record(text, z.array(text)).exactOptional() });

const seatSummary: z.ZodType<SeatSummary> = named(
  'Seat',
  z.object({
    seat: text,
    name: text,
    userId: text.nullable(),
    userName: text.nullable(),
    bot: z.boolean().describe('The practice bot of the house holds it.'),
    program: z.boolean().describe('Its holder is a bot account; `/players/{player}` says whose.'),
    invited: text.nullable(),
    resigned: z.boolean(),
  }),
);

const summaryFields = {
  id: text,
  game: text,
  gameTitle: text,
  title: text,
  status: z.enum(['open', 'running', 'over']),
  seq: z.int().describe('The last entry of the log.'),
  moment: moment.nullable(),
  momentName: text,
  headline: text,
  seats: z.array(seatSummary),
  waiting: z.array(text).describe('Seats the game waits for.'),
  waitingFor: z.array(text).describe('The same in words: who plays the seat, and which of its powers is asked.'),
  deadline: text.nullable(),
  myTurn: z.boolean(),
  mySeats: z.array(text),
  demo: z.boolean(),
  imported: z
    .object({ site: text.nullable(), isOurs: z.boolean() })
    .nullable()
    .describe('Read in from a file, not played here: where its signature says that it was played.'),
  restsSince: text.nullable().describe('Nobody was heard of: no clock runs and nothing is answered until a player is.'),
  updatedAt: text,
};

export const tableSummary: z.ZodType<TableSummary> = named('Table', z.object(summaryFields));

const questionFields = {
  decision: text.describe('Names the question: send it back with the orders.'),
  seat: text,
  kind: text,
  force: z.enum(['must', 'may']),
  tempo: z.enum(['turn', 'reaction']),
  deadline: text.nullable(),
  held: z.boolean().describe('A sealed answer was given and waits for the others.'),
} satisfies Record<keyof OpenQuestion, z.ZodType>;

const question = named(
  'Question',
  z.object({
    ...questionFields,
    help: z.array(text).describe('The question in one sentence, then notation with examples; empty for seats the view is not made for.'),
  }),
);

export const timeControl = named('TimeControl', timeControlSchema);

export const tableView = named(
  'View',
  z.object({
    ...summaryFields,
    options: record,
    timeControl,
    viewer: text.describe('The seat the view is made for, or "public".'),
    view: record.describe('The position as this seat may know it; its shape is the game’s own.'),
    questions: z.array(question),
    lapsedStanding: z.array(text),
    commitment: text,
    beacon: z
      .object({
        chain: text.describe('Hash of the chain.'),
        named: z.int().describe('The round that the next orders mix in, once it is out.'),
      })
      .nullable()
      .describe('The public beacon in the dice; null: none.'),
    pledge: text.nullable().describe("SHA-256, in hex, of the word that the viewer's own seat pledged for its next orders; null: none."),
    secret: text.nullable(),
    rules: z.int(),
    owner: text.nullable(),
  }),
);

export const result: z.ZodType<ResultView> = named(
  'Result',
  z.object({
    kind: z.enum(resultKinds),
    text,
    counts: termsSchema.shape.counts,
    contest: z.boolean().describe('Somebody played against somebody else, were it the practice bot.'),
    reason: text.nullable().describe('What a director said who decided it.'),
    entry: z.int().describe('The entry of the log that decided it.'),
    endedAt: text,
    players: z.array(
      z.object({
        seat: text,
        seatName: text,
        side: text.describe('Seats of one side win and lose together.'),
        userId: text.nullable(),
        userName: text.nullable(),
        bot: z.boolean(),
        rank: z.int().nullable().describe('1 is best, the same is a draw; null: it counts for nothing.'),
        left: z.enum(['conceded', 'lost-on-time', 'resigned', 'removed', 'replaced']).nullable(),
        change: z.int().nullable().describe('By how many points it moved their rating in this game; null: it did not, or has not yet.'),
      }),
    ),
  }),
);

const volley = named(
  'Volley',
  z.object({
    space: text,
    round: z.int(),
    side: z.enum(['attack', 'defence']),
    title: text,
    shots: z.array(
      z.object({
        name: text.describe('Who threw them, in your language; empty: the whole side.'),
        needs: text.describe('What each needed to hit.'),
        dice: z.array(z.object({ value: z.int(), isHit: z.boolean() })),
      }),
    ),
    hits: z.int(),
  }),
);

const logEntry: z.ZodType<LogEntry> = named(
  'Entry',
  z.object({
    seq: z.int(),
    seat: text,
    by: text.describe('Who of the seat gave the order, in your language.'),
    moment,
    momentName: text,
    order: text.nullable().describe('Notation; null while the seat may not know it.'),
    written: text
      .nullable()
      .describe('The order in your language; null while the seat may not know it, and for what players did with the table.'),
    via: z.enum(vias).nullable(),
    draws: z.array(z.object({ label: text, sides: z.int(), values: z.array(z.int()) })).nullable(),
    lines: z.array(text).describe('What happened, in your language.'),
    volleys: z.array(volley).describe('Dice of fights that it tells of.'),
    space: text.nullable().describe('A space of the board that it is about.'),
    isFight: z.boolean().describe('It tells of a fight.'),
    at: text,
    takenBack: z.boolean().describe('Taken back later: it counts no more.'),
  }),
);

export const logPage = named('Log', z.object({ opening: z.array(text), entries: z.array(logEntry), seq: z.int() }));

export const order = z.union([text.max(longestOrder), record]).describe('One line of notation, or the order as an object.');

const pledge = text.regex(/^[0-9a-f]{64}$/).describe('SHA-256, in hex, of the word that comes with the next orders of the seat.');

export const submission = named(
  'Submission',
  z.strictObject({
    seat: text.max(80),
    decision: text.max(200).nullable().default(null).describe('The question the first order answers; null: the first open one.'),
    orders: z.array(order).min(1).max(500),
    word: text
      .min(1)
      .max(100)
      .optional()
      .describe('Mixed into the dice from now on. Draw it at random, and pledge it with the sheet before: then nobody can know it.'),
    pledge: pledge.optional(),
    after: z.int().min(0).optional().describe('The last entry you saw: if the table moved on since, nothing is played.'),
  }),
);

export const refused = z.object({ index: z.int(), line: text, violations: z.array(violation), remainder: z.array(text) });
const accepted = { seq: z.int(), understood: z.array(text), told: z.array(text), refused: refused.nullable(), over: z.boolean() };
const first = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('applied'), ...accepted }),
  z.object({ kind: z.literal('held'), ...accepted }),
  z.object({ kind: z.literal('refused'), seq: z.int(), refused }),
  z.object({ kind: z.literal('closed'), seq: z.int(), violations: z.array(violation) }),
]);
export const receipt: z.ZodType<Receipt> = named('Receipt', z.union([first, z.object({ kind: z.literal('repeated'), receipt: first })]));

const holder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['me', 'open', 'bot']) }),
  z.strictObject({ kind: z.literal('invite'), email: z.email().max(200).nullable() }),
  z.strictObject({ kind: z.literal('program'), program: text.max(80).describe('A bot account, by its id or name.') }),
]);

export const newTable = named(
  'NewTable',
  z.strictObject({
    game: text.max(80),
    title: text.max(200).default(''),
    options: record.default({}),
    seats: z.record(text.max(80), holder).default({}).describe('Who holds which seat; seats left out are open.'),
    solo: z.boolean().default(false).describe('Every seat is yours: the table starts at once.'),
    timeControl: timeControl.default({ kind: 'none' }),
    absence: z
      .enum(['shift', 'substitute', 'none'])
      .default('shift')
      .describe('What an absence does: deadlines wait, or a named substitute may play, or nothing.'),
    startsWhenFull: z.boolean().default(false).describe('The game begins by itself when the last seat is taken.'),
    admitsBots: z.boolean().default(false).describe('Bot accounts may take open seats; those that are invited may anyhow.'),
    beacon: z
      .boolean()
      .default(false)
      .describe('Rounds of a public beacon are mixed into the dice; refused where the installation has none.'),
    visibility: z
      .enum(['public', 'private', 'club'])
      .default('private')
      .describe('club: the members of its club, and the players. A table of a private club is never public.'),
    club: text.max(60).optional().describe('Address of the club it is played in, of which you are a member.'),
    membersHours: z.int().min(0).max(336).default(0).describe('Hours for which only members of the club may take an open seat.'),
    counts: termsSchema.shape.counts
      .exactOptional()
      .describe(
        'What the game counts for; left out: rated where it is public and others sit down, else unrated. Training: orders are taken back without asking.',
      ),
    leaving: termsSchema.shape.leaving
      .default('mate')
      .describe(
        'Who plays on for somebody who concedes: a mate of the side, else the bot; the bot until somebody takes the seat; the bot.',
      ),
    word: text.max(200).default('').describe('Mixed into the dice.'),
    pledge: pledge.optional(),
  }),
);

export const conceding = named('Conceding', z.strictObject({ sure: z.literal(true).describe('It cannot be undone.') }));

export const appeal = named('Appeal', z.strictObject({ reason: text.max(longestReason) }));

export const judgement = named(
  'Judgement',
  z.strictObject({
    verdict: z.enum(verdicts).describe('stands: it stays as it is; only as the answer to an appeal.'),
    winners: z.array(text.max(80)).max(20).default([]).describe('Seats; all of their sides have won.'),
    reason: text.max(longestReason),
    appeal: z.int().nullable().default(null).describe('Entry of the appeal that this answers.'),
  }),
);

export const created = named('Created', z.object({ id: text, started: z.boolean() }));
export const joining = named('Joining', z.strictObject({ seat: text.max(80), word: text.max(200).optional(), pledge: pledge.optional() }));
export const starting = named('Starting', z.strictObject({ fillWithBots: z.boolean().default(false) }));

export const gameInfo = named(
  'Game',
  z.object({
    id: text,
    title: text,
    stage: z.enum(['draft', 'beta', 'stable']),
    defaultOptions: record,
    seats: z.array(text).describe('Under the default options.'),
    optionsSchema: record.describe('JSON Schema of the options.'),
    orderSchema: record.describe('JSON Schema of an order object.'),
  }),
);

export const problem = named(
  'Problem',
  z.object({ type: text, title: text, status: z.int(), detail: text, violations: z.array(violation).optional() }),
);
