import { z } from 'zod';
import { resultKinds } from '../engine/result-kinds';

/** What stands at the head of a published input. */
export const pairingFormat = 'fieldpost-pairing-1';

const id = z.string().min(1).max(100);
const round = z.int().min(1).max(1000);
const points = z.number().min(-100_000).max(100_000);

/** Who plays under an entrant's name: from a round on, and on which board of a team. */
const holderSchema = z.strictObject({ player: id, from: round.default(1), board: z.int().min(1).max(50).default(1) });

/** A place in the table. A successor is another player of the same entrant. */
export const entrantSchema = z.strictObject({
  id,
  /** 1 is the strongest; equal numbers go by id. */
  seed: z.int().min(1).max(100_000),
  /** What the seeds were made from, for who wants to check them. */
  rating: z.number().nullable().default(null),
  /** The first round it takes part in. */
  from: round.default(1),
  /** The last round it takes part in; null: to the end. 0: it withdrew before the first. */
  until: z.int().min(0).max(1000).nullable().default(null),
  /** Rounds between these that it sits out at its own wish. */
  pauses: z.array(round).max(1000).default([]),
  players: z.array(holderSchema).max(500).default([]),
  /** The share of its answers that came in time, 0 to 1; null: not measured. */
  onTime: z.number().min(0).max(1).nullable().default(null),
});

const seatSchema = z.strictObject({ side: id, camp: id });
const seatingSchema = z.array(seatSchema).min(2).max(10);

/** `odd`: nobody was left; `asked`: at its own wish; the others: who was to be met is away, not yet in or no longer. */
export const byeReasons = ['odd', 'asked', 'absent', 'late', 'withdrawn'] as const;
export type ByeReason = (typeof byeReasons)[number];

export const pairingSchema = z.strictObject({
  id,
  round,
  /** The tables of one meeting share it: both sides at once, the boards of a team match, replays. */
  match: id,
  board: z.int().min(1).max(50),
  /** In the order of the game's seats; a null side is left to bidding. A bye seats one. */
  seats: z
    .array(z.strictObject({ entrant: id, side: id.nullable() }))
    .min(1)
    .max(10),
  /** `missing`: who was to be met. */
  bye: z.strictObject({ reason: z.enum(byeReasons), missing: id.nullable() }).nullable(),
});

const kind = z.enum(resultKinds);

export const resultSchema = z.strictObject({
  pairing: id,
  kind,
  places: z
    .array(
      z.strictObject({
        entrant: id,
        side: id,
        /** Rank 1 in a single camp has won; rank 1 in several has drawn. */
        rank: z.int().min(1).max(10),
        margin: z.number().nullable().default(null),
        level: id.nullable().default(null),
        left: z.enum(['conceded', 'lost-on-time', 'resigned', 'removed', 'replaced']).nullable().default(null),
        /** Who played it, where that was not the holder of the round. */
        player: id.nullable().default(null),
      }),
    )
    .max(10),
});

const scaleSchema = z.discriminatedUnion('by', [
  /** `shared`: the camp that won divides the points of a win among its seats. */
  z.strictObject({ by: z.literal('outcome'), win: points, draw: points, loss: points, shared: z.boolean().default(false) }),
  z.strictObject({ by: z.literal('level'), levels: z.record(id, points) }),
  /** Points of the highest row that the margin reaches. */
  z.strictObject({ by: z.literal('margin'), rows: z.array(z.strictObject({ from: z.number(), points })).min(1) }),
  /** Points of the first, second, …; who shares ranks shares their points. */
  z.strictObject({ by: z.literal('rank'), points: z.array(points).min(2).max(10) }),
]);

const pointsSchema = z.strictObject({
  scale: scaleSchema,
  byes: z.strictObject({ odd: points, asked: points, absent: points, late: points, withdrawn: points }),
  /** Endings that count with points of their own, whatever the scale says; null: none. */
  forfeit: z
    .strictObject({ kinds: z.array(kind), win: points, loss: points })
    .nullable()
    .default(null),
});

export const tieBreakNames = [
  'head-to-head',
  'sonneborn-berger',
  'buchholz',
  'buchholz-cut-1',
  'margin',
  'wins',
  'on-time',
  'lots',
] as const;
export type TieBreak = (typeof tieBreakNames)[number];

const challengeSchema = z.strictObject({ by: id, to: id, at: z.int().min(0) });

const systemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('round-robin'), cycles: z.union([z.literal(1), z.literal(2)]), numbers: z.enum(['seeds', 'drawn']) }),
  /** `first`: what yields to the other, where equal points and balanced sides do not go together. */
  z.strictObject({ kind: z.literal('swiss'), first: z.enum(['points', 'sides']) }),
  /** `losses`: how many put an entrant out. `drawn`: what follows a drawn match. */
  z.strictObject({
    kind: z.literal('elimination'),
    losses: z.union([z.literal(1), z.literal(2)]),
    drawn: z.enum(['replay', 'higher-seed']),
    reset: z.boolean().default(true),
  }),
  z.strictObject({
    kind: z.literal('ladder'),
    /** How many places above one's own may be challenged. */
    reach: z.int().min(1).max(1000),
    /** Rounds after a game in which the same two do not meet again. */
    rest: z.int().min(0).max(1000),
    /** A challenger who won swaps places with the loser, or steps in above and all between move one down. */
    moves: z.enum(['swap', 'step-in']),
    /** Who had no game for so many rounds drops by so many places; null: nobody drops. */
    idle: z.strictObject({ rounds: round, places: z.int().min(1).max(1000) }).nullable(),
    /** Of the round to be paired; `at` says which came first. */
    challenges: z.array(challengeSchema).max(10_000),
  }),
  /** Tables of three seats or more. `smaller` seatings take who is left over, else they have a bye. */
  z.strictObject({ kind: z.literal('tables'), remainder: z.enum(['byes', 'smaller']) }),
]);

export const settingsSchema = z.strictObject({
  /** The seats of a table in the game's order, each with its camp; two for all systems but `tables`. */
  seats: seatingSchema,
  /** Seats of smaller tables that the game allows too. */
  smaller: z.array(seatingSchema).max(8).default([]),
  /** `both`: each meeting is two tables with sides swapped; `bid`: sides stay open. */
  sides: z.enum(['drawn', 'both', 'bid']),
  /** More than one: entrants are teams. */
  boards: z.int().min(1).max(50).default(1),
  points: pointsSchema,
  /** What the boards of a team match are worth; the match itself is worth `points`. */
  boardPoints: scaleSchema.default({ by: 'outcome', win: 1, draw: 0.5, loss: 0, shared: false }),
  tieBreaks: z.array(z.enum(tieBreakNames)).max(tieBreakNames.length),
  /** Results of who withdrew from a round robin before half of its games were played. */
  annul: z.enum(['never', 'under-half']).default('never'),
  system: systemSchema,
});

/** The whole input of a pairing: whoever holds it can pair the round again. */
export const pairingInputSchema = z
  .strictObject({
    format: z.literal(pairingFormat),
    seed: z.string().min(1).max(200),
    /** The round to be paired. */
    round,
    entrants: z.array(entrantSchema).max(2000),
    /** Of the rounds before, byes among them. */
    pairings: z.array(pairingSchema).max(50_000),
    results: z.array(resultSchema).max(50_000),
    settings: settingsSchema,
  })
  .superRefine(({ entrants, pairings, results, settings }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const twice = (ids: string[]) => new Set(ids).size < ids.length;
    if (twice(entrants.map((each) => each.id))) wrong('entrants', 'each id once');
    if (twice(pairings.map((each) => each.id))) wrong('pairings', 'each id once');
    if (twice(results.map((each) => each.pairing))) wrong('results', 'one result a pairing');
    const [known, paired] = [new Set(entrants.map((each) => each.id)), new Set(pairings.map((each) => each.id))];
    if (pairings.some(({ seats }) => seats.some(({ entrant }) => !known.has(entrant)))) wrong('pairings', 'entrants that are listed');
    if (results.some(({ places }) => places.some(({ entrant }) => !known.has(entrant)))) wrong('results', 'entrants that are listed');
    if (results.some(({ pairing }) => !paired.has(pairing))) wrong('results', 'pairings that are listed');
    if (settings.system.kind !== 'tables' && settings.seats.length !== 2) wrong('settings', 'two seats, or the system of tables');
    if (settings.system.kind === 'tables' && settings.sides === 'both') wrong('settings', 'both sides at once need two seats');
    if (settings.system.kind === 'tables' && settings.boards > 1) wrong('settings', 'team matches need two seats');
  });

export type Entrant = z.output<typeof entrantSchema>;
export type Seat = z.output<typeof seatSchema>;
export type Pairing = z.output<typeof pairingSchema>;
export type GameResult = z.output<typeof resultSchema>;
export type Scale = z.output<typeof scaleSchema>;
export type Settings = z.output<typeof settingsSchema>;
export type PairingInput = z.output<typeof pairingInputSchema>;
/** Before the defaults are filled in. */
export type PairingDraft = z.input<typeof pairingInputSchema>;
export type System<Kind extends Settings['system']['kind']> = Extract<Settings['system'], { kind: Kind }>;
