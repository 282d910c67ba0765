import { inTime } from '@/lib/in-time';
import { logOf } from '@/lib/logging';
import { areLettersStuck } from '@/lib/play';

export const dynamic = 'force-dynamic';

/** Milliseconds after which a database counts as away: watchdogs do not wait long. */
const patience = 3_000;

/** For load balancers and watchdogs: 200 while the database answers; `letters` says whether our mail server takes any. */
export async function GET(): Promise<Response> {
  try {
    const stuck = await inTime(areLettersStuck(), patience);
    return Response.json({ status: 'ok', letters: stuck ? 'stuck' : 'ok' });
  } catch (error) {
    logOf('health').error({ err: error }, 'the database does not answer');
    return Response.json({ status: 'the database does not answer' }, { status: 503 });
  }
}
