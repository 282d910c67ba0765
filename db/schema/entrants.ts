import { sql } from 'drizzle-orm';
import { type AnyPgColumn, doublePrecision, index, integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, newId, newTimedId } from './columns';
import { divisionId, divisions, seasonId } from './leagues';
import { users } from './people';

/** Places in the table of a division, whoever holds them. */
export const entrants = pgTable(
  'entrants',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    seasonId: seasonId(),
    /** Null: entered and not placed, or on the waiting list. */
    divisionId: text('division_id').references((): AnyPgColumn => divisions.id, { onDelete: 'set null' }),
    /** Of a team; null: its player's. */
    name: text('name'),
    seed: integer('seed'),
    rating: doublePrecision('rating'),
    fromRound: integer('from_round').notNull().default(1),
    /** Last round it takes part in; null: to the end. */
    untilRound: integer('until_round'),
    /** Rounds it sits out. */
    pauses: json('pauses').$type<number[]>().notNull().default([]),
    /** Share of answers in time, as the last round that was closed left it, 0 to 1; null: not measured. */
    onTime: doublePrecision('on_time'),
    enteredAt: at('entered_at').notNull(),
  },
  (table) => [index('entrants_of_season').on(table.seasonId, table.enteredAt), index('entrants_of_division').on(table.divisionId)],
);

/** Who plays for an entrant from a round on, and on which board of a team. */
export const entrantHolders = pgTable(
  'entrant_holders',
  {
    entrantId: text('entrant_id')
      .notNull()
      .references(() => entrants.id, { onDelete: 'cascade' }),
    board: integer('board').notNull().default(1),
    fromRound: integer('from_round').notNull().default(1),
    /** Users without a name have closed their account. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.entrantId, table.board, table.fromRound] }), index('entrant_holders_of_user').on(table.userId)],
);

/** Challenges on a ladder. */
export const challenges = pgTable(
  'challenges',
  {
    id: text('id').primaryKey().$defaultFn(newTimedId),
    divisionId: divisionId(),
    byEntrant: text('by_entrant')
      .notNull()
      .references(() => entrants.id, { onDelete: 'cascade' }),
    toEntrant: text('to_entrant')
      .notNull()
      .references(() => entrants.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    /** The round that took it up; null: it waits. */
    round: integer('round'),
  },
  (table) => [
    index('challenges_of_division').on(table.divisionId, table.round),
    uniqueIndex('challenges_waiting').on(table.byEntrant).where(sql`round is null`),
    index('challenges_by').on(table.byEntrant),
    index('challenges_to').on(table.toEntrant),
  ],
);
