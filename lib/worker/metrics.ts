import { database } from '../../db/client';
import { queuesDue } from '../../db/queues';
import { systemClock } from '../clock';
import { env } from '../env';
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
  const { type, text } = await metricsText(await inTime(queuesDue(db, systemClock.now())), pools());
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
}

/** Null: it failed, or takes too long. */
async function inTime<T>(wanted: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  return Promise.race([wanted.catch(() => null), late]).finally(() => clearTimeout(timer));
}

function mayRead(authorization: string | null): boolean {
  const { METRICS_SECRET, METRICS_ALLOW } = env();
  if (METRICS_SECRET !== undefined && bears(authorization, METRICS_SECRET)) return true;
  const asking = visitor();
  // behind a proxy that nobody named every address is the proxy's own
  return METRICS_ALLOW !== undefined && asking?.isAddressSure === true && networks(METRICS_ALLOW)(asking.address);
}
