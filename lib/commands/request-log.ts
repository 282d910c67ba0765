import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { logOf } from '../logging';
import { countRequest } from '../metrics';
import { visitor } from '../visitor';

/** Seconds after which an answer counts as slow. */
const slow = 2;

/** Folders whose children are secrets, or somebody's own: a table that is listed nowhere is open to who knows its id. */
export const holders = [
  'tables',
  'players',
  'mailbox',
  'unsubscribe',
  'embed',
  'invite',
  'invitation',
  'calendar',
  'clubs',
  'try',
  'wanted',
  'leagues',
];

/** Where a request goes, as it may be written down: no query, no secret, no id. */
export function placeOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  const parts = path.split('/').slice(0, 10);
  const shown = parts.map((part, i) => (part !== '' && holders.includes(parts[i - 1] ?? '') ? '…' : part));
  return shown.join('/').slice(0, 200);
}

/** The number of a request: what a proxy of ours gave it, else a new one. */
export function requestIdOf(given: string | string[] | undefined, proxies: number): string {
  return proxies > 0 && typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Counts an answer once it is out, and writes a line for one that was slow or failed; streams are never slow. */
export function watch(response: ServerResponse, within: (work: () => void) => void): void {
  const begun = performance.now();
  response.once('close', () => {
    const took = (performance.now() - begun) / 1000;
    const isStream = String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
    const status = response.headersSent ? response.statusCode : 0;
    countRequest(status, isStream ? null : took);
    if (status < 500 && (isStream || took < slow)) return;
    within(() => {
      const { method = '', place: path = '', user = null } = visitor() ?? {};
      logOf('request').warn({ method, path, user, status, ms: Math.round(took * 1000) }, status >= 500 ? 'a request failed' : 'slow');
    });
  });
}
