import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { door } from '../../lib/commands/door';
import { guard } from '../../lib/commands/headers';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** What a door of https://play.example.org answers, and what it hands on to whoever writes the page. */
async function knock({ method = 'GET', path = '/', headers = {} }: { method?: string; path?: string; headers?: Record<string, string> }) {
  const inside: IncomingMessage[] = [];
  const answer: RequestListener = (request, response) => {
    inside.push(request);
    response.end('welcome');
  };
  const env = { BASE_URL: 'https://play.example.org', HOST: '127.0.0.1', HOSTS: undefined, TRUSTED_PROXIES: 0 };
  const server = createServer(door(env, answer));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const request = ask({ port, host: '127.0.0.1', method, path, headers: { host: 'play.example.org', ...headers }, agent: false }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, headers: response.headers, inside: inside[0]?.headers };
}

const policyOf = (headers: Record<string, unknown> | undefined) => String(headers?.['content-security-policy'] ?? '');
const nonceIn = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];

describe('what browsers are told they may do', () => {
  it('is to run scripts of this server and those that bear the nonce of this very answer, nothing inline besides', async () => {
    const [one, other] = [await knock({ path: '/tables' }), await knock({ path: '/tables' })];
    const [policy, next] = [policyOf(one.headers), policyOf(other.headers)];
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'(;|$)/);
    expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]{20,}'; style-src-attr 'unsafe-inline'/);
    expect(policy).not.toContain('unsafe-eval');
    expect(nonceIn(policy)).not.toBe(nonceIn(next));
    // whoever writes the page marks its scripts by the same
    expect(policyOf(one.inside)).toBe(policy);
  });

  it('is decided here, whatever policy a request claims', async () => {
    const claimed = {
      'content-security-policy': "script-src 'nonce-mine'",
      'content-security-policy-report-only': "script-src 'nonce-mine'",
    };
    const { inside } = await knock({ headers: claimed });
    expect(policyOf(inside)).not.toContain('mine');
    expect(inside).not.toHaveProperty('content-security-policy-report-only');
    const embed = await knock({ path: '/embed/abc/3', headers: claimed });
    expect(policyOf(embed.inside)).toBe('');
  });

  it('is to come back over HTTPS alone, and to hand answers to no other site', async () => {
    const { headers } = await knock({ path: '/tables/abc' });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    const plain = guard({ BASE_URL: 'http://127.0.0.1:3000' }, '/', { nonce: 'n', isDevelopment: false });
    expect(plain.headers).not.toHaveProperty('Strict-Transport-Security');
  });

  it.each(['/embed/abc/3', '/tables/abc/board.png', '/tables/abc/board.svg', '/tables/abc/turn.gif', '/icons/192'])(
    'lets other sites show %s',
    async (path) => {
      expect((await knock({ path })).headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
    },
  );

  it('lets a letter bring its styles into the frame of its page, and run nothing', async () => {
    const policy = policyOf((await knock({ path: '/mailbox/abc/html' })).headers);
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policyOf((await knock({ path: '/mailbox/abc' })).headers)).toContain('nonce-');
  });

  it('lets other sites frame what is embedded, and nothing else', async () => {
    expect(policyOf((await knock({ path: '/embed/abc/3' })).headers)).toContain('frame-ancestors *');
    expect(policyOf((await knock({ path: '/tables/embed/3' })).headers)).toContain("frame-ancestors 'self'");
  });
});

describe('what a page of another site has a browser send', () => {
  const authorization = `Bearer fp_${'x'.repeat(32)}`;
  const post = (headers: Record<string, string>, path = '/unsubscribe/x/one-click') =>
    knock({ method: 'POST', path, headers: { authorization, ...headers } }).then(({ status }) => status);

  it('is refused where the browser says so by Origin, or by Sec-Fetch-Site alone', async () => {
    expect(await post({ origin: 'https://evil.example' })).toBe(403);
    expect(await post({ origin: 'https://play.example.org.evil.example' })).toBe(403);
    expect(await post({ origin: 'nonsense' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ origin: 'https://evil.example' }, '/api/auth/callback/email')).toBe(403);
  });

  it('is not confused with what our own pages send, with programs, or with looking', async () => {
    expect(await post({ origin: 'https://play.example.org' })).toBe(200);
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await post({})).toBe(200);
    // its token stands in no page
    expect(await post({ origin: 'https://tool.example' }, '/api/v1/tables')).toBe(200);
    expect((await knock({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });
});
