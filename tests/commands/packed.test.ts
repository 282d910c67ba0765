import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { packed } from '../../lib/commands/packed';

const script = 'export const script = 1;';
const open: { server: Server; folder: string }[] = [];
afterEach(() => {
  for (const { server, folder } of open.splice(0)) {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A server whose build has packed `a.js`, `a.css` and not `b.js`; what it does not hand out is "else". */
async function house() {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-packed-'));
  for (const name of ['a.js', 'a.css', 'b.js']) writeFileSync(join(folder, name), script);
  for (const name of ['a.js', 'a.css']) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(script));
  const server = createServer(packed(folder, (_, response) => response.end('else')));
  open.push({ server, folder });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { folder, port: (server.address() as AddressInfo).port };
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
}

async function get(port: number, path: string, { method = 'GET', headers = {} }: Sent = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, method, headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers } }, resolve)
      .on('error', reject)
      .end();
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { headers: response.headers, body: Buffer.concat(parts) };
}

describe('scripts and styles that the build has packed', () => {
  it.each([
    ['a.js', 'application/javascript; charset=UTF-8'],
    ['a.css?dpl=1', 'text/css; charset=UTF-8'],
  ])('come packed and stay with the browser for good: %s', async (name, type) => {
    const { port } = await house();
    const { headers, body } = await get(port, `/_next/static/chunks/${name}`);
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': type, vary: 'Accept-Encoding' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('are told of without a body to who asks for their head', async () => {
    const { port } = await house();
    const { headers, body } = await get(port, '/_next/static/chunks/a.js', { method: 'HEAD' });
    expect(Number(headers['content-length'])).toBe(brotliCompressSync(script).length);
    expect(body).toHaveLength(0);
  });

  it.each<[string, string, Sent]>([
    ['who cannot unpack them', 'a.js', { headers: { 'accept-encoding': 'gzip' } }],
    ['who refuses them packed', 'a.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } }],
    ['who wants a part', 'a.js', { headers: { range: 'bytes=0-3' } }],
    ['who sends something', 'a.js', { method: 'POST' }],
    ['who asks for what was not packed', 'b.js', {}],
    ['who asks for the packed file itself', 'a.js.br', {}],
    ['who asks for what lies elsewhere', '../chunks/a.js', {}],
  ])('are left to the rest of the house for %s', async (_, name, sent) => {
    const { port } = await house();
    expect(String((await get(port, `/_next/static/chunks/${name}`, sent)).body)).toBe('else');
  });

  it('are left to the rest of the house once the build is gone', async () => {
    const { port, folder } = await house();
    rmSync(folder, { recursive: true });
    expect(String((await get(port, '/_next/static/chunks/a.js')).body)).toBe('else');
  });
});
