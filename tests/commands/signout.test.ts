import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../db/client';
import { apiTokens, sessions, users, verificationTokens } from '../../db/schema';
import { root } from '../support/sources';

it('npm run signout ends what lets one user in, or everybody, and says so', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-signout-'));
  const signout = (...words: string[]) => {
    const line = ['--conditions=react-server', '--import', 'tsx', join(root, 'lib/commands/signout.ts'), ...words];
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' };
    const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: root, env, encoding: 'utf8' });
    return { status, text: `${stdout}${stderr}`.trim() };
  };
  const within = async <T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> => {
    const { db, close } = await openDatabase({ dataDir });
    try {
      return await work(db);
    } finally {
      await close();
    }
  };
  try {
    const expires = new Date(Date.now() + 1e9);
    await within(async (db) => {
      for (const id of ['ann', 'bob']) {
        await db.insert(users).values({ id, email: `${id}@example.org` });
        await db.insert(sessions).values(['one', 'two'].map((name) => ({ sessionToken: `${id} ${name}`, userId: id, expires })));
        await db.insert(apiTokens).values({ userId: id, name: 'robot', hash: id, hint: 'fp_' });
        await db.insert(verificationTokens).values({ identifier: `${id}@example.org`, token: id, expires });
      }
    });
    expect(signout()).toMatchObject({ status: 2, text: expect.stringContaining('Usage') });
    expect(signout('nobody@example.org')).toMatchObject({ status: 2, text: 'Nobody has this address.' });
    expect(signout('Ann@example.org')).toEqual({ status: 0, text: 'sessions=2 tokens=1 links=1' });
    const left = await within(async (db) => (await db.select().from(sessions)).map(({ userId }) => userId));
    expect(left).toEqual(['bob', 'bob']);
    expect(signout('all')).toEqual({ status: 0, text: 'sessions=2 tokens=1 links=1' });
    const counts = await within((db) => Promise.all([sessions, apiTokens, verificationTokens, users].map((table) => db.$count(table))));
    expect(counts).toEqual([0, 0, 0, 2]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
