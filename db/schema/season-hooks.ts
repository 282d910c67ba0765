import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { at, newId } from './columns';
import { hookKinds } from './hooks';
import { leagues, seasonId, seasons } from './leagues';
import { users } from './people';

/** Addresses that hear of a season, or of all seasons of a league, over HTTPS, as long as who added them may know of it. */
export const seasonHooks = pgTable(
  'season_hooks',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leagueId: text('league_id')
      .notNull()
      .references(() => leagues.id, { onDelete: 'cascade' }),
    /** Null: all. */
    seasonId: text('season_id').references(() => seasons.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: hookKinds }).notNull(),
    url: text('url').notNull(),
    /** Key of the HMAC that signs what is sent. */
    secret: text('secret').notNull(),
    language: text('language', { enum: ['en', 'it'] }).notNull(),
    createdAt: at('created_at').notNull(),
    /** Of each division, a digest of the table that was told last. */
    told: json('told').$type<Record<string, string>>().notNull().default({}),
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
    index('season_hooks_of_user').on(table.userId, table.createdAt),
    index('season_hooks_of_league').on(table.leagueId),
    index('season_hooks_of_season').on(table.seasonId),
    index('season_hooks_on').on(table.notBefore).where(sql`off_at is null`),
  ],
);

export const seasonEvents = ['round-opened', 'result', 'table', 'over'] as const;
export type SeasonEvent = (typeof seasonEvents)[number];

/** What a hook has not been told yet. Rows are there for hooks alone, and go when they are told. */
export const seasonHookNews = pgTable(
  'season_hook_news',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    hookId: text('hook_id')
      .notNull()
      .references(() => seasonHooks.id, { onDelete: 'cascade' }),
    seasonId: seasonId(),
    event: text('event', { enum: seasonEvents }).notNull(),
    /** Of a round that was opened its number, of a result its division, its pairing and whether there was one before, of a table its division. */
    about: json('about').$type<{ round?: number; division?: string; pairing?: string; anew?: boolean }>().notNull(),
  },
  (table) => [index('season_hook_news_of_hook').on(table.hookId, table.id), index('season_hook_news_of_season').on(table.seasonId)],
);
