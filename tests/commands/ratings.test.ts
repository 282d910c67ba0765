import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, type Db, openDatabase } from '../../db/client';
import { ratings } from '../../db/schema';
import { resultsFile } from '../../lib/play';
import { freshPostgres, hasPostgres } from '../support/databases';
import { root } from '../support/sources';
import { newUser, type Player, redWins, ridgesFor } from '../support/tables';

describe.skipIf(!hasPostgres)('npm run ratings', { timeout: 60_000 }, () => {
  let server: Awaited<ReturnType<typeof freshPostgres>>;
  let db: Db;
  let folder: string;
  let [ann, bob]: Player[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fieldpost-ratings-'));
    server = await freshPostgres();
    const database = await openDatabase({ url: server.url, dataDir: '' });
    adoptDatabase(database);
    ({ db } = database);
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    await redWins(await ridgesFor(ann, bob), ann, bob);
  });
  afterAll(async () => {
    await closeDatabase();
    await server.remove();
    rmSync(folder, { recursive: true });
  });

  function run(...args: string[]): { status: number | null; lines: string[]; errors: string } {
    const line = ['--conditions=react-server', '--import', 'tsx', join(root, 'lib/commands/ratings.ts'), ...args];
    const env = { ...process.env, DATABASE_URL: server.url };
    const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: root, env, encoding: 'utf8' });
    return { status, lines: stdout.trimEnd().split('\n'), errors: stderr };
  }

  it('lists the players as they stand, a game just over included', () => {
    const { status, lines } = run('--scope', 'ridges');
    expect(status).toBe(0);
    expect(lines.map((line) => line.split('\t')[2]).sort()).toEqual(['Ann', 'Bob']);
    expect(lines[0]).toMatch(/^-\t\w+\t\w+\t15\d\d\t±1\d\d\t1\t2\d\.\d{6}\t\d\.\d{6}$/);
  });

  it('comes to the same from the published results, without a database', async () => {
    let text = '';
    for await (const piece of resultsFile()) text += piece;
    const path = join(folder, 'results.json');
    writeFileSync(path, text);
    expect(run('--from', path, '--scope', 'ridges').lines).toEqual(run('--scope', 'ridges').lines);
    writeFileSync(path, text.replace('"rank":1', '"rank":0'));
    expect(run('--from', path)).toMatchObject({ status: 2, errors: expect.stringContaining('results.0.sides') });
  });

  it('verifies them from the logs, and names what was changed', async () => {
    expect(run('--verify')).toMatchObject({ status: 0, lines: ['results=1 ratings=4 differences=0'] });
    await db.update(ratings).set({ games: 7 }).where(eq(ratings.player, ann!.user));
    const { status, lines } = run('--verify');
    expect(status).toBe(1);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(new RegExp(`^rating of ${ann!.user} in .*"games":1.*"games":7`));
    expect(lines.at(-1)).toBe('results=1 ratings=4 differences=2');
  });
});
