import type { Violation } from '@/lib/engine';
import type { PlayError } from '@/lib/play';

export interface Problem {
  status: number;
  /** Stable, for programs: `not-found`, `unauthorized`, `invalid`. */
  code: string;
  /** One sentence for people. */
  detail: string;
  /** What is wrong where in the request. */
  violations?: Violation[];
  /** Seconds until another try may succeed. */
  retryAfter?: number;
}

/** Thrown by a handler to answer with a problem. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** A refusal as RFC 9457 writes it. */
export function problemResponse({ status, code, detail, violations, retryAfter }: Problem): Response {
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
  if (status === 401) headers.set('WWW-Authenticate', 'Bearer');
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  const body = { type: `urn:fieldpost:${code}`, title: code, status, detail, ...(violations ? { violations } : {}) };
  return new Response(JSON.stringify(body), { status, headers });
}

export function problemOf(error: PlayError): Problem {
  const { status, code, message, retryAfter } = error;
  return { status, code, detail: message, ...(retryAfter === undefined ? {} : { retryAfter }) };
}
