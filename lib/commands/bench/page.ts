import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adoptDatabase, closeDatabase, openDatabase } from '../../../db/client';
import { users } from '../../../db/schema';
import { updateSeat } from '../../../db/tables';
import { type GameId, loadGame } from '../../games/registry';
import { continueTable, createTable, createToken } from '../../play';
import { chromiumPath, hasChromium } from '../chromium';
import { startServer } from '../server-process';
import { type Measures, measured, type Part, quantile, timed, unmeasured } from './measure';
import { newsTimes } from './page-news';
import { weightOf } from './page-weight';
import { cookieOf, signIn } from './signed-in';

const gameId = 'aa-1941' satisfies GameId;
const entries = 500;
const table = 'bench-500';
const names = [
  'page.table500.render_p95_ms',
  'page.table500.data_kb',
  'page.table500.js_kb',
  'page.table500.rules_js_kb',
  'page.commit_to_other_page_ms',
] as const;

/** A data folder with a signed-in user who holds every seat of a table of 500 orders; returns their session, and a token of theirs for programs. */
async function furnish(dataDir: string): Promise<{ session: string; token: string }> {
  const database = await openDatabase({ dataDir });
  adoptDatabase(database);
  try {
    const { db } = database;
    await db.insert(users).values({ id: 'bench', name: 'Bench', email: 'bench@localhost' });
    const session = await signIn(db, 'bench');
    const game = await loadGame(gameId);
    const seats: string[] = game.seats(game.optionsSchema.parse({}));
    const bots = Object.fromEntries(seats.map((seat) => [seat, { kind: 'bot' as const }]));
    const nobody = { user: null, language: 'en' as const };
    await createTable(
      nobody,
      { game: gameId, title: 'Bench', options: {}, seats: bots, timeControl: { kind: 'none' } },
      { demo: true, id: table },
    );
    await continueTable(table, entries);
    await db.transaction(async (tx) => {
      for (const seat of seats) await updateSeat(tx, table, seat, { userId: 'bench', bot: false });
    });
    return { session, token: (await createToken({ user: 'bench', language: 'en' }, 'Bench')).token };
  } finally {
    await closeDatabase();
  }
}

/** The table page of a production build, as a signed-in player of a long game gets it. */
export const pagePart: Part = {
  names,
  async run(): Promise<Measures> {
    const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-bench-'));
    try {
      const { session, token } = await furnish(dataDir);
      const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', WORKER: 'apart' });
      try {
        const render = async () => {
          const response = await fetch(`${server.address}/tables/${table}`, { headers: { cookie: cookieOf(session) } });
          const html = await response.text();
          if (response.status !== 200 || !html.includes('</html>')) throw new Error(`the table page answered ${response.status}`);
        };
        await timed(20, render);
        const renders = await timed(100, render);
        const found: Measures = { [names[0]]: measured(quantile(renders, 0.95), 'ms') };
        if (!hasChromium) {
          const reason = `no Chromium is at ${chromiumPath}`;
          return { ...found, ...unmeasured(names.slice(1, 4), 'kB', reason), ...unmeasured(names.slice(4), 'ms', reason) };
        }
        const { data, scripts, withRules } = await weightOf(server.address, { table, session });
        const news = await newsTimes({ address: server.address, table, game: await loadGame(gameId), token });
        return {
          ...found,
          [names[1]]: measured(data, 'kB'),
          [names[2]]: measured(scripts, 'kB'),
          [names[3]]: measured(withRules, 'kB'),
          [names[4]]: measured(quantile(news, 0.95), 'ms'),
        };
      } finally {
        await server.stop();
      }
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  },
};
