import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Left } from '../../lib/chance/result';
import type { ResultKind } from '../../lib/engine';
import { at } from './columns';
import { countings, tables } from './tables';

/** How tables ended that people played here: projections of their logs, made anew by `npm run rebuild`. */
export const results = pgTable(
  'results',
  {
    tableId: text('table_id')
      .primaryKey()
      .references(() => tables.id, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    /** What the balance of the sides hangs on, within the game: `GameModule.scenario`. */
    scenario: text('scenario').notNull(),
    kind: text('kind').$type<ResultKind>().notNull(),
    counts: text('counts', { enum: countings }).notNull(),
    /** Somebody played against somebody else, were it the bot. */
    contest: boolean('contest').notNull(),
    /** Bot accounts count as anybody does: `Terms.bots`. */
    ratesBots: boolean('rates_bots').notNull().default(false),
    winners: json('winners').$type<string[]>().notNull(),
    /** What a director said who decided it. */
    reason: text('reason'),
    /** The entry that decided it. */
    entry: integer('entry').notNull(),
    endedAt: at('ended_at').notNull(),
  },
  (table) => [index('results_rated').on(table.endedAt, table.tableId).where(sql`${table.counts} = 'rated' and ${table.contest}`)],
);

/** Who played a seat for good, one after the other. */
export const resultPlayers = pgTable(
  'result_players',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => results.tableId, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    /** Of those who held the seat, from 0. */
    turn: integer('turn').notNull(),
    /** A user's id; null: the practice bot, or nobody known. Users without a name have closed their account. */
    userId: text('user_id'),
    bot: boolean('bot').notNull(),
    side: text('side').notNull(),
    /** 1 is best; null: it counts for nothing. */
    rank: integer('rank'),
    share: doublePrecision('share').notNull(),
    left: text('left').$type<Left>(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seat, table.turn] }), index('result_players_of_user').on(table.userId)],
);

/** The dice of each seat in a game that is over: a projection of its log too. No row: none were thrown, or the game counts none. */
export const resultLuck = pgTable(
  'result_luck',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => results.tableId, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    dice: doublePrecision('dice').notNull(),
    hits: doublePrecision('hits').notNull(),
    /** Sum of the chances of the dice, and of chance times counter-chance. */
    expected: doublePrecision('expected').notNull(),
    variance: doublePrecision('variance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seat] })],
);
