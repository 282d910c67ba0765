import { createECDH } from 'node:crypto';
import type { Db } from '../../db/client';
import { firstPushKey, insertPushKey, type PushKeyRow } from '../../db/push';
import { systemClock } from '../clock';

/** The installation's key for push services, drawn when it is first wanted. It stays: browsers are tied to it. */
export async function pushKey(db: Db): Promise<PushKeyRow> {
  for (;;) {
    const key = await firstPushKey(db);
    if (key) return key;
    await insertPushKey(db, { ...newPushKey(), createdAt: systemClock.now() });
  }
}

function newPushKey(): Pick<PushKeyRow, 'publicKey' | 'privateKey'> {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // a scalar that begins with zeros is as long as any other
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}
