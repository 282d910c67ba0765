import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adoptDatabase, closeDatabase, type Database, openDatabase } from '../../../db/client';
import { users } from '../../../db/schema';
import { seeded } from '../../engine';
import { type GameId, loadGame } from '../../games/registry';
import { createTable, submit, tableView } from '../../play';
import { nextOrder } from '../next-order';
import { measured, type Part, quantile, timed } from './measure';
import { onPostgres } from './postgres';

const gameId = 'aa-1941' satisfies GameId;
const sheets = 200;
const warmUp = 40;

/** One order a sheet, from the door to the commit, at a table of one player for all sides. */
async function submitTimes(database: Database): Promise<number[]> {
  adoptDatabase(database);
  const game = await loadGame(gameId);
  const user = `bench-${randomBytes(4).toString('hex')}`;
  await database.db.insert(users).values({ id: user, name: 'Bench', email: `${user}@localhost` });
  const caller = { user, language: 'en' as const };
  const { id } = await createTable(caller, {
    game: gameId,
    title: 'Bench',
    options: {},
    seats: {},
    solo: true,
    timeControl: { kind: 'none' },
  });
  const random = seeded('bench submit');
  const taken: number[] = [];
  for (let n = 0; n < sheets; n++) {
    const shown = await tableView(caller, id);
    const [question] = shown.questions;
    if (!question) break;
    const { view } = question.seat === shown.viewer ? shown : await tableView(caller, id, question.seat);
    const order = nextOrder(game, view, question, random);
    const sheet = { id: `bench-${n}`, table: id, seat: question.seat, decision: question.decision, orders: [order] };
    const [time = 0] = await timed(1, async () => {
      const receipt = await submit(caller, { ...sheet, via: 'api', language: 'en' });
      if (receipt.kind !== 'applied' && receipt.kind !== 'held') throw new Error(`"${order}" was not taken: ${JSON.stringify(receipt)}`);
    });
    taken.push(time);
  }
  return taken.slice(warmUp);
}

async function timesOn(database: Database, name: string) {
  try {
    return { [name]: measured(quantile(await submitTimes(database), 0.5), 'ms') };
  } finally {
    await closeDatabase();
  }
}

export const submitParts: Part[] = [
  {
    names: ['submit.pglite.p50_ms'],
    async run() {
      const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-bench-'));
      try {
        return await timesOn(await openDatabase({ dataDir }), 'submit.pglite.p50_ms');
      } finally {
        rmSync(dataDir, { recursive: true });
      }
    },
  },
  {
    names: ['submit.postgres.p50_ms'],
    run: () =>
      onPostgres(['submit.postgres.p50_ms'], 'ms', async (url) =>
        timesOn(await openDatabase({ url, dataDir: '' }), 'submit.postgres.p50_ms'),
      ),
  },
];
