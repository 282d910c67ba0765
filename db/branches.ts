import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { branches, users } from './schema';

type On = Db | Tx;

export type BranchRow = typeof branches.$inferSelect;
/** A branch in a list: how many orders it holds, and none of them. */
export type ListedBranchRow = Pick<BranchRow, 'id' | 'title' | 'from' | 'updatedAt'> & { orders: number };

/** A branch of a table, with the name of who keeps it. */
export async function findBranch(on: On, tableId: string, id: string): Promise<(BranchRow & { name: string | null }) | null> {
  const [row] = await on
    .select({ branch: branches, name: users.name })
    .from(branches)
    .innerJoin(users, eq(users.id, branches.ownerId))
    .where(and(eq(branches.tableId, tableId), eq(branches.id, id)));
  return row ? { ...row.branch, name: row.name } : null;
}

/** What somebody keeps of a table, the newest first. */
export function branchesOwned(on: On, tableId: string, ownerId: string): Promise<ListedBranchRow[]> {
  const { id, title, from, updatedAt, moves } = branches;
  return on
    .select({ id, title, from, updatedAt, orders: sql<number>`json_array_length(${moves})`.mapWith(Number) })
    .from(branches)
    .where(and(eq(branches.tableId, tableId), eq(branches.ownerId, ownerId)))
    .orderBy(desc(updatedAt), desc(id));
}

/** How many branches a user keeps, of all tables. */
export async function countBranches(on: On, ownerId: string): Promise<number> {
  const [row] = await on.select({ count: count() }).from(branches).where(eq(branches.ownerId, ownerId));
  return row?.count ?? 0;
}

export async function insertBranch(on: On, row: typeof branches.$inferInsert): Promise<void> {
  await on.insert(branches).values(row);
}

const owned = ({ id, tableId, ownerId }: { id: string; tableId: string; ownerId: string }) =>
  and(eq(branches.id, id), eq(branches.tableId, tableId), eq(branches.ownerId, ownerId));

/** False: it is none of the user's. */
export async function updateBranch(
  on: On,
  branch: { id: string; tableId: string; ownerId: string },
  change: Partial<Pick<BranchRow, 'title' | 'moves' | 'updatedAt'>>,
): Promise<boolean> {
  return (await on.update(branches).set(change).where(owned(branch)).returning({ id: branches.id })).length > 0;
}

/** False: it is none of the user's. */
export async function deleteBranch(on: On, branch: { id: string; tableId: string; ownerId: string }): Promise<boolean> {
  return (await on.delete(branches).where(owned(branch)).returning({ id: branches.id })).length > 0;
}
