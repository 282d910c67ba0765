import { asc } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { signingKeys } from './schema';

export type SigningKeyRow = typeof signingKeys.$inferSelect;

/** Every key of the installation, the one that signs first: of two that were drawn at the same time all instances take the same. */
export const listSigningKeys = (on: Db | Tx): Promise<SigningKeyRow[]> =>
  on.select().from(signingKeys).orderBy(asc(signingKeys.createdAt), asc(signingKeys.id));

export async function insertSigningKey(on: Db | Tx, row: SigningKeyRow): Promise<void> {
  await on.insert(signingKeys).values(row);
}
