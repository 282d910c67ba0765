import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, newId } from './columns';
import { users } from './people';
import { tables } from './tables';

/** What a proposal wants. */
export type Wish =
  /** The game goes on from before entry `entry`. */
  | { kind: 'take-back'; entry: number }
  /** The game ends here; no winners: a draw. */
  | { kind: 'end'; winners: string[] }
  /** The player of a seat shall lose it to the practice bot. */
  | { kind: 'remove'; seat: string };

export const fates = ['done', 'refused', 'withdrawn', 'outdated'] as const;

/** What one player wants and the others must agree to. */
export const proposals = pgTable(
  'proposals',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    /** Seat of who proposes. */
    seat: text('seat').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    wish: json('wish').$type<Wish>().notNull(),
    /** Last entry of the table when it was made. */
    seq: integer('seq').notNull(),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
    fate: text('fate', { enum: fates }),
    /** Who refused. */
    closedBy: text('closed_by'),
  },
  (table) => [index('proposals_of_table').on(table.tableId), index('proposals_of_user').on(table.userId)],
);

/** Who agreed to a proposal. */
export const consents = pgTable(
  'consents',
  {
    proposalId: text('proposal_id')
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.userId] }), index('consents_of_user').on(table.userId)],
);

/** Times when a player is away, from the account. */
export const vacations = pgTable(
  'vacations',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Ids of the tables it is for; null: all. */
    tables: json('tables').$type<string[]>(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('vacations_of_user').on(table.userId)],
);

/** Somebody who accepted to play a seat for its holder for a while. */
export const standIns = pgTable(
  'stand_ins',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    /** Whose seat it is. */
    holderId: text('holder_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    substituteId: text('substitute_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** The substitute has the seat. */
    startedAt: at('started_at'),
    endedAt: at('ended_at'),
    /** Standing orders the holder left behind: they are the holder's again at the end. */
    policy: json('policy').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('stand_ins_of_table').on(table.tableId),
    index('stand_ins_of_holder').on(table.holderId),
    index('stand_ins_of_substitute').on(table.substituteId),
    index('stand_ins_to_begin').on(table.startsAt).where(sql`${table.startedAt} is null and ${table.endedAt} is null`),
    index('stand_ins_to_end').on(table.endsAt).where(sql`${table.endedAt} is null`),
  ],
);
