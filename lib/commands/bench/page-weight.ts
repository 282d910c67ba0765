import type { Page } from '@playwright/test';
import { openBrowser } from './browser';

/** Compressed bytes that a page has received, by what they are. */
interface Received {
  data: number;
  scripts: number;
}

/** Counts what a page receives from now on, as its browser does. */
async function counted(page: Page): Promise<Received> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const received = { data: 0, scripts: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script') received.scripts += encodedDataLength;
    else if (kind === 'Document' || kind === 'Fetch' || kind === 'XHR') received.data += encodedDataLength;
  });
  return received;
}

/** Scripts that the page asks for by itself, and their data, come within this time; live news never ends. */
const arrived = (page: Page) => page.waitForTimeout(3000);

/** Kilobytes of the first view of a table for a player who is asked: data and scripts before anything is touched, and scripts once the form was. */
export async function weightOf(
  address: string,
  { table, session }: { table: string; session: string },
): Promise<{ data: number; scripts: number; withRules: number }> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'next-auth.session-token', value: session, url: address }]);
    const page = await context.newPage();
    const received = await counted(page);
    await page.goto(`${address}/tables/${table}`, { waitUntil: 'load' });
    await arrived(page);
    const { data, scripts } = received;
    await page.locator('.order-panel').hover();
    await arrived(page);
    return { data: data / 1024, scripts: scripts / 1024, withRules: received.scripts / 1024 };
  } finally {
    await browser.close();
  }
}
