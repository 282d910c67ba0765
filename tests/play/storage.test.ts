import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, openDatabase } from '../../db/client';
import { lockDataDir } from '../../db/lock';
import { entries, submissions } from '../../db/schema';
import { verifyTable } from '../../lib/play/log/verify';
import { freshPostgres, hasPostgres } from '../support/databases';

const folders: string[] = [];
const children: ChildProcess[] = [];
function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'fieldpost-data-'));
  folders.push(dir);
  return dir;
}
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** A process of its own that keeps submitting and prints a line for every receipt. */
function player(env: Record<string, string>): { lines: AsyncIterator<string>; child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'tests/support/restless.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let errors = '';
  child.stderr?.on('data', (data) => {
    errors += data;
  });
  return { child, lines: createInterface({ input: child.stdout! })[Symbol.asyncIterator](), said: () => errors };
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

/** Lets the process work until it has printed `count` receipts, then kills it without a word. */
async function killUnderLoad(env: Record<string, string>, count: number): Promise<string[]> {
  const { child, lines, said } = player(env);
  const acknowledged: string[] = [];
  while (acknowledged.length < count) {
    const line = await lines.next();
    if (line.done) throw new Error(`the process ended by itself: ${said()}`);
    acknowledged.push(line.value);
  }
  const end = ended(child);
  child.kill('SIGKILL');
  // what it printed before it died was acknowledged too
  for (let line = await lines.next(); !line.done; line = await lines.next()) acknowledged.push(line.value);
  await end;
  return acknowledged;
}

async function mustHold(source: Parameters<typeof openDatabase>[0], acknowledged: string[]): Promise<void> {
  const database = await openDatabase(source);
  adoptDatabase(database);
  try {
    const kept = new Set((await database.db.select({ id: submissions.id }).from(submissions)).map(({ id }) => id));
    expect(acknowledged.filter((line) => !kept.has(line.split(' ')[0]!))).toEqual([]);
    const seqs = (await database.db.select({ table: entries.tableId, seq: entries.seq }).from(entries)).map(
      ({ table, seq }) => `${table} ${seq}`,
    );
    for (const line of acknowledged) {
      const [, table, seq] = line.split(' ');
      if (Number(seq) > 0) expect(seqs).toContain(`${table} ${seq}`);
    }
    for (const table of new Set(acknowledged.map((line) => line.split(' ')[1]!)))
      expect(await verifyTable(table)).toMatchObject({ ok: true });
  } finally {
    await closeDatabase();
  }
}

describe('a process that is killed under load', () => {
  it('loses nothing it acknowledged on PGlite, and the next one takes its place', { timeout: 300_000 }, async () => {
    const dir = folder();
    const all: string[] = [];
    for (let kill = 0; kill < 2; kill++) {
      all.push(...(await killUnderLoad({ DATA_DIR: dir, DATABASE_URL: '' }, 15)));
      expect(existsSync(join(dir, 'lock'))).toBe(true);
    }
    await mustHold({ dataDir: dir }, all);
    expect(existsSync(join(dir, 'lock'))).toBe(false);
  });

  it.skipIf(!hasPostgres)('loses nothing it acknowledged on PostgreSQL', { timeout: 300_000 }, async () => {
    const { url, remove } = await freshPostgres();
    try {
      const all = await killUnderLoad({ DATABASE_URL: url }, 30);
      await mustHold({ url, dataDir: '' }, all);
    } finally {
      await remove();
    }
  });
});

describe('the data folder', () => {
  it('is refused to a second process with a sentence that says what to do', async () => {
    const dir = folder();
    const first = player({ DATA_DIR: dir, DATABASE_URL: '' });
    await first.lines.next();
    const second = player({ DATA_DIR: dir, DATABASE_URL: '' });
    expect(await ended(second.child)).not.toBe(0);
    expect(second.said()).toContain(`in use by process ${first.child.pid}`);
    expect(second.said()).toContain('choose another DATA_DIR, or set DATABASE_URL');
    // and the first one goes on
    expect((await first.lines.next()).done).toBe(false);
  });

  it('is refused to the same process a second time, and free again once given back', () => {
    const dir = folder();
    const unlock = lockDataDir(dir);
    expect(() => lockDataDir(dir)).toThrow('already open in this process');
    unlock();
    lockDataDir(dir)();
    expect(existsSync(join(dir, 'lock'))).toBe(false);
  });

  it('is shut to everybody else at this machine, also where it stood open before', async () => {
    const dir = folder();
    chmodSync(dir, 0o755);
    const { close } = await openDatabase({ dataDir: dir });
    await close();
    expect(statSync(dir).mode & 0o777).toBe(0o700);
  });

  it('is taken over from a process that is dead, from one whose number was given away again, and from a broken lock', () => {
    const dir = folder();
    mkdirSync(dir, { recursive: true });
    for (const left of ['{"pid":999999999,"started":"x"}', `{"pid":${process.ppid},"started":"of another boot 1"}`, 'half a lo', '']) {
      writeFileSync(join(dir, 'lock'), left);
      const unlock = lockDataDir(dir);
      expect(JSON.parse(readFileSync(join(dir, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
      unlock();
    }
  });

  it('is not taken from a live process', () => {
    const dir = folder();
    const unlock = lockDataDir(dir);
    const mine = readFileSync(join(dir, 'lock'), 'utf8');
    unlock();
    const theirs = JSON.stringify({ pid: process.ppid, started: null });
    writeFileSync(join(dir, 'lock'), theirs);
    expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.ppid}`);
    expect(readFileSync(join(dir, 'lock'), 'utf8')).toBe(theirs);
    expect(mine).not.toBe(theirs);
  });
});

describe.skipIf(!hasPostgres)('several instances on PostgreSQL', () => {
  it('may open and migrate an empty database at the same moment', async () => {
    const { url, remove } = await freshPostgres();
    try {
      const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, dataDir: '' })));
      const counts = await Promise.all(opened.map(({ db }) => db.select().from(entries)));
      expect(counts).toEqual([[], [], [], []]);
      await Promise.all(opened.map(({ close }) => close()));
    } finally {
      await remove();
    }
  });
});
