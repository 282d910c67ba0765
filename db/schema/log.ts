import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Mixed } from '../../lib/chance/file';
import type { Draw, Via } from '../../lib/engine';
import { answeredColumn } from './answered';
import { at, newId } from './columns';
import { tables } from './tables';
import { toldColumn } from './told';

/** The truth: one row per order or act of the players (via `table`). A trigger refuses every change of a row. */
export const entries = pgTable(
  'entries',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** From 1, without gaps. */
    seq: integer('seq').notNull(),
    seat: text('seat').notNull(),
    decision: text('decision').notNull(),
    order: json('order').$type<Record<string, unknown>>().notNull(),
    /** The order in words, one line. */
    notation: text('notation').notNull(),
    draws: json('draws').$type<Draw[]>().notNull(),
    /** What came from outside and was mixed into its dice; null: nothing. */
    mixed: json('mixed').$type<Mixed>(),
    /** The game's rules version the order was given under. */
    rules: integer('rules').notNull(),
    via: text('via').$type<Via>().notNull(),
    round: integer('round').notNull(),
    power: text('power'),
    phase: text('phase').notNull(),
    barrier: boolean('barrier').notNull(),
    /** Of the state after the order. */
    checksum: text('checksum').notNull(),
    /** SHA-256 over this entry and the hash before it. */
    hash: text('hash').notNull(),
    /** What set the transaction off: `submission:<id>`, `start`, `clock`, `bots`, `policy`, `resign`, `handover`, `import`. */
    causedBy: text('caused_by').notNull(),
    /** Null for what was imported, and for acts. */
    answered: answeredColumn('answered'),
    /** What was told of it when it was made, as events; words are made when they are read. Null: nothing, or it stands apart (`linesApart`). */
    told: toldColumn('told'),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.seq] }),
    index('entries_acts').on(table.tableId, table.seq).where(sql`${table.via} = 'table'`),
  ],
);

/**
 * Lines that stand apart from an entry: of the set-up, which has none, and of entries of the releases that kept all lines here. A trigger
 * refuses every change.
 */
export const linesApart = pgTable(
  'lines_apart',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** Entry; 0 is the set-up. */
    seq: integer('seq').notNull(),
    index: integer('index').notNull(),
    audience: text('audience', { enum: ['all', 'only', 'except'] }).notNull(),
    seats: json('seats').$type<string[]>().notNull(),
    event: json('event').$type<Record<string, unknown>>().notNull(),
    /** Words that a line was written with, as of old; empty: its game has them. */
    en: text('en').notNull(),
    it: text('it').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seq, table.index] })],
);

/** Receipts by submission: the same id again is answered from here, with what the log says. */
export const submissions = pgTable(
  'submissions',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    seat: text('seat').notNull(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    /** Of decision and orders: 128 bits of their SHA-256 in base64url; rows of before have all of it in hex. */
    digest: text('digest').notNull(),
    receipt: json('receipt').$type<Record<string, unknown>>().notNull(),
    /** Of the receipt: `held`, … and the table's last entry it tells of. Columns, for the database cannot look into every text. */
    kind: text('kind').notNull(),
    seq: integer('seq').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seat, table.id] }), index('submissions_by_time').on(table.at)],
);

/** Sealed orders, secret until the last one of their seal is in. */
export const sealed = pgTable(
  'sealed',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    decision: text('decision').notNull(),
    seat: text('seat').notNull(),
    order: json('order').$type<Record<string, unknown>>().notNull(),
    via: text('via').$type<Via>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.decision] })],
);

/** Open questions: a projection. */
export const questions = pgTable(
  'questions',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    decision: text('decision').notNull(),
    seat: text('seat').notNull(),
    kind: text('kind').notNull(),
    force: text('force', { enum: ['must', 'may'] }).notNull(),
    tempo: text('tempo', { enum: ['turn', 'reaction'] }).notNull(),
    /** Place in the module's list. */
    place: integer('place').notNull(),
    /** A sealed answer is held. */
    held: boolean('held').notNull(),
    askedAt: at('asked_at').notNull(),
    /** Its time runs from here: later than it was asked when the seat was a bot's, other when the rules of the clock changed. */
    since: at('since').notNull(),
    /** The first turn of its seat. */
    first: boolean('first').notNull().default(false),
    /** From here on the seat's bank pays. */
    freeUntil: at('free_until'),
    /** What is shown. */
    deadline: at('deadline'),
    /** The grace is over as well: it is answered without its player. */
    expiresAt: at('expires_at'),
    /** The deadline passed and the game has no fallback: it waits for a human. */
    lapsed: boolean('lapsed').notNull().default(false),
    /** When a worker looks whether somebody is to be reminded; null: not any more. */
    remindAt: at('remind_at'),
    /** When a worker looks whether it has expired, or whether its table comes to rest; null: it runs on no clock. */
    lookAt: at('look_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.decision] }),
    index('questions_to_look_at').on(table.lookAt).where(sql`${table.lookAt} is not null`),
    index('questions_to_remind_of').on(table.remindAt).where(sql`${table.remindAt} is not null`),
  ],
);

/** What happened at a running table beside orders, for everybody to read. A trigger refuses every change. */
export const records = pgTable(
  'records',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** The last entry before it. */
    seq: integer('seq').notNull(),
    kind: text('kind').notNull(),
    at: at('at').notNull(),
    en: text('en').notNull(),
    it: text('it').notNull(),
  },
  (table) => [index('records_of_table').on(table.tableId, table.at)],
);

/** The latest state of a table: a cache, thrown away when it does not fit. */
export const snapshots = pgTable('snapshots', {
  tableId: text('table_id')
    .primaryKey()
    .references(() => tables.id, { onDelete: 'cascade' }),
  seq: integer('seq').notNull(),
  shape: integer('shape').notNull(),
  /** Hash of the entry it follows: a log that is not the one it was made from is noticed. */
  hash: text('hash').notNull(),
  state: json('state').$type<{ rules: number }>().notNull(),
});

/** States on the way of a long game, from which its moments are reached without the whole log: a cache, written by who looks back. */
export const checkpoints = pgTable(
  'checkpoints',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    /** The last entry before it. */
    seq: integer('seq').notNull(),
    shape: integer('shape').notNull(),
    /** Of that entry: as in `snapshots`. */
    hash: text('hash').notNull(),
    state: json('state').$type<{ rules: number }>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seq] })],
);

/**
 * Lives of the database: one begins when it is another than before, restored or moved. Tables mix its value into their next dice, so that
 * what was known of them is wrong.
 */
export const epochs = pgTable('epochs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** 16 random bytes in hex. */
  value: text('value').notNull(),
  /** What told this database from others when it began. */
  fingerprint: text('fingerprint').notNull(),
  at: at('at').notNull().defaultNow(),
});
