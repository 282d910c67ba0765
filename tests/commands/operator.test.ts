import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../db/client';
import { operatorActs, users } from '../../db/schema';
import { root } from '../support/sources';

it('npm run operator appoints, dismisses and lists operators, and writes it down', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-operator-'));
  const operator = (...words: string[]) => {
    const line = ['--conditions=react-server', '--import', 'tsx', join(root, 'lib/commands/operator.ts'), ...words];
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' };
    const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: root, env, encoding: 'utf8' });
    return { status, text: `${stdout}${stderr}`.trim() };
  };
  try {
    const made = await openDatabase({ dataDir });
    await made.db.insert(users).values(['ann', 'bob'].map((id) => ({ id, email: `${id}@example.org` })));
    await made.close();
    expect(operator()).toEqual({ status: 0, text: 'Nobody is an operator.' });
    expect(operator('--revoke')).toMatchObject({ status: 2, text: expect.stringContaining('Usage') });
    expect(operator('nobody@example.org')).toMatchObject({ status: 2, text: expect.stringContaining('Nobody has this address') });
    expect(operator('Ann@example.org')).toEqual({ status: 0, text: 'ann@example.org' });
    expect(operator('ann@example.org')).toEqual({ status: 0, text: 'ann@example.org' });
    expect(operator('bob@example.org')).toEqual({ status: 0, text: 'ann@example.org\nbob@example.org' });
    expect(operator('--revoke', 'ann@example.org')).toEqual({ status: 0, text: 'bob@example.org' });
    const { db, close } = await openDatabase({ dataDir });
    const acts = await db.select().from(operatorActs).orderBy(operatorActs.at);
    await close();
    expect(acts.map(({ kind, subject, operatorId }) => [kind, subject, operatorId])).toEqual([
      ['appoint', 'ann', null],
      ['appoint', 'bob', null],
      ['dismiss', 'ann', null],
    ]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
