import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, newTimedId } from './columns';
import { type LetterSchedule, type LetterTopics, users } from './people';
import { tables } from './tables';

export const letterKinds = [
  'affair',
  'club',
  'club-invitation',
  'season',
  'followed',
  'turn',
  'question',
  'started',
  'over',
  'reminder',
  'digest',
  'notice',
  'answer',
  'invitation',
  'sign-in',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Letters to be written: references, no prose. Claimed with a lease by whichever worker comes first. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey().$defaultFn(newTimedId),
    kind: text('kind', { enum: letterKinds }).notNull(),
    tableId: text('table_id').references(() => tables.id, { onDelete: 'cascade' }),
    seat: text('seat'),
    userId: text('user_id'),
    /** For letters to somebody who may have no account: invitation, sign-in. */
    email: text('email'),
    /** The question that was asked; null: whatever is open when the letter is sent. */
    decision: text('decision'),
    payload: json('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    notBefore: at('not_before').notNull(),
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: at('leased_until'),
    sentAt: at('sent_at'),
    /** Set instead of `sentAt` when there was nothing left to say. */
    mootAt: at('moot_at'),
    /** Set when the letter is handed over: it may have left. */
    messageId: text('message_id'),
    lastError: text('last_error'),
    /** Since when it is tried in vain. */
    failingSince: at('failing_since'),
    /** When it was last tried in vain while nothing else left either: our own mail server is the trouble, and takes it once that is over. */
    stuckAt: at('stuck_at'),
    /** The row of the digest this one will be told in: it is not sent by itself any more. */
    digestId: text('digest_id'),
  },
  (table) => [
    index('outbox_of_digest').on(table.digestId).where(sql`${table.digestId} is not null`),
    index('outbox_pending').on(table.notBefore).where(sql`${table.sentAt} is null and ${table.mootAt} is null`),
    index('outbox_by_time').on(table.createdAt),
    index('outbox_leased')
      .on(table.leasedUntil)
      .where(sql`${table.leasedUntil} is not null and ${table.sentAt} is null and ${table.mootAt} is null`),
    index('outbox_of_table').on(table.tableId),
    index('outbox_waiting_of_table').on(table.tableId).where(sql`${table.sentAt} is null and ${table.mootAt} is null`),
    index('outbox_of_user').on(table.userId, table.kind, table.sentAt),
    index('outbox_to').on(table.email).where(sql`${table.email} is not null`),
    index('outbox_failed').on(table.createdAt).where(sql`${table.lastError} is not null and ${table.sentAt} is null`),
    index('outbox_stuck').on(table.stuckAt).where(sql`${table.stuckAt} is not null`),
  ],
);

export interface Attachment {
  filename: string;
  contentType: string;
  /** Content-ID of a picture shown in the HTML. */
  cid?: string;
  base64: string;
}

/** Letters that left: the local mailbox, and the record of what was sent over SMTP. */
export const letters = pgTable(
  'letters',
  {
    id: text('id').primaryKey().$defaultFn(newTimedId),
    outboxId: text('outbox_id'),
    kind: text('kind', { enum: letterKinds }).notNull(),
    tableId: text('table_id').references(() => tables.id, { onDelete: 'cascade' }),
    userId: text('user_id'),
    /** Receiver's address. */
    to: text('to').notNull(),
    messageId: text('message_id').notNull(),
    /** local: kept for the mailbox page only. */
    transport: text('transport', { enum: ['local', 'smtp'] }).notNull(),
    subject: text('subject').notNull(),
    headers: json('headers').$type<Record<string, string>>().notNull(),
    /** Kept for the local mailbox; null when it went out over SMTP. */
    text: text('text'),
    html: text('html'),
    attachments: json('attachments').$type<Attachment[]>().notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [
    index('letters_by_time').on(table.sentAt),
    index('letters_to').on(table.to),
    index('letters_of_table').on(table.tableId),
    index('letters_of_user').on(table.userId),
    index('letters_of_row').on(table.outboxId),
    index('letters_local').on(table.sentAt, table.id).where(sql`${table.transport} = 'local'`),
  ],
);

/** A letter as it was handed over, with everything a transport needs. */
export interface HandedLetter {
  outboxId: string;
  kind: LetterKind;
  tableId: string | null;
  userId: string | null;
  to: string;
  from: string;
  messageId: string;
  returnPath: string | null;
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
  pictures: { cid: string; filename: string; base64: string }[];
}

/**
 * Letters that were handed over and not yet acknowledged, as they stand: what may have arrived is sent again word for word, under its
 * own Message-ID. Gone once the letter is.
 */
export const handedLetters = pgTable(
  'handed_letters',
  {
    messageId: text('message_id').primaryKey(),
    outboxId: text('outbox_id')
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    letter: json('letter').$type<HandedLetter>().notNull(),
    /** Rows of the outbox that it is made of. */
    told: json('told').$type<string[]>().notNull(),
    /** Questions without which it says nothing; null: it says something anyhow. */
    asks: json('asks').$type<string[]>(),
  },
  (table) => [index('handed_letters_of_row').on(table.outboxId)],
);

/** What a user wants of one table's letters, where it differs from what they want of all. */
export type TableLetterPreferences = Partial<LetterTopics & Pick<LetterSchedule, 'mode' | 'quiet' | 'reminders'>>;

export const tableLetterPreferences = pgTable(
  'table_wishes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    preferences: json('wishes').$type<TableLetterPreferences>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tableId] }), index('table_wishes_of_table').on(table.tableId)],
);

/** When a user last had a table's page before them. */
export const visits = pgTable(
  'visits',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tableId] }), index('visits_of_table').on(table.tableId)],
);
