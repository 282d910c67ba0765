import { randomBytes } from 'node:crypto';
import { desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from './client';
import { epochs } from './schema';

/** The value of the epoch that the database is in, for a statement in our own words; null where none was begun. */
export const currentEpoch = '(select value from epochs order by id desc limit 1)';

/** Begins an epoch when the database is not the one that the last began on; whoever calls it holds the lock of migrations. */
export async function noteEpoch(on: Db, fingerprint: string): Promise<void> {
  const [last] = await on.select({ fingerprint: epochs.fingerprint }).from(epochs).orderBy(desc(epochs.id)).limit(1);
  if (last?.fingerprint !== fingerprint) await beginEpoch(on, fingerprint);
}

/** Begins an epoch: no table's next dice are what anybody knew of them. `fingerprint` left out: the database is the one that it was. */
export async function beginEpoch(on: Db, fingerprint?: string): Promise<void> {
  const last = sql<string>`coalesce((select ${epochs.fingerprint} from ${epochs} order by ${epochs.id} desc limit 1), '')`;
  await on.insert(epochs).values({ value: randomBytes(16).toString('hex'), fingerprint: fingerprint ?? last });
}

/**
 * What tells a PostgreSQL database from a copy of it: the cluster, its timeline, the database there, and the table of epochs, which every
 * restore makes anew. A copy of the cluster's files under it has the same.
 */
export async function fingerprintOf(on: Db): Promise<string> {
  const inCluster = sql`(select oid from pg_database where datname = current_database()), 'epochs'::regclass::oid`;
  const cluster = sql`(select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8)`;
  const told = async (parts: SQL) => {
    const result = await on.execute(sql`select concat_ws(' ', ${parts}) as fingerprint`);
    const [row] = (result as unknown as { rows: { fingerprint: string }[] }).rows;
    if (!row) throw new Error('a select without a table gave no row');
    return row.fingerprint;
  };
  return told(sql`${cluster}, ${inCluster}`).catch((error: unknown) => {
    // hosts of databases may keep to themselves what a cluster is
    if (isForbidden(error)) return told(inCluster);
    throw error;
  });
}

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && (error.code === '42501' || error.code === '42883')) || isForbidden(error.cause));
