import { bigint, doublePrecision, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Level, PlayerKind } from '../../lib/ratings';
import { at } from './columns';

// All of it follows from the results and is worked up behind them. Players are users by id, and bots: no key of an account, for ratings outlive it.

/** Where the ratings of players stand, by scope: a game, or all games. */
export const ratings = pgTable(
  'ratings',
  {
    scope: text('scope').notNull(),
    player: text('player').notNull(),
    kind: text('kind').$type<PlayerKind>().notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    /** Results that moved it. */
    games: integer('games').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.player] }), index('ratings_of_player').on(table.player)],
);

/** A player's rating after each result that moved it: from here the ratings of any earlier moment are taken up again. */
export const ratingPoints = pgTable(
  'rating_points',
  {
    scope: text('scope').notNull(),
    player: text('player').notNull(),
    at: at('at').notNull(),
    /** As it is published: `RatedResult.id`. */
    result: text('result').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    games: integer('games').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.player, table.at, table.result] }),
    index('rating_points_of_result').on(table.at, table.result),
  ],
);

type Levels = ({ side: string } & Level)[];

/** How even the sides of a game are in a scenario, by scope. */
export const balances = pgTable(
  'balances',
  {
    scope: text('scope').notNull(),
    game: text('game').notNull(),
    scenario: text('scenario').notNull(),
    games: integer('games').notNull(),
    levels: json('levels').$type<Levels>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.game, table.scenario] })],
);

/** The same after each result that taught something. */
export const balancePoints = pgTable(
  'balance_points',
  {
    scope: text('scope').notNull(),
    game: text('game').notNull(),
    scenario: text('scenario').notNull(),
    at: at('at').notNull(),
    result: text('result').notNull(),
    games: integer('games').notNull(),
    levels: json('levels').$type<Levels>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.game, table.scenario, table.at, table.result] }),
    index('balance_points_at').on(table.at),
  ],
);

/** The last result that was taken into the ratings: one row, locked by whoever works on them. */
export const ratingsReach = pgTable('ratings_reach', {
  id: integer('id').primaryKey(),
  /** Null: none was. */
  at: at('at'),
  /** Empty: all of that moment are to come. */
  result: text('result').notNull(),
  /** Counts all changes: figures that were read at the same step are the same. */
  step: integer('step').notNull(),
});

/** Rated results that came, changed or went, by when they ended: written by a trigger on `results`. */
export const changedResults = pgTable('changed_results', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: at('at').notNull(),
});
