import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, type Db, openDatabase } from '../../db/client';
import { newUser, playToTheEnd, ridgesFor, send } from '../support/tables';

const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-commands-'));
const file = join(dataDir, 'game.json');

/** Runs one of the service's commands as a person would. */
function run(command: string, ...words: string[]): { status: number | null; last: string; said: string } {
  const args = ['--conditions=react-server', '--import', 'tsx', `lib/commands/${command}.ts`, ...words];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, last: stdout.trim().split('\n').at(-1) ?? '', said: stdout + stderr };
}

async function inDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const opened = await openDatabase({ dataDir });
  adoptDatabase(opened);
  try {
    await work(opened.db);
  } finally {
    await closeDatabase();
  }
}

describe('the commands of an operator', { timeout: 120_000 }, () => {
  let over: string;
  let running: string;
  beforeAll(async () => {
    await inDatabase(async () => {
      const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
      over = await ridgesFor(ann, bob);
      await playToTheEnd(over, ann, bob);
      running = await ridgesFor(ann, bob);
      await send(ann, running, 'red', ['DEPLOY 2']);
      await send(bob, running, 'blue', ['DEPLOY 1']);
    });
  }, 120_000);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('verify that all logs lead where they led, and name the row of one that does not', async () => {
    expect(run('verify')).toMatchObject({ status: 0, last: 'tables=2 entries=11 wrong=0' });
    await tamper(`update entries set notation = 'DEPLOY 9' where table_id = '${running}' and seq = 2`);
    const wrong = run('verify');
    expect(wrong).toMatchObject({ status: 1, last: 'tables=2 entries=9 wrong=1' });
    expect(wrong.said).toContain(`${running}: Row 2 does not fit its hash`);
    await tamper(`update entries set notation = 'DEPLOY 1' where table_id = '${running}' and seq = 2`);
  });

  it('rebuild the projections', async () => {
    await tamper(`update tables set status = 'open', seq = 0`);
    expect(run('rebuild')).toMatchObject({ status: 0, last: 'tables=2' });
    expect(run('verify')).toMatchObject({ status: 0, last: 'tables=2 entries=11 wrong=0' });
  });

  it('export a table to a file that the audit accepts, and refuses once a die is changed', () => {
    expect(run('export', over, '--out', file)).toMatchObject({ status: 0 });
    expect(run('audit', file)).toMatchObject({ status: 0, last: expect.stringContaining('9 entries: chain, replay and all') });
    const game = JSON.parse(readFileSync(file, 'utf8')) as { entries: { draws: { values: number[] }[] }[] };
    const row = game.entries.findIndex(({ draws }) => draws.length > 0);
    game.entries[row]!.draws[0]!.values[0] = (game.entries[row]!.draws[0]!.values[0]! % 6) + 1;
    writeFileSync(file, JSON.stringify(game));
    expect(run('audit', file)).toMatchObject({ status: 1, last: expect.stringContaining(`Row ${row + 1} `) });
    writeFileSync(file, '{');
    expect(run('audit', file)).toMatchObject({ status: 1, last: expect.stringContaining('cannot be read as JSON') });
    expect(run('audit')).toMatchObject({ status: 2 });
    expect(run('export', 'nothere')).toMatchObject({ status: 2 });
  });
});

async function tamper(statement: string): Promise<void> {
  await inDatabase(async (db) => {
    await db.execute(sql.raw('alter table entries disable trigger all'));
    await db.execute(sql.raw(statement));
    await db.execute(sql.raw('alter table entries enable trigger all'));
  });
}
