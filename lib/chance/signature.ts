import { canonical } from '../engine/canonical';
import type { Text } from '../engine/game';
import type { GameFile, Signature } from './file';

/** What a signature says about a file; README.md tells how it is checked. */
export type SignatureFinding =
  /** The file bears none. */
  | 'none'
  /** The file is not the one that was signed. */
  | 'wrong'
  /** As a key of the list signed it. */
  | 'known'
  /** As a key signed it that is not of the list. */
  | 'stranger'
  /** This browser does not know the algorithm. */
  | 'unchecked';

/** The public half of a key as an installation publishes it. */
export interface PublicKey {
  id: string;
  algorithm: 'Ed25519';
  publicKey: string;
  /** ISO time. */
  since: string;
}

/** Where an installation publishes its keys, below its address. */
export const keysPath = '/signing-keys.json';

/** What is signed: everything but the signature's own value. */
export function signedText({ signature: _, ...file }: GameFile, { algorithm, key, publicKey, site }: Omit<Signature, 'value'>): string {
  return canonical({ ...file, signature: { algorithm, key, publicKey, site } });
}

/** Checks a file's signature, and whether one of `keys` made it. Runs alike in Node and in a browser. */
export async function checkSignature(file: GameFile, keys: readonly Pick<PublicKey, 'id'>[]): Promise<SignatureFinding> {
  const { signature } = file;
  if (!signature) return 'none';
  const { subtle } = globalThis.crypto;
  const raw = bytesIn(signature.publicKey);
  const fingerprint = new Uint8Array(await subtle.digest('SHA-256', raw));
  if (Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, '0')).join('') !== signature.key) return 'wrong';
  let key: CryptoKey;
  try {
    key = await subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify']);
  } catch (error) {
    // a browser without Ed25519, or bytes that are no key
    return error instanceof DOMException && error.name === 'NotSupportedError' ? 'unchecked' : 'wrong';
  }
  const text = new TextEncoder().encode(signedText(file, signature));
  if (!(await subtle.verify({ name: 'Ed25519' }, key, bytesIn(signature.value), text))) return 'wrong';
  return keys.some(({ id }) => id === signature.key) ? 'known' : 'stranger';
}

const bytesIn = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** What a finding means to somebody who was given the file. */
export function signatureText(finding: Exclude<SignatureFinding, 'wrong'>, { signature }: GameFile): Text {
  const key = signature?.key.slice(0, 16) ?? '';
  const site = signature?.site ?? '';
  switch (finding) {
    case 'none':
      return { en: 'The file is not signed.', it: 'Il file non è firmato.' };
    case 'known':
      return { en: `Signed by ${site} (key ${key}…).`, it: `Firmato da ${site} (chiave ${key}…).` };
    case 'stranger':
      return {
        en: `Unchanged since it was signed with the key ${key}…. Whether that key is of ${site}, as the file says, can be seen at ${site}${keysPath}.`,
        it: `Immutato da quando fu firmato con la chiave ${key}…. Se la chiave è di ${site}, come dice il file, si vede su ${site}${keysPath}.`,
      };
    case 'unchecked':
      return {
        en: 'The file is signed, but this browser cannot check such a signature (Ed25519).',
        it: 'Il file è firmato, ma questo browser non sa controllare una firma simile (Ed25519).',
      };
  }
}
