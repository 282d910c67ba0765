import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, newId } from './columns';
import { users } from './people';
import { tables } from './tables';

/** What players say to each other at a table; no part of the game. */
export const chatLines = pgTable(
  'chat_lines',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    /** Null: the account is gone. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('chat_of_table').on(table.tableId, table.at)],
);
