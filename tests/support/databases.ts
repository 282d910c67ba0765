import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { adoptDatabase, closeDatabase, type Database, openDatabase, wrapEmbedded } from '../../db/client';

const server = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

async function asServer(query: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}

/** A PostgreSQL server answers: what needs one is run, not skipped. */
export const hasPostgres = await asServer('select 1').then(
  () => true,
  () => false,
);

interface Opened {
  database: Database;
  remove(): Promise<void>;
}

/** A migrated database as it comes out of the box, kept between runs: making one takes seconds, unpacking one does not. */
async function template(): Promise<Blob> {
  const journal = readFileSync('drizzle/meta/_journal.json', 'utf8');
  const sql = readdirSync('drizzle').filter((name) => name.endsWith('.sql'));
  const digest = createHash('sha256').update(journal);
  for (const name of sql) digest.update(readFileSync(`drizzle/${name}`));
  const path = `.cache/pglite-${digest.digest('hex').slice(0, 16)}.tar`;
  if (!existsSync(path)) {
    const fresh = await PGlite.create();
    const { close } = await wrapEmbedded(fresh);
    const dump = await fresh.dumpDataDir('none');
    await close();
    mkdirSync('.cache', { recursive: true });
    writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${path}.${process.pid}`, path);
  }
  return new Blob([readFileSync(path)]);
}

async function embedded(): Promise<Opened> {
  const database = await wrapEmbedded(await PGlite.create({ loadDataDir: await template() }));
  return { database, remove: async () => undefined };
}

/** An empty database on the server, for tests that start processes of their own. */
export async function freshPostgres(): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `fieldpost_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await asServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => asServer(`drop database ${name} with (force)`) };
}

async function postgres(): Promise<Opened> {
  const { url, remove } = await freshPostgres();
  return { database: await openDatabase({ url, dataDir: '' }), remove };
}

const kinds = [
  { kind: 'PGlite', open: embedded, runs: true },
  { kind: 'PostgreSQL', open: postgres, runs: hasPostgres },
];

/** Runs the tests on a fresh migrated database of each kind, which is the process's own while they run. */
export function onEachDatabase(title: string, tests: () => void): void {
  on(kinds, title, tests);
}

/** As `onEachDatabase`, on one of them: the server where it answers, else the embedded one. For what takes long and hangs on no database. */
export function onOneDatabase(title: string, tests: () => void): void {
  on(hasPostgres ? kinds.slice(1) : kinds.slice(0, 1), title, tests);
}

function on(chosen: typeof kinds, title: string, tests: () => void): void {
  for (const { kind, open, runs } of chosen) {
    describe.skipIf(!runs)(`${title} (on ${kind})`, () => {
      let opened: Opened;
      beforeAll(async () => {
        opened = await open();
        adoptDatabase(opened.database);
      });
      afterAll(async () => {
        await closeDatabase();
        await opened.remove();
      });
      tests();
    });
  }
}
