import { afterEach, describe, expect, it, vi } from 'vitest';
import { adoptDatabase, database } from '../../db/client';
import { outbox } from '../../db/schema';
import { startWorkerProcess, stopProcess } from '../../lib/commands/bench/worker-process';
import { freePort } from '../../lib/commands/server-process';
import { localTransport } from '../../lib/mail/outbox/transport';
import { serveVisitor } from '../../lib/visitor';
import { tick } from '../../lib/worker';
import { startLoop } from '../../lib/worker/loop';
import { freshPostgres, hasPostgres, onEachDatabase } from '../support/databases';
import { newUser, ridgesFor, send } from '../support/tables';

const secret = 'a-secret-of-the-watchers';

interface Asking {
  settings?: Record<string, string>;
  authorization?: string;
  address?: string;
  isAddressSure?: boolean;
}

/** Asks the route as a fresh process with these settings would. */
async function ask({ settings = { METRICS_SECRET: secret }, authorization, address = '192.0.2.7', isAddressSure = true }: Asking) {
  vi.resetModules();
  for (const name of ['METRICS_SECRET', 'METRICS_ALLOW']) vi.stubEnv(name, settings[name] ?? '');
  const { GET } = await import('../../app/metrics/route');
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const request = new Request('http://fieldpost.test/metrics', { headers });
  return serveVisitor({ isAtThisMachine: false, address, isAddressSure }, () => GET(request));
}

type Samples = Map<string, number>;

/** Reads the text format: every sample by its name and labels. Throws at a line that is not of the format, or of a measure not announced. */
function parsed(text: string): Samples {
  const types = new Set<string>();
  const samples: Samples = new Map();
  for (const line of text.trimEnd().split('\n')) {
    const [, announced] = /^# TYPE ([a-z_]\w*) (counter|gauge|histogram|summary)$/.exec(line) ?? [];
    if (announced !== undefined) types.add(announced);
    if (line === '' || line.startsWith('#')) continue;
    const [, name = '', labels = '', value = ''] =
      /^([a-z_]\w*)(\{(?:[a-z_]\w*="[^"\\\n]*",?)+\})? (-?[\d.e+-]+|[Nn]a[Nn]|\+Inf)$/.exec(line) ?? [];
    if (name === '' || !(types.has(name) || types.has(name.replace(/_(bucket|sum|count)$/, ''))))
      throw new Error(`not of the format: ${line}`);
    samples.set(`${name}${labels}`, Number(value));
  }
  return samples;
}

async function scrape(): Promise<{ samples: Samples; text: string }> {
  const answer = await ask({ authorization: `Bearer ${secret}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  return { samples: parsed(text), text };
}

/** What a sample grew by. */
const grown = (before: Samples, after: Samples, name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('measures', () => {
  it.each<Asking>([
    { settings: {}, authorization: `Bearer ${secret}` },
    {},
    { authorization: 'Bearer wrong' },
    { authorization: `Basic ${secret}` },
    { settings: { METRICS_ALLOW: '10.0.0.0/8' } },
    { settings: { METRICS_ALLOW: '10.0.0.0/8' }, address: '10.1.2.3', isAddressSure: false },
    { settings: { METRICS_ALLOW: '10.0.0.0/8', METRICS_SECRET: secret }, address: '11.1.2.3', authorization: 'Bearer wrong' },
  ])('are nowhere for whoever may not read them: %j', async (asking) => {
    const answer = await ask(asking);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  });
});

onEachDatabase('measures', () => {
  it.each<Asking>([
    { authorization: `Bearer ${secret}` },
    { settings: { METRICS_ALLOW: '10.0.0.0/8, 2001:db8::/32' }, address: '::ffff:10.1.2.3' },
    { settings: { METRICS_ALLOW: '10.0.0.0/8, 2001:db8::/32' }, address: '2001:db8::9' },
  ])('are there for whoever may: %j', async (asking) => {
    expect((await ask(asking)).status).toBe(200);
  });

  it('move with orders, refusals and letters, and tell nothing of whom', async () => {
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const id = await ridgesFor(ann, bob);
    const { samples: before } = await scrape();
    await send(ann, id, 'red', ['DEPLOY 1']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await send(bob, id, 'blue', ['DEPLOY 99']);
    await expect(send(ann, id, 'blue', ['DEPLOY 1'])).rejects.toMatchObject({ code: 'forbidden' });
    const waiting = (await scrape()).samples;
    await tick(20_000, localTransport);
    const { samples: after, text } = await scrape();
    expect(grown(before, after, 'fieldpost_orders_total')).toBe(2);
    expect(grown(before, after, 'fieldpost_sheets_total{outcome="held"}')).toBe(1);
    expect(grown(before, after, 'fieldpost_sheets_total{outcome="applied"}')).toBe(1);
    expect(grown(before, after, 'fieldpost_refusals_total{by="play",reason="forbidden"}')).toBe(1);
    const refused = [...after.keys()].filter((name) => name.startsWith('fieldpost_refusals_total{by="rules"'));
    expect(refused.reduce((sum, name) => sum + grown(before, after, name), 0)).toBe(
      grown(before, after, 'fieldpost_sheets_total{outcome="refused"}'),
    );
    expect(waiting.get('fieldpost_queue_due{queue="letters"}')).toBeGreaterThan(0);
    expect(grown(before, after, 'fieldpost_letters_total{fate="sent"}')).toBeGreaterThan(0);
    for (const told of [id, ann.user, bob.user, ann.email, bob.email, 'Ann', 'Bob']) expect(text).not.toContain(told);
  });

  it('tell how long queues are, and since when their first row is due', async () => {
    const { db } = await database();
    const { user } = await newUser('Cara');
    const due = new Date(Date.now() - 90_000);
    const before = (await scrape()).samples.get('fieldpost_queue_due{queue="letters"}') ?? 0;
    const row = { kind: 'notice' as const, userId: user, payload: { what: 'none' } };
    await db.insert(outbox).values({ ...row, notBefore: due, createdAt: due });
    const { samples } = await scrape();
    expect(samples.get('fieldpost_queue_due{queue="letters"}')).toBe(before + 1);
    expect(samples.get('fieldpost_queue_oldest_seconds{queue="letters"}')).toBeGreaterThanOrEqual(90);
    const queues = ['letters', 'inbox', 'pushes', 'webhooks', 'season-webhooks', 'deadlines', 'reminders'];
    for (const queue of queues) expect(samples.has(`fieldpost_queue_oldest_seconds{queue="${queue}"}`), queue).toBe(true);
  });

  it('say so when the database does not answer', async () => {
    const whole = await database();
    const broken = { ...whole, db: Object.assign(Object.create(whole.db), { execute: () => Promise.reject(new Error('away')) }) };
    adoptDatabase(broken);
    try {
      const { samples, text } = await scrape();
      expect(samples.get('fieldpost_database_up')).toBe(0);
      expect(text).not.toMatch(/^fieldpost_queue_due\{/m);
    } finally {
      adoptDatabase(whole);
    }
    expect((await scrape()).samples.get('fieldpost_database_up')).toBe(1);
  });

  it('tell of the process, its pools and the rounds of its loops', async () => {
    let ring: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      ring = resolve;
    });
    const loop = startLoop({
      name: 'measured',
      run: async () => {
        ring();
        return 60_000;
      },
      failed: () => undefined,
    });
    await begun;
    const { samples } = await scrape();
    await loop.stop();
    const pools = (await database()).pools();
    for (const { pool, total } of pools) expect(samples.get(`fieldpost_pool_connections{pool="${pool}",state="total"}`)).toBe(total);
    expect(pools.length).toBe((await database()).kind === 'postgres' ? 2 : 0);
    expect(samples.get('fieldpost_round_delay_seconds_count{loop="measured"}')).toBeGreaterThan(0);
    expect(samples.get('fieldpost_loop_overdue_seconds{loop="measured"}')).toBeGreaterThanOrEqual(0);
    for (const name of ['fieldpost_uptime_seconds', 'process_resident_memory_bytes']) expect(samples.get(name), name).toBeGreaterThan(0);
    expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });
});

describe.skipIf(!hasPostgres)('measures of npm run worker', () => {
  it('are served by itself and each of its writers of letters, to nobody else', async () => {
    const { url, remove } = await freshPostgres();
    const port = await freePort();
    const settings = {
      DATABASE_URL: url,
      METRICS_SECRET: secret,
      METRICS_ALLOW: '',
      METRICS_PORT: String(port),
      MAIL_WRITERS: '2',
      SMTP_URL: '',
    };
    const worker = await startWorkerProcess(settings);
    try {
      const read = (at: number, authorization = `Bearer ${secret}`) =>
        fetch(`http://127.0.0.1:${at}/metrics`, { headers: { authorization } }).then(
          async (answer) => [answer.status, await answer.text()] as const,
        );
      const [status, text] = await read(port);
      expect(status).toBe(200);
      const loops = ['heart', 'clocks', 'reminders', 'webhooks', 'pushes', 'bots', 'sweeping', 'letters'];
      for (const loop of loops) expect(parsed(text).has(`fieldpost_loop_overdue_seconds{loop="${loop}"}`), loop).toBe(true);
      expect(await read(port, 'Bearer wrong')).toEqual([404, '']);
      // the writer starts behind the worker
      const [, written] = await vi.waitFor(() => read(port + 1), { timeout: 60_000, interval: 200 });
      expect([...parsed(written).keys()].filter((name) => name.startsWith('fieldpost_loop_overdue_seconds'))).toEqual([
        'fieldpost_loop_overdue_seconds{loop="letters"}',
      ]);
    } finally {
      await stopProcess(worker);
      await remove();
    }
  });
});
