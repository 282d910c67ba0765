import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { conclusionOf } from './conclude';
import './discreet';
import { fingerprintOf, noteEpoch } from './epochs';
import { lockDataDir } from './lock';
import { type News, newsOf, tellerWithin, tellsBy } from './notify';
import { withParsersSet } from './parsers';
import type { Patience, PoolCount } from './pool';
import * as schema from './schema';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * Hears of everything that is told on a channel (`notify`) from the moment the promise resolves. `missed` is called when the line was away and is there
 * again: something may have been told meanwhile.
 */
export type Listen = (channel: string, hear: (payload: string) => void, missed?: () => void) => Promise<() => Promise<void>>;

export interface Database {
  kind: 'postgres' | 'pglite';
  db: Db;
  listen: Listen;
  /** Its connections; none where the database is embedded. */
  pools(): PoolCount[];
  close(): Promise<void>;
}

export interface DatabaseSource {
  /** PostgreSQL; absent means the embedded database in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  /** Where PostgreSQL gets other times than the usual ones. */
  timeouts?: Partial<Patience>;
}

const migrationsFolder = resolve(process.cwd(), 'drizzle');
/** Any number that other users of the same server are unlikely to lock. */
const migrationLock = 7_302_616_011;

/** A statement gave up waiting for a lock that somebody else holds. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLockTimeout(error.cause));

/** Opens and migrates a database. Everything but tests, commands and benchmarks calls `database()`. */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  return source.url === undefined ? openEmbedded(source.dataDir) : openPostgres(source.url, source.timeouts);
}

async function openPostgres(url: string, timeouts?: Partial<Patience>): Promise<Database> {
  const [{ connections, patience }, { listenOn }] = await Promise.all([import('./pool'), import('./listen')]);
  const all = { ...patience, ...timeouts };
  await migratePostgres(url, all);
  let closing = false;
  const lost = (error: Error) => {
    // the pool replaces it
    if (!closing) console.warn(`database connection lost: ${error.message}`);
  };
  const pool = connections(url, { lost, timeouts: all });
  const listener = listenOn(url, all);
  return {
    kind: 'postgres',
    db: pool.db,
    listen: listener.listen,
    pools: pool.pools,
    async close() {
      closing = true;
      await listener.close();
      await pool.end();
    },
  };
}

/** Brings the schema up to date, one process after the other; however long that takes. */
async function migratePostgres(url: string, timeouts: Patience): Promise<void> {
  const [{ Client }, { drizzle }, { migrate }, { connectionTo }] = await Promise.all([
    import('pg').then((pg) => pg.default),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('./pool'),
  ]);
  const { query_timeout: _, ...unhurried } = connectionTo(url, timeouts);
  const client = new Client(unhurried);
  // the statement that waits for the answer fails as well
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    await noteEpoch(db as unknown as Db, await fingerprintOf(db as unknown as Db));
  } finally {
    // the lock goes with its connection
    await client.end();
  }
}

/** Letters, sealed orders and the secrets of dice lie in the folder; one of before, or one that was made for us, may be open to others. */
function keepToUs(dir: string): void {
  try {
    chmodSync(dir, 0o700);
  } catch (error) {
    console.warn(`Warning: ${dir} may be open to others on this machine, and its rights cannot be changed: ${(error as Error).message}`);
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const dir = resolve(/*turbopackIgnore: true*/ process.cwd(), dataDir);
  const unlock = lockDataDir(dir);
  keepToUs(dir);
  try {
    const { PGlite: Embedded } = await import('@electric-sql/pglite');
    const store = join(dir, 'db');
    mkdirSync(store, { recursive: true });
    const pglite = await Embedded.create(store);
    // a folder that was copied or unpacked has files of its own
    const { ino, ctimeMs } = statSync(join(store, 'PG_VERSION'));
    const database = await wrapEmbedded(pglite, `${ino} ${ctimeMs}`);
    return {
      ...database,
      async close() {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Migrates an embedded database that is open already. `fingerprint` tells its folder from others. */
export async function wrapEmbedded(pglite: PGlite, fingerprint = ''): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([import('drizzle-orm/pglite'), import('drizzle-orm/pglite/migrator')]);
  const db = drizzle(withParsersSet(pglite), { schema });
  await migrate(db, { migrationsFolder });
  const plain = db as unknown as Db;
  await noteEpoch(plain, fingerprint);
  const { tell, listen } = tellerWithin();
  tellsBy(plain, tell);
  const transaction = plain.transaction.bind(plain);
  const concluding: Db['transaction'] = async (work) => {
    let news: News[] = [];
    const kept = await transaction(async (tx) => {
      const done = await work(tx);
      await conclusionOf(tx);
      news = newsOf(tx);
      return done;
    });
    tell(news);
    return kept;
  };
  return {
    kind: 'pglite',
    db: Object.assign(plain, { transaction: concluding }),
    listen: async (channel, hear) => {
      const stop = listen(channel, hear);
      return async () => stop();
    },
    pools: () => [],
    close: () => pglite.close(),
  };
}

const shared = globalThis as typeof globalThis & { fieldpostDatabase?: Promise<Database> | undefined };

/** The process's database, opened at the first call; a failure is not remembered. */
export function database(): Promise<Database> {
  shared.fieldpostDatabase ??= import('../lib/env')
    .then(({ env }) => openDatabase({ url: env().DATABASE_URL, dataDir: env().DATA_DIR }))
    .catch((error: unknown) => {
      shared.fieldpostDatabase = undefined;
      throw error;
    });
  return shared.fieldpostDatabase;
}

/** Makes an open database the process's own: for tests and commands that choose it themselves. */
export function adoptDatabase(open: Database): void {
  shared.fieldpostDatabase = Promise.resolve(open);
}

/** Closes the process's database if it was opened. */
export async function closeDatabase(): Promise<void> {
  const open = shared.fieldpostDatabase;
  shared.fieldpostDatabase = undefined;
  await (await open)?.close();
}
