import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, newId } from './columns';

/** Which letters a user wants; sign-in and invitations are always written. */
export interface LetterTopics {
  /** A question of the user's own turn. */
  turn: boolean;
  /** A question within somebody else's turn. */
  question: boolean;
  /** A table started or is over. */
  news: boolean;
}

/** When letters about games come, and who is reminded. Times are local to the user's zone: `HH:MM`. */
export interface LetterSchedule {
  /** digest: one letter a day for all tables; what must be answered before it comes is written at once all the same. */
  mode: 'instant' | 'digest';
  digestAt: string;
  /** No letter about a game leaves from `from` until `to`, which may lie beyond midnight. */
  quiet: { from: string; to: string } | null;
  /** Percent of a question's time after which whoever has not answered is reminded, ascending. */
  reminders: number[];
}

export const defaultSchedule: LetterSchedule = { mode: 'instant', digestAt: '08:00', quiet: null, reminders: [50, 90] };

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    name: text('name'),
    email: text('email').notNull().unique(),
    emailVerified: timestamp('email_verified', { withTimezone: true, mode: 'date' }),
    image: text('image'),
    language: text('language', { enum: ['en', 'it'] })
      .notNull()
      .default('en'),
    /** IANA name. */
    timezone: text('timezone').notNull().default('UTC'),
    letters: json('letters').$type<LetterTopics>().notNull().default({ turn: true, question: true, news: true }),
    schedule: json('rhythm').$type<LetterSchedule>().notNull().default(defaultSchedule),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Since when an operator lets nobody in as them; null: they may come in. */
    lockedAt: at('locked_at'),
    /** Whose bot account it is, for good: ratings hang on it. Null: a person's. */
    ownerId: text('owner_id').references((): AnyPgColumn => users.id),
    /** What the owner of a bot account says about it. */
    about: text('about'),
  },
  (table) => [
    index('users_locked').on(table.lockedAt).where(sql`locked_at is not null`),
    index('users_of_owner').on(table.ownerId),
    uniqueIndex('users_bot_name').on(sql`lower(${table.name})`).where(sql`owner_id is not null`),
  ],
);

// the adapter of next-auth dictates the property names of the next three tables
export const accounts = pgTable(
  'accounts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    provider: text('provider').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    refresh_token: text('refresh_token'),
    access_token: text('access_token'),
    expires_at: integer('expires_at'),
    token_type: text('token_type'),
    scope: text('scope'),
    id_token: text('id_token'),
    session_state: text('session_state'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.providerAccountId] }), index('accounts_of_user').on(table.userId)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the browser's cookie, in hex: whoever reads the database signs in as nobody. */
    sessionToken: text('session_token').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** It ends a month after it was last used. */
    expires: timestamp('expires', { withTimezone: true, mode: 'date' }).notNull(),
    /** When its link was opened: what makes keys asks that this was just now. */
    signedInAt: at('signed_in_at').notNull().defaultNow(),
    /** Browser and system as their user knows them: "Firefox, Linux"; empty where it did not say. */
    browser: text('browser').notNull().default(''),
  },
  (table) => [index('sessions_of_user').on(table.userId), index('sessions_by_end').on(table.expires)],
);

export const verificationTokens = pgTable(
  'verification_tokens',
  {
    identifier: text('identifier').notNull(),
    token: text('token').notNull(),
    expires: timestamp('expires', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.identifier, table.token] }), index('verification_tokens_by_end').on(table.expires)],
);

/** Personal tokens for programs; only their SHA-256 is kept. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token in hex. */
    hash: text('hash').notNull().unique(),
    /** Its first characters, to tell tokens apart. */
    hint: text('hint').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    usedAt: at('used_at'),
  },
  (table) => [index('api_tokens_of_user').on(table.userId)],
);

/** Token buckets shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** Milliseconds since the epoch when `count` starts again from 0. */
    resetsAt: bigint('resets_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limits_by_end').on(table.resetsAt)],
);

/** Addresses that want no letters of a table, or none at all. */
export const unsubscribes = pgTable(
  'unsubscribes',
  {
    /** Lower case. */
    email: text('email').notNull(),
    /** A table's id, or what `LetterScope` names. */
    scope: text('scope').notNull(),
    oneClick: boolean('one_click').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.email, table.scope] })],
);

/** Lists that a user keeps to use them again at other tables of a game: armies, decks. */
export const savedLists = pgTable(
  'saved_lists',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    /** Which of the game's questions it answers: `Catalogue.shelf`. */
    shelf: text('shelf').notNull(),
    title: text('title').notNull(),
    items: json('items').$type<string[]>().notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.game, table.shelf, table.title] })],
);

/** Players who want nothing to do with each other, by the will of one of them. */
export const blocks = pgTable(
  'blocks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: text('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.blockedId] }), index('blocks_of').on(table.blockedId)],
);
