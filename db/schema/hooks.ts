import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, newId } from './columns';
import { tables } from './tables';

export const hookKinds = ['json', 'discord'] as const;
export type HookKind = (typeof hookKinds)[number];

/**
 * Addresses that hear of a table over HTTPS. Each is its own queue: what the log holds beyond `toldSeq` waits to be told, by
 * whichever worker takes the lease.
 */
export const hooks = pgTable(
  'hooks',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: hookKinds }).notNull(),
    url: text('url').notNull(),
    /** Key of the HMAC that signs what is sent. */
    secret: text('secret').notNull(),
    language: text('language', { enum: ['en', 'it'] }).notNull(),
    createdAt: at('created_at').notNull(),
    /** Where the table stands: a trigger on `tables` keeps both, so that whoever is behind is found without a look at the tables. */
    tableSeq: integer('table_seq').notNull(),
    tableStatus: text('table_status').notNull(),
    /** Last entry told. */
    toldSeq: integer('told_seq').notNull(),
    /** The table's status when it was told last. */
    toldStatus: text('told_status').notNull(),
    notBefore: at('not_before').notNull(),
    leasedUntil: at('leased_until'),
    /** Tries in a row that failed. */
    failures: integer('failures').notNull().default(0),
    lastError: text('last_error'),
    lastAt: at('last_at'),
    /** Switched off after too many failures. */
    offAt: at('off_at'),
  },
  (table) => [
    index('hooks_of_table').on(table.tableId),
    index('hooks_behind')
      .on(table.notBefore)
      .where(sql`${table.offAt} is null and (${table.tableSeq} > ${table.toldSeq} or ${table.tableStatus} <> ${table.toldStatus})`),
  ],
);
