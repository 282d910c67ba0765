import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedLooks } from '../../lib/commands/shared-looks';
import { watchedTables } from '../../lib/live/watched';

const cookie = 'next-auth.session-token=abc';
let now: number;
let answered: number;
let address: string;
let close: () => Promise<void>;
/** Answers wait for it. */
let gate: Promise<void>;
/** Bytes that may be kept. */
let most: number;

beforeEach(async () => {
  [now, answered, gate, most] = [0, 0, Promise.resolve(), 1_000_000];
  watchedTables().set('t1', { hears: new Set(), seq: 1, state: {} });
  const answer: RequestListener = (request, response) => {
    const n = ++answered;
    void gate.then(() => {
      if (request.headers['x-broken']) return response.destroy();
      response.statusCode = request.url?.startsWith('/tables/gone') ? 404 : 200;
      response.setHeader('Content-Type', 'text/x-component');
      if (request.headers['x-cookie']) response.setHeader('Set-Cookie', 'a=b');
      response.write(`answer ${n} `);
      response.end(`to ${request.headers.cookie ?? 'nobody'}`);
    });
  };
  const server = createServer(sharedLooks(answer, { now: () => now, most: () => most }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
});
afterEach(async () => {
  watchedTables().clear();
  await close();
});

const look = async (headers: Record<string, string> = {}, path = '/tables/t1?_rsc') => {
  const response = await fetch(address + path, { headers: { rsc: '1', ...headers } });
  return `${response.headers.get('content-type')}: ${await response.text()}`;
};

it('answers once for all strangers who look between two news, those who come while it is answered too', async () => {
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const all = Promise.all([look(), look(), look()]);
  while (answered === 0) await new Promise((resolve) => setImmediate(resolve));
  open();
  expect(new Set(await all)).toEqual(new Set(['text/x-component: answer 1 to nobody']));
  expect(await look({ cookie: 'next-auth.csrf-token=x' })).toContain('answer 1');
  watchedTables().get('t1')!.state = {};
  expect(await look()).toContain('answer 2');
  now += 10_000;
  expect(await look()).toContain('answer 3');
  expect(answered).toBe(3);
});

it('answers whoever is signed in, or brings a key, for themselves, and keeps nothing of it', async () => {
  expect(await look()).toContain('answer 1 to nobody');
  for (const name of [cookie, `__Secure-${cookie}`, `theme=dark; ${cookie}`]) expect(await look({ cookie: name })).toContain(`to ${name}`);
  expect(await look({ authorization: 'Bearer x' })).toContain('answer 5');
  expect(await look()).toContain('answer 1 to nobody');
  expect(answered).toBe(5);
});

it('tells apart what looks another way, and answers all else as before', async () => {
  const ways = [{}, { 'accept-language': 'it' }, { cookie: 'theme=dark' }, { 'next-router-state-tree': 'x' }, { 'accept-encoding': 'br' }];
  for (const headers of ways) await look(headers as Record<string, string>);
  expect(answered).toBe(ways.length);
  for (const headers of ways) await look(headers as Record<string, string>);
  expect(answered).toBe(ways.length);
  const others = ['/tables/t1?seat=red&_rsc=x', '/tables/t1/review/1?_rsc=x', '/tables/t2?_rsc=x', '/tables'];
  for (const path of [...others, ...others]) await look({}, path);
  await fetch(`${address}/tables/t1`).then((each) => each.text());
  await fetch(`${address}/tables/t1`).then((each) => each.text());
  expect(answered).toBe(ways.length + 2 * others.length + 2);
});

it('keeps no answer that failed, was broken off or sets a cookie', async () => {
  watchedTables().set('gone', { hears: new Set(), seq: 1, state: {} });
  for (let n = 1; n <= 2; n++) {
    await look({}, '/tables/gone?_rsc=x');
    await look({ 'x-cookie': '1' });
    await expect(look({ 'x-broken': '1' })).rejects.toThrow();
  }
  expect(answered).toBe(6);
  expect(await look()).toContain('answer 7');
});

it('keeps no more than it may, and forgets first what was begun first', async () => {
  most = 1_200;
  const at = (n: number) => look({ 'next-url': `${n}`.padEnd(400, 'x') });
  await at(1);
  await at(2);
  await at(1);
  expect(answered).toBe(2);
  await at(3);
  await at(2);
  expect(answered).toBe(3);
  await at(1);
  expect(answered).toBe(4);
});
