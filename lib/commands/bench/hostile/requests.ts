import { badForm, type Form } from './forms';
import { badLetter, handedOver } from './letters';
import { badText, badValue, oneOf, type Random, spoiled } from './values';

/** Headers that let somebody in. */
export interface Keys {
  /** Of programs: those of players, outsiders, and of who reads the measures. */
  tokens: readonly Record<string, string>[];
  /** Of browsers: a session each, in the same order of people. */
  cookies: readonly Record<string, string>[];
}

/** What there is to attack. */
export interface Target {
  /** Addresses of pages and routes, with the ids of real tables, seats and users in them. */
  paths: readonly string[];
  forms: readonly Form[];
  /** Good bodies of the programs' door, by path. */
  bodies: readonly { path: string; body: unknown }[];
  keys: Keys;
  /** Addresses of people who write letters. */
  writers: readonly string[];
}

export interface Attack {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Absent: none is sent. */
  body?: string | Buffer;
}

/** What is attacked how often, in percent; `oddities` are addresses with methods and bodies that hardly any of them takes. */
const shares = { providers: 1, programs: 64, forms: 7, looks: 6, oddities: 22 } as const;
const kinds = Object.entries(shares).flatMap(([kind, percent]) => Array<keyof typeof shares>(percent).fill(kind as keyof typeof shares));

const looks = ['GET', 'GET', 'GET', 'GET', 'HEAD'];
const methods = ['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
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

/**
 * Requests that nobody should send, one after the other. An attacker fires what is cheap to fire and to answer, and so most are for the doors
 * of programs; pages, pictures and forms are gone through in turn, so that each is reached at a fixed rate.
 */
export function attacker(random: Random, { paths, forms, bodies, keys, writers }: Target): () => Attack {
  const all = [...keys.tokens, ...keys.cookies];
  const turns = { look: 0, form: 0 };
  const somebody = (from: readonly Record<string, string>[]) => (random() < 0.7 ? { ...oneOf(random, from) } : {});
  const inTurn = <T>(of: readonly T[], turn: keyof typeof turns): T => of[turns[turn]++ % of.length] as T;
  const letter = (): Attack => {
    const { body, type } = handedOver(badLetter(random, writers), `t${Math.floor(random() * 1e12)}`);
    return { method: 'POST', path: '/api/mail/mailgun', headers: { 'Content-Type': type }, body };
  };
  const program = (): Attack => {
    const { path, body } = oneOf(random, bodies);
    const key: Record<string, string> = random() < 0.9 ? { 'Idempotency-Key': `k${Math.floor(random() * 1e9)}` } : {};
    return {
      method: 'POST',
      path: random() < 0.9 ? path : badPath(random, path),
      headers: { ...somebody(random() < 0.9 ? keys.tokens : all), ...key, 'Content-Type': 'application/json' },
      body: badJson(random, spoiled(random, body)),
    };
  };
  const address = (path: string, method: string): Attack => {
    const type = oneOf(random, types);
    const hasBody = method !== 'GET' && method !== 'HEAD';
    return {
      method,
      path: badPath(random, path),
      headers: {
        ...somebody(all),
        ...(type === '' ? {} : { 'Content-Type': type }),
        ...(random() < 0.1 ? { 'Next-Action': '4'.repeat(42) } : {}),
        ...(random() < 0.1 ? { RSC: '1', 'Next-Router-State-Tree': encodeText(badText(random)) } : {}),
        ...(random() < 0.05 ? { 'Accept-Language': '*'.repeat(200) } : {}),
        ...(random() < 0.05 ? { Range: 'bytes=9-1,5-3', 'If-None-Match': '"'.repeat(99) } : {}),
      },
      ...(hasBody ? { body: random() < 0.5 ? badJson(random, badValue(random)) : 'x'.repeat(Math.floor(random() * 70_000)) } : {}),
    };
  };
  return () => {
    switch (oneOf(random, kinds)) {
      case 'providers':
        return letter();
      case 'programs':
        return program();
      case 'forms':
        return badForm(random, inTurn(forms, 'form'), somebody(all));
      case 'looks':
        return address(inTurn(paths, 'look'), oneOf(random, looks));
      case 'oddities':
        return address(oneOf(random, paths), oneOf(random, methods));
    }
  };
}
