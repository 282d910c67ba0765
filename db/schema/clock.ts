import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, newId } from './columns';
import { users } from './people';
import { tables } from './tables';

/** Stretches of time that no clock counts: of all tables, of one, or of one seat. */
export const pauses = pgTable(
  'pauses',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    /** Null: of every table. */
    tableId: text('table_id').references(() => tables.id, { onDelete: 'cascade' }),
    /** Null: of every seat. */
    seat: text('seat'),
    from: at('from').notNull(),
    /** Not part of it any more. */
    until: at('until').notNull(),
    reason: text('reason', { enum: ['outage', 'vacation', 'season'] }).notNull(),
    /** All running tables have been told; null while an outage is still being credited. */
    appliedAt: at('applied_at'),
  },
  (table) => [
    index('pauses_of_table').on(table.tableId, table.until),
    index('pauses_to_credit').on(table.from).where(sql`${table.reason} = 'outage' and ${table.appliedAt} is null`),
  ],
);

/** When the worker was last seen keeping time: one row. */
export const heartbeats = pgTable('heartbeats', {
  id: text('id').primaryKey(),
  at: at('at').notNull(),
  /** Seconds of silence that are no outage yet. */
  patience: integer('patience').notNull(),
});

/** Calendars of deadlines that programs may read without signing in. */
export const calendars = pgTable('calendars', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret in the address, in hex. */
  hash: text('hash').notNull().unique(),
  createdAt: at('created_at').notNull(),
});
