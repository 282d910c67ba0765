import { z } from 'zod';
import type { DivisionGames, EntrantView, LeagueSummary, LeagueView, SeasonActView, SeasonDesk, SeasonView, WhatIf } from '@/lib/play';
import { leagueInputSchema, seasonInputSchema } from '@/lib/play';
import { timeControlSchema } from '@/lib/time-control';
import { named, record, text } from './schemas';

const written = z.object({ en: text, it: text }).describe('Empty in a language that nobody wrote it in.');
const time = text.describe('ISO time.');
const place = z.object({ slug: text, name: text });

const seasonFields = {
  number: z.int(),
  name: text,
  status: z.enum(['draft', 'entry', 'running', 'over', 'called-off']).describe('draft: planned, and seen by directors alone.'),
  game: text,
  gameTitle: text,
  startsAt: time.nullable(),
  endedAt: time.nullable(),
};

const leagueFields = {
  slug: text.describe('Its address: what stands in the paths here.'),
  name: text,
  description: written,
  visibility: z.enum(['public', 'club']),
  seasons: z.array(named('SeasonSummary', z.object(seasonFields))).describe('The newest first.'),
};
const summary: z.ZodType<LeagueSummary> = named('LeagueSummary', z.object(leagueFields));

export const leagues = z.array(summary);
export const leagueList = named(
  'LeagueList',
  z.object({ leagues, next: text.nullable().describe('Ask again with `after` set to this; null: there are no more.') }),
);
export const league: z.ZodType<LeagueView> = named(
  'League',
  z.object({ ...leagueFields, club: place.nullable(), mayDirect: z.boolean().describe('You direct it.') }),
);
export const newLeague = named('NewLeague', leagueInputSchema);
export const leagueTexts = named('LeagueTexts', leagueInputSchema.omit({ address: true }));
export const newSeason = named('NewSeason', seasonInputSchema);

const player = z.object({ userId: text, name: text.nullable().describe('Null: an account that is closed.') });
const entrant: z.ZodType<EntrantView> = named(
  'Entrant',
  z.object({
    id: text,
    name: text,
    players: z.array(player).describe('Who plays for it now, board by board.'),
    before: z.array(player.extend({ untilRound: z.int() })),
    seed: z.int().nullable(),
    rating: z.number().nullable(),
    withdrawn: z.boolean(),
    pauses: z.array(z.int()).describe('Rounds that it sits out.'),
  }),
);
const entrants = z.record(text, entrant).describe('By id.');

const standing = {
  entrant: text,
  rank: z.int().nullable().describe('Equal where nothing decides; null: annulled.'),
  points: z.number(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  byes: z.int(),
  margin: z.number(),
  tieBreaks: z.record(text, z.number().nullable()),
  withdrawn: z.boolean(),
};
const division = named(
  'Division',
  z.object({
    id: text,
    name: text,
    size: z.int().nullable(),
    table: z.array(z.object({ ...standing, place: z.int().nullable() })).describe('The best first.'),
    up: z.int().describe('How many of the first go up in the end.'),
    down: z.int(),
  }),
);

export const season = named(
  'Season',
  z.object({
    ...seasonFields,
    league: place,
    club: place.nullable(),
    plan: record.describe('As it was planned, with what was left open filled in; `settings` are what pairings and standings follow from.'),
    commitment: text.describe('SHA-256, in hex, of the seed of all lots.'),
    seed: text.nullable().describe('Published when the season starts.'),
    divisions: z.array(division),
    entrants,
    waiting: z.array(text).describe('Entrants in no division.'),
    rounds: z.array(z.object({ number: z.int(), opensAt: time, deadline: time, opened: z.boolean(), closed: z.boolean() })),
    pause: z.object({ from: time, until: time }).nullable(),
    mayDirect: z.boolean(),
    own: text.nullable().describe('Your entrant; null: none.'),
    mayEnter: z.boolean(),
  } satisfies Record<keyof SeasonView, z.ZodType>),
);

const game = named(
  'SeasonGame',
  z.object({
    id: text,
    round: z.int(),
    table: text.nullable().describe('Null: not begun.'),
    places: z.array(
      z.object({
        entrant: text,
        side: text.nullable().describe('In your language; null: still bid for at the table.'),
        player: player.nullable(),
        rank: z.int().nullable().describe('1 has won, or drawn with others of 1; null: not decided.'),
        left: text.nullable(),
      }),
    ),
    kind: text.nullable().describe('How it ended; null: not decided.'),
    bye: z.object({ reason: text, missing: text.nullable() }).nullable().describe('A round without a game.'),
    late: z.boolean().describe('It was open at the deadline of its round.'),
  }),
);
export const games: z.ZodType<DivisionGames[]> = z.array(
  named('DivisionGames', z.object({ division: text, name: text, rounds: z.array(z.object({ round: z.int(), games: z.array(game) })) })),
);

const outcome = z.object({ id: text, outcome: text, points: z.number() });
export const cross = z.array(
  z.object({
    division: text,
    rows: z.array(z.object({ entrant: text, cells: z.array(z.object({ opponent: text, games: z.array(outcome) })) })),
  }),
);
export const progress = z.array(
  z.object({
    division: text,
    rounds: z.array(
      z.object({ round: z.int(), standings: z.array(z.object({ entrant: text, rank: z.int().nullable(), points: z.number() })) }),
    ),
  }),
);

export const supposing = named(
  'Supposing',
  z.strictObject({
    division: text.max(80),
    games: z
      .record(text.max(200), z.enum(['first', 'second', 'drawn']))
      .default({})
      .describe('Ends of open games, by id.'),
  }),
);
export const whatIf: z.ZodType<WhatIf> = named(
  'WhatIf',
  z.object({
    open: z.array(z.object({ id: text, entrants: z.array(text) })),
    table: z.array(z.object(standing)),
    outlooks: z
      .array(z.object({ entrant: text, best: z.int(), worst: z.int(), first: z.enum(['certain', 'possible', 'impossible']) }))
      .nullable()
      .describe('Null: too many games are open to say.'),
  }),
);

export const acts: z.ZodType<SeasonActView[]> = z.array(
  named('SeasonAct', z.object({ at: time, by: text.nullable().describe('Null: time did it.'), kind: text, details: record })),
);

const late = { round: z.int(), division: text, table: text, entrants: z.array(text) };
const item = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('late'), ...late }),
  z.object({ kind: z.literal('soon'), ...late, deadline: time }),
  z.object({ kind: z.literal('appeal'), table: text, entrants: z.array(text), entry: z.int(), reason: text, at: time }),
  z.object({ kind: z.enum(['unplaced', 'vacant']), entrant: text }),
  z.object({ kind: z.literal('undated') }),
  z.object({ kind: z.literal('requests'), count: z.int() }),
]);
export const desk = named('SeasonDesk', z.object({ items: z.array(item), entrants } satisfies Record<keyof SeasonDesk, z.ZodType>));

const of = { entrant: text.max(80) };
const moment = z.iso.datetime({ offset: true });
const round = z.int().min(1).max(1000);
export const opening = named(
  'OpeningEntries',
  z.strictObject({ startsAt: moment.nullable().describe('When the first round opens; null: when you say so.') }),
);
export const entering = named(
  'Entering',
  z.strictObject({
    team: z
      .strictObject({ name: text.max(200), mates: z.array(text.max(80)).max(50).describe('Users on the boards behind yours, in order.') })
      .nullable()
      .default(null),
  }),
);
export const enteringOther = named(
  'EnteringOther',
  z.strictObject({
    players: z.array(text.max(80)).min(1).max(50).describe('Users, board by board.'),
    name: text.max(200).nullable().default(null).describe('Of a team.'),
  }),
);
export const ofEntrant = named('OfEntrant', z.strictObject(of));
export const placing = named(
  'PlacingEntrant',
  z.strictObject({ ...of, division: text.max(80).nullable(), seed: z.int().min(1).max(1000).nullable().default(null) }),
);
export const withdrawing = named('WithdrawingEntrant', z.strictObject({ ...of, why: text.max(2000).default('') }));
export const replacing = named(
  'ReplacingPlayer',
  z.strictObject({ ...of, board: z.int().min(1).max(50).default(1), player: text.max(80).describe('The user who plays on.') }),
);
export const sittingOut = named('SittingOut', z.strictObject({ ...of, round, out: z.boolean().default(true) }));
export const pausing = named('PausingSeason', z.strictObject({ from: moment, until: moment }));
export const extending = named('ExtendingRound', z.strictObject({ round, days: z.int().min(1).max(365) }));
export const clocking = named('SeasonClock', z.strictObject({ timeControl: named('TimeControl', timeControlSchema) }));
export const challenging = named(
  'Challenging',
  z.strictObject({ entrant: text.max(80).nullable().describe('Null: takes the challenge back.') }),
);
