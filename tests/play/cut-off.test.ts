import { and, eq, gt, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as health } from '../../app/api/health/route';
import { adoptDatabase, closeDatabase, type Database, openDatabase } from '../../db/client';
import { outbox, users } from '../../db/schema';
import { startWorkerProcess, stopProcess } from '../../lib/commands/bench/worker-process';
import { freshPostgres, hasPostgres } from '../support/databases';
import { type Line, lineTo } from '../support/line';
import { soon } from '../support/news';

const short = { connect: 400, statement: 2_000, lock: 300, answer: 400, pulse: 50 };
/** More than there are connections in a pool. */
const often = 15;

describe.skipIf(!hasPostgres)('a database whose connections are cut', () => {
  let url: string;
  let remove: () => Promise<void>;
  let line: Line;
  let opened: Database;
  beforeAll(async () => {
    ({ url, remove } = await freshPostgres());
    line = await lineTo(url);
    opened = await openDatabase({ url: line.url, dataDir: '', timeouts: short });
    adoptDatabase(opened);
  });
  afterEach(() => {
    line.cutAt(null);
    line.silence(false);
  });
  afterAll(async () => {
    await closeDatabase();
    await line.close();
    await remove();
  });

  const isThere = async (id: string): Promise<boolean> => (await opened.db.$count(users, eq(users.id, id))) === 1;
  const write = (id: string) => opened.db.transaction((tx) => tx.insert(users).values({ id, name: id, email: `${id}@cut.test` }));
  /** Ends every other connection to the database, as an administrator or a restart does. */
  const terminate = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
  };

  it.each(['begin', 'insert', 'commit'])('goes on after %s failed more often than there are connections', async (words) => {
    line.cutAt(words);
    for (let n = 0; n < often; n++) await expect(write(`lost-${words}-${n}`)).rejects.toThrow();
    line.cutAt(null);
    await write(`kept-${words}`);
    expect(await isThere(`kept-${words}`)).toBe(true);
    expect(await isThere(`lost-${words}-0`)).toBe(false);
  });

  it('goes on after its connections were ended within transactions, and keeps nothing of these', async () => {
    for (let n = 0; n < often; n++) {
      const lost = opened.db.transaction(async (tx) => {
        await tx.insert(users).values({ id: `half-${n}`, name: 'Half', email: `half-${n}@cut.test` });
        await terminate();
        await tx.insert(users).values({ id: `other-${n}`, name: 'Half', email: `other-${n}@cut.test` });
      });
      await expect(lost).rejects.toThrow();
    }
    await write('after');
    expect(await isThere('after')).toBe(true);
    expect(await isThere('half-0')).toBe(false);
  });

  it('tells what went wrong, not that it could not be undone, and uses no connection with half a transaction again', async () => {
    line.cutAt('rollback');
    for (let n = 0; n < often; n++) {
      const failed = opened.db.transaction(async (tx) => {
        await tx.insert(users).values({ id: 'undone', name: 'Undone', email: 'undone@cut.test' });
        throw new Error('thought better of it');
      });
      await expect(failed).rejects.toThrow('thought better of it');
    }
    line.cutAt(null);
    await write('clean');
    expect(await isThere('undone')).toBe(false);
    // the server learns of a line that was cut when it next looks at it; other databases have transactions of their own
    const halves = sql`pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    await soon(async () => (await opened.db.$count(halves)) === 0);
  });

  it('is given up when it falls silent, and asked again when it speaks', async () => {
    await write('before-silence');
    line.silence(true);
    for (let n = 0; n < 3; n++) await expect(write(`silent-${n}`)).rejects.toThrow();
    line.silence(false);
    line.cut();
    await write('after-silence');
    expect(await isThere('after-silence')).toBe(true);
  });

  it('makes nobody wait for a lock for ever', async () => {
    await write('locked');
    await opened.db.transaction(async (tx) => {
      await tx.update(users).set({ name: 'One' }).where(eq(users.id, 'locked'));
      const other = opened.db.transaction((second) => second.update(users).set({ name: 'Two' }).where(eq(users.id, 'locked')));
      await expect(other).rejects.toMatchObject({ cause: { message: expect.stringContaining('lock timeout') } });
    });
  });

  it.each([
    ['cut', () => line.cut()],
    ['ended by the server', terminate],
    [
      'silent',
      async () => {
        line.silence(true);
        await new Promise((resolve) => setTimeout(resolve, 2 * (short.pulse + short.answer)));
        line.silence(false);
      },
    ],
  ])('is heard again after the line was %s', async (title, harm) => {
    const channel = `heard_${title.replaceAll(' ', '_')}`;
    const heard: string[] = [];
    const stop = await opened.listen(channel, (payload) => heard.push(payload));
    await harm();
    const say = async () => {
      await opened.db.execute(sql`select pg_notify(${channel}, 'again')`).catch(() => undefined);
      return heard.includes('again');
    };
    await soon(say);
    await stop();
  });

  it('is not healthy while it is silent, and says so', async () => {
    expect((await health()).status).toBe(200);
    line.silence(true);
    expect((await health()).status).toBe(503);
    line.silence(false);
    line.cut();
    await soon(async () => (await health()).status === 200);
  });

  it('does not end the worker, which goes on with its work', async () => {
    const name = 'worker to be cut off';
    const worker = await startWorkerProcess({
      ...{ DATABASE_URL: line.url, PGAPPNAME: name, MAIL_WRITERS: '1' },
      ...{ SMTP_URL: '', BASE_URL: 'http://127.0.0.1:3000' },
    });
    const isConnected = async (): Promise<boolean> => {
      const asked = opened.db.$count(sql`pg_stat_activity`, sql`application_name = ${name}`);
      return (await asked.catch(() => 0)) > 0;
    };
    try {
      for (let n = 0; n < often; n++) {
        await (n % 2 === 0 ? terminate() : line.cut());
        await soon(isConnected);
      }
      expect(worker.exitCode).toBeNull();
      const [{ id } = { id: '' }] = await opened.db
        .insert(outbox)
        .values({ kind: 'sign-in', email: 'anna@cut.test', payload: {}, notBefore: new Date() })
        .returning();
      const wasTried = async () => (await opened.db.$count(outbox, and(eq(outbox.id, id), gt(outbox.attempts, 0)))) === 1;
      // its loops pause for longer after every failure
      while (!(await wasTried())) await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await stopProcess(worker);
    }
  }, 120_000);
});
