import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { blocks, users } from './schema';

type On = Db | Tx;

/** Somebody whom a user blocks; null: the account is gone. */
export interface BlockRow {
  id: string;
  name: string | null;
  createdAt: Date;
}

/** Blocks somebody; whom one blocks already stays blocked. */
export async function putBlock(on: On, row: typeof blocks.$inferInsert): Promise<void> {
  await on.insert(blocks).values(row).onConflictDoNothing();
}

export async function deleteBlock(on: On, userId: string, blockedId: string): Promise<void> {
  await on.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)));
}

export const countBlocks = (on: On, userId: string): Promise<number> => on.$count(blocks, eq(blocks.userId, userId));

/** A page of whom a user blocks, the latest first. */
export function blocksOf(on: On, userId: string, { from, limit }: { from: number; limit: number }): Promise<BlockRow[]> {
  return on
    .select({ id: blocks.blockedId, name: users.name, createdAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.userId, userId))
    .orderBy(desc(blocks.createdAt), blocks.blockedId)
    .offset(from)
    .limit(limit);
}

/** One of a user and somebody else, by id or by address, blocks the other. */
export async function areBlocked(on: On, userId: string, other: { id: string } | { email: string }): Promise<boolean> {
  if ('id' in other) return hasBlockedAmong(on, userId, [other.id]);
  const [found] = await on.select({ id: users.id }).from(users).where(eq(users.email, other.email));
  return found !== undefined && hasBlockedAmong(on, userId, [found.id]);
}

/** One of these blocks the user, or is blocked by them; whoever owns a bot account is meant with it. */
export async function hasBlockedAmong(on: On, userId: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false;
  const [here, there] = [withOwners(on, [userId]), withOwners(on, others)];
  const between = or(
    and(inArray(blocks.userId, here), inArray(blocks.blockedId, there)),
    and(inArray(blocks.blockedId, here), inArray(blocks.userId, there)),
  );
  const [row] = await on.select({ id: blocks.userId }).from(blocks).where(between).limit(1);
  return row !== undefined;
}

/** These users, and whose bot accounts some of them are. */
const withOwners = (on: On, ids: readonly string[]) =>
  on
    .select({ id: sql<string>`unnest(array[${users.id}, ${users.ownerId}])` })
    .from(users)
    .where(inArray(users.id, [...ids]));
