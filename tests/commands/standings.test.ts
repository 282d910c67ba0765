import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, type Db, openDatabase } from '../../db/client';
import { pairings } from '../../db/schema';
import { adjudicate, seasonFile } from '../../lib/play';
import { freshPostgres, hasPostgres } from '../support/databases';
import { type League, pairingsIn, startedSeason, turned } from '../support/leagues';
import { root } from '../support/sources';

describe.skipIf(!hasPostgres)('npm run standings', { timeout: 60_000 }, () => {
  let server: Awaited<ReturnType<typeof freshPostgres>>;
  let db: Db;
  let folder: string;
  let league: League;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fieldpost-standings-'));
    server = await freshPostgres();
    const database = await openDatabase({ url: server.url, dataDir: '' });
    adoptDatabase(database);
    ({ db } = database);
    const season = await startedSeason(['Ada', 'Bea', 'Cleo']);
    league = season;
    for (let round = 0; round < 3; round++) {
      for (const { tableId, result } of await pairingsIn(season.place)) {
        const verdict = { verdict: 'won' as const, winners: ['red'], reason: 'Played elsewhere', appeal: null };
        if (tableId !== null && result === null) await adjudicate(season.director, tableId, verdict);
      }
      await turned(season.clock);
    }
  });
  afterAll(async () => {
    await closeDatabase();
    await server.remove();
    rmSync(folder, { recursive: true });
  });

  function run(...args: string[]): { status: number | null; lines: string[]; errors: string } {
    const line = ['--conditions=react-server', '--import', 'tsx', join(root, 'lib/commands/standings.ts'), ...args];
    const env = { ...process.env, DATABASE_URL: server.url };
    const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: root, env, encoding: 'utf8' });
    return { status, lines: stdout.trimEnd().split('\n'), errors: stderr };
  }

  it('computes a published season again from its file alone, and names a pairing that is another', async () => {
    const file = await seasonFile(league.director, league.place);
    const path = join(folder, 'season.json');
    writeFileSync(path, JSON.stringify(file));
    const { status, lines } = run('--from', path);
    expect(status).toBe(0);
    expect(lines.at(-1)).toBe('differences=0');
    expect(lines.slice(0, 3).map((line) => line.split('\t').slice(3))).toEqual([
      ['1', '1', '0', '1'],
      ['1', '1', '0', '1'],
      ['1', '1', '0', '1'],
    ]);
    const [pairing] = file.divisions[0]!.competition.pairings.filter(({ bye }) => bye === null);
    pairing!.seats.reverse();
    writeFileSync(path, JSON.stringify(file));
    expect(run('--from', path)).toMatchObject({ status: 1, lines: expect.arrayContaining(['differences=1']) });
  });

  it('verifies results and pairings from the logs, and names what was changed', async () => {
    const { league: slug, season } = league.place;
    expect(run('--verify')).toMatchObject({ status: 0, lines: [`${slug}/${season} games=3 rounds=3 differences=0`] });
    const [pairing] = (await pairingsIn(league.place)).filter(({ tableId }) => tableId !== null);
    await db.update(pairings).set({ result: null }).where(eq(pairings.tableId, pairing!.tableId!));
    const { status, lines } = run('--verify', '--season', `${slug}/${season}`);
    expect(status).toBe(1);
    expect(lines[0]).toBe(`${slug}/${season}: table ${pairing!.tableId}: the log leads to another result`);
  });
});
