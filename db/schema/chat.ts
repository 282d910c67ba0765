import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { at, newId } from './columns';
import { users } from './people';
import { tables } from './tables';

/** Some of a table's players: a side of the game, or one seat, by its id there. */
export interface ChatAudience {
  kind: 'side' | 'seat';
  id: string;
}

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
    /** Whom it was said to; null: everybody who sees the table. */
    audience: json('audience').$type<ChatAudience>(),
    /** Ids of the users who alone may read it, settled when it was said; null: everybody. */
    readers: text('readers').array(),
    /** Since when an operator shows it to nobody. */
    hiddenAt: at('hidden_at'),
  },
  (table) => [index('chat_of_table').on(table.tableId, table.at), index('chat_of_user').on(table.userId)],
);
