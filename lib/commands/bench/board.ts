import type { Browser, Page } from '@playwright/test';
import { chromiumPath, hasChromium } from '../chromium';
import { openBrowser } from './browser';
import { type Measures, measured, type Part, quantile, unmeasured } from './measure';

/** A crowded world map, and the board of 1,138 hexes and 200 counters of the tests' toy game: start of the names, and what the page draws. */
const boards = [
  ['board', 'aa-revised'],
  ['board.hex', ''],
] as const;
const measuresOf = (board: string) => [`${board}.nodes`, `${board}.pan.fps_p5`] as const;
const names = boards.flatMap(([board]) => measuresOf(board));
const slowdown = 4;
const stage = { width: 1280, height: 900 };

/** A page with a board, drawn by the component of the tables' page: of the game that `?game=` names, else of the toy game. */
async function openBoard<T>(use: (address: string) => Promise<T>): Promise<T> {
  const html =
    '<!doctype html><html lang="en"><title>Board</title><body><div id="root"></div><script type="module" src="/tests/support/board-page/page.tsx"></script>';
  // a dependency of the tests alone: loaded when the board is measured
  const { createViteServer } = await import('vitest/node');
  const server = await createViteServer({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    cacheDir: '.cache/board',
    appType: 'custom',
    // all that the page comes to need is found before it is asked for, so that it is not loaded twice
    optimizeDeps: { entries: ['tests/support/board-page/page.tsx'] },
    server: { port: 0, host: '127.0.0.1', hmr: false },
    resolve: { alias: { '@': process.cwd() } },
    plugins: [
      {
        name: 'page',
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (request.url?.split('?')[0] !== '/') return next();
            response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
          });
        },
      },
    ],
  });
  try {
    await server.listen();
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error('the page of the board has no address');
    return await use(address);
  } finally {
    await server.close();
  }
}

const nodesOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('.map-svg *').length);
/** The camera rests, and what it sees is drawn. */
const rested = (page: Page) => page.waitForTimeout(700);

/** In the page: when each of 120 frames began. A text, since the loader of TypeScript leaves marks in functions that no page knows. */
const frameTimes = `new Promise((resolve) => {
  const at = [];
  requestAnimationFrame(function step(now) {
    at.push(now);
    if (at.length < 120) requestAnimationFrame(step);
    else resolve(at);
  });
})`;

/** Frames a second between every two frames of a drag across the stage and back, at each of some distances. */
async function measure(browser: Browser, address: string): Promise<{ nodes: number; rates: number[] }> {
  const page = await browser.newPage({ viewport: stage, reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('.map-svg path').first().waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const box = await page.locator('.map-stage').boundingBox();
  if (!box) throw new Error('the board has no stage');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const found = { nodes: 0, rates: [] as number[] };
  for (let zoom = 0; zoom < 9; zoom++) {
    await rested(page);
    found.nodes = Math.max(found.nodes, await nodesOf(page));
    const times = page.evaluate<number[]>(frameTimes);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let k = 1; k <= 60; k++) await page.mouse.move(x + 5 * (k < 30 ? -k : k - 60), y + 2 * (k < 30 ? k : 60 - k));
    await page.mouse.up();
    const at = await times;
    found.rates.push(...at.slice(1).map((now, i) => 1000 / Math.max(1, now - (at[i] ?? now))));
    await rested(page);
    found.nodes = Math.max(found.nodes, await nodesOf(page));
    await page.locator('.map-buttons button').first().click();
  }
  return found;
}

/** Panning and zooming boards in a browser on a processor a quarter as fast. */
export const boardPart: Part = {
  names,
  async run(): Promise<Measures> {
    if (!hasChromium) return unmeasured(names, '', `no Chromium is at ${chromiumPath}`);
    const browser = await openBrowser();
    try {
      return await openBoard(async (address) => {
        const found: Measures = {};
        for (const [board, game] of boards) {
          const [nodesName, rate] = measuresOf(board);
          const { nodes, rates } = await measure(browser, `${address}?game=${game}`);
          Object.assign(found, { [nodesName]: measured(nodes, 'nodes'), [rate]: measured(quantile(rates, 0.05), 'fps') });
        }
        return found;
      });
    } finally {
      await browser.close();
    }
  },
};
