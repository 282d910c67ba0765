import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Target } from './address';

/** Milliseconds for everything: connecting, sending, the answer. */
const patience = 10_000;
/** Bytes of an answer that are read; what comes behind is not. */
const mostRead = 16_384;

/** Certificates to trust beside those of the system. */
export interface Trust {
  ca?: string;
}

export type Posted = { ok: true } | { ok: false; reason: string; status?: number; retryAfter?: number };

/** Sends a body to a checked address, over a connection of its own, following nothing. Never throws. */
export function postTo(
  { url, address }: Target,
  body: string | Buffer,
  headers: Record<string, string>,
  { ca }: Trust = {},
): Promise<Posted> {
  return new Promise((resolve) => {
    const fail = (reason: string, more: { status?: number; retryAfter?: number } = {}) => resolve({ ok: false, reason, ...more });
    const sent = request(url, {
      method: 'POST',
      agent: false,
      // the name is not looked up again: between two looks it may come to mean this machine
      lookup: (_host, { all }, found) => (all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address))),
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Fieldpost' },
      signal: AbortSignal.timeout(patience),
      ...(ca !== undefined && { ca }),
    });
    sent.once('error', (error: NodeJS.ErrnoException) => fail(reasonOf(error)));
    sent.once('response', (answer) => {
      const status = answer.statusCode ?? 0;
      const wait = Number(answer.headers['retry-after']);
      let read = 0;
      const end = () => {
        answer.destroy();
        if (status >= 200 && status < 300) resolve({ ok: true });
        else if (status >= 300 && status < 400) fail(`HTTP ${status}: redirects are not followed`, { status });
        else fail(`HTTP ${status}`, { status, ...(Number.isFinite(wait) && wait > 0 && { retryAfter: wait }) });
      };
      answer.on('data', (data: Buffer) => {
        read += data.length;
        if (read > mostRead) end();
      });
      answer.once('end', end);
      answer.once('error', (error) => fail(reasonOf(error)));
    });
    sent.end(body);
  });
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return `no answer within ${patience / 1000} seconds`;
  return (error.code ?? error.message).slice(0, 200);
}
