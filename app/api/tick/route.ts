import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { tick } from '@/lib/worker';

export const dynamic = 'force-dynamic';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** For a clock outside, where no worker runs: sends what is due, expires deadlines, lets bots play. */
export async function GET(request: Request): Promise<Response> {
  const { TICK_SECRET } = env();
  if (TICK_SECRET === undefined) return new Response(null, { status: 404 });
  const [, given = ''] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!timingSafeEqual(digest(given), digest(TICK_SECRET)))
    return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
  await tick();
  return Response.json({ status: 'ok' });
}

export const POST = GET;
