import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { GameFile, MixedWord, OpeningBeacon, Signature, Terms } from '../../lib/chance/file';
import type { Draw, Moment, Outcome, Text } from '../../lib/engine';
import type { TimeControl } from '../../lib/time-control';
import { absenceRules } from './absence';
import { clubs } from './clubs';
import { at, newId } from './columns';
import { users } from './people';

export const tableVisibilities = ['public', 'private', 'club'] as const;
export type TableVisibility = (typeof tableVisibilities)[number];

/** What a game can count for: `Terms`. */
export const countings = ['rated', 'unrated', 'training'] as const satisfies Terms['counts'][];
export const leavings = ['mate', 'substitute', 'bot'] as const satisfies Terms['leaving'][];

/** What the set-up drew and led to: entry 0, which nobody gave. Null until the table starts. */
export interface Opening {
  /** ISO time. */
  at: string;
  /** How its dice are made; absent: by the first recipe. */
  recipe?: 2;
  /** Seats in the game's order, with the word each mixed into the dice, the SHA-256 of its first word to come, and who held it. */
  seats: Omit<GameFile['seats'][number], 'player'>[];
  draws: Draw[];
  checksum: string;
  /** Of the database at the start; absent by the first recipe. */
  epoch?: string | undefined;
  /** What was agreed; absent in tables that began before that was kept. */
  terms?: Terms | undefined;
  /** The public beacon whose rounds are mixed in, and the first that is named; absent: none is. */
  beacon?: OpeningBeacon | undefined;
  /** First link of the hash chain. */
  hash: string;
}

/** What the next entry of a table mixes into its dice depends on. */
export interface Mixing {
  /** The epoch that was mixed in last. */
  epoch: string | null;
  /** SHA-256 of each seat's next word, in hex. */
  pledges: Record<string, string>;
  /** Words that came with orders on hold: the next entry mixes them in. */
  waiting: MixedWord[];
  /** Round of the public beacon that was named last; absent where none is mixed in. */
  named?: number | undefined;
}

/** Where a game comes from that was not played here. */
export interface Imported {
  /** Its id there: part of what every die is made of. */
  table: string;
  /** Names of the players by seat, as the file tells them. */
  players: Record<string, string>;
  /** As the file bore it, and whether a key of this installation made it. */
  signature: Signature | null;
  isOurs: boolean;
  /** ISO time. */
  at: string;
}

/** Public tables of this place that people play. */
export const isListed = sql`visibility = 'public' and imported is null and not demo`;

export const tables = pgTable(
  'tables',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    game: text('game').notNull(),
    title: text('title').notNull(),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** private: who plays there and owns it. club: the members of its club and who plays there. A table of a private club is always `club`. */
    visibility: text('visibility', { enum: tableVisibilities }).notNull().default('public'),
    /** The club it is played in; null: in none, or that was closed. */
    clubId: text('club_id').references((): AnyPgColumn => clubs.id, { onDelete: 'set null' }),
    /** Until then only members of the club may take an open seat. */
    membersUntil: at('members_until'),
    demo: boolean('demo').notNull().default(false),
    options: json('options').$type<Record<string, unknown>>().notNull(),
    timeControl: json('pace').$type<TimeControl>().notNull(),
    /** What the game counts for. */
    counts: text('counts', { enum: countings }).notNull().default('unrated'),
    /** Who plays on for somebody who gives the game up, where that does not end it. */
    leaving: text('leaving', { enum: leavings }).notNull().default('bot'),
    /** What a player's absence does. shift: deadlines wait; substitute: they run, and a named substitute may play; none: they run. */
    absence: text('absence', { enum: absenceRules }).notNull().default('shift'),
    /** The game's rules version the table is played under. */
    rules: integer('rules').notNull(),
    /** SHA-256 of the secret, published before the first die. */
    commitment: text('commitment').notNull(),
    /** How the dice will be made when it begins; how they are made is in the opening. */
    recipe: integer('recipe').notNull().default(1),
    /** Rounds of the public beacon that the installation has when it begins shall be mixed into the dice. */
    beacon: boolean('beacon').notNull().default(false),
    opening: json('opening').$type<Opening>(),
    /** Null: it is played here. */
    imported: json('imported').$type<Imported>(),
    /** All human players have left, or the owner called the table off: it is over without an outcome. */
    abandonedAt: at('abandoned_at'),
    /** Bot accounts may take open seats, not only those that they are invited to. */
    admitsBots: boolean('admits_bots').notNull().default(false),
    /** Bot accounts count as anybody does: `Terms.bots`. */
    ratesBots: boolean('rates_bots').notNull().default(false),
    /** It starts by itself with the last seat that is taken. */
    startsWhenFull: boolean('starts_when_full').notNull().default(false),
    /** When a player was last heard of, give or take a minute; null: not noted yet. */
    heardAt: at('heard_at'),
    /** Answers that no player gave since one was heard of. */
    unheard: integer('unheard').notNull().default(0),
    /** Nobody is heard of: since then nothing is answered and no clock runs. */
    restsSince: at('rests_since'),
    createdAt: at('created_at').notNull().defaultNow(),
    // from here on: projections of the log, rebuilt by `npm run rebuild`
    status: text('status', { enum: ['open', 'running', 'over'] })
      .notNull()
      .default('open'),
    /** When it came to its status: lists show the newest of each first. Not the latest order, which would cost every order an index. */
    statusSince: at('status_since').notNull().defaultNow(),
    /** Last entry, 0 before the first. */
    seq: integer('seq').notNull().default(0),
    /** Hash of the last entry. */
    hash: text('hash').notNull().default(''),
    /** What the dice of the next entry are made from, in hex; null: by the first recipe, not begun, or imported. */
    mix: text('mix'),
    /** Null where `mix` is. What waits cannot be rebuilt. */
    mixing: json('mixing').$type<Mixing>(),
    moment: json('moment').$type<Moment>(),
    headline: json('headline').$type<Text>().notNull().default({ en: '', it: '' }),
    outcome: json('outcome').$type<Outcome>(),
    /** Bots have answers to give that the last transaction left to the worker. */
    botsDue: boolean('bots_due').notNull().default(false),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('tables_of_owner').on(table.ownerId),
    index('tables_of_club').on(table.clubId, table.status, table.statusSince),
    // records read all of them and nothing else of their rows
    index('tables_over_of_club').on(table.clubId, table.visibility, table.id).where(sql`status = 'over' and club_id is not null`),
    // nothing that an order changes is indexed here: its new row stays on the page of the old one
    index('tables_listed').on(table.status, table.statusSince).where(isListed),
    index('tables_listed_of_game').on(table.game, table.status, table.statusSince).where(isListed),
    index('tables_with_bots_due').on(table.statusSince).where(sql`bots_due and status = 'running' and not demo`),
    index('tables_demo').on(table.statusSince).where(sql`demo`),
  ],
);

/** The dice source of a table, apart from it so that no list can show it by accident. */
export const secrets = pgTable('secrets', {
  tableId: text('table_id')
    .primaryKey()
    .references(() => tables.id, { onDelete: 'cascade' }),
  /** 32 bytes in hex. */
  secret: text('secret').notNull(),
});

export const seats = pgTable(
  'seats',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    /** Place in the game's order of seats. */
    place: integer('place').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    bot: boolean('bot').notNull().default(false),
    /** Mixed into the dice; chosen before the start. */
    word: text('word').notNull().default(''),
    /** SHA-256 of the first word to come after the start, in hex. */
    pledge: text('pledge'),
    resignedAt: at('resigned_at'),
    /** Since when the seat is offered to everybody. */
    offeredAt: at('offered_at'),
    /** Deadlines missed in a row. */
    missed: integer('missed').notNull().default(0),
    /** Milliseconds in its bank of time; null: the table has none, or has not started. */
    bank: bigint('bank', { mode: 'number' }),
    /** The bank has paid for the time up to here. */
    paidUntil: at('paid_until'),
    /** Has closed a question of its own turn: the first one has more time. */
    begun: boolean('begun').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.seat] }),
    index('seats_of_user').on(table.userId),
    index('seats_offered').on(table.offeredAt).where(sql`${table.offeredAt} is not null`),
  ],
);

/** An offer of a seat, by link and perhaps by letter. */
export const invites = pgTable(
  'invites',
  {
    token: text('token').primaryKey().$defaultFn(newId),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    /** Lower case; null: whoever has the link. */
    email: text('email'),
    /** Of a player whose address is nobody's business: shown instead of it. Null: who invites wrote the address. */
    name: text('name'),
    /** handover: the seat is held, the holder gives it away. substitute: the holder lends it from `startsAt` to `endsAt`. */
    kind: text('kind', { enum: ['join', 'handover', 'substitute'] })
      .notNull()
      .default('join'),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
    usedAt: at('used_at'),
    /** Its letter did not arrive: why, in the words of the mail server; empty: the address takes no letters of ours. */
    returned: text('returned'),
  },
  (table) => [
    index('invites_of_table').on(table.tableId),
    index('invites_by').on(table.createdBy),
    index('invites_to').on(table.email).where(sql`${table.email} is not null`),
  ],
);

/** Standing orders of a seat. They are intentions and stay outside the log. */
export const policies = pgTable(
  'policies',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    policy: json('policy').$type<Record<string, unknown>>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seat] })],
);

/** What who plays a seat keeps for themselves: it goes with the seat. */
export const notes = pgTable(
  'notes',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    text: text('text').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seat] })],
);

/** Orders a player has begun and not sent, for whatever device they look from next. */
export const drafts = pgTable(
  'drafts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    /** Decision it was begun for; a draft of a closed question is shown as such. */
    decision: text('decision').notNull(),
    /** Whatever the order form keeps: lines of notation, picks. */
    content: json('content').$type<Record<string, unknown>>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tableId, table.seat] }), index('drafts_of_table').on(table.tableId)],
);
