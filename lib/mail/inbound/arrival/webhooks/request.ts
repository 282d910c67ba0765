import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Carried } from '../../../../../db/schema';
import { readJson } from '../../../../engine';
import type { Blame } from '../../../bounces/blame';

/** A webhook as it came over the wire. */
export interface WebhookRequest {
  /** The address it was sent to, as the provider knows it. */
  url: string;
  header(name: string): string | null;
  body: Buffer;
  now: Date;
}

/** A provider tells that a letter came back, or that its reader complained. */
export interface Returned {
  email: string;
  kind: 'bounce' | 'complaint';
  blame: Blame;
  reason: string;
  /** What the letter is known by: its row in the outbox, else the provider's own identifier; null: unknown. */
  letter: string | null;
}

/** What a signed webhook brings. */
export interface Delivery {
  messages: { raw: Buffer; carried: Carried }[];
  returned: Returned[];
  /** Signed as a nonce, apart from the content: it counts once. */
  once?: string;
}

/** Reads a provider's webhook; null when the secret did not sign it. Throws on content that is not what the provider sends. */
export type ReadWebhook = (request: WebhookRequest, secret: string) => Promise<Delivery | null>;

/** JSON of a provider. Throws on what is none. */
export function jsonIn(text: string): unknown {
  const read = readJson(text);
  if (read.ok) return read.value;
  throw new Error(`no JSON that is read here: ${read.error}`);
}

/** How far a signed time may be from ours, in milliseconds. */
const skew = 15 * 60 * 1000;

/** A signed time, in seconds since the epoch, is about now. */
export const isFresh = (seconds: string | null, now: Date): boolean =>
  Math.abs(Number(seconds ?? Number.NaN) * 1000 - now.getTime()) <= skew;

export function isHmac(algorithm: 'sha1' | 'sha256', { secret, signed }: { secret: string; signed: Buffer }, given: Buffer): boolean {
  const expected = createHmac(algorithm, secret).update(signed).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Bytes of a form field: its characters stand for one byte each, so that messages in old character sets survive. */
export const bodyOf = (field: string): Buffer => Buffer.from(field, 'latin1');

/** Text of a form field. */
export const textOf = (field: string | undefined): string => bodyOf(field ?? '').toString('utf8');

/** The fields of a form; files are left out. */
export async function formOf({ header, body }: WebhookRequest): Promise<Map<string, string>> {
  const type = header('content-type') ?? '';
  const text = body.toString('latin1');
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    const plain = (part: string) =>
      part.replaceAll('+', ' ').replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return new Map(text.split('&').map((pair) => [plain(pair.replace(/=.*$/s, '')), plain(pair.replace(/^[^=]*=?/, ''))]));
  }
  // the parser reads UTF-8: each byte goes in as a character of its own and comes out as one
  const form = await new Response(Buffer.from(text, 'utf8'), { headers: { 'content-type': type } }).formData();
  return new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
}
