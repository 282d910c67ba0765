import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { adoptDatabase, closeDatabase, openDatabase } from '../../../db/client';
import { sessions, users } from '../../../db/schema';
import { updateSeat } from '../../../db/tables';
import type { GameId } from '../../games/registry';
import { continueTable, createTable } from '../../play';
import { chromiumFlags, chromiumPath, hasChromium } from '../chromium';
import { startServer } from '../server-process';
import { type Measures, measured, type Part, quantile, timed, unmeasured } from './measure';

const gameId = 'aa-1941' satisfies GameId;
const entries = 500;
const table = 'bench-500';
const session = 'bench-session';
const cookie = `next-auth.session-token=${session}`;
const names = ['page.table500.render_p95_ms', 'page.table500.data_kb', 'page.table500.js_kb'] as const;

/** A data folder with a signed-in user who holds every seat of a table of 500 orders. */
async function furnish(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  adoptDatabase(database);
  try {
    const { db } = database;
    await db.insert(users).values({ id: 'bench', name: 'Bench', email: 'bench@localhost' });
    await db.insert(sessions).values({ sessionToken: session, userId: 'bench', expires: new Date(Date.now() + 86_400_000) });
    const { loadGame } = await import('../../games/registry');
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
  } finally {
    await closeDatabase();
  }
}

/** Compressed kilobytes of the first view, by what they are, as a browser counts them. */
async function weigh(address: string): Promise<{ data: number; scripts: number }> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'next-auth.session-token', value: session, url: address }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const kinds = new Map<string, string>();
    const weight = { data: 0, scripts: 0 };
    devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === 'Script') weight.scripts += encodedDataLength;
      else if (kind === 'Document' || kind === 'Fetch' || kind === 'XHR') weight.data += encodedDataLength;
    });
    await page.goto(`${address}/tables/${table}`, { waitUntil: 'load' });
    // Scripts that the page asks for by itself, and their data, come within this time; live news never ends.
    await page.waitForTimeout(3000);
    return { data: weight.data / 1024, scripts: weight.scripts / 1024 };
  } finally {
    await browser.close();
  }
}

/** The table page of a production build, as a signed-in player of a long game gets it. */
export const pagePart: Part = {
  names,
  async run(): Promise<Measures> {
    const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-bench-'));
    try {
      await furnish(dataDir);
      const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', WORKER: 'apart' });
      try {
        const render = async () => {
          const response = await fetch(`${server.address}/tables/${table}`, { headers: { cookie } });
          const html = await response.text();
          if (response.status !== 200 || !html.includes('</html>')) throw new Error(`the table page answered ${response.status}`);
        };
        await timed(20, render);
        const renders = await timed(100, render);
        const found: Measures = { [names[0]]: measured(quantile(renders, 0.95), 'ms') };
        if (!hasChromium) return { ...found, ...unmeasured(names.slice(1), 'kB', `no Chromium is at ${chromiumPath}`) };
        const { data, scripts } = await weigh(server.address);
        return { ...found, [names[1]]: measured(data, 'kB'), [names[2]]: measured(scripts, 'kB') };
      } finally {
        await server.stop();
      }
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  },
};
