import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, index, integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Text } from '../../lib/engine';
import type { TimeControl } from '../../lib/time-control';
import type { GameResult, Pairing, PairingInput, Settings } from '../../lib/tournament';
import type { AbsenceRule } from './absence';
import { clubs } from './clubs';
import { at, newId, newTimedId } from './columns';
import { users } from './people';
import { tables } from './tables';

/** What becomes of a game that is not over at the deadline of its round. shared: nobody has won, and its points are shared. */
export const lateRules = ['director', 'position', 'draw', 'shared'] as const;
export type LateRule = (typeof lateRules)[number];

export const seasonStates = ['draft', 'entry', 'running', 'over', 'called-off'] as const;
export type SeasonState = (typeof seasonStates)[number];

/** What is settled before a season starts. */
export interface SeasonPlan {
  game: string;
  options: Record<string, unknown>;
  timeControl: TimeControl;
  absence: AbsenceRule;
  counts: 'rated' | 'unrated';
  leaving: 'mate' | 'substitute' | 'bot';
  /** Bot accounts may enter, and count as anybody does. */
  admitsBots: boolean;
  /** Who may enter: members of the league's club, or everybody who sees the league. */
  entry: 'members' | 'everybody';
  /** How pairings and standings are made. */
  settings: Settings;
  /** Options of the game at the smaller tables, in the order of `settings.smaller`; absent in seasons that were planned before there were such. */
  smaller?: Record<string, unknown>[];
  /** Rounds; null: as many as the system needs. */
  rounds: number | null;
  /** Days of a round and days between two, in the days of a time zone. `early`: the next round opens once all games of the one before are over. */
  calendar: { days: number; rest: number; early: boolean; zone: string };
  late: LateRule;
  /** How many go up and down between two divisions. */
  exchange: number;
}

/** A series of seasons that a club plays. */
export const leagues = pgTable(
  'leagues',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    /** Null: the club was closed, and nobody directs it any more. */
    clubId: text('club_id').references((): AnyPgColumn => clubs.id, { onDelete: 'set null' }),
    /** Its address. That of a league of a private club ends in chance, as the club's does. */
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** Empty in a language that nobody wrote it in. */
    description: json('description').$type<Text>().notNull(),
    /** club: for members of its club, and who plays in it. */
    visibility: text('visibility', { enum: ['public', 'club'] }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('leagues_of_club').on(table.clubId, table.createdAt),
    index('leagues_listed').on(table.createdAt, table.id).where(sql`visibility = 'public'`),
  ],
);

export const seasons = pgTable(
  'seasons',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    leagueId: text('league_id')
      .notNull()
      .references(() => leagues.id, { onDelete: 'cascade' }),
    /** Of the league's, from 1. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: seasonStates }).notNull().default('draft'),
    plan: json('plan').$type<SeasonPlan>().notNull(),
    /** SHA-256 of the seed of all lots, published before anybody enters. */
    commitment: text('commitment').notNull(),
    /** Published when the season starts. */
    seed: text('seed'),
    /** When its first round opens; null: not settled. */
    startsAt: at('starts_at'),
    endedAt: at('ended_at'),
    /** All its clocks stand from then to then; null: they run. */
    pausedFrom: at('paused_from'),
    pausedUntil: at('paused_until'),
    /** When time next does something to it; null: nothing is due. */
    dueAt: at('due_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('seasons_of_league').on(table.leagueId, table.number),
    index('seasons_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/** The season that a row is of, and goes with. */
export const seasonId = () =>
  text('season_id')
    .notNull()
    .references(() => seasons.id, { onDelete: 'cascade' });

/** Seeds of seasons before they start, apart from them so that no list can show one by accident. */
export const seasonSeeds = pgTable('season_seeds', { seasonId: seasonId().primaryKey(), seed: text('seed').notNull() });

export const divisions = pgTable(
  'divisions',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    seasonId: seasonId(),
    /** The highest is 1. */
    place: integer('place').notNull(),
    name: text('name').notNull(),
    /** Entrants it takes; null: all. */
    size: integer('size'),
    /** Grows with whatever changes its table. */
    revision: integer('revision').notNull().default(0),
    /** The revision up to which the worker has seen to what follows. */
    seen: integer('seen').notNull().default(0),
  },
  (table) => [
    uniqueIndex('divisions_of_season').on(table.seasonId, table.place),
    index('divisions_changed').on(table.seasonId).where(sql`revision <> seen`),
  ],
);

/** The division that a row is of, and goes with. */
export const divisionId = () =>
  text('division_id')
    .notNull()
    .references(() => divisions.id, { onDelete: 'cascade' });

export const rounds = pgTable(
  'rounds',
  {
    seasonId: seasonId(),
    number: integer('number').notNull(),
    opensAt: at('opens_at').notNull(),
    deadline: at('deadline').notNull(),
    openedAt: at('opened_at'),
    /** Players of open games have been reminded of the deadline. */
    remindedAt: at('reminded_at'),
    /** The rule for late games was applied. */
    lateAt: at('late_at'),
    /** All its games are decided. */
    closedAt: at('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.number] })],
);

/** What a round was paired from: whoever holds it can pair it again. */
export const pairingInputs = pgTable(
  'pairing_inputs',
  {
    divisionId: divisionId(),
    round: integer('round').notNull(),
    /** Of the round's, from 1: matches that are played again are paired later. */
    part: integer('part').notNull(),
    input: json('input').$type<PairingInput>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.divisionId, table.round, table.part] })],
);

export const pairings = pgTable(
  'pairings',
  {
    divisionId: divisionId(),
    /** Within the division, as its input leads to it. */
    id: text('id').notNull(),
    round: integer('round').notNull(),
    match: text('match').notNull(),
    board: integer('board').notNull(),
    seats: json('seats').$type<Pairing['seats']>().notNull(),
    bye: json('bye').$type<Pairing['bye']>(),
    tableId: text('table_id').references(() => tables.id, { onDelete: 'set null' }),
    /** When its table began. */
    startedAt: at('started_at'),
    /** Projection of the table's result; null: not decided. */
    result: json('result').$type<Omit<GameResult, 'pairing'>>(),
    /** It was open at the deadline of its round. */
    late: boolean('late').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.divisionId, table.id] }),
    index('pairings_of_round').on(table.divisionId, table.round),
    uniqueIndex('pairings_of_table').on(table.tableId),
    index('pairings_to_start').on(table.divisionId).where(sql`started_at is null and bye is null and result is null`),
  ],
);

/** What was done to a season: nothing of it is changed or taken away. */
export const seasonActs = pgTable(
  'season_acts',
  {
    id: text('id').primaryKey().$defaultFn(newTimedId),
    /** In which order they were written: several may be of one moment. */
    order: bigint('order', { mode: 'number' }).generatedAlwaysAsIdentity(),
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    at: at('at').notNull(),
    /** Null: time did it. */
    userId: text('user_id').references(() => users.id),
    kind: text('kind').notNull(),
    details: json('details').$type<Record<string, unknown>>().notNull(),
    /** Under which a program did it: what it asks for once more under the same is not done again. */
    key: text('key'),
  },
  (table) => [
    index('season_acts_of_season').on(table.seasonId, table.order),
    index('season_acts_by').on(table.userId),
    uniqueIndex('season_acts_once').on(table.userId, table.key).where(sql`key is not null`),
  ],
);

/** What is still to be done to tables of a season, each in a transaction of its table's. */
export const seasonChores = pgTable(
  'season_chores',
  {
    id: text('id').primaryKey().$defaultFn(newTimedId),
    seasonId: seasonId(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    chore: json('chore').$type<Chore>().notNull(),
    /** Not before; later when it could not be done. */
    dueAt: at('due_at').notNull(),
  },
  (table) => [
    index('season_chores_due').on(table.dueAt),
    index('season_chores_of_season').on(table.seasonId),
    index('season_chores_of_table').on(table.tableId),
  ],
);

export type Chore =
  | { kind: 'replace'; entrant: string; to: string }
  | { kind: 'give-up'; user: string }
  | { kind: 'pause'; from: string; until: string }
  | { kind: 'resume' }
  | { kind: 'clock'; timeControl: TimeControl }
  | { kind: 'late'; rule: Exclude<LateRule, 'director'> };
