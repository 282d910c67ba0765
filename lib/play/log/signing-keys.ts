import { type Db, database, type Tx } from '../../../db/client';
import { insertSigningKey, listSigningKeys, type SigningKeyRow } from '../../../db/signing-keys';
import type { GameFile } from '../../chance/file';
import type { PublicKey } from '../../chance/signature';
import { newSigningKey, signed } from '../../chance/signing';
import { systemClock } from '../../clock';
import { env } from '../../env';

/** The installation's keys, the one that signs first; the first is drawn when it is first wanted. */
async function keys(on: Db | Tx): Promise<[SigningKeyRow, ...SigningKeyRow[]]> {
  for (;;) {
    const [first, ...rest] = await listSigningKeys(on);
    if (first) return [first, ...rest];
    await insertSigningKey(on, { ...newSigningKey(), createdAt: systemClock.now() });
  }
}

/** A table's file as this installation signs it. */
export async function signedFile(on: Db | Tx, file: GameFile): Promise<GameFile> {
  const [key] = await keys(on);
  return signed(file, key, env().BASE_URL);
}

/** The public halves of the keys that this installation signs or signed its files with. */
export async function publicKeys(): Promise<PublicKey[]> {
  const { db } = await database();
  return (await keys(db)).map(({ id, publicKey, createdAt }) => ({
    ...{ id, algorithm: 'Ed25519' as const, publicKey },
    since: createdAt.toISOString(),
  }));
}
