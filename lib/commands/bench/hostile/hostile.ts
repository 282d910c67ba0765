import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '../../../engine';
import { startServer } from '../../server-process';
import { type Measures, measured, type Part } from '../measure';
import { furnish, illegalIn } from './house';
import { type Attack, attack, type Target } from './requests';

/** Requests under way at once. */
const lanes = 12;
/** Milliseconds after which an answer is given up. */
const patience = 20_000;
const slow = 2000;

const unescaped = (text: string): string =>
  text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => ({ quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" })[name] ?? '');

/** The forms of a page, with what would be sent if nobody touched them. */
function formsIn(html: string): [string, string][][] {
  return [...html.matchAll(/<form\b[^>]*>(.*?)<\/form>/gs)].map(([, inside = '']) =>
    [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*\bname="([^"]*)"[^>]*>/g)].map(([tag, name = '']) => {
      const value = /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
      return [unescaped(name), unescaped(value)];
    }),
  );
}

/** Forms of the pages, as the first two people who are signed in see them. */
async function formsOf({ address, paths, keys }: Omit<Target, 'forms'>): Promise<Target['forms']> {
  const cookies = keys.filter((key) => 'Cookie' in key).slice(0, 2);
  const found: { path: string; fields: [string, string][] }[] = [];
  for (const path of paths) {
    for (const headers of cookies) {
      const response = await fetch(`${address}${path}`, { headers, redirect: 'manual' });
      const html = await response.text();
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      for (const fields of formsIn(html)) if (fields.length > 0) found.push({ path, fields });
    }
  }
  return found;
}

export interface Outcome {
  requests: number;
  /** What made the server fail, the first ones, as text to try again. */
  broken: string[];
  brokenCount: number;
  slow: number;
  illegal: number;
  /** Answers by status. */
  statuses: Record<number, number>;
}

/** Sends so many requests that nobody should send to a house of its own, and looks at what they did. */
export async function besiege(requests: number, seed: string): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-hostile-'));
  try {
    const furnished = await furnish(dataDir);
    const outcome: Outcome = { requests: 0, broken: [], brokenCount: 0, slow: 0, illegal: 0, statuses: {} };
    const server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      WORKER: 'apart',
      MAIL_WEBHOOK_SECRETS: 'mailgun=bench',
    });
    try {
      const base = { ...furnished, address: server.address };
      const target: Target = { ...base, forms: await formsOf(base) };
      const random = seeded(seed);
      const lane = async () => {
        while (outcome.requests < requests) {
          outcome.requests++;
          await send(server.address, attack(random, target), outcome);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    } finally {
      await server.stop();
    }
    outcome.illegal = await illegalIn(dataDir);
    return outcome;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function send(address: string, { path, init }: Attack, outcome: Outcome): Promise<void> {
  const start = performance.now();
  let status = 0;
  try {
    const response = await fetch(`${address}${path}`, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) });
    // news never end: their head is answer enough
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
    else await response.arrayBuffer();
    status = response.status;
  } catch (error) {
    // a refused body may be cut off while it is still being sent
    const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined;
    if (cause === 'ECONNRESET' || cause === 'EPIPE' || cause === 'UND_ERR_SOCKET') status = 413;
  }
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  if (performance.now() - start > slow) outcome.slow++;
  if (status !== 0 && status !== 500) return;
  outcome.brokenCount++;
  const body =
    typeof init.body === 'string' ? init.body.slice(0, 300) : JSON.stringify(init.body instanceof FormData ? [...init.body] : null);
  if (outcome.broken.length < 20) outcome.broken.push(`${status} ${init.method} ${path} ${body?.slice(0, 600)}`);
}

/** Requests where nothing else is said. */
const usual = 20_000;

export const hostilePart: Part = {
  names: ['hostile.requests', 'hostile.illegal_accepted', 'hostile.answered_500', 'hostile.slower_than_2s'],
  async run(): Promise<Measures> {
    const wanted = Number(process.env.HOSTILE_REQUESTS || usual);
    const outcome = await besiege(wanted, `hostile ${process.env.HOSTILE_SEED ?? ''}`);
    for (const line of outcome.broken) console.log(line);
    console.log(`answers by status: ${JSON.stringify(outcome.statuses)}`);
    return {
      'hostile.requests': measured(outcome.requests, 'requests'),
      'hostile.illegal_accepted': measured(outcome.illegal, 'orders'),
      'hostile.answered_500': measured(outcome.brokenCount, 'answers'),
      'hostile.slower_than_2s': measured(outcome.slow, 'answers'),
    };
  },
};
