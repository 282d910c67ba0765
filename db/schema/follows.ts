import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { clubs } from './clubs';
import { at, newId } from './columns';
import { users } from './people';

export const followKinds = ['player', 'club'] as const;
export type FollowKind = (typeof followKinds)[number];

/** Whom and what users follow; of the columns behind `kind` the one that it names is filled. */
export const follows = pgTable(
  'follows',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: followKinds }).notNull(),
    playerId: text('player_id').references(() => users.id, { onDelete: 'cascade' }),
    clubId: text('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('follows_player_once').on(table.userId, table.playerId),
    unique('follows_club_once').on(table.userId, table.clubId),
    index('follows_of_player').on(table.playerId),
    index('follows_of_club').on(table.clubId),
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
