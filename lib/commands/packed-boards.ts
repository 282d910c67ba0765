import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { waysTaken } from './packed';
import { sentBytes } from './sent-bytes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A map is a megabyte of numbers: at these levels packing it takes a ninth (br) and a third (gzip) of what Next's gzip takes. */
const ways = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => zip(body, { level: 4 }),
};
type Way = keyof typeof ways;

/** Bytes of all packed boards that are kept. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Packs boards as SVG itself, quickly, where `answer` would take longer to pack than to draw them, and remembers what it packed by what was
 * drawn: whoever gets it has been drawn the same picture. Each has an ETag, and whoever has it already gets 304. All else is left to `answer`.
 */
export function packedBoards(answer: RequestListener, { most = mostBytes } = {}): RequestListener {
  const kept = new Map<string, Promise<Buffer>>();
  let size = 0;
  const packedBy = (way: Way, hash: string, body: Buffer): Promise<Buffer> => {
    const key = `${way} ${hash}`;
    const known = kept.get(key);
    if (known) return known;
    const made = ways[way](body);
    kept.set(key, made);
    made.then(
      async ({ length }) => {
        size += length;
        for (const [oldest, bytes] of kept) {
          if (size <= most) break;
          kept.delete(oldest);
          size -= (await bytes).length;
        }
      },
      () => kept.delete(key),
    );
    return made;
  };
  return (request, response) => {
    if (!isOfBoard(request)) return answer(request, response);
    const way = wayOf(request);
    const asked = request.headers['if-none-match'];
    // what is not asked for packed is not packed by `answer`
    delete request.headers['accept-encoding'];
    holdBack(response, async (body) => {
      if (response.statusCode !== 200 || !String(response.getHeader('content-type')).startsWith('image/svg+xml')) return body;
      const hash = createHash('sha256').update(body).digest('base64url');
      const tag = `W/"${hash}"`;
      response.setHeader('ETag', tag);
      response.setHeader('Vary', withWay(response.getHeader('vary')));
      if (asked?.split(',').some((each) => each.trim() === tag)) {
        response.statusCode = 304;
        response.removeHeader('Content-Type');
        return null;
      }
      if (way === null) return body;
      const bytes = await packedBy(way, hash, body);
      response.setHeader('Content-Encoding', way);
      return bytes;
    });
    answer(request, response);
  };
}

const isOfBoard = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && /^\/(?:tables|rules)\/[^/?]+\/board\.svg(?:\?|$)/.test(url);

/** How the answer may be packed; null: as it is. A way that is wished for less than wholly is not taken. */
function wayOf(request: IncomingMessage): Way | null {
  const taken = waysTaken(request);
  return (['br', 'gzip'] as const).find((way) => taken.includes(way)) ?? null;
}

function withWay(vary: ReturnType<ServerResponse['getHeader']>): string {
  const named = [vary ?? []].flat().join(', ');
  return /accept-encoding/i.test(named) ? named : [named, 'Accept-Encoding'].filter(Boolean).join(', ');
}

/** Lets nothing out before the whole answer is there; then what `finish` makes of its body, null for none. */
function holdBack(response: ServerResponse, finish: (body: Buffer) => Promise<Buffer | null>): void {
  const { keep, whole } = sentBytes();
  type Rest = [chunk?: unknown, encoding?: unknown, done?: unknown];
  const told = (rest: Rest) => rest.find((each): each is () => void => typeof each === 'function');
  response.flushHeaders = () => {};
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((each) => typeof each === 'object' && each !== null) ?? {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
    return response;
  }) as typeof response.writeHead;
  response.write = ((...rest: Rest) => {
    keep(rest[0], rest[1]);
    const done = told(rest);
    if (done) process.nextTick(done);
    return true;
  }) as typeof response.write;
  response.end = ((...rest: Rest) => {
    keep(rest[0], rest[1]);
    for (const name of ['flushHeaders', 'writeHead', 'write', 'end'] as const) Reflect.deleteProperty(response, name);
    const body = whole();
    void finish(body)
      .catch(() => body)
      .then((bytes) => {
        if (bytes !== null) response.setHeader('Content-Length', bytes.length);
        const done = told(rest);
        if (done) response.once('finish', done);
        response.end(bytes ?? '');
      });
    return response;
  }) as typeof response.end;
}
