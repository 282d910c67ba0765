import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../db/client';
import { pushKey } from '../../lib/push/keys';

it('the key for push services is drawn once and stays over restarts', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldpost-push-'));
  const asked = async () => {
    const { db, close } = await openDatabase({ dataDir });
    const key = await pushKey(db);
    await close();
    return key;
  };
  const first = await asked();
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(first.privateKey, 'base64url')).toHaveLength(32);
  expect(await asked()).toEqual(first);
  await rm(dataDir, { recursive: true });
});
