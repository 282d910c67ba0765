import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';

const below = '/_next/static/chunks/';
const types: Readonly<Record<string, string>> = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' };
const ending = '.br';

/** Hands out what the build has packed of `folder`, scripts and styles, to browsers that can unpack it; `answer` does all the rest. */
export function packed(folder: string, answer: RequestListener): RequestListener {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const there = new Set(names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)));
  const bodies = new Map<string, Promise<Buffer>>();
  return (request, response) => {
    const name = nameOf(request);
    if (!there.has(name) || !takesPacked(request)) return answer(request, response);
    const body = bodies.get(name) ?? readFile(join(folder, name + ending));
    bodies.set(name, body);
    body.then(
      (bytes) => {
        response.writeHead(200, {
          'Content-Type': types[name.split('.').at(-1) ?? ''],
          'Content-Encoding': 'br',
          'Content-Length': bytes.length,
          'Cache-Control': 'public, max-age=31536000, immutable',
          'X-Content-Type-Options': 'nosniff',
          Vary: 'Accept-Encoding',
        });
        response.end(request.method === 'HEAD' ? '' : bytes);
      },
      () => {
        // the build was taken away under a server that runs
        there.delete(name);
        answer(request, response);
      },
    );
  };
}

/** The name of the file that is asked for; empty: it is none of these. */
function nameOf({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.split('?');
  return path.startsWith(below) ? path.slice(below.length) : '';
}

/** A whole file is wanted, and may come packed. Who says how much they like each way wants to be asked: rare enough to be left to `answer`. */
function takesPacked({ method, headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return false;
  return waysTaken({ headers }).includes('br');
}

/** How an answer may be packed, each way as it was written. */
export const waysTaken = ({ headers }: Pick<IncomingMessage, 'headers'>): string[] =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((way) => way.trim());
