import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../../lib/commands/server-process';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-boards-'));
  server = await startServer({ DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '', AUTH_SECRET: '' });
}, 600_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(server.address + path, { method, headers }, resolve)
      .on('error', reject)
      .end();
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

describe.each(['/tables/demo-finished/board.svg?seq=3&seat=public', '/rules/aa-1941/board.svg'])('the board at %s', (path) => {
  it('comes packed once, by a way that is taken, and is the same board unpacked', async () => {
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toMatch(/^<svg .*<\/svg>$/s);
    const ways = [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
    ] as const;
    for (const [taken, way, unpack] of ways) {
      // the second time it is remembered
      for (let i = 0; i < 2; i++) {
        const { status, headers, body } = await get(path, { 'accept-encoding': taken });
        expect([status, headers['content-encoding'], headers['content-length']]).toEqual([200, way, String(body.length)]);
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(unpack(body).equals(plain.body)).toBe(true);
      }
    }
    for (const refused of ['br;q=0', 'identity']) {
      expect((await get(path, { 'accept-encoding': refused })).body.equals(plain.body)).toBe(true);
    }
  });

  it('is not sent again to whoever has it, and without a body to who asks for its head', async () => {
    const { headers } = await get(path, { 'accept-encoding': 'br' });
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers['content-encoding']).toBeUndefined();
    expect((await get(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
    const head = await get(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

it('a board that is not there is refused as ever', async () => {
  const { status, headers } = await get('/tables/nowhere/board.svg', { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding']]).toEqual([404, undefined]);
});
