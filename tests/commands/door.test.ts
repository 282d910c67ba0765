import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { door } from '../../lib/commands/door';
import { mustReachPlayers, parseEnv } from '../../lib/env';
import { addressThrough, clientAddress, isAtThisMachine, serveVisitor } from '../../lib/visitor';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A house with a door, and what came in. */
async function house(env: Partial<Parameters<typeof door>[0]> = {}) {
  const seen: { url: string; body: string; here: boolean; address: string }[] = [];
  const answer: RequestListener = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url ?? '', body, here: isAtThisMachine(), address: clientAddress() });
    response.end('welcome');
  };
  const settings = { BASE_URL: 'https://play.example.org', HOST: '127.0.0.1', HOSTS: undefined, TRUSTED_PROXIES: 0, ...env };
  const server = createServer(door(settings, answer));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, seen };
}

const bearer = { authorization: `Bearer fp_${'x'.repeat(32)}` };

/** A form of one field. */
const form = (name: string, value: string) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  body: `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`,
});

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Bytes, sent in pieces without a length unless the headers have one. */
  bytes?: number;
  /** Sent instead of these. */
  body?: string;
}

async function send(port: number, { method = 'GET', path = '/', headers = {}, bytes = 0, body = '' }: Sent) {
  const request = ask({ port, host: '127.0.0.1', method, path, headers: { host: 'play.example.org', ...headers } });
  // what is still on its way when the line is cut
  request.on('error', () => undefined);
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  for (let left = bytes; left > 0; left -= 16_384) request.write('x'.repeat(Math.min(left, 16_384)));
  request.end(body);
  const [response] = await answered;
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, text, type: response.headers['content-type'] };
}

describe('the name a request comes under', () => {
  it.each(['play.example.org', 'PLAY.example.org:443', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'www.example.org'])(
    'may be %s',
    async (host) => {
      const { port } = await house({ HOSTS: ['www.example.org'] });
      expect(await send(port, { headers: { host } })).toMatchObject({ status: 200 });
    },
  );

  it.each(['evil.example', 'play.example.org.evil.example', '127.0.0.1.evil.example', '192.0.2.7', 'a b'])(
    'may not be %j, whatever is asked',
    async (host) => {
      const { port, seen } = await house();
      for (const path of ['/', '/mailbox', '/api/health', '/api/v1/me', '/tables/x/stream', '/api/mail/mailgun']) {
        const answer = await send(port, { method: 'POST', path, headers: { host }, bytes: 10 });
        // what cannot be a name at all node refuses by itself
        expect([400, 421], path).toContain(answer.status);
      }
      expect(seen).toEqual([]);
    },
  );

  it('counts as well where a proxy tells it', async () => {
    const { port } = await house();
    expect(await send(port, { headers: { host: 'localhost', 'x-forwarded-host': 'play.example.org' } })).toMatchObject({ status: 200 });
    const refused = await send(port, { headers: { 'x-forwarded-host': 'evil.example', 'accept-language': 'it-IT' } });
    expect(refused).toMatchObject({ status: 421, text: expect.stringContaining('BASE_URL') });
    expect(refused.text).toContain('non è conosciuto');
  });
});

describe('a body', () => {
  it.each(['/api/auth/callback/email', '/api/v1/tables', '/api/a-new-route'])(
    'of 256 KB comes whole to %s, a byte more never',
    async (path) => {
      const { port, seen } = await house();
      expect(await send(port, { method: 'POST', path, headers: bearer, bytes: 256 * 1024 })).toMatchObject({ status: 200 });
      expect(seen[0]?.body.length).toBe(256 * 1024);
      const refused = await send(port, { method: 'POST', path, headers: bearer, bytes: 256 * 1024 + 1 });
      expect(refused).toMatchObject({ status: 413, text: expect.stringContaining('256 KB') });
      expect(seen).toHaveLength(1);
    },
  );

  it('is larger where providers bring letters', async () => {
    const { port, seen } = await house();
    const path = '/api/mail/mailgun/mime';
    expect(await send(port, { method: 'POST', path, bytes: 3 * 1024 * 1024 })).toMatchObject({ status: 200 });
    expect(await send(port, { method: 'POST', path, bytes: 3 * 1024 * 1024 + 1 })).toMatchObject({ status: 413 });
    expect(seen).toHaveLength(1);
  });

  it('is larger where games are read in', async () => {
    const { port, seen } = await house();
    const ofSize = (size: number) => {
      const around = form('$ACTION_ID_a', '').body.length;
      return { method: 'POST', path: '/import', ...form('$ACTION_ID_a', 'x'.repeat(size - around)) };
    };
    expect(await send(port, ofSize(4 * 1024 * 1024))).toMatchObject({ status: 200 });
    expect(await send(port, ofSize(4 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(seen).toHaveLength(1);
  });

  it('that is announced as too large is refused before it comes', async () => {
    const { port, seen } = await house();
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/auth/callback/email HTTP/1.1\r\nHost: play.example.org\r\nContent-Length: 600000000\r\n\r\nonly the beginning');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    expect(seen).toEqual([]);
  });

  it('without an end is cut off', async () => {
    const { port, seen } = await house();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('POST /api/x HTTP/1.1\r\nHost: play.example.org\r\nTransfer-Encoding: chunked\r\n\r\n');
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const more = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', more);
    more();
    await closed;
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(seen).toEqual([]);
  });

  it('of a request that breaks off is given to nobody', async () => {
    const { port, seen } = await house();
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/x HTTP/1.1\r\nHost: play.example.org\r\nContent-Length: 10\r\n\r\nhalf');
    socket.end();
    socket.resume();
    await once(socket, 'close');
    expect(seen).toEqual([]);
  });

  it('that is empty is no form and no call of an action', async () => {
    const { port, seen } = await house();
    for (const headers of [form('', '').headers, { 'next-action': 'x', 'content-type': 'text/plain' }]) {
      expect(await send(port, { method: 'POST', path: '/tables/x/webhooks', headers })).toMatchObject({ status: 400 });
      expect(await send(port, { method: 'POST', path: '/tables/x', headers: { ...headers, 'content-length': '0' } })).toMatchObject({
        status: 400,
      });
    }
    expect(seen).toEqual([]);
  });

  it('refused is told to programs in their way', async () => {
    const { port } = await house();
    const { type, text } = await send(port, { method: 'POST', path: '/api/v1/tables', headers: bearer, bytes: 300_000 });
    expect(type).toBe('application/problem+json');
    expect(JSON.parse(text)).toMatchObject({ status: 413, title: 'too-large' });
  });
});

describe('a method', () => {
  it.each([
    ['PUT', '/account', {}],
    ['PATCH', '/tables/x', {}],
    ['DELETE', '/', {}],
    ['POST', '/about', {}],
    ['POST', '/tables/x', { 'content-type': 'application/json' }],
    ['POST', '/tables/x', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('that no page takes is refused before one is made: %s %s %j', async (method, path, headers) => {
    const { port, seen } = await house();
    const answer = await send(port, { method, path, headers, bytes: 10 });
    expect(answer).toMatchObject({ status: 405, text: expect.stringContaining('form of its page') });
    expect(seen).toEqual([]);
  });

  it.each([
    ['GET', '/tables/x', {}],
    ['HEAD', '/', {}],
    ['OPTIONS', '/', {}],
    ['PUT', '/account/push', {}],
    ['POST', '/unsubscribe/x/one-click', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['POST', '/api/mail/mailgun', {}],
    ['DELETE', '/api/v1/nowhere', {}],
    ['OPTIONS', '/api/v1/tables', {}],
  ])('that somebody takes comes through: %s %s %j', async (method, path, headers) => {
    const { port, seen } = await house();
    expect(await send(port, { method, path, headers })).toMatchObject({ status: 200 });
    expect(seen).toHaveLength(1);
  });

  it.each(['name', '$ACTION_ID_a'])('POST with a form reaches a page when it names an action: %s', async (name) => {
    const { port, seen } = await house();
    const isNamed = name.startsWith('$');
    expect(await send(port, { method: 'POST', ...form(name, 'x') })).toMatchObject({ status: isNamed ? 200 : 400 });
    expect(seen).toHaveLength(isNamed ? 1 : 0);
  });

  it.each(['TRACE', 'PROPFIND', 'PURGE'])('that nobody uses is refused: %s', async (method) => {
    const { port, seen } = await house();
    expect(await send(port, { method })).toMatchObject({ status: 405 });
    expect(seen).toEqual([]);
  });
});

describe('a program', () => {
  it.each([{}, { authorization: 'Basic YTpi' }, { authorization: 'Bearer of nothing' }, { authorization: 'Bearer fp_short' }])(
    'that brings nothing like a token is refused before its body came: %j',
    async (headers) => {
      const { port, seen } = await house();
      for (const path of ['/api/v1/me', '/api/v1/tables', '/api/v1/tables/x/orders?a=b']) {
        const answer = await send(port, { method: 'POST', path, headers: { ...headers, 'accept-language': 'it' }, bytes: 300_000 });
        expect(answer).toMatchObject({ status: 401, type: 'application/problem+json' });
        expect(JSON.parse(answer.text)).toMatchObject({ title: 'unauthorized', detail: expect.stringContaining('token personale') });
      }
      expect(seen).toEqual([]);
    },
  );

  it('that brings one, or asks for what is open to all, comes through', async () => {
    const { port, seen } = await house();
    expect(await send(port, { path: '/api/v1/tables/x', headers: bearer })).toMatchObject({ status: 200 });
    for (const path of ['/api/v1/openapi.json', '/api/v1/nowhere']) expect(await send(port, { path })).toMatchObject({ status: 200 });
    expect(seen).toHaveLength(3);
  });
});

describe('a visitor', () => {
  it('sits at this machine when the connection says so and no proxy stands between', async () => {
    const { port, seen } = await house();
    await send(port, { headers: { host: `127.0.0.1:${port}` } });
    await send(port, {
      method: 'POST',
      ...form('$ACTION_ID_a', 'x'),
      headers: { ...form('', '').headers, host: `localhost:${port}` },
    });
    await send(port, {});
    await send(port, { headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } });
    await send(port, { headers: { host: 'localhost', forwarded: 'for=127.0.0.1' } });
    expect(seen.map(({ here }) => here)).toEqual([true, true, false, false, false]);
    expect(isAtThisMachine()).toBe(false);
  });
});

describe('a service without a mail server', () => {
  const asked = (env: Record<string, string>) => () => mustReachPlayers(parseEnv(env));

  it.each([{}, { HOST: 'localhost' }, { HOST: '::1' }, { BASE_URL: 'http://localhost:3000' }])('starts at this machine: %j', (env) => {
    expect(asked(env)()).toBeNull();
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.5', BASE_URL: 'http://localhost:3000' },
    { BASE_URL: 'https://play.example.org' },
    { BASE_URL: 'http://127.0.0.1.evil.example' },
  ])('does not start where others reach it, unless that is accepted, and warns then: %j', (env) => {
    expect(asked(env)).toThrow(/cannot start: .*SMTP_URL/);
    expect(asked({ ...env, WITHOUT_SMTP: 'accepted' })()).toMatch(/^Warning: .*\/mailbox/);
    expect(asked({ ...env, SMTP_URL: 'smtp://localhost' })()).toBeNull();
  });
});

describe('where a request comes from', () => {
  const claimed = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };

  it('is told by the connection alone where no proxies are ours, whatever its headers claim', async () => {
    const { port, seen } = await house();
    await send(port, { headers: { ...claimed, 'x-real-ip': '192.0.2.1', forwarded: 'for=192.0.2.2' } });
    expect(seen.map(({ address }) => address)).toEqual(['127.0.0.1']);
  });

  it.each([
    [1, '203.0.113.9'],
    [2, '198.51.100.7'],
    // what a client writes there itself stands before what our proxies wrote
    [3, '127.0.0.1'],
  ])('is told by the farthest of %i proxies that are ours', async (proxies, address) => {
    const { port, seen } = await house({ TRUSTED_PROXIES: proxies });
    await send(port, { headers: claimed });
    expect(seen.map((each) => each.address)).toEqual([address]);
  });

  it('is the network of an address of version 6, and unknown where nobody looked', () => {
    const at = (address: string) => serveVisitor({ isAtThisMachine: false, address }, clientAddress);
    expect(at('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(at('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(at('::1')).toBe('0:0:0:0::/64');
    expect(at('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(clientAddress()).toBe('unknown');
    expect(addressThrough(1, '', '192.0.2.7')).toBe('192.0.2.7');
  });
});
