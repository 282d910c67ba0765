import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Text } from '../../lib/engine';
import type { TimeControl } from '../../lib/time-control';
import { absenceRules } from './absence';
import { at, newId } from './columns';
import { users } from './people';

export const clubRoles = ['owner', 'director', 'member'] as const;
export type ClubRole = (typeof clubRoles)[number];

/** open: whoever wants to is a member at once; request: a director says yes; invitation: nobody can ask. */
export const admissions = ['open', 'request', 'invitation'] as const;
export type Admission = (typeof admissions)[number];

/** What an emblem is made of: the shape of the shield, how it is divided, what stands on it, and the two colours. */
export const emblemParts = {
  shape: ['shield', 'round', 'pennant', 'lozenge'],
  division: ['plain', 'pale', 'fess', 'bend', 'chevron', 'quarterly'],
  charge: ['none', 'star', 'tower', 'anchor', 'sword', 'crown', 'arrow', 'hex', 'die', 'tree'],
  field: ['brick', 'sea', 'moss', 'amber', 'slate', 'plum'],
  tincture: ['paper', 'gold', 'silver', 'sky', 'rose', 'lime'],
} as const;
export type EmblemPart = keyof typeof emblemParts;
export type Emblem = { [Part in EmblemPart]: (typeof emblemParts)[Part][number] };

export const clubs = pgTable(
  'clubs',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    /** Its address. That of a private club ends in chance: whoever chooses an address learns of no other. */
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    emblem: json('emblem').$type<Emblem>().notNull(),
    /** Empty in a language that nobody wrote it in. */
    description: json('description').$type<Text>().notNull(),
    houseRules: json('house_rules').$type<Text>().notNull(),
    visibility: text('visibility', { enum: ['public', 'private'] }).notNull(),
    admission: text('admission', { enum: admissions }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('clubs_listed').on(table.name, table.id).where(sql`visibility = 'public'`)],
);

const clubId = () =>
  text('club_id')
    .notNull()
    .references((): AnyPgColumn => clubs.id, { onDelete: 'cascade' });

export const clubMembers = pgTable(
  'club_members',
  {
    clubId: clubId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: clubRoles }).notNull(),
    joinedAt: at('joined_at').notNull(),
    /** When the letter leaves that tells the notices up to then; null: there was none yet. */
    noticesDueAt: at('notices_due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.userId] }),
    index('club_members_of_user').on(table.userId),
    uniqueIndex('club_members_owner').on(table.clubId).where(sql`role = 'owner'`),
  ],
);

/** Invitations: a link for whoever has it, or a letter to one address. */
export const clubInvitations = pgTable(
  'club_invitations',
  {
    token: text('token').primaryKey().$defaultFn(newId),
    clubId: clubId(),
    /** Lower case; null: a link, for everybody who has it. */
    email: text('email'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Why its letter did not arrive, in the words of the mail server; empty: the address takes no letters of ours. Null: as far as is known it did. */
    returned: text('returned'),
  },
  (table) => [
    index('club_invitations_of_club').on(table.clubId),
    index('club_invitations_by').on(table.createdBy),
    index('club_invitations_to').on(table.email).where(sql`email is not null`),
  ],
);

/** Who was removed and does not come back by themselves. */
export const clubBars = pgTable(
  'club_bars',
  {
    clubId: clubId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    barredBy: text('barred_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.userId] }),
    index('club_bars_of_user').on(table.userId),
    index('club_bars_by').on(table.barredBy),
  ],
);

/** Who asks to be a member. */
export const clubRequests = pgTable(
  'club_requests',
  {
    clubId: clubId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.userId] }), index('club_requests_of_user').on(table.userId)],
);

/** Its owner offers a club to a member, who has not answered yet. */
export const clubOffers = pgTable(
  'club_offers',
  {
    clubId: clubId().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('club_offers_to').on(table.userId)],
);

/** What directors tell all members. */
export const clubNotices = pgTable(
  'club_notices',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    clubId: clubId(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('club_notices_of_club').on(table.clubId, table.createdAt), index('club_notices_by').on(table.authorId)],
);

/** A game with its options and its clock, that members start tables from. */
export const clubPresets = pgTable(
  'club_presets',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    clubId: clubId(),
    name: text('name').notNull(),
    game: text('game').notNull(),
    options: json('options').$type<Record<string, unknown>>().notNull(),
    timeControl: json('time_control').$type<TimeControl>().notNull(),
    absence: text('absence', { enum: absenceRules }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('club_presets_named').on(table.clubId, table.name)],
);
