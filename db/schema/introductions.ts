import { boolean, json, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns';
import { users } from './people';

/** What players say of themselves on their pages. */
export const introductions = pgTable('introductions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Plain text; empty: none. */
  words: text('words').notNull(),
  /** Languages they speak, as codes of ISO 639-1, in their own order. */
  languages: json('languages').$type<string[]>().notNull(),
  /** Their page shows their time zone. */
  showsZone: boolean('shows_zone').notNull(),
  updatedAt: at('updated_at').notNull(),
  /** When an operator took the words from sight; null: they are shown. */
  hiddenAt: at('hidden_at'),
});
