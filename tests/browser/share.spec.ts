import { shareMoment as words } from '../../app/_words/en/share-moment';
import { shareMoment as italian } from '../../app/_words/it/share-moment';
import { expect, test } from './house';
import { visit } from './pages';

test('a moment is shared by its address, its pictures and its turn in motion', async ({ page, context, service }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: service.address });
  await visit(page, '/tables/demo-finished/review/40');
  await page.getByText(words.open, { exact: true }).click();
  await expect(page.getByLabel(words.link)).toHaveValue(`${service.address}/tables/demo-finished/review/40`);
  await page.getByRole('button', { name: words.copy, exact: true }).first().click();
  await expect(page.getByRole('button', { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${service.address}/tables/demo-finished/review/40`);

  for (const name of [words.png, words.svg]) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect((await page.request.get(href ?? '')).status()).toBe(200);
  }
  const [, embedded] = /src="([^"]+)"/.exec(await page.getByLabel(words.embed).inputValue()) ?? [];
  expect((await page.request.get(embedded ?? '')).status()).toBe(200);

  await page.getByRole('button', { name: words.turn }).click();
  await expect(page.getByRole('link', { name: words.save })).toBeVisible({ timeout: 60_000 });
  const size = await page.getByAltText(words.movingAlt).evaluate((img) => (img as HTMLImageElement).naturalWidth);
  expect(size).toBe(720);

  // the panel goes with the step
  await page.getByRole('application').waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel(words.link)).toHaveValue(`${service.address}/tables/demo-finished/review/41`);
});

test('a reader of Italian shares in Italian', async ({ browser, service }) => {
  const context = await browser.newContext({ baseURL: service.address, locale: 'it-IT' });
  const page = await context.newPage();
  await visit(page, '/tables/demo-finished/review/40');
  await page.getByText(italian.open, { exact: true }).click();
  await expect(page.getByLabel(italian.embed)).toHaveValue(/language=it/);
  await context.close();
});
