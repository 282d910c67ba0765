import { env } from '@/lib/env';
import { bears } from '@/lib/secret';
import { tick } from '@/lib/worker';

export const dynamic = 'force-dynamic';

/** For a clock outside, where no worker runs: sends what is due, expires deadlines, lets bots play. */
export async function GET(request: Request): Promise<Response> {
  const { TICK_SECRET } = env();
  if (TICK_SECRET === undefined) return new Response(null, { status: 404 });
  if (!bears(request.headers.get('authorization'), TICK_SECRET))
    return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
  await tick();
  return Response.json({ status: 'ok' });
}

export const POST = GET;
