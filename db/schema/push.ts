import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, newId } from './columns';
import { sessions, users } from './people';
import { tables } from './tables';

/** What this installation shows push services who it is with (VAPID). Browsers are tied to the key they subscribed with. */
export const pushKeys = pgTable('push_keys', {
  /** Uncompressed point of P-256, base64url. */
  publicKey: text('public_key').primaryKey(),
  /** Its scalar, base64url. */
  privateKey: text('private_key').notNull(),
  createdAt: at('created_at').notNull(),
});

/** Browsers that are told when it is their user's turn, as long as the user is signed in there. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionToken: text('session_token')
      .notNull()
      .references(() => sessions.sessionToken, { onDelete: 'cascade' }),
    /** The push service's address for this browser. */
    endpoint: text('endpoint').notNull().unique(),
    /** Key of the browser that what is sent is encrypted for, base64url. */
    p256dh: text('p256dh').notNull(),
    /** Secret that goes into the encryption, base64url. */
    auth: text('auth').notNull(),
    /** Name of the browser, as its owner knows it: "Firefox". */
    browser: text('browser').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('push_of_user').on(table.userId), index('push_of_session').on(table.sessionToken)],
);

/** What a browser is to be told of a table: one row for each of both, put there with the letters. */
export const pushes = pgTable(
  'pushes',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    /** How often something was asked: what is asked while a push is under way waits for the next. */
    asked: integer('asked').notNull(),
    /** When the first of what waits was asked; null: nothing waits. */
    since: at('since'),
    notBefore: at('not_before').notNull(),
    leasedUntil: at('leased_until'),
    /** Tries in a row that failed. */
    failures: integer('failures').notNull().default(0),
    lastError: text('last_error'),
    /** Questions that this browser was told of, the last ones. */
    told: json('told').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.tableId] }),
    index('pushes_of_table').on(table.tableId),
    index('pushes_due').on(table.notBefore).where(sql`${table.since} is not null`),
  ],
);
