import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { at, newId } from './columns';
import { users } from './people';
import { tables } from './tables';

export const inboxWays = ['smtp', 'imap', 'webhook'] as const;
export type InboxWay = (typeof inboxWays)[number];

/** How a message reached the house: what its own headers cannot be believed about. */
export interface Carried {
  /** Addresses of ours it was delivered to, lower case. */
  recipients: string[];
  /** MAIL FROM; empty for bounces, null when the way does not tell. */
  sender: string | null;
  /** Who handed it over; null: the Received headers tell, as far as servers of ours wrote them. */
  peer: { ip: string; helo: string } | null;
  /** It was too large: only its beginning is here. */
  isCut?: true;
}

/** Messages that came in, each once however often and by whatever way it comes. */
export const inbox = pgTable(
  'inbox',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    /** Message-ID, or the SHA-256 of a message that has none. */
    key: text('key').notNull().unique(),
    way: text('way', { enum: inboxWays }).notNull(),
    carried: json('carried').$type<Carried>().notNull(),
    /** The message in base64; emptied once it is dealt with. */
    raw: text('raw').notNull(),
    receivedAt: at('received_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: at('leased_until'),
    handledAt: at('handled_at'),
    /** What became of it: `answered`, `confirm`, `silence: …`, `report: …`, `failed: …`. */
    fate: text('fate'),
  },
  (table) => [
    index('inbox_pending').on(table.receivedAt).where(sql`${table.handledAt} is null`),
    index('inbox_by_time').on(table.receivedAt),
  ],
);

/** Orders that wait for a yes, because nothing proved that their sender was the player. */
export interface PendingOrders {
  /** As they were written: nobody read them yet. */
  lines: string[];
  /** Long lines may have been broken by the mail program. */
  wrapped?: boolean;
  /** Address they came from. */
  from: string;
  decision: string | null;
}

/** What the address in a letter's Reply-To stands for. */
export const replyTokens = pgTable(
  'reply_tokens',
  {
    token: text('token').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    /** The one question it may answer; null: nothing was asked, and nothing can be answered with it. */
    decision: text('decision'),
    /** Set: the token confirms these orders, once. */
    pending: json('pending').$type<PendingOrders>(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    spentAt: at('spent_at'),
  },
  (table) => [
    index('reply_tokens_of_question').on(table.tableId, table.userId, table.decision),
    index('reply_tokens_by_end').on(table.expiresAt),
    index('reply_tokens_of_user').on(table.userId),
  ],
);

/** Addresses that letters came back from, or whose readers complained. */
export const addressTroubles = pgTable('address_troubles', {
  /** Lower case. */
  email: text('email').primaryKey(),
  kind: text('kind', { enum: ['bounce', 'complaint'] }).notNull(),
  /** What the mail server said, in its words. */
  reason: text('reason').notNull(),
  /** Letters in a row that did not arrive. */
  failures: integer('failures').notNull(),
  /** The last of them, as far as they are known by an identifier: each counts once, however often it is reported. */
  counted: json('counted').$type<string[]>().notNull().default([]),
  lastAt: at('last_at').notNull(),
  /** Since when no letters go there; null while it is only under watch. */
  offAt: at('off_at'),
});
