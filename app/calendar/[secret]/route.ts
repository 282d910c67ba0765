import { calendarOf } from '@/lib/play';

interface Context {
  params: Promise<{ secret: string }>;
}

/** The deadlines of whoever the secret in the address belongs to: `/calendar/<secret>.ics`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { secret } = await params;
  const calendar = secret.endsWith('.ics') ? await calendarOf(secret.slice(0, -4)) : null;
  if (calendar === null) return new Response('There is no such calendar (any more).\n', { status: 404, headers: plain });
  return new Response(calendar, { headers });
}

// the address is the key: it must not end up in lists, caches of others or referrers
const quiet = { 'Cache-Control': 'private, max-age=300', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
const plain = { ...quiet, 'Content-Type': 'text/plain; charset=utf-8' };
const headers = { ...quiet, 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': 'inline; filename="fieldpost.ics"' };
