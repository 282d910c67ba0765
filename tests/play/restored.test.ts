import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, database, openDatabase } from '../../db/client';
import { fingerprintOf } from '../../db/epochs';
import { epochs } from '../../db/schema';
import { findTable } from '../../db/tables';
import { exportTable } from '../../lib/play';
import { verifyTable } from '../../lib/play/log/verify';
import { freshPostgres, hasPostgres } from '../support/databases';
import { root } from '../support/sources';
import { newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

type Source = Parameters<typeof openDatabase>[0];

async function within<T>(source: Source, work: () => Promise<T>): Promise<T> {
  adoptDatabase(await openDatabase(source));
  try {
    return await work();
  } finally {
    await closeDatabase();
  }
}

const lives = async () => (await (await database()).db.select().from(epochs)).length;

interface Begun {
  ann: Player;
  bob: Player;
  id: string;
}

async function begun(): Promise<Begun> {
  const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  const id = await ridgesFor(ann, bob);
  await send(ann, id, 'red', ['DEPLOY 3'], { word: 'same' });
  return { ann, bob, id };
}

/** The same orders with the same words every time; what all dice behind them are made from, and how often the file says that the database was another. */
async function playedOn({ ann, bob, id }: Begun): Promise<{ mix: string; moved: number }> {
  await send(bob, id, 'blue', ['DEPLOY 2'], { word: 'same too' });
  const table = await findTable((await database()).db, id);
  await playToTheEnd(id, ann, bob);
  expect(await verifyTable(id)).toMatchObject({ ok: true, diceChecked: true });
  const { entries } = await exportTable(ann, id);
  return { mix: table?.mix ?? '', moved: entries.filter(({ mixed }) => mixed?.epoch !== undefined).length };
}

async function onServer(url: string, name: string, query: string): Promise<void> {
  const server = new URL(url);
  server.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(query).finally(() => client.end());
}

describe('after a restore the dice are not those that were seen before it', () => {
  it('where the folder of the embedded database is put back', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'fieldpost-restored-'));
    const [dataDir, backup] = [join(dir, 'data'), join(dir, 'backup')];
    try {
      const table = await within({ dataDir }, begun);
      cpSync(dataDir, backup, { recursive: true });
      // opened again it is the one that it was
      const seen = await within({ dataDir }, async () => ({ ...(await playedOn(table)), lives: await lives() }));
      expect(seen).toMatchObject({ moved: 0, lives: 1 });
      rmSync(dataDir, { recursive: true });
      cpSync(backup, dataDir, { recursive: true });
      const again = await within({ dataDir }, async () => ({ ...(await playedOn(table)), lives: await lives() }));
      expect(again).toMatchObject({ moved: 1, lives: 2 });
      expect(again.mix).not.toBe(seen.mix);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  it('where nothing shows it, and the operator says it (npm run restored)', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-restored-'));
    try {
      await within({ dataDir }, lives);
      const line = ['--conditions=react-server', '--import', 'tsx', join(root, 'lib/commands/restored.ts')];
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' };
      const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: root, env, encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('others than before');
      expect(await within({ dataDir }, lives)).toBe(2);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it.skipIf(!hasPostgres)(
    'where the tables of a PostgreSQL database are made anew in their place, however little its user may see',
    async () => {
      const { url, remove } = await freshPostgres();
      const guest = new URL(url);
      guest.username = `guest_${guest.pathname.slice(1)}`;
      try {
        await onServer(url, 'postgres', `create role ${guest.username} login`);
        await onServer(url, 'postgres', `alter database ${guest.pathname.slice(1)} owner to ${guest.username}`);
        await onServer(url, guest.pathname.slice(1), 'revoke execute on function pg_control_system() from public');
        const told = () =>
          within({ url: guest.href, dataDir: '' }, async () => {
            const { db } = await database();
            const before = [await fingerprintOf(db), await fingerprintOf(db)];
            await db.execute(sql`create table anew (like epochs including all)`);
            await db.execute(sql`drop table epochs`);
            await db.execute(sql`alter table anew rename to epochs`);
            return [...before, await fingerprintOf(db)];
          });
        const [first, same, anew] = await told();
        expect(same).toBe(first);
        expect(anew).not.toBe(first);
      } finally {
        await remove();
        await onServer(url, 'postgres', `drop role if exists ${guest.username}`);
      }
    },
  );

  it.skipIf(!hasPostgres)('where a PostgreSQL database is made from a backup', async () => {
    const { url, remove } = await freshPostgres();
    const copy = `${new URL(url).pathname.slice(1)}_copy`;
    try {
      const table = await within({ url, dataDir: '' }, begun);
      await onServer(url, 'postgres', `create database ${copy} template ${new URL(url).pathname.slice(1)}`);
      const seen = await within({ url, dataDir: '' }, async () => ({ ...(await playedOn(table)), lives: await lives() }));
      expect(seen).toMatchObject({ moved: 0, lives: 1 });
      const restored = new URL(url);
      restored.pathname = `/${copy}`;
      const again = await within({ url: restored.href, dataDir: '' }, async () => ({ ...(await playedOn(table)), lives: await lives() }));
      expect(again).toMatchObject({ moved: 1, lives: 2 });
      expect(again.mix).not.toBe(seen.mix);
    } finally {
      await onServer(url, 'postgres', `drop database if exists ${copy} with (force)`);
      await remove();
    }
  });
});
