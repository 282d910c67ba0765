import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, openDatabase } from '../../db/client';
import { cookieOf, signIn } from '../../lib/commands/bench/signed-in';
import { startServer } from '../../lib/commands/server-process';
import { propose, saveDraft, say, visit, writeNotes } from '../../lib/play';
import { freshPostgres, hasPostgres } from '../support/databases';
import { newUser, ridgesFor, send } from '../support/tables';

const listener = pathToFileURL('lib/commands/bench/scale/query-log.mjs').href;
const most = 5;

interface Furnished {
  table: string;
  /** Of who plays there, and of who only watches. */
  player: string;
  watcher: string;
}

/** A running table with something of everything that its page shows: a sheet that was begun, notes, talk, a proposal, somebody else before it. */
async function furnish(url: string): Promise<Furnished> {
  const { db } = adopted(await openDatabase({ url, dataDir: '' }));
  try {
    const [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
    const timeControl = { kind: 'hours', turn: 48, reaction: 24 } as const;
    const table = await ridgesFor(ann, bob, { visibility: 'public', timeControl });
    await send(ann, table, 'red', ['DEPLOY 2']);
    await send(bob, table, 'blue', ['DEPLOY 1']);
    await send(bob, table, 'blue', ['PASS']);
    await saveDraft(ann, table, 'red', { decision: '', content: { lines: ['PASS'] } });
    await writeNotes(ann, table, { seat: 'red', text: 'Hold the pass.', since: null });
    await say(bob, table, 'Your move.');
    await propose(bob, table, { seat: 'blue', wish: { kind: 'end', winners: [] } });
    for (const player of [ann, bob]) await visit(player, table);
    return { table, player: cookieOf(await signIn(db, ann.user)), watcher: cookieOf(await signIn(db, eve.user)) };
  } finally {
    await closeDatabase();
  }
}

function adopted<T extends Parameters<typeof adoptDatabase>[0]>(database: T): T {
  adoptDatabase(database);
  return database;
}

describe.skipIf(!hasPostgres)('the page of a table', () => {
  it('asks the database five times at most, whoever looks, and once for all strangers who refresh it', { timeout: 900_000 }, async () => {
    const { url, remove } = await freshPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'fieldpost-statements-'));
    const file = join(folder, 'log');
    writeFileSync(file, '');
    try {
      const { table, player, watcher } = await furnish(url);
      const settings = { DATABASE_URL: url, DATA_DIR: folder, SMTP_URL: '', WORKER: 'apart' };
      const server = await startServer({ ...settings, NODE_OPTIONS: `--import ${listener}`, QUERY_LOG: file });
      const look = async (headers: Record<string, string>) => {
        const response = await fetch(`${server.address}/tables/${table}`, { headers });
        const html = await response.text();
        expect([response.status, html.includes('</html>')]).toEqual([200, true]);
        return html;
      };
      const asked = async (headers: Record<string, string>) => {
        // what a process asks once, it has asked
        await look(headers);
        writeFileSync(file, '');
        const html = await look(headers);
        const heard = readFileSync(file, 'utf8').split('\n').filter(Boolean);
        return { html, statements: heard.map((line) => (JSON.parse(line) as { statement: string }).statement) };
      };
      try {
        const stranger = await asked({});
        const signedIn = await asked({ cookie: watcher });
        const plays = await asked({ cookie: player });
        for (const { statements } of [stranger, signedIn, plays]) {
          expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most);
          expect(statements.filter((each) => !/^\s*select\b/i.test(each))).toEqual([]);
        }
        // else it would be easy
        expect(stranger.statements.length).toBeGreaterThan(0);
        for (const shown of ['Hold the pass.', 'Your move.', 'Bob proposes']) expect(plays.html).toContain(shown);
        for (const { html } of [stranger, signedIn]) {
          expect(html).toContain('Your move.');
          expect(html).not.toContain('Hold the pass.');
          expect(html).not.toContain('Bob proposes');
        }
        // whoever watches without an account is answered together, as long as no news come
        const gone = new AbortController();
        const stream = await fetch(`${server.address}/tables/${table}/stream`, { signal: gone.signal });
        expect(stream.status).toBe(200);
        const refresh = async (cookie?: string) => {
          const headers = { RSC: '1', ...(cookie && { cookie }) };
          return (await fetch(`${server.address}/tables/${table}?_rsc`, { headers })).text();
        };
        writeFileSync(file, '');
        const strangers = await Promise.all(Array.from({ length: 20 }, () => refresh()));
        const heard = readFileSync(file, 'utf8').split('\n').filter(Boolean);
        expect([new Set(strangers).size, heard.length <= most]).toEqual([1, true]);
        const own = await refresh(player);
        for (const secret of ['Hold the pass.', 'Bob proposes']) {
          expect(own).toContain(secret);
          expect(strangers[0]).not.toContain(secret);
        }
        // what was made for who plays is not handed on either
        expect(await refresh()).toBe(strangers[0]);
        expect(await refresh(watcher)).not.toContain('Hold the pass.');
        gone.abort();
      } finally {
        await server.stop();
      }
    } finally {
      await remove();
      rmSync(folder, { recursive: true });
    }
  });
});
