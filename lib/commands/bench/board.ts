import type { Browser, CDPSession, Page } from '@playwright/test';
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
/** A phone of the middle price, as Lighthouse has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slowdown = 4;
/** Frames a second that the display shows at most. */
const display = 60;

/** A page with a board, drawn by the component of the tables' page: of the game that `?game=` names, else of the toy game. */
async function openBoard<T>(use: (address: string) => Promise<T>): Promise<T> {
  // the map is as high as above the sheet of a phone's table page
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Board</title>
<style>.map-stage { aspect-ratio: auto; height: 24rem }</style>
<body><div id="root"></div><script type="module" src="/tests/support/board-page/page.tsx"></script>`;
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

/** In the page: when each frame begins and where the map was by then, until it is told to stop. Texts, since the loader of TypeScript leaves marks in functions that no page knows. */
const watchFrames = `window.frames = [];
window.places = new Set();
(function step() {
  window.watching = requestAnimationFrame((now) => {
    window.frames.push(now);
    window.places.add(document.querySelector('.map-sheet').style.transform);
    step();
  });
})()`;
const framesSeen = 'cancelAnimationFrame(window.watching), { times: window.frames, places: window.places.size }';

/** A finger draws the map to and fro: the browser makes its touches, one a frame, as for a real one. */
async function draw(devtools: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  for (const way of [-1, -1, 1, 1]) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: x - 120 * way,
      y: y - 20 * way,
      xDistance: 240 * way,
      yDistance: 40 * way,
      speed: 500,
      gestureSourceType: 'touch',
    });
  }
}

/** How many frames a second each frame stands for: one that comes at the display's next tick for all of them, one that misses it for half. */
const ratesOf = (times: readonly number[]): number[] =>
  times.slice(1).map((now, i) => display / Math.max(1, Math.round(((now - (times[i] ?? now)) * display) / 1000)));

/** The most nodes of the map, and the rates of all frames while it is drawn to and fro, over several distances. */
async function measure(browser: Browser, address: string): Promise<{ nodes: number; rates: number[] }> {
  const page = await browser.newPage(phone);
  await page.goto(address);
  await page.locator('.map-svg path').first().waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const box = await page.locator('.map-stage').boundingBox();
  if (!box) throw new Error('the board has no stage');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const found = { nodes: 0, rates: [] as number[] };
  for (let zoom = 0; zoom < 9; zoom++) {
    await rested(page);
    found.nodes = Math.max(found.nodes, await nodesOf(page));
    await page.evaluate(watchFrames);
    await draw(devtools, middle);
    const { times, places } = await page.evaluate<{ times: number[]; places: number }>(framesSeen);
    if (places < times.length / 4) throw new Error(`a finger drew the map to ${places} places only in ${times.length} frames`);
    found.rates.push(...ratesOf(times));
    await rested(page);
    found.nodes = Math.max(found.nodes, await nodesOf(page));
    await page.locator('.map-buttons button').first().click();
  }
  await page.close();
  return found;
}

/** Panning and zooming boards in the browser of a phone: a processor a quarter as fast as this one. */
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
