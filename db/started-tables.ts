import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { secrets, tables } from './schema';
import type { TableRow } from './tables';

type On = Db | Tx;

/** Ids of all tables that have begun, oldest first. */
export async function startedTables(on: On): Promise<string[]> {
  return (await startedLogs(on)).map(({ id }) => id);
}

/** The same tables, with the number of their last entry. */
export function startedLogs(on: On): Promise<{ id: string; seq: number }[]> {
  return on
    .select({ id: tables.id, seq: tables.seq })
    .from(tables)
    .where(sql`${tables.opening} is not null`)
    .orderBy(asc(tables.createdAt), asc(tables.id));
}

/** These tables with their secrets, in no order. */
export function tablesAndSecrets(on: On, ids: readonly string[]): Promise<{ table: TableRow; secret: string }[]> {
  return on
    .select({ table: tables, secret: secrets.secret })
    .from(tables)
    .innerJoin(secrets, eq(secrets.tableId, tables.id))
    .where(inArray(tables.id, [...ids]));
}
