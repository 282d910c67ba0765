/** Node's and the browser's cryptography; throws where a page was not loaded over https or from this machine. */
export function subtle(): SubtleCrypto {
  const found = globalThis.crypto?.subtle;
  if (!found) throw new Error('This page was not loaded over https or from this machine: the browser offers no cryptography here.');
  return found;
}

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** In hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await subtle().digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hashes that logs and dice are made of; a text stands for its UTF-8 bytes. */
export interface Hashes {
  /** In hex. */
  sha256(data: string | Uint8Array<ArrayBuffer>): string | Promise<string>;
  /** HMAC-SHA-256 with a key. */
  hmac(key: Uint8Array<ArrayBuffer>): Promise<(text: string) => Uint8Array | Promise<Uint8Array>>;
}

/** By the cryptography that browsers have too. */
export const webHashes: Hashes = {
  sha256: (data) => sha256(typeof data === 'string' ? utf8(data) : data),
  async hmac(bytes) {
    const key = await subtle().importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return async (text) => new Uint8Array(await subtle().sign('HMAC', key, utf8(text)));
  },
};
