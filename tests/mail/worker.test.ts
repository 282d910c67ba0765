import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, database, openDatabase } from '../../db/client';
import { letters, outbox } from '../../db/schema';
import { localTransport, smtpTransport } from '../../lib/mail/outbox/transport';
import { sendSignIn } from '../../lib/mail/writing/write-sign-in';
import { startWorker } from '../../lib/worker';
import { freshPostgres, hasPostgres, onEachDatabase } from '../support/databases';
import { clear } from './evening';
import { type Catcher, catchMail } from './post';

/** A stop takes half a second at most; a machine that is busy may stretch it, but not to the timeouts of a mail server. */
const patience = 4_000;

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something is as it should be. */
async function until<T>(wanted: T, found: () => Promise<T>, most = 40_000): Promise<void> {
  const end = Date.now() + most;
  while ((await found()) !== wanted) {
    if (Date.now() > end) throw new Error(`waited in vain for ${wanted}, found ${await found()}`);
    await soon(20);
  }
}

const sentLetters = async () => (await database()).db.$count(outbox, isNotNull(outbox.sentAt));
const inAnHour = () => new Date(Date.now() + 3_600_000);
const signIn = (email: string) => sendSignIn({ email, url: 'https://fieldpost.test/in', language: 'en', expires: inAnHour() });

onEachDatabase('a worker', () => {
  beforeEach(clear);

  it('hears of a letter at once and is gone well within a second', async () => {
    const worker = await startWorker(localTransport);
    await soon(300);
    const asked = Date.now();
    await signIn('anna@example.org');
    await until(1, sentLetters);
    // without the bell it would sleep for 15 seconds
    expect(Date.now() - asked).toBeLessThan(12_000);
    const stopped = Date.now();
    await worker.stop();
    expect(Date.now() - stopped).toBeLessThan(patience);
  });

  it('does not wait for a mail server that hangs when it is stopped', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as { port: number };
    const worker = await startWorker(smtpTransport(`smtp://127.0.0.1:${port}`));
    await signIn('anna@example.org');
    const { db } = await database();
    await until(1, () => db.$count(outbox, isNotNull(outbox.leasedUntil)));
    const stopped = Date.now();
    await worker.stop();
    expect(Date.now() - stopped).toBeLessThan(patience);
    mute.close();
  });
});

describe.skipIf(!hasPostgres)('worker processes on PostgreSQL', () => {
  let fresh: Awaited<ReturnType<typeof freshPostgres>>;
  let catcher: Catcher;
  const started: ChildProcess[] = [];

  beforeAll(async () => {
    fresh = await freshPostgres();
    adoptDatabase(await openDatabase({ url: fresh.url, dataDir: '' }));
    catcher = await catchMail({ slowness: 25 });
  });
  afterAll(async () => {
    for (const each of started) each.kill('SIGKILL');
    await catcher.close();
    await closeDatabase();
    await fresh.remove();
  });

  function startProcess(writers = 1): ChildProcess {
    const settings = {
      DATABASE_URL: fresh.url,
      SMTP_URL: catcher.url,
      BASE_URL: 'https://fieldpost.test',
      AUTH_SECRET: 'of the tests only',
      MAIL_WRITERS: String(writers),
    };
    const child = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/worker.ts'], {
      env: { ...process.env, ...settings },
      stdio: 'ignore',
    });
    started.push(child);
    return child;
  }

  it('lose no letter when one is killed, and send none under a second Message-ID', async () => {
    for (let i = 0; i < 60; i++) await signIn(`player${i}@example.org`);
    const victim = startProcess();
    await until(true, async () => catcher.caught.length >= 12);
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    const { db } = await database();
    expect(await sentLetters()).toBeLessThan(60);
    // the dead worker's leases run out
    await db
      .update(outbox)
      .set({ leasedUntil: new Date(0) })
      .where(isNotNull(outbox.leasedUntil));
    const [one, two] = [startProcess(), startProcess()];
    await until(60, sentLetters);
    const asked = Date.now();
    for (const each of [one, two]) each.kill('SIGTERM');
    const codes = await Promise.all([one, two].map((each) => once(each, 'exit')));
    expect(codes).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(Date.now() - asked).toBeLessThan(patience);
    const identities = new Set(catcher.caught.map(({ to, messageId }) => `${[to].flat()[0]?.text} ${messageId}`));
    expect(identities.size).toBe(60);
    // at most the letters that were in the air at the kill came twice: three batches of ten
    expect(catcher.caught.length).toBeLessThanOrEqual(60 + 3 * 10);
    expect(await db.$count(letters)).toBe(60);
  });

  it('write in several processes, none of which outlives a killed or stopped one', async () => {
    const { db } = await database();
    const connections = sql`select count(distinct application_name)::int as count from pg_stat_activity
      where datname = current_database() and application_name like 'fieldpost letters%'`;
    const writers = async () => ((await db.execute(connections)) as unknown as { rows: { count: number }[] }).rows[0]?.count;
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const worker = startProcess(3);
      await until(2, writers);
      await signIn(`${signal}@example.org`);
      await until(true, async () => catcher.caught.some(({ to }) => [to].flat()[0]?.text === `${signal}@example.org`));
      worker.kill(signal);
      await once(worker, 'exit');
      await until(0, writers);
    }
  });
});
