import { createHash } from 'node:crypto';
import { currentCaller } from '@/app/_words/caller';
import { PlayError, tableFootage } from '@/lib/play';

/**
 * All entries of a table for a browser that winds through them by itself, those after `?after=` alone; `?seat=` as on the review's page. Names of
 * people in it may change, so it is asked for each time, and sent when it is another one.
 */
export async function GET(request: Request, { params }: { params: Promise<{ table: string }> }): Promise<Response> {
  const [{ table }, caller] = await Promise.all([params, currentCaller()]);
  const query = new URL(request.url).searchParams;
  const seat = query.get('seat');
  try {
    const after = Number(query.get('after') ?? 0);
    const json = JSON.stringify(await tableFootage(caller, table, { after, ...(seat === null ? {} : { seat }) }));
    const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'private, no-cache', ETag: etag };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(json, { headers });
  } catch (error) {
    if (error instanceof PlayError) return Response.json({ error: error.message }, { status: error.status });
    throw error;
  }
}
