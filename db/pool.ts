import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db, Tx } from './client';
import { conclusionOf } from './conclude';
import { newsOf, type Tell, tellerOn, tellsBy } from './notify';
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
  const poolOf = (max: number, { pipeline }: { pipeline: boolean }): pg.Pool => {
    const pool = new pg.Pool({
      ...connectionTo(url, timeouts),
      max,
      pipeline,
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
  const reading = poolOf(mostConnections.reading, { pipeline: false });
  // what follows from no answer does not wait for one
  const writing = poolOf(mostConnections.writing, { pipeline: true });
  const db = drizzle(reading, { schema }) as unknown as Db;
  const { tell, done } = tellerOn(db, (error) => console.warn(`news were not told: ${(error as Error).message}`));
  tellsBy(db, tell);
  return {
    db: Object.assign(db, { transaction: transactions(writing, tell) }),
    pools: () => [countOf('reading', reading), countOf('writing', writing)],
    end: async () => {
      await writing.end();
      await done();
      await reading.end();
    },
  };
}

const countOf = (pool: PoolCount['pool'], { totalCount: total, idleCount: idle, waitingCount: waiting }: pg.Pool): PoolCount => ({
  ...{ pool, total, idle, waiting },
});

/**
 * Transactions that give their connection back whatever happens. `begin` travels with the first statement: connections that write are
 * pipelines. Drizzle's own wait for each answer, never give a connection back when the first statement fails, and put one back into the
 * pool whose transaction could not be ended.
 */
function transactions(pool: pg.Pool, tell: Tell): Db['transaction'] {
  const known = new WeakMap<pg.PoolClient, Tx>();
  const on = (client: pg.PoolClient): Tx => {
    const tx = known.get(client) ?? (Object.assign(drizzle(client, { schema }), { transaction: undefined }) as unknown as Tx);
    known.set(client, tx);
    return tx;
  };
  return async (work) => {
    const client = await pool.connect();
    let isSpent = true;
    try {
      const begun = client.query('begin');
      begun.catch(() => undefined);
      const tx = on(client);
      try {
        const done = await work(tx);
        const last = conclusionOf(tx);
        const [, , { command }] = await Promise.all([begun, last, client.query('commit')]);
        // of a statement that failed nobody heard, or not as a failure
        if (command !== 'COMMIT') throw new Error(`a transaction was not kept: the database answered ${command}`);
        isSpent = false;
        tell(newsOf(tx));
        return done;
      } catch (error) {
        newsOf(tx);
        await conclusionOf(tx).catch(() => undefined);
        isSpent = await client.query('rollback').then(
          () => false,
          () => true,
        );
        throw error;
      }
    } finally {
      client.release(isSpent);
    }
  };
}
