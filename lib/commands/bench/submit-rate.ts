import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { adoptDatabase, closeDatabase, type Db, openDatabase } from '../../../db/client';
import { newId } from '../../../db/schema';
import { seeded } from '../../engine';
import { type GameId, loadGame } from '../../games/registry';
import { createToken, type Submission, submit, tableView, userOfToken } from '../../play';
import { growTo } from '../growth/grow';
import { nextOrder } from '../next-order';
import { type Measures, measured, type Part, unmeasured } from './measure';
import { onPostgres } from './postgres';
import { askedOf } from './scale/plans';
import { hear } from './scale/query-log.mjs';
import { type Sample, sampleTables } from './scale/samples';

const tables = 200;
const players = 64;
const clients = 8;
const rounds = { warmUp: 2, counted: 6 };
const seconds = 8;

/** Where distributions put it. */
const pgbench = [...['17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`), '/usr/bin/pgbench'];

/** Who sends which sheet next. */
interface Sheet {
  caller: { user: string; language: 'en' };
  submission: Submission;
}

/** The next order of each of these tables. */
export async function sheetsOf(samples: readonly Sample[], random: () => number): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const { table, user } of samples) {
    const caller = { user, language: 'en' as const };
    const shown = await tableView(caller, table);
    const question = shown.questions.find((each) => !each.held);
    if (!question) continue;
    const { view } = question.seat === shown.viewer ? shown : await tableView(caller, table, question.seat);
    const order = nextOrder(await loadGame(shown.game as GameId), view, question, random);
    const { seat, decision } = question;
    sheets.push({ caller, submission: { id: newId(), table, seat, decision, orders: [order], via: 'api', language: 'en' } });
  }
  return sheets;
}

export async function sendOne({ caller, submission }: Sheet): Promise<void> {
  const receipt = await submit(caller, submission);
  if (receipt.kind !== 'applied' && receipt.kind !== 'held') throw new Error(`an order was not taken: ${JSON.stringify(receipt)}`);
}

/** Milliseconds until all are taken, so many at once. */
async function sendAll(sheets: readonly Sheet[]): Promise<number> {
  const left = [...sheets];
  const start = performance.now();
  const client = async () => {
    for (let next = left.pop(); next; next = left.pop()) await sendOne(next);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return performance.now() - start;
}

/** How often an order of a program waits for the database at most, its token included. */
async function roundTrips(sheets: readonly Sheet[]): Promise<number> {
  let most = 0;
  for (const sheet of sheets) {
    const { token } = await createToken(sheet.caller, 'bench');
    const told: unknown[] = [];
    const deafen = hear((each) => told.push(each));
    await userOfToken(token);
    await sendOne(sheet);
    deafen();
    most = Math.max(most, askedOf(told).roundTrips);
  }
  return most;
}

/** Orders in the log, those that answered by themselves too, and the bytes of log, lines and receipts: what stays for good, or for months. */
async function kept(db: Db): Promise<{ orders: number; bytes: number }> {
  const sizes = ['entries', 'lines_apart', 'submissions'].map(
    (name) => sql`(select coalesce(sum(pg_column_size(t.*)), 0) from ${sql.identifier(name)} t)`,
  );
  const found = await db.execute(
    sql`select (select count(*) from entries where via <> 'table') as orders, ${sql.join(sizes, sql` + `)} as bytes`,
  );
  const { rows } = found as unknown as { rows: { orders: string; bytes: string }[] };
  return { orders: Number(rows[0]?.orders), bytes: Number(rows[0]?.bytes) };
}

async function measureOrders(url: string): Promise<Measures> {
  const { db, ...database } = await openDatabase({ url, dataDir: '' });
  adoptDatabase({ db, ...database });
  try {
    await growTo(db, tables, { log: pino({ level: 'silent' }), told: () => undefined });
    const samples = await sampleTables(db, players, 'rate');
    const random = seeded('rate');
    let [taken, sent, bytes, orders] = [0, 0, 0, 0];
    for (let round = 0; round < rounds.warmUp + rounds.counted; round++) {
      const sheets = await sheetsOf(samples, random);
      const before = await kept(db);
      const time = await sendAll(sheets);
      if (round < rounds.warmUp) continue;
      taken += time;
      sent += sheets.length;
      const after = await kept(db);
      bytes += after.bytes - before.bytes;
      orders += after.orders - before.orders;
    }
    const trips = await roundTrips((await sheetsOf(samples, random)).slice(0, clients));
    return {
      'submit.postgres.per_s': measured((1000 * sent) / taken, 'a second'),
      'submit.round_trips': measured(trips, 'round trips'),
      'submit.bytes_per_order': measured(bytes / orders, 'bytes'),
    };
  } finally {
    await closeDatabase();
  }
}

/** Transactions a second of PostgreSQL's own benchmark, of as many branches as there are tables in hundreds. */
async function tpcbPerSecond(program: string, url: string): Promise<number> {
  const run = promisify(execFile);
  await run(program, ['-i', '-q', '-s', String(tables / 100), url]);
  const { stdout } = await run(program, ['-c', String(clients), '-j', '2', '-T', String(seconds), '-M', 'prepared', url]);
  const [, found] = /tps = ([\d.]+)/.exec(stdout) ?? [];
  if (found === undefined) throw new Error(`pgbench did not say how many: ${stdout}`);
  return Number(found);
}

const compared = ['submit.pgbench.per_s', 'submit.pgbench_pct'];
const names = ['submit.postgres.per_s', 'submit.round_trips', 'submit.bytes_per_order', ...compared];

export const submitRatePart: Part = {
  names,
  async run() {
    const found = await onPostgres(names, 'a second', measureOrders);
    const orders = found['submit.postgres.per_s']?.value;
    const program = pgbench.find(existsSync);
    if (!orders) return found;
    if (!program) return { ...found, ...unmeasured(compared, 'a second', 'pgbench is not here') };
    return {
      ...found,
      ...(await onPostgres(compared, 'a second', async (url) => {
        const most = await tpcbPerSecond(program, url);
        return { 'submit.pgbench.per_s': measured(most, 'a second'), 'submit.pgbench_pct': measured((100 * orders) / most, '%') };
      })),
    };
  },
};
