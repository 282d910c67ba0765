import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, database, openDatabase } from '../../db/client';
import { apiTokens, entries, sessions, tables } from '../../db/schema';
import { signIn } from '../../lib/commands/bench/signed-in';
import { createToken } from '../../lib/play';
import { freshPostgres, hasPostgres } from '../support/databases';
import { root } from '../support/sources';
import { newUser, ridgesFor, send } from '../support/tables';

/** Runs a script of `deploy` as an operator does; what it said, and how it ended. */
async function run(script: string, argument: string, url: string): Promise<{ status: number | null; said: string }> {
  const child = spawn(join(root, 'deploy', script), [argument], { cwd: root, env: { ...process.env, DATABASE_URL: url } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, said };
}

async function inDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  adoptDatabase(await openDatabase({ url, dataDir: '' }));
  try {
    return await work();
  } finally {
    await closeDatabase();
  }
}

describe.skipIf(!hasPostgres)('a backup', () => {
  let folder: string;
  let restored: Awaited<ReturnType<typeof freshPostgres>>;
  let outcome: Awaited<ReturnType<typeof run>>;
  let before: { orders: number; after: number; names: string[] };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fieldpost-backup-'));
    const original = await freshPostgres();
    restored = await freshPostgres();
    before = await inDatabase(original.url, async () => {
      const { db } = await database();
      const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
      await signIn(db, ann.user);
      await createToken(ann, 'program');
      const ids = [await ridgesFor(ann, bob, { options: { ridges: 9 } }), await ridgesFor(ann, bob, { options: { ridges: 9 } })];
      const round = async (id: string) => {
        await send(ann, id, 'red', ['DEPLOY 1']);
        await send(bob, id, 'blue', ['DEPLOY 0']);
        await send(bob, id, 'blue', ['PASS']);
      };
      for (const id of ids) await round(id);
      const orders = await db.$count(entries);
      // orders go on while it is made
      let isDone = false;
      const made = run('backup.sh', folder, original.url).finally(() => {
        isDone = true;
      });
      for (let n = 0; !isDone && n < 7; n++) for (const id of ids) await round(id);
      expect(await made).toMatchObject({ status: 0 });
      return { orders, after: await db.$count(entries), names: ids };
    });
    const [file = ''] = readdirSync(folder);
    outcome = await run('restore.sh', join(folder, file), restored.url);
    await original.remove();
    return async () => {
      await restored.remove();
      rmSync(folder, { recursive: true });
    };
  }, 180_000);

  it('is one file that nobody else may read, and nothing half done beside it', () => {
    const files = readdirSync(folder);
    expect(files).toEqual([expect.stringMatching(/^fieldpost-\d{8}T\d{6}Z\.dump$/)]);
    expect(statSync(join(folder, files[0] ?? '')).mode & 0o77).toBe(0);
  });

  it('comes back as whole games that verify, with all that was acknowledged before it began', async () => {
    expect(outcome).toMatchObject({ status: 0, said: expect.stringContaining('wrong=0') });
    await inDatabase(restored.url, async () => {
      const { db } = await database();
      const count = await db.$count(entries);
      expect(count).toBeGreaterThanOrEqual(before.orders);
      expect(count).toBeLessThanOrEqual(before.after);
      expect((await db.select({ id: tables.id }).from(tables)).map(({ id }) => id).sort()).toEqual(before.names.sort());
    });
  });

  it('lets nobody in who was signed in when it was made', async () => {
    await inDatabase(restored.url, async () => {
      const { db } = await database();
      expect([await db.$count(sessions), await db.$count(apiTokens)]).toEqual([0, 0]);
    });
  });

  it('is refused as a whole where it breaks off', async () => {
    const [file = ''] = readdirSync(folder);
    const whole = readFileSync(join(folder, file));
    const elsewhere = mkdtempSync(join(tmpdir(), 'fieldpost-broken-'));
    const empty = await freshPostgres();
    try {
      writeFileSync(join(elsewhere, 'half.dump'), whole.subarray(0, whole.length / 2));
      expect((await run('restore.sh', join(elsewhere, 'half.dump'), empty.url)).status).not.toBe(0);
      const { db, close } = await openDatabase({ url: empty.url, dataDir: '' });
      expect(await db.$count(tables)).toBe(0);
      await close();
    } finally {
      await empty.remove();
      rmSync(elsewhere, { recursive: true });
    }
  });
});
