import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, type ServerProcess, startServer } from '../../lib/commands/server-process';
import { root } from '../support/sources';

/** Runs `npm start`'s program to its end. */
async function run(settings: Record<string, string>): Promise<{ status: number | null; text: string }> {
  const env = { ...process.env, NODE_OPTIONS: '', BASE_URL: '', ...settings };
  const child: ChildProcess = spawn(process.execPath, [join(root, 'lib/commands/start.mjs')], { cwd: root, env });
  let text = '';
  child.stdout?.on('data', (data) => (text += data));
  child.stderr?.on('data', (data) => (text += data));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, text };
}

/** An address of every page and route there is, `x` for what varies. */
function addressesOfApp(): string[] {
  const files = readdirSync(join(root, 'app'), { recursive: true }).map(String);
  const folders = files.filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file)).map((file) => dirname(file));
  return [...new Set(folders)].map((folder) => `/${folder === '.' ? '' : folder.replace(/\[[^\]]+\]/g, 'x')}`);
}

/** A wrong sign-in token is compared under the secret, which draws it when there is none. */
const useSecret = (address: string) =>
  fetch(`${address}/api/auth/callback/email`, {
    method: 'POST',
    body: new URLSearchParams({ token: 'wrong', email: 'nobody@example.org' }),
    redirect: 'manual',
  });

describe('npm start', () => {
  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['SMTP_URL', 'localhost'],
    ['BASE_URL', 'example.org'],
    ['AUTH_SECRET', 'short'],
    ['WORKER', 'sometimes'],
    ['HOSTS', 'http://example.org/'],
    ['WITHOUT_SMTP', 'yes'],
  ])('stops with a sentence that names %s when it is %j', async (name, value) => {
    const { status, text } = await run({ [name]: value });
    expect(status).toBe(1);
    expect(text).toMatch(new RegExp(`Fieldpost cannot start: .*${name} must`));
    expect(text).not.toContain('    at ');
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['BASE_URL', 'https://play.example.org'],
  ])('stops without a mail server where %s is %s', async (name, value) => {
    const { status, text } = await run({ SMTP_URL: '', [name]: value });
    expect(status).toBe(1);
    expect(text).toMatch(/Fieldpost cannot start: SMTP_URL is not set.*WITHOUT_SMTP/);
  });

  describe('with a data folder of its own', () => {
    let folder: string;
    let server: ServerProcess;
    const settings = () => ({ DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '', AUTH_SECRET: '' });
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'fieldpost-start-'));
      server = await startServer(settings());
    }, 600_000);
    afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    });

    it('prints one address, and there is something to watch', async () => {
      expect(server.printed().match(/http:\S+/g)).toEqual([server.address]);
      for (const path of ['/', '/tables/demo-finished', '/tables/demo-running', '/tables/demo-revised']) {
        const answer = await fetch(server.address + path);
        expect(answer.status, path).toBe(200);
        expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'self'");
      }
    });

    it('reads no body without bounds, whatever the address and however it is sent', async () => {
      const mega = 1024 * 1024;
      const tooMuch = (path: string, method: string): Promise<number | undefined> =>
        new Promise((resolve, reject) => {
          const { hostname, port } = new URL(server.address);
          const authorization = `Bearer fp_${'x'.repeat(32)}`;
          const headers = { authorization, 'next-action': 'x', 'content-type': 'text/plain', 'transfer-encoding': 'chunked' };
          const asking = request({ hostname, port, path, method, headers });
          asking.once('response', (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          });
          // what is on its way when the line is cut
          asking.on('error', reject);
          const [, size] = Object.entries({ '/api/mail/': 3 * mega, '/import': 4 * mega }).find(([at]) => path.startsWith(at)) ?? [
            '',
            mega / 4,
          ];
          for (let sent = 0; sent <= size; sent += 64 * 1024) asking.write('x'.repeat(64 * 1024));
          asking.end();
        });
      const addresses = addressesOfApp();
      expect(addresses).toEqual(
        expect.arrayContaining(['/api/auth/x', '/api/mail/x', '/api/v1/tables/x/orders', '/tables/x', '/unsubscribe/x/one-click']),
      );
      for (const path of addresses) {
        for (const method of ['POST', 'GET']) expect(await tooMuch(path, method), `${method} ${path}`).toBe(413);
        // what no page takes is not read at all
        const isTaken = /^\/(api\/|account\/push$|unsubscribe\/x\/one-click$)/.test(path);
        expect(await tooMuch(path, 'PUT'), `PUT ${path}`).toBe(isTaken ? 413 : 405);
      }
    }, 120_000);

    it('shows the letters that stay here to whoever sits here, under a name of the house, and to nobody else', async () => {
      const statusOf = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
        new Promise((resolve, reject) => {
          const { hostname, port } = new URL(server.address);
          const asking = request({ hostname, port, path, headers }, (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          });
          asking.once('error', reject).end();
        });
      const host = new URL(server.address).host;
      expect(await statusOf('/mailbox', { host })).toBe(200);
      expect(await statusOf('/mailbox', { host, 'x-forwarded-for': '203.0.113.7' })).toBe(404);
      for (const path of ['/', '/mailbox', '/api/health', '/tables/demo-running/stream', '/api/v1/me']) {
        expect(await statusOf(path, { host: 'evil.example' }), path).toBe(421);
      }
      expect(await statusOf('/tables/%00', { host })).toBe(400);
    });

    it('signs nobody in on the way to a page that is not ours', async () => {
      const body = new URLSearchParams({ token: 'wrong', email: 'nobody@example.org', callbackUrl: 'javascript:alert(1)' });
      const answer = await fetch(`${server.address}/api/auth/callback/email`, { method: 'POST', body, redirect: 'manual' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`${server.address}/sign-in/expired`);
    });

    it('refuses a second process on the same data folder with a sentence', async () => {
      const { status, text } = await run({ ...settings(), PORT: String(await freePort()) });
      expect(status).toBe(1);
      expect(text).toContain('is in use by process');
      expect(text).not.toContain('    at ');
    });

    it('refuses a port that is taken with a sentence', async () => {
      const other = mkdtempSync(join(tmpdir(), 'fieldpost-start-'));
      const { status, text } = await run({ ...settings(), DATA_DIR: other, PORT: new URL(server.address).port });
      rmSync(other, { recursive: true });
      expect(status).toBe(1);
      expect(text).toMatch(/port \d+ of 127\.0\.0\.1 is in use/);
    });

    it('ends within a second of SIGTERM with a page listening, keeps its secret, and starts again', async () => {
      const stream = await fetch(`${server.address}/tables/demo-running/stream`);
      expect(stream.headers.get('content-type')).toContain('text/event-stream');
      await useSecret(server.address);
      const secret = readFileSync(join(folder, 'secret'), 'utf8');
      expect(await server.stop()).toBeLessThan(1000);
      expect(existsSync(join(folder, 'lock'))).toBe(false);
      server = await startServer(settings());
      await useSecret(server.address);
      expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret);
      expect((await fetch(`${server.address}/tables/demo-finished`)).status).toBe(200);
    });

    it('recovers from being killed', async () => {
      await server.stop('SIGKILL');
      server = await startServer(settings());
      expect((await fetch(`${server.address}/tables/demo-finished`)).status).toBe(200);
    }, 120_000);
  });
});
