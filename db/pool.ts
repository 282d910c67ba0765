import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db, Tx } from './client';
import * as schema from './schema';

/** How long the database may take over what, in milliseconds: nobody waits for ever. */
export interface Patience {
  /** To connect, or to get one of the connections. */
  connect: number;
  /** One statement, as the server counts. */
  statement: number;
  /** A lock: longer than a batch of bots holds a table. */
  lock: number;
  /** Silence within a transaction: a process that hangs must not hold its locks. */
  idleInTransaction: number;
  /** One statement, as we count: a server behind a dead line counts nothing. */
  answer: number;
  /** Between two looks whether a line on which news is awaited is alive. */
  pulse: number;
}

const second = 1000;

export const patience: Patience = {
  connect: 10 * second,
  statement: 30 * second,
  lock: 20 * second,
  idleInTransaction: 60 * second,
  answer: 35 * second,
  pulse: 30 * second,
};

/** Connections for statements that stand alone, and for transactions: whoever waits for a lock takes none from whoever only reads. */
const mostConnections = { reading: 6, writing: 6 };

/** How a connection is made; broken lines are noticed by the system too. */
export const connectionTo = (url: string, { connect, answer }: Patience): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connect,
  query_timeout: answer,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * second,
});

/** Connections of a pool: open, of these unused, and how many wait for one. */
export interface PoolCount {
  pool: 'reading' | 'writing';
  total: number;
  idle: number;
  waiting: number;
}

/** A pool of connections that survives every one of them. */
export interface Connections {
  db: Db;
  pools(): PoolCount[];
  end(): Promise<void>;
}

/** Connects to PostgreSQL when first asked something. `lost` hears of idle connections that broke. */
export function connections(url: string, { lost, timeouts }: { lost: (error: Error) => void; timeouts: Patience }): Connections {
  const { statement, lock, idleInTransaction } = timeouts;
  // by a statement: poolers between refuse settings at the door
  const settings = [
    `set statement_timeout = ${statement}`,
    `set lock_timeout = ${lock}`,
    `set idle_in_transaction_session_timeout = ${idleInTransaction}`,
  ].join('; ');
  const poolOf = (max: number): pg.Pool => {
    const pool = new pg.Pool({
      ...connectionTo(url, timeouts),
      max,
      onConnect: async (client) => {
        await client.query(settings);
      },
    });
    pool.on('error', lost);
    // one that breaks between two statements of a transaction says so to nobody else, and would end the process;
    // the next statement on it fails
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const [reading, writing] = [poolOf(mostConnections.reading), poolOf(mostConnections.writing)];
  const db = drizzle(reading, { schema }) as unknown as Db;
  return {
    db: Object.assign(db, { transaction: transactions(writing) }),
    pools: () => [countOf('reading', reading), countOf('writing', writing)],
    end: async () => {
      await Promise.all([reading.end(), writing.end()]);
    },
  };
}

const countOf = (pool: PoolCount['pool'], { totalCount: total, idleCount: idle, waitingCount: waiting }: pg.Pool): PoolCount => ({
  ...{ pool, total, idle, waiting },
});

/**
 * Transactions that give their connection back whatever happens. Drizzle's own never do when the first statement fails, and put one
 * back into the pool whose transaction could not be ended.
 */
function transactions(pool: pg.Pool): Db['transaction'] {
  const known = new WeakMap<pg.PoolClient, Db>();
  const on = (client: pg.PoolClient): Db => {
    const db = known.get(client) ?? (drizzle(client, { schema }) as unknown as Db);
    known.set(client, db);
    return db;
  };
  return async (work, config) => {
    const client = await pool.connect();
    let own: { error: unknown } | null = null;
    let isSpent = true;
    try {
      const done = await on(client).transaction(async (tx: Tx) => {
        try {
          return await work(tx);
        } catch (error) {
          own = { error };
          throw error;
        }
      }, config);
      isSpent = false;
      return done;
    } catch (error) {
      const thrown = own as { error: unknown } | null;
      // the work's own error comes out only behind a rollback that went well
      isSpent = thrown?.error !== error;
      throw thrown ? thrown.error : error;
    } finally {
      client.release(isSpent);
    }
  };
}
