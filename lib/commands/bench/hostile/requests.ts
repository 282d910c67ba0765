import { badLetter, handedOver } from './letters';
import { badText, badValue, oneOf, type Random, spoiled } from './values';

/** What there is to attack. */
export interface Target {
  address: string;
  /** Addresses of pages and routes, with the ids of real tables, seats and users in them. */
  paths: readonly string[];
  /** Forms as pages show them: where they are sent, and what is in them. */
  forms: readonly { path: string; fields: readonly (readonly [string, string])[] }[];
  /** Good bodies of the programs' door, by path. */
  bodies: readonly { path: string; body: unknown }[];
  /** Headers that let somebody in: a player's token, an outsider's, a session. */
  keys: readonly Record<string, string>[];
  /** Addresses of people who write letters. */
  writers: readonly string[];
}

export interface Attack {
  path: string;
  init: RequestInit;
}

const methods = ['GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'message/rfc822',
  '',
];

/** A path with a part of it replaced, and perhaps a query that nobody asked for. */
function badPath(random: Random, path: string): string {
  const parts = path.split('/');
  if (random() < 0.3 && parts.length > 1) parts[1 + Math.floor(random() * (parts.length - 1))] = encodeText(badText(random));
  const query =
    random() < 0.4
      ? `?${oneOf(random, ['seat', 'since', 'to', 'email', 'token', 'find', 'callbackUrl', 'x'])}=${encodeText(badText(random))}`
      : '';
  return parts.join('/') + query;
}

/** As it may stand in an address; what cannot (half a character) is sent as the bytes of a broken encoder. */
const encodeText = (text: string): string =>
  text
    .slice(0, 500)
    .replace(/[\ud800-\udfff]/gu, '%ed%a0%80')
    .replace(/[^\w.~%-]/gu, (each) => encodeURIComponent(each));

/** Text as the bytes of JSON, broken or not. */
function badJson(random: Random, value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  const kind = random();
  if (kind < 0.05) return text.slice(0, Math.floor(text.length * random()));
  if (kind < 0.08) return '['.repeat(5000);
  if (kind < 0.1) return `${text}${text}`;
  return text;
}

/** One request that nobody should send. */
export function attack(random: Random, { paths, forms, bodies, keys, writers }: Target): Attack {
  if (random() < 0.01) {
    const token = `t${Math.floor(random() * 1e12)}`;
    return { path: '/api/mail/mailgun', init: { method: 'POST', body: handedOver(badLetter(random, writers), token) } };
  }
  const headers: Record<string, string> = random() < 0.7 ? { ...oneOf(random, keys) } : {};
  const kind = random();
  if (kind < 0.35) {
    const { path, body } = oneOf(random, bodies);
    const key = random() < 0.9 ? { 'Idempotency-Key': `k${Math.floor(random() * 1e9)}` } : {};
    return {
      path: random() < 0.9 ? path : badPath(random, path),
      init: {
        method: 'POST',
        headers: { ...headers, ...key, 'Content-Type': 'application/json' },
        body: badJson(random, spoiled(random, body)),
      },
    };
  }
  if (kind < 0.65 && forms.length > 0) {
    const { path, fields } = oneOf(random, forms);
    const form = new FormData();
    for (const [name, value] of fields) {
      // what names the action stays: else nothing behind it is reached
      const isKept = name.startsWith('$ACTION') ? random() < 0.9 : random() < 0.5;
      if (isKept) form.append(name, value);
      else if (random() < 0.8) form.append(name, badText(random).replace(/[\ud800-\udfff]/gu, '\ufffd'));
      else if (random() < 0.3) form.append(name, new Blob([badText(random)]), 'file.txt');
    }
    return { path, init: { method: 'POST', headers, body: form } };
  }
  const method = oneOf(random, methods);
  const type = oneOf(random, types);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return {
    path: badPath(random, oneOf(random, paths)),
    init: {
      method,
      headers: {
        ...headers,
        ...(type === '' ? {} : { 'Content-Type': type }),
        ...(random() < 0.1 ? { 'Next-Action': '4'.repeat(42) } : {}),
        ...(random() < 0.1 ? { RSC: '1', 'Next-Router-State-Tree': encodeText(badText(random)) } : {}),
        ...(random() < 0.05 ? { 'Accept-Language': '*'.repeat(200) } : {}),
        ...(random() < 0.05 ? { Range: 'bytes=9-1,5-3', 'If-None-Match': '"'.repeat(99) } : {}),
      },
      ...(hasBody ? { body: random() < 0.5 ? badJson(random, badValue(random)) : 'x'.repeat(Math.floor(random() * 70_000)) } : {}),
    },
  };
}
