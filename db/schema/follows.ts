import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { clubs } from './clubs';
import { at, newId } from './columns';
import { leagues } from './leagues';
import { users } from './people';

export const followKinds = ['player', 'club', 'league'] as const;
export type FollowKind = (typeof followKinds)[number];

/** Whom and what users follow: each row one player, club or league. */
export const follows = pgTable(
  'follows',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Written and read by the release before alone, and taken away one release later. */
    kind: text('kind'),
    playerId: text('player_id').references(() => users.id, { onDelete: 'cascade' }),
    clubId: text('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    leagueId: text('league_id').references(() => leagues.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('follows_player_once').on(table.userId, table.playerId),
    unique('follows_club_once').on(table.userId, table.clubId),
    unique('follows_league_once').on(table.userId, table.leagueId),
    index('follows_of_player').on(table.playerId),
    index('follows_of_club').on(table.clubId),
    index('follows_of_league').on(table.leagueId),
    check('follows_one', sql`num_nonnulls(player_id, club_id, league_id) = 1`),
  ],
);

/** Until when whoever follows somebody was told what happened. */
export const followTimes = pgTable(
  'follow_times',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Told, or on its way. */
    toldUntil: at('told_until').notNull(),
  },
  (table) => [index('follow_times_by_time').on(table.toldUntil)],
);
