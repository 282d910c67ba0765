import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { chatLines } from './chat';
import { at, newId, newTimedId } from './columns';
import { users } from './people';

/** Accounts that look after the service. */
export const operators = pgTable('operators', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  appointedAt: at('appointed_at').notNull(),
});

export const operatorActKinds = [
  'appoint',
  'dismiss',
  'lock',
  'unlock',
  'close-report',
  'hide-chat',
  'hide-words',
  'retry-letter',
] as const;
export type OperatorActKind = (typeof operatorActKinds)[number];

/** What operators did. A trigger refuses every change of a row. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: text('id').primaryKey().$defaultFn(newTimedId),
    /** Null: whoever types commands on the machine. */
    operatorId: text('operator_id').references(() => users.id),
    kind: text('kind', { enum: operatorActKinds }).notNull(),
    /** Id of what it was done to: a user (whose words, too), a report, a line of a chat, a letter. */
    subject: text('subject').notNull(),
    /** Empty where nothing need be said. */
    why: text('why').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('operator_acts_by_time').on(table.at), index('operator_acts_of').on(table.operatorId)],
);

export const reportKinds = ['player', 'chat'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What players find wrong with somebody, for the operators. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    kind: text('kind', { enum: reportKinds }).notNull(),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    aboutId: text('about_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The line of a chat; null: it is about the player, or the line is gone. */
    lineId: text('line_id').references(() => chatLines.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [
    index('reports_open').on(table.createdAt).where(sql`closed_at is null`),
    index('reports_by').on(table.reporterId),
    index('reports_about').on(table.aboutId),
    index('reports_of_line').on(table.lineId),
  ],
);
