import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { GameFile } from './file';
import { signedText } from './signature';

/** A key of an installation, both halves. */
export interface SigningKey {
  /** SHA-256 of the public half's bytes, in hex. */
  id: string;
  /** 32 bytes in base64url. */
  publicKey: string;
  /** PKCS #8 (DER) in base64url: nobody but the installation may know it. */
  privateKey: string;
}

export function newSigningKey(): SigningKey {
  const pair = generateKeyPairSync('ed25519');
  const { x: publicKey = '' } = pair.publicKey.export({ format: 'jwk' });
  return {
    id: createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex'),
    publicKey,
    privateKey: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  };
}

/** The file with a signature of the installation at `site`. */
export function signed(file: GameFile, { id, publicKey, privateKey }: SigningKey, site: string): GameFile {
  const signature = { algorithm: 'Ed25519' as const, key: id, publicKey, site };
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  const value = sign(null, Buffer.from(signedText(file, signature)), key).toString('base64url');
  return { ...file, signature: { ...signature, value } };
}
