import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, type Db, openDatabase } from '../../db/client';
import { type Checked, lotsOf, verifyInProcesses } from '../../lib/commands/verification';
import { freshPostgres, hasPostgres } from '../support/databases';
import { newUser, playToTheEnd, ridgesFor, send } from '../support/tables';

const script = resolve('tests/commands/strange-verifier.ts');

async function found(lots: string[][], processes: number): Promise<Checked[]> {
  const all: Checked[] = [];
  for await (const some of verifyInProcesses(lots, { processes, script })) all.push(...some);
  return all;
}

describe('lots of tables that are checked together', () => {
  it('keep the order, hold a thousand entries or one table, and never too many tables', () => {
    const logs = [400, 500, 200, 3000, 1, 0].map((seq, at) => ({ id: `t${at}`, seq }));
    expect(lotsOf(logs)).toEqual([['t0', 't1'], ['t2'], ['t3'], ['t4', 't5']]);
    expect(lotsOf([])).toEqual([]);
    const many = Array.from({ length: 250 }, (_, at) => ({ id: `t${at}`, seq: 0 }));
    expect(lotsOf(many).map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(lotsOf(many).flat()).toEqual(many.map(({ id }) => id));
  });
});

describe('tables that are checked in several processes', { timeout: 120_000 }, () => {
  it('are told of in their order', async () => {
    const lots = Array.from({ length: 30 }, (_, at) => [`a${at}`, at === 17 ? 'WRONG' : `b${at}`]);
    const all = await found(lots, 3);
    expect(all.map(({ id }) => id)).toEqual(lots.flat());
    expect(all.flatMap(({ id, problem }) => (problem === null ? [] : [`${id}: ${problem}`]))).toEqual(['WRONG: it is wrong']);
    expect(await found([], 3)).toEqual([]);
  });

  it.each(['END', 'DEATH', 'STUMBLE'])('are not taken for right when a process is gone (%s)', async (word) => {
    await expect(found([['a'], ['b'], [word], ['c']], 2)).rejects.toThrow('not all of them were checked');
  });

  it('are not taken for right when no process comes up', async () => {
    const lost = verifyInProcesses([['a']], { processes: 1, script: resolve('tests/commands/not-there.ts') });
    await expect(lost.next()).rejects.toThrow('not all of them were checked');
  });
});

describe.skipIf(!hasPostgres)('npm run verify on PostgreSQL', { timeout: 240_000 }, () => {
  let db: Db;
  let fresh: Awaited<ReturnType<typeof freshPostgres>>;
  beforeAll(async () => {
    fresh = await freshPostgres();
    const opened = await openDatabase({ url: fresh.url, dataDir: '' });
    adoptDatabase(opened);
    db = opened.db;
  }, 120_000);
  afterAll(async () => {
    await closeDatabase();
    await fresh.remove();
  });

  const verify = () => {
    const args = ['--conditions=react-server', '--import', 'tsx', 'lib/commands/verify.ts', '--processes', '2'];
    const { status, stdout } = spawnSync(process.execPath, args, { env: { ...process.env, DATABASE_URL: fresh.url }, encoding: 'utf8' });
    return { status, said: stdout.trim().split('\n') };
  };

  it('finds every log right, and the row of one that is not', async () => {
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    await playToTheEnd(await ridgesFor(ann, bob), ann, bob);
    const running = await ridgesFor(ann, bob);
    await send(ann, running, 'red', ['DEPLOY 2']);
    await send(bob, running, 'blue', ['DEPLOY 1']);
    expect(verify()).toEqual({ status: 0, said: ['tables=2 entries=11 wrong=0'] });
    await db.execute(sql`alter table entries disable trigger all`);
    await db.execute(sql`update entries set checksum = 'ff' where table_id = ${running} and seq = 2`);
    const { status, said } = verify();
    expect(status).toBe(1);
    expect(said).toEqual([expect.stringContaining(`${running}: Row 2 `), 'tables=2 entries=9 wrong=1']);
  });
});
