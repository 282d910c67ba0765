import { pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns';

/** What this installation signs exported games with. Older keys stay: their public halves check older files. */
export const signingKeys = pgTable('signing_keys', {
  /** SHA-256 of the public half. */
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: at('created_at').notNull(),
});
