import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { seeded } from '../../../engine';
import { freePort, startServer } from '../../server-process';
import { type Measures, measured, type Part } from '../measure';
import { furnish, illegalIn, metricsSecret } from './house';
import { badLetter, providerKey } from './letters';
import { type Attack, attack, type Target } from './requests';

/** Share of the attacks that are letters by SMTP. */
const letters = 0.01;
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
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      // news never end
      if (!isPage) await response.body?.cancel();
      if (!isPage) continue;
      const html = await response.text();
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
  /** What was waited for too long, the first ones. */
  slowest: string[];
  illegal: number;
  seconds: number;
  /** Answers by status. */
  statuses: Record<number, number>;
}

/** Sends so many requests that nobody should send to a house of its own, and looks at what they did; `told` hears now and then how far it is. */
export async function besiege(
  requests: number,
  seed: string,
  told: (outcome: Outcome, milliseconds: number) => void = () => undefined,
): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-hostile-'));
  try {
    const furnished = await furnish(dataDir);
    const outcome: Outcome = { requests: 0, seconds: 0, broken: [], brokenCount: 0, slow: 0, slowest: [], illegal: 0, statuses: {} };
    const mailPort = await freePort();
    const server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      MAIL_WEBHOOK_SECRETS: `mailgun=${providerKey}`,
      MAIL_IN_PORT: `${mailPort}`,
      METRICS_SECRET: metricsSecret,
    });
    const courier = createTransport({ host: '127.0.0.1', port: mailPort, pool: true, maxConnections: 2, ignoreTLS: true });
    try {
      const base = { ...furnished, address: server.address };
      const target: Target = { ...base, forms: await formsOf(base) };
      const random = seeded(seed);
      const start = performance.now();
      const lane = async () => {
        while (outcome.requests < requests) {
          outcome.requests++;
          if (random() < letters) await post(courier, badLetter(random, target.writers), outcome);
          else await send(server.address, attack(random, target), outcome);
          if (outcome.requests % 2000 === 0) told(outcome, performance.now() - start);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      outcome.seconds = (performance.now() - start) / 1000;
    } finally {
      courier.close();
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
  noteTime(outcome, `${init.method} ${path}`, performance.now() - start);
  if (status !== 0 && status !== 500) return;
  outcome.brokenCount++;
  const body =
    typeof init.body === 'string' ? init.body.slice(0, 300) : JSON.stringify(init.body instanceof FormData ? [...init.body] : null);
  if (outcome.broken.length < 20) outcome.broken.push(`${status} ${init.method} ${path} ${body?.slice(0, 600)}`);
}

/** Hands a letter to the port where letters come in; only a server that does not answer is broken. */
async function post(
  courier: Pick<Transporter, 'sendMail'>,
  { from, to, raw }: ReturnType<typeof badLetter>,
  outcome: Outcome,
): Promise<void> {
  const start = performance.now();
  let status = 250;
  try {
    await courier.sendMail({ envelope: { from, to: [to] }, raw });
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: number; code?: string };
    // an envelope that no client would send is not sent
    status = responseCode ?? (code === 'EENVELOPE' ? 553 : 0);
    if (status === 0 && outcome.broken.length < 20) outcome.broken.push(`a letter from ${from} to ${to}: ${String(error)}`);
    if (status === 0) outcome.brokenCount++;
  }
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  noteTime(outcome, `a letter from ${from} to ${to}`, performance.now() - start);
}

function noteTime(outcome: Outcome, what: string, milliseconds: number): void {
  if (milliseconds <= slow) return;
  outcome.slow++;
  if (outcome.slowest.length < 20) outcome.slowest.push(`${Math.round(milliseconds)} ms: ${what}`);
}

/** Requests where nothing else is said. */
const usual = 20_000;

export const hostilePart: Part = {
  names: ['hostile.requests', 'hostile.requests_per_s', 'hostile.illegal_accepted', 'hostile.answered_500', 'hostile.slower_than_2s'],
  async run(): Promise<Measures> {
    const wanted = Number(process.env.HOSTILE_REQUESTS || usual);
    const seed = process.env.HOSTILE_SEED || String(Date.now());
    console.log(`${wanted} hostile requests, HOSTILE_SEED=${seed}`);
    const outcome = await besiege(wanted, `hostile ${seed}`, ({ requests, brokenCount, slow: late }, milliseconds) => {
      const rate = Math.round(requests / (milliseconds / 1000));
      console.log(`${requests} of ${wanted}: ${rate}/s, ${brokenCount} answered with 500, ${late} slower than 2 s`);
    });
    for (const line of [...outcome.broken, ...outcome.slowest]) console.log(line);
    console.log(`answers by status: ${JSON.stringify(outcome.statuses)}`);
    return {
      'hostile.requests': measured(outcome.requests, 'requests'),
      'hostile.requests_per_s': measured(outcome.requests / outcome.seconds, '1/s'),
      'hostile.illegal_accepted': measured(outcome.illegal, 'orders'),
      'hostile.answered_500': measured(outcome.brokenCount, 'answers'),
      'hostile.slower_than_2s': measured(outcome.slow, 'answers'),
    };
  },
};
