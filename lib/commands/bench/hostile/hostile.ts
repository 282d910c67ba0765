import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { seeded } from '../../../engine';
import { freePort, startServer } from '../../server-process';
import { cpuOf } from '../cpu';
import { onCluster } from '../kill/cluster';
import { type Measures, measured, type Part, unmeasured } from '../measure';
import { formsOf } from './forms';
import { furnish, illegalIn, metricsSecret } from './house';
import { badLetter, providerKey } from './letters';
import { type Attack, attacker } from './requests';

/** Share of the attacks that are letters by SMTP. */
const letters = 0.01;
/** Requests under way at once. */
const lanes = 12;
/** Milliseconds after which an answer is given up. */
const patience = 20_000;
const slow = 2000;

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
  /** CPU of the server, with its database where that is embedded; null where the system does not say. */
  cpuSeconds: number | null;
  /** Sessions that were good to the end. */
  knownKeys: number;
  /** Answers by status. */
  statuses: Record<number, number>;
}

/** Sends so many requests that nobody should send to a house of its own, and looks at what they did; `told` hears now and then how far it is. */
export async function besiege(
  requests: number,
  seed: string,
  { url, told = () => undefined }: { url?: string; told?: (outcome: Outcome, milliseconds: number) => void } = {},
): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-hostile-'));
  const source = { url, dataDir };
  try {
    const furnished = await furnish(source);
    const outcome: Outcome = {
      ...{ requests: 0, seconds: 0, cpuSeconds: null, broken: [], brokenCount: 0 },
      ...{ slow: 0, slowest: [], illegal: 0, knownKeys: 0, statuses: {} },
    };
    const mailPort = await freePort();
    const server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: url ?? '',
      SMTP_URL: '',
      MAIL_WEBHOOK_SECRETS: `mailgun=${providerKey}`,
      MAIL_IN_PORT: `${mailPort}`,
      METRICS_SECRET: metricsSecret,
    });
    const courier = createTransport({ host: '127.0.0.1', port: mailPort, pool: true, maxConnections: 2, ignoreTLS: true });
    const agent = new Agent({ keepAlive: true, maxSockets: lanes });
    try {
      const random = seeded(seed);
      const next = attacker(random, { ...furnished, forms: await formsOf(server.address, furnished.paths, furnished.keys) });
      const [start, used] = [performance.now(), cpuOf(server.pid)];
      const lane = async () => {
        while (outcome.requests < requests) {
          const number = ++outcome.requests;
          if (random() < letters) await post(courier, badLetter(random, furnished.writers), outcome);
          else await send(server.address, next(), { agent, outcome });
          if (number % 2000 === 0) told(outcome, performance.now() - start);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      outcome.seconds = (performance.now() - start) / 1000;
      outcome.cpuSeconds = used === null ? null : (cpuOf(server.pid) ?? 0) - used;
      for (const headers of furnished.keys.cookies) {
        const { status } = await fetch(`${server.address}/account`, { headers, redirect: 'manual' });
        if (status === 200) outcome.knownKeys++;
      }
    } finally {
      agent.destroy();
      courier.close();
      await server.stop();
    }
    outcome.illegal = await illegalIn(source);
    return outcome;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function send(address: string, attack: Attack, { agent, outcome }: { agent: Agent; outcome: Outcome }): Promise<void> {
  const start = performance.now();
  const { method, path, body = '' } = attack;
  const status = await statusOf(address, attack, agent);
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  noteTime(outcome, `${method} ${path}`, performance.now() - start);
  if (status !== 0 && status !== 500) return;
  outcome.brokenCount++;
  if (outcome.broken.length < 20) outcome.broken.push(`${status} ${method} ${path} ${JSON.stringify(body.toString()).slice(0, 600)}`);
}

/** Sends and waits for the whole answer; 0: there was none in time. */
function statusOf(address: string, { method, path, headers, body = '' }: Attack, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asking = request(`${address}${path}`, { agent, method, headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } });
    const tooLate = setTimeout(() => asking.destroy(), patience);
    let status = 0;
    asking.once('response', (answer) => {
      status = answer.statusCode ?? 0;
      // news never end: their head is answer enough
      if (answer.headers['content-type']?.startsWith('text/event-stream')) asking.destroy();
      answer.resume();
    });
    asking.once('error', ({ code }: NodeJS.ErrnoException) => {
      // a refused body may be cut off while it is still being sent
      if (status === 0 && (code === 'ECONNRESET' || code === 'EPIPE')) status = 413;
    });
    asking.once('close', () => {
      clearTimeout(tooLate);
      resolve(status);
    });
    asking.end(body);
  });
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

const names = ['requests', 'requests_per_s', 'cpu_ms_per_request', 'illegal_accepted', 'answered_500', 'slower_than_2s'].map(
  (name) => `hostile.${name}`,
);

async function siege(url?: string): Promise<Measures> {
  const wanted = Number(process.env.HOSTILE_REQUESTS || usual);
  const seed = process.env.HOSTILE_SEED || String(Date.now());
  const database = url === undefined ? 'the embedded database' : 'PostgreSQL';
  console.log(`${wanted} hostile requests to a house on ${database}, HOSTILE_SEED=${seed}`);
  const shown = new Set<string>();
  const show = ({ broken, slowest }: Outcome) => {
    for (const line of [...broken, ...slowest].filter((each) => !shown.has(each))) {
      shown.add(line);
      console.log(line);
    }
  };
  const told = (outcome: Outcome, milliseconds: number) => {
    const { requests, brokenCount, slow: late } = outcome;
    const rate = Math.round(requests / (milliseconds / 1000));
    console.log(`${requests} of ${wanted}: ${rate}/s, ${brokenCount} answered with 500, ${late} slower than 2 s`);
    show(outcome);
  };
  const outcome = await besiege(wanted, `hostile ${seed}`, { ...(url !== undefined && { url }), told });
  show(outcome);
  console.log(`answers by status: ${JSON.stringify(outcome.statuses)}; ${outcome.knownKeys} sessions were good to the end`);
  const { cpuSeconds } = outcome;
  return {
    'hostile.requests': measured(outcome.requests, 'requests'),
    'hostile.requests_per_s': measured(outcome.requests / outcome.seconds, '1/s'),
    ...(cpuSeconds === null
      ? unmeasured(['hostile.cpu_ms_per_request'], 'ms', 'this system does not tell what a process has used')
      : { 'hostile.cpu_ms_per_request': measured((cpuSeconds * 1000) / outcome.requests, `ms, ${database}`) }),
    'hostile.illegal_accepted': measured(outcome.illegal, 'orders'),
    'hostile.answered_500': measured(outcome.brokenCount, 'answers'),
    'hostile.slower_than_2s': measured(outcome.slow, 'answers'),
  };
}

/** What nobody should send, to the embedded database or, with HOSTILE_DATABASE=postgres, to a PostgreSQL of its own. */
export const hostilePart: Part = {
  names,
  async run(): Promise<Measures> {
    if (process.env.HOSTILE_DATABASE !== 'postgres') return siege();
    return onCluster(names, (cluster) => siege(cluster.url));
  },
};
