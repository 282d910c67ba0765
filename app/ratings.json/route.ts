import { Readable } from 'node:stream';
import { resultsFile, resultsTag } from '@/lib/play';

/** All rated results in one file, from which anybody can compute the ratings. */
export async function GET(request: Request): Promise<Response> {
  const tag = `"${await resultsTag()}"`;
  const headers = { ETag: tag, 'Cache-Control': 'public, max-age=300' };
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });
  const body = Readable.toWeb(Readable.from(resultsFile()).map((piece: string) => Buffer.from(piece))) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
}
