import { database } from '../../db/client';
import { queuesDue } from '../../db/queues';
import { systemClock } from '../clock';
import { env } from '../env';
import { inTime } from '../in-time';
import { metricsText } from '../metrics';
import { networks } from '../networks';
import { bears } from '../secret';
import { visitor } from '../visitor';

/** Milliseconds after which a database counts as away: who watches must hear of it, not wait with us. */
const patience = 3_000;

/** GET /metrics of this process: 404 for whoever may not read it. */
export async function metricsAnswer(authorization: string | null): Promise<Response> {
  if (!mayRead(authorization)) return new Response(null, { status: 404 });
  const { db, pools } = await database();
  const queues = await inTime(queuesDue(db, systemClock.now()), patience).catch(() => null);
  const { type, text } = await metricsText(queues, pools());
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
}

function mayRead(authorization: string | null): boolean {
  const { METRICS_SECRET, METRICS_ALLOW } = env();
  if (METRICS_SECRET !== undefined && bears(authorization, METRICS_SECRET)) return true;
  const asking = visitor();
  // behind a proxy that nobody named every address is the proxy's own
  return METRICS_ALLOW !== undefined && asking?.isAddressSure === true && networks(METRICS_ALLOW)(asking.address);
}
