import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { database } from '../../db/client';
import type { HookPost } from '../../lib/hooks';
import { certificate } from '../mail/certificate';
import { fakeClock } from '../mail/post';

export interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

export interface HookReceiver {
  url: string;
  heard: Heard[];
  /** How it answers from now on; `hang`: not at all. */
  answer: number | 'hang' | 'flood' | { location: string };
  close(): Promise<void>;
}

/** A real receiver over HTTPS on this machine, under the name that its certificate carries. */
export async function hookReceiver(): Promise<HookReceiver> {
  const heard: Heard[] = [];
  const server = createServer(certificate, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      heard.push({ headers: request.headers, body: bytes.toString(), bytes });
      const { answer } = receiver;
      if (answer === 'hang') return;
      if (typeof answer === 'number') return void response.writeHead(answer).end('thank you');
      if (answer !== 'flood') return void response.writeHead(302, answer).end();
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(8192)));
      };
      response.on('drain', pour);
      pour();
    });
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: HookReceiver = {
    url: `https://fieldpost.test:${port}/hook`,
    heard,
    answer: 204,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** A way out that reaches the receiver: its name and its address are known and allowed, to this post alone. */
export async function hookPost(change: Partial<HookPost['check']> = {}) {
  const { db } = await database();
  const complaints: unknown[] = [];
  return {
    complaints,
    complain: (_: string, error: unknown) => void complaints.push(error),
    ...{ db, clock: fakeClock(), random: () => 0.5, baseUrl: 'https://fieldpost.test', trust: { ca: certificate.cert } },
    check: { resolve: async () => ['127.0.0.1'], isAllowed: (address: string) => address === '127.0.0.1', isPort: () => true, ...change },
  };
}
