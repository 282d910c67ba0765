import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import type { BranchMove } from '../../lib/engine';
import { at, newId } from './columns';
import { users } from './people';
import { tables } from './tables';

export const noteAudiences = ['private', 'side', 'public'] as const;
export type NoteAudience = (typeof noteAudiences)[number];

/** What somebody wrote down about a moment of a game. It stays where it is pinned, though the entry be taken back. */
export const momentNotes = pgTable(
  'moment_notes',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The seat they wrote from: whose side may read it. Null: they have none. */
    seat: text('seat'),
    /** The entry it is about; 0: the set-up. */
    seq: integer('seq').notNull(),
    audience: text('audience', { enum: noteAudiences }).notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('moment_notes_of_table').on(table.tableId, table.seq), index('moment_notes_of_user').on(table.userId)],
);

/** What somebody tried from a moment of a game: orders that never were, with dice that nobody committed to. */
export const branches = pgTable(
  'branches',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The entry it goes on from; 0: the set-up. */
    from: integer('from_seq').notNull(),
    title: text('title').notNull(),
    moves: json('moves').$type<BranchMove[]>().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('branches_of_owner').on(table.ownerId, table.tableId), index('branches_of_table').on(table.tableId)],
);
