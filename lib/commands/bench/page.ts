import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adoptDatabase, closeDatabase, openDatabase } from '../../../db/client';
import { users } from '../../../db/schema';
import { updateSeat } from '../../../db/tables';
import { type GameId, loadGame } from '../../games/registry';
import { continueTable, createTable, createToken, logSinceOwn, lookAt, tableView } from '../../play';
import { chromiumPath, hasChromium } from '../chromium';
import { startServer } from '../server-process';
import { type Answers, answersDuring } from './answers';
import { copyLonger } from './longer';
import { type Measures, measured, type Part, quantile, timed, unmeasured } from './measure';
import { newsTimes } from './page-news';
import { weightOf } from './page-weight';
import { cookieOf, signIn } from './signed-in';

const gameId = 'aa-1941' satisfies GameId;
const entries = 500;
/** Its table, and one that stands where it does after twenty times as many orders. */
export const longTable = 'bench-500';
const longerTable = 'bench-10000';
const times = 20;
const names = [
  'page.table500.render_p95_ms',
  'page.table500.data_kb',
  'page.table500.js_kb',
  'page.table500.rules_js_kb',
  'page.commit_to_other_page_ms',
  'page.table500.answer_kb',
  'page.table10000.render_p95_ms',
  'page.table10000.render_ratio',
  'page.table10000.statements',
  'page.table10000.rows',
  'page.table10000.answer_kb',
  'page.table10000.answer_ratio',
] as const;

/** What the database answers for the page of a table. */
function answersFor(table: string): Promise<Answers> {
  return answersDuring(async () => {
    const caller = { user: 'bench', language: 'en' as const };
    const look = await lookAt(caller, table);
    await tableView(caller, table, undefined, look);
    await logSinceOwn(caller, look, { before: 12, newest: 30 });
  });
}

/** A data folder with a signed-in user who holds every seat of a table of 500 orders; returns their session, and a token of theirs for programs. */
export async function furnish(dataDir: string): Promise<{ session: string; token: string; long: Answers; longer: Answers }> {
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
      { demo: true, id: longTable },
    );
    await continueTable(longTable, entries);
    await db.transaction(async (tx) => {
      for (const seat of seats) await updateSeat(tx, longTable, seat, { userId: 'bench', bot: false });
    });
    await copyLonger(db, { from: longTable, to: longerTable, times });
    const [long, longer] = [await answersFor(longTable), await answersFor(longerTable)];
    return { session, long, longer, token: (await createToken({ user: 'bench', language: 'en' }, 'Bench')).token };
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
      const { session, token, long, longer } = await furnish(dataDir);
      const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', WORKER: 'apart' });
      try {
        const render = async (table: string) => {
          const response = await fetch(`${server.address}/tables/${table}`, { headers: { cookie: cookieOf(session) } });
          const html = await response.text();
          if (response.status !== 200 || !html.includes('</html>')) throw new Error(`the table page answered ${response.status}`);
        };
        // one after the other in turn: what slows the machine slows both
        const taken: number[][] = [[], []];
        for (let n = 0; n < 120; n++)
          for (const [i, table] of [longTable, longerTable].entries()) {
            const [ms = 0] = await timed(1, () => render(table));
            if (n >= 20) taken[i]?.push(ms);
          }
        const [p95, longerP95] = taken.map((each) => quantile(each, 0.95)) as [number, number];
        const found: Measures = {
          [names[0]]: measured(p95, 'ms'),
          'page.table500.answer_kb': measured(long.bytes / 1024, 'kB'),
          'page.table10000.render_p95_ms': measured(longerP95, 'ms'),
          'page.table10000.render_ratio': measured(longerP95 / p95, '×'),
          'page.table10000.statements': measured(longer.statements, 'statements'),
          'page.table10000.rows': measured(longer.rows, 'rows'),
          'page.table10000.answer_kb': measured(longer.bytes / 1024, 'kB'),
          'page.table10000.answer_ratio': measured(longer.bytes / long.bytes, '×'),
        };
        if (!hasChromium) {
          const reason = `no Chromium is at ${chromiumPath}`;
          return { ...found, ...unmeasured(names.slice(1, 4), 'kB', reason), ...unmeasured(names.slice(4, 5), 'ms', reason) };
        }
        const { data, scripts, withRules } = await weightOf(server.address, { table: longTable, session });
        const news = await newsTimes({ address: server.address, table: longTable, game: await loadGame(gameId), token });
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
