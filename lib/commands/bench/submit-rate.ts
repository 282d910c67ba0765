import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import pino from 'pino';
import { adoptDatabase, closeDatabase, openDatabase } from '../../../db/client';
import { newId } from '../../../db/schema';
import { seeded } from '../../engine';
import { type GameId, loadGame } from '../../games/registry';
import { type Submission, submit, tableView } from '../../play';
import { growTo } from '../growth/grow';
import { nextOrder } from '../next-order';
import { type Measures, measured, type Part, unmeasured } from './measure';
import { onPostgres } from './postgres';
import { type Sample, sampleTables } from './scale/samples';

const tables = 200;
const players = 64;
const clients = 8;
const rounds = { warmUp: 2, counted: 6 };
const seconds = 8;

/** Where distributions put the programs of PostgreSQL, and the path. */
const pgbench = [
  '/usr/lib/postgresql/17/bin/pgbench',
  '/usr/lib/postgresql/16/bin/pgbench',
  '/usr/lib/postgresql/15/bin/pgbench',
  '/usr/bin/pgbench',
];

/** Who sends which sheet next. */
interface Sheet {
  caller: { user: string; language: 'en' };
  submission: Submission;
}

/** The next order of each of these tables. */
async function sheetsOf(samples: readonly Sample[], random: () => number): Promise<Sheet[]> {
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

/** Milliseconds until all are taken, so many at once. */
async function sendAll(sheets: readonly Sheet[]): Promise<number> {
  const left = [...sheets];
  const start = performance.now();
  const client = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const receipt = await submit(next.caller, next.submission);
      if (receipt.kind !== 'applied' && receipt.kind !== 'held') throw new Error(`an order was not taken: ${JSON.stringify(receipt)}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return performance.now() - start;
}

async function ordersPerSecond(url: string): Promise<number> {
  const database = await openDatabase({ url, dataDir: '' });
  adoptDatabase(database);
  try {
    await growTo(database.db, tables, { log: pino({ level: 'silent' }), told: () => undefined });
    const samples = await sampleTables(database.db, players, 'rate');
    const random = seeded('rate');
    let [taken, sent] = [0, 0];
    for (let round = 0; round < rounds.warmUp + rounds.counted; round++) {
      const sheets = await sheetsOf(samples, random);
      const time = await sendAll(sheets);
      if (round < rounds.warmUp) continue;
      taken += time;
      sent += sheets.length;
    }
    return (1000 * sent) / taken;
  } finally {
    await closeDatabase();
  }
}

/** Transactions a second of PostgreSQL's own benchmark, of as many branches as there are tables in hundreds. */
async function tpcbPerSecond(program: string, url: string): Promise<number> {
  const run = promisify(execFile);
  await run(program, ['-i', '-q', '-s', '2', url]);
  const { stdout } = await run(program, ['-c', String(clients), '-j', '2', '-T', String(seconds), '-M', 'prepared', url]);
  const [, found] = /tps = ([\d.]+)/.exec(stdout) ?? [];
  if (found === undefined) throw new Error(`pgbench did not say how many: ${stdout}`);
  return Number(found);
}

const names = ['submit.postgres.per_s', 'submit.pgbench.per_s', 'submit.pgbench_pct'];

export const submitRatePart: Part = {
  names,
  run: () =>
    onPostgres(names, 'a second', async (url): Promise<Measures> => {
      const orders = await ordersPerSecond(url);
      const found: Measures = { 'submit.postgres.per_s': measured(orders, 'a second') };
      const program = pgbench.find(existsSync);
      if (!program) return { ...found, ...unmeasured(names.slice(1), 'a second', 'pgbench is not here') };
      const most = await onPostgres(names.slice(1), 'a second', async (fresh) => ({
        'submit.pgbench.per_s': measured(await tpcbPerSecond(program, fresh), 'a second'),
      }));
      const tps = most['submit.pgbench.per_s']?.value;
      return { ...found, ...most, ...(tps && { 'submit.pgbench_pct': measured((100 * orders) / tps, '%') }) };
    }),
};
