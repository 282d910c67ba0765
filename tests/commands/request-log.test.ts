import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { door } from '../../lib/commands/door';
import { holders, placeOf } from '../../lib/commands/request-log';
import { logOf, writeLogTo } from '../../lib/logging';
import { logged } from '../support/lines';
import { root } from '../support/sources';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
  writeLogTo(null);
  vi.useRealTimers();
});

/** What a door answers, with the headers given, when `answer` stands behind it. */
async function knock(
  answer: RequestListener,
  { path = '/', headers = {}, proxies = 0 }: { path?: string; headers?: Record<string, string>; proxies?: number } = {},
) {
  const env = { BASE_URL: 'https://play.example.org', HOST: '127.0.0.1', HOSTS: undefined, TRUSTED_PROXIES: proxies };
  const server = createServer(door(env, answer));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sent = ask({ port, host: '127.0.0.1', path, headers: { host: 'play.example.org', ...headers }, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return { id: String(response.headers['x-request-id']), status: response.statusCode };
}

const fine: RequestListener = (_, response) => void response.end('welcome');
const drawn = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe('the number of a request', () => {
  it('is in its answer, a new one each time', async () => {
    const [one, other] = [await knock(fine), await knock(fine)];
    expect(one.id).toMatch(drawn);
    expect(other.id).not.toBe(one.id);
  });

  it('is what a proxy of ours gave it, never what a client wrote or what could break a line', async () => {
    const given = { 'x-request-id': 'abc-123' };
    expect((await knock(fine, { headers: given, proxies: 1 })).id).toBe('abc-123');
    expect((await knock(fine, { headers: given })).id).toMatch(drawn);
    expect((await knock(fine, { headers: { 'x-request-id': 'a b"{}' }, proxies: 1 })).id).toMatch(drawn);
  });

  it('is in an answer of the door itself too', async () => {
    const { status, id } = await knock(fine, { headers: { host: 'evil.example' } });
    expect([status, id]).toEqual([421, expect.stringMatching(drawn)]);
  });

  it('is borne by every line that is logged meanwhile, behind waits too, and by none outside', async () => {
    const { lines } = logged();
    const { id } = await knock(async (_, response) => {
      await new Promise(setImmediate);
      logOf('test').info('within');
      response.end();
    });
    logOf('test').info('outside');
    expect(lines).toMatchObject([{ name: 'test', request: id, msg: 'within' }, { msg: 'outside' }]);
    expect(lines[1]).not.toHaveProperty('request');
  });
});

describe('the log of requests', () => {
  it('has one line for a request that failed, without query, secret or id', async () => {
    const { lines, text } = logged();
    const failing: RequestListener = (_, response) => void response.writeHead(500).end();
    const { id } = await knock(failing, { path: '/invite/tellnobody/more?token=tellnobody', headers: { cookie: 'a=tellnobody' } });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ name: 'request', request: id, method: 'GET', path: '/invite/…/more', user: null, status: 500 });
    expect(text()).not.toContain('tellnobody');
  });

  it('has one for a request that was slow, and none for any other or a stream', async () => {
    const { lines } = logged();
    vi.useFakeTimers({ toFake: ['performance'] });
    const slowly =
      (type: string): RequestListener =>
      (_, response) => {
        vi.advanceTimersByTime(2_500);
        response.writeHead(200, { 'Content-Type': type });
        response.end();
      };
    await knock(fine);
    await knock(slowly('text/event-stream'));
    await knock(slowly('text/plain'), { path: '/tables?filter=x' });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ path: '/tables', status: 200, ms: 2500, msg: 'slow' });
  });

  it('shows no part of an address that is a secret or an id', () => {
    expect(placeOf('/api/v1/tables/abc/orders?x=1')).toBe('/api/v1/tables/…/orders');
    expect(placeOf('/calendar/secret.ics')).toBe('/calendar/…');
    expect(placeOf('/clubs/invitation/secret')).toBe('/clubs/…/…');
    // what stands for one of few words, or a number
    const harmless = ['review', 'v1', 'auth', 'mail', 'boards', 'icons', 'rules', 'samples', '[table]', '[league]', 'seasons'];
    const folders = readdirSync(join(root, 'app'), { recursive: true, withFileTypes: true }).filter((each) => each.isDirectory());
    const parents = folders
      .filter(({ name }) => name.startsWith('['))
      .map(({ parentPath, name }) => basename(dirname(join(parentPath, name))));
    expect(parents.filter((name) => !holders.includes(name) && !harmless.includes(name))).toEqual([]);
  });
});
