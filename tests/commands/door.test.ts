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

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Bytes, sent in pieces without a length unless the headers have one. */
  bytes?: number;
}

async function send(port: number, { method = 'GET', path = '/', headers = {}, bytes = 0 }: Sent) {
  const request = ask({ port, host: '127.0.0.1', method, path, headers: { host: 'play.example.org', ...headers } });
  // what is still on its way when the line is cut
  request.on('error', () => undefined);
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  for (let left = bytes; left > 0; left -= 16_384) request.write('x'.repeat(Math.min(left, 16_384)));
  request.end();
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
  it.each(['/', '/api/auth/callback/email', '/api/v1/tables', '/a/new/route'])(
    'of 256 KB comes whole to %s, a byte more never',
    async (path) => {
      const { port, seen } = await house();
      expect(await send(port, { method: 'POST', path, bytes: 256 * 1024 })).toMatchObject({ status: 200 });
      expect(seen[0]?.body.length).toBe(256 * 1024);
      const refused = await send(port, { method: 'POST', path, bytes: 256 * 1024 + 1 });
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
    expect(await send(port, { method: 'POST', path: '/import', bytes: 4 * 1024 * 1024 })).toMatchObject({ status: 200 });
    expect(await send(port, { method: 'POST', path: '/import', bytes: 4 * 1024 * 1024 + 1 })).toMatchObject({ status: 413 });
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
    socket.write('POST / HTTP/1.1\r\nHost: play.example.org\r\nTransfer-Encoding: chunked\r\n\r\n');
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
    socket.write('POST / HTTP/1.1\r\nHost: play.example.org\r\nContent-Length: 10\r\n\r\nhalf');
    socket.end();
    socket.resume();
    await once(socket, 'close');
    expect(seen).toEqual([]);
  });

  it('refused is told to programs in their way', async () => {
    const { port } = await house();
    const { type, text } = await send(port, { method: 'POST', path: '/api/v1/tables', bytes: 300_000 });
    expect(type).toBe('application/problem+json');
    expect(JSON.parse(text)).toMatchObject({ status: 413, title: 'too-large' });
  });
});

describe('a method', () => {
  it.each(['TRACE', 'PROPFIND', 'PURGE'])('that nobody uses is refused: %s', async (method) => {
    const { port, seen } = await house();
    expect(await send(port, { method })).toMatchObject({ status: 405 });
    expect(seen).toEqual([]);
  });
});

describe('a visitor', () => {
  it('sits at this machine when the connection says so and no proxy stands between', async () => {
    const { port, seen } = await house();
    await send(port, { headers: { host: `127.0.0.1:${port}` } });
    await send(port, { headers: { host: `localhost:${port}` }, method: 'POST', bytes: 5 });
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
