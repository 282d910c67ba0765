import { openBrowser } from './browser';
import { type PlayedBy, playedOrders } from './played';

const orders = 40;
const warmUp = 10;

/** Milliseconds from the answer to a program's order, which its commit comes just before, to the frame in which an open page of somebody else shows it. */
export async function newsTimes(played: PlayedBy): Promise<number[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${played.address}/tables/${played.table}`, { waitUntil: 'load' });
    await page.locator('.live-line[data-on="true"]').waitFor();
    const taken: number[] = [];
    for await (const { after, send } of playedOrders(played)) {
      // looked for in every frame, and told by the page itself: its clock is that of this machine
      const showing = page.waitForFunction(
        (last) => [...document.querySelectorAll('.log-seq')].some((entry) => Number(entry.textContent) > last) && Date.now(),
        after,
        { polling: 'raf' },
      );
      await send();
      const committed = Date.now();
      taken.push(Number(await (await showing).jsonValue()) - committed);
      if (taken.length === orders) break;
    }
    return taken.slice(warmUp);
  } finally {
    await browser.close();
  }
}
