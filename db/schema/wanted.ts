import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import type { TimeControl } from '../../lib/time-control';
import { at, newId } from './columns';
import { users } from './people';
import { countings } from './tables';

/** Games for which players look for an opponent. A row goes when it is answered, taken back, or over. */
export const wanted = pgTable(
  'wanted',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    options: json('options').$type<Record<string, unknown>>().notNull(),
    timeControl: json('pace').$type<TimeControl>().notNull(),
    counts: text('counts', { enum: countings }).notNull(),
    /** Seat of who looks; null: the lot decides. */
    seat: text('seat'),
    /** Bounds of the opponent's rating in the game; null: none. */
    lowest: integer('lowest'),
    highest: integer('highest'),
    /** Plain text; may be empty. */
    note: text('note').notNull(),
    createdAt: at('created_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [
    index('wanted_of_user').on(table.userId),
    index('wanted_by_time').on(table.createdAt),
    index('wanted_by_end').on(table.endsAt),
  ],
);
