import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { stateOf } from '../live/watched';
import { sentBytes } from './sent-bytes';

/** An answer as it was sent. */
interface Answer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

interface Kept {
  /** Of the table when the answer was begun (`stateOf`). */
  state: object;
  begun: number;
  bytes: number;
  /** Null: there is none to be shared. */
  answer: Promise<Answer | null>;
}

/** Bytes of all answers that are kept. */
const mostBytes = 32 * 1024 * 1024;
/** Milliseconds that one is. */
const lasts = 10_000;

/** What an answer hangs on besides the address. */
const asked = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url', 'host'] as const;
const chosen = ['accept', 'accept-encoding', 'accept-language'] as const;

/**
 * Answers refreshes of a table's open page once for all who see the same: strangers, who have no session, and the same language, cookies
 * and wishes. Only where this process hears of the table's news, and until the next of these. Everybody who may see more than a stranger
 * is answered for themselves by `answer`.
 */
export function sharedLooks(answer: RequestListener, { now = Date.now, most = () => mostBytes } = {}): RequestListener {
  const kept = new Map<string, Kept>();
  let size = 0;
  const drop = (key: string) => {
    size -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return (request, response) => {
    const table = tableOf(request);
    const state = table === null ? null : stateOf(table);
    if (state === null) return answer(request, response);
    const key = keyOf(request);
    const known = kept.get(key);
    if (known && known.state === state && now() - known.begun < lasts) {
      void known.answer.then((found) => (found ? sendAgain(response, found) : answer(request, response)));
      return;
    }
    drop(key);
    const made: Kept = { state, begun: now(), bytes: 0, answer: heardOf(response) };
    kept.set(key, made);
    void made.answer.then((found) => {
      if (kept.get(key) !== made) return;
      if (!found) return drop(key);
      made.bytes = found.body.length + key.length;
      size += made.bytes;
      for (const oldest of kept.keys()) {
        if (size <= most()) break;
        drop(oldest);
      }
    });
    answer(request, response);
  };
}

/** The table whose page a stranger's browser fetches anew; null: it is another request, or of somebody who is known. */
function tableOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.rsc !== '1' || headers.authorization !== undefined) return null;
  if (/session-token/i.test(headers.cookie ?? '')) return null;
  return /^\/tables\/([\w-]{1,64})(?:\?_rsc(?:=[\w-]*)?)?$/.exec(url)?.[1] ?? null;
}

/** What next-auth keeps in the browser of somebody who once looked at the sign-in page says nothing to a table's page. */
const cookiesOf = ({ headers }: IncomingMessage): string =>
  (headers.cookie ?? '')
    .split(/;\s*/)
    .filter((each) => !/^(__Host-|__Secure-)?next-auth\./.test(each))
    .sort()
    .join('; ');

const keyOf = (request: IncomingMessage): string =>
  JSON.stringify([request.url, cookiesOf(request), ...[...asked, ...chosen].map((name) => request.headers[name] ?? '')]);

/** Of this connection and this request, not of what was answered. */
const ownHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']);

/** Hears what is sent while it is sent; null when that is no whole page, or sets a cookie. */
function heardOf(response: ServerResponse): Promise<Answer | null> {
  const { keep, whole } = sentBytes();
  const before = new Set(response.getHeaderNames());
  const { write, end } = response;
  response.write = ((...rest: Parameters<typeof write>) => {
    keep(rest[0], rest[1]);
    return write.apply(response, rest);
  }) as typeof write;
  response.end = ((...rest: Parameters<typeof end>) => {
    keep(rest[0], rest[1]);
    return end.apply(response, rest);
  }) as typeof end;
  return new Promise((resolve) => {
    response.once('finish', () => {
      const headers = Object.fromEntries(
        Object.entries(response.getHeaders()).filter(([name]) => !before.has(name) && !ownHeaders.has(name)),
      );
      resolve(response.statusCode === 200 && headers['set-cookie'] === undefined ? { headers, body: whole() } : null);
    });
    response.once('close', () => resolve(null));
  });
}

function sendAgain(response: ServerResponse, { headers, body }: Answer): void {
  if (response.destroyed) return;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
