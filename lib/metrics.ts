import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

// What this process counts of itself, for GET /metrics. Labels are words from closed lists: no table, user or address is ever one.

/** What became of a letter that was due: it left; waits for another moment; had nothing to say; is tried again; will never leave. */
export type LetterFate = 'sent' | 'waits' | 'moot' | 'again' | 'lost';

export interface QueueMeasure {
  queue: string;
  /** Rows that are due. */
  due: number;
  /** Seconds since the first of them is. */
  oldest: number;
}

export interface PoolMeasure {
  pool: string;
  total: number;
  idle: number;
  waiting: number;
}

interface Loop {
  name: string;
  /** Milliseconds by `performance.now()`. */
  begunAt: number | null;
  dueAt: number;
}

const seconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60];

function open() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const counter = (name: string, help: string, labelNames: string[]) => new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, labelNames: string[]) => new Gauge({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name, help, labelNames, registers, buckets: seconds });
  return {
    register,
    loops: new Set<Loop>(),
    sheets: counter('fieldpost_sheets_total', 'Sheets of orders by what became of them', ['outcome']),
    orders: counter('fieldpost_orders_total', 'Orders taken', []),
    refusals: counter('fieldpost_refusals_total', 'Refusals by who refused (rules, play, door) and the code of the reason', [
      'by',
      'reason',
    ]),
    letters: counter('fieldpost_letters_total', 'Letters that were due by what became of them', ['fate']),
    security: counter('fieldpost_security_events_total', 'Events of the security log', ['event']),
    requests: counter('fieldpost_requests_total', 'Requests answered by class of status; cut: the client left before', ['status']),
    requestSeconds: histogram('fieldpost_request_seconds', 'Seconds until an answer was out, streams apart', []),
    delays: histogram('fieldpost_round_delay_seconds', 'Seconds a round of a worker loop began late', ['loop']),
    rounds: histogram('fieldpost_round_seconds', 'Seconds a round of a worker loop took', ['loop']),
    failures: counter('fieldpost_rounds_failed_total', 'Rounds of a worker loop that threw', ['loop']),
    overdue: gauge('fieldpost_loop_overdue_seconds', 'Seconds a worker loop is behind now, a round under way included', ['loop']),
    due: gauge('fieldpost_queue_due', 'Rows of a queue that are due, counted up to 10,000', ['queue']),
    oldest: gauge('fieldpost_queue_oldest_seconds', 'Seconds since the oldest due row of a queue is due', ['queue']),
    pool: gauge('fieldpost_pool_connections', 'Connections to the database; waiting: who waits for one', ['pool', 'state']),
    isUp: gauge('fieldpost_database_up', '1 while the database tells how long the queues are, else 0', []),
    uptime: gauge('fieldpost_uptime_seconds', 'Seconds since this process began', []),
  };
}

// pages are bundled apart from the process they run in: both count into the same
const shared = globalThis as typeof globalThis & { fieldpostMetrics?: ReturnType<typeof open> };

function all(): ReturnType<typeof open> {
  shared.fieldpostMetrics ??= open();
  return shared.fieldpostMetrics;
}

/** Counts a sheet; `taken`: orders that stand, `refused`: the code of what the rules said against the next. */
export function countSheet(outcome: string, { taken, refused }: { taken: number; refused: string | null }): void {
  const { sheets, orders } = all();
  sheets.inc({ outcome });
  orders.inc(taken);
  if (refused !== null) countRefusal('rules', refused);
}

export const countRefusal = (by: 'rules' | 'play' | 'door', reason: string): void => all().refusals.inc({ by, reason });

export const countLetter = (fate: LetterFate): void => all().letters.inc({ fate });

export const countSecurity = (event: string): void => all().security.inc({ event });

/** Counts an answer; `status` 0: the client left before it was out. `took` in seconds; null: a stream, which ends when its reader goes. */
export function countRequest(status: number, took: number | null): void {
  const { requests, requestSeconds } = all();
  requests.inc({ status: status === 0 ? 'cut' : `${Math.floor(status / 100)}xx` });
  if (took !== null) requestSeconds.observe(took);
}

/** Measures the rounds of one loop: when they began against when they were to, and how long they took. */
export function roundsOf(name: string) {
  const { loops, delays, rounds, failures } = all();
  const loop: Loop = { name, begunAt: null, dueAt: performance.now() };
  loops.add(loop);
  return {
    begin(): void {
      loop.begunAt = performance.now();
      // one that was woken comes before its time
      delays.observe({ loop: name }, Math.max(0, loop.begunAt - loop.dueAt) / 1000);
    },
    /** `pause`: milliseconds until the next round is to begin. */
    end(pause: number, { isFailed }: { isFailed: boolean }): void {
      const now = performance.now();
      rounds.observe({ loop: name }, (now - (loop.begunAt ?? now)) / 1000);
      if (isFailed) failures.inc({ loop: name });
      loop.begunAt = null;
      loop.dueAt = now + pause;
    },
    stop(): void {
      loops.delete(loop);
    },
  };
}

/** Everything in Prometheus' text format, with what the database says at this moment; `queues` null: it does not answer. */
export async function metricsText(
  queues: readonly QueueMeasure[] | null,
  pools: readonly PoolMeasure[],
): Promise<{ type: string; text: string }> {
  const { register, loops, overdue, due, oldest, pool, isUp, uptime } = all();
  const now = performance.now();
  overdue.reset();
  for (const { name, begunAt, dueAt } of loops) {
    const behind = Math.max(0, now - (begunAt ?? dueAt)) / 1000;
    overdue.set({ loop: name }, behind);
  }
  due.reset();
  oldest.reset();
  isUp.set(queues ? 1 : 0);
  for (const each of queues ?? []) {
    due.set({ queue: each.queue }, each.due);
    oldest.set({ queue: each.queue }, each.oldest);
  }
  for (const { pool: name, ...counts } of pools)
    for (const [state, count] of Object.entries(counts)) pool.set({ pool: name, state }, count);
  uptime.set(process.uptime());
  return { type: register.contentType, text: await register.metrics() };
}
