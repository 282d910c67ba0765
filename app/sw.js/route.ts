import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leavingText, workerText } from '@/app/_offline/worker';
import { env } from '@/lib/env';

const version = (): string => {
  try {
    return readFileSync(join(process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'development';
  }
};

/** Read anew for each visit that asks: it changes with the build, and with OFFLINE_PAGES. */
export const dynamic = 'force-dynamic';

/** The service worker: see `workerText`. */
export function GET(): Response {
  const text = env().OFFLINE_PAGES === 'off' ? leavingText : workerText(version());
  return new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' } });
}
