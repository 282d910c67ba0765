import type { Page } from '@playwright/test';
import { offline } from '../../app/_words/en/offline';
import { shell } from '../../app/_words/en/shell';
import { expect, test } from './house';
import { visit } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

/** Cuts the line while no page stands open: one that listens would complain of it, sooner or later. */
async function cut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().setOffline(true);
}

test('without a connection the table stands as it was last seen, until its reader signs out', async ({ page, context, service }) => {
  await signIn(page, service, 'Ottavia', '/tables/new');
  await createTable(page, 'solo', { fill: () => page.getByLabel(/^Name/).fill('Winter campaign') });
  const table = page.url();
  const kept = () => page.evaluate(async () => (await (await caches.open('fieldpost-seen')).keys()).length);
  await expect.poll(kept).toBe(1);
  // its reader turns to another window
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const pictures = () =>
    page.evaluate(async () => {
      const store = await caches.open('fieldpost-seen');
      const all = await Promise.all((await store.keys()).map(async (key) => (await store.match(key))?.json()));
      // one that is being replaced may be gone for a moment
      return all.map((seen) => String(seen?.picture).slice(0, 15));
    });
  await expect.poll(pictures).toEqual(['data:image/png;']);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await cut(page);
  await page.goto(table);
  await expect(page.getByRole('heading', { name: offline.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Winter campaign' })).toBeVisible();
  await expect(page.getByText(/^As of .*, offline$/)).toBeVisible();
  const picture = page.getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: offline.again }).click();
  await page.getByRole('link', { name: 'Winter campaign' }).click();
  await expect(picture).toBeVisible();

  // with a connection nothing old is shown
  await context.setOffline(false);
  await visit(page, table);
  await expect(page.locator('.table-board')).toBeVisible();
  await page.getByRole('button', { name: shell.signOut }).click();
  await expect(page.getByRole('link', { name: shell.signIn }).first()).toBeVisible();
  await expect.poll(kept).toBe(0);
  await cut(page);
  await page.goto(table);
  await expect(page.getByRole('heading', { name: offline.title })).toBeVisible();
  await expect(page.getByText('Winter campaign')).toHaveCount(0);
});
