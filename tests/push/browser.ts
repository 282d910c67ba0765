import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { PushMessage } from '../../lib/push/deliver';
import type { Heard } from '../hooks/receiver';

/** What a browser holds of a subscription, and how it reads what it is pushed: RFC 8188, 8291 and 8292, without the library that sends. */
export function testBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, expirationTime: null, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    read({ bytes }: Heard): PushMessage {
      const salt = bytes.subarray(0, 16);
      const keyEnd = 21 + bytes.readUInt8(20);
      const sender = bytes.subarray(21, keyEnd);
      const sealed = bytes.subarray(keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
      const derived = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
      const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
      // the last record ends in the delimiter 2
      return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
    },
  };
}

/** The public key that a push was signed with; throws when the signature is not of it. */
export function signerOf({ headers }: Heard): { key: string; claims: { aud: string; sub: string } } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('a push carries a signature of another key');
  return { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) };
}
