import { review } from '../../app/_words/en/review';
import { table as words } from '../../app/_words/en/table';
import { table as italian } from '../../app/_words/it/table';
import { expect, test } from './house';

test('every step of a finished game has its own address', async ({ page }) => {
  await page.goto('/tables/demo-finished/review/0');
  await page
    .getByRole('link', { name: review.next })
    .or(page.getByRole('button', { name: review.next }))
    .first()
    .click();
  await page.waitForURL(/review\/1$/);
  // keys are heard once the map is there
  await expect(page.getByRole('application')).toContainText('Karelia');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/review\/2$/);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/review\/1$/);
  await page.keyboard.press('End');
  await page.waitForURL((url) => !/review\/[0-2]$/.test(url.pathname));
  const last = page.url();
  await page.goto(last);
  await expect(page.locator('main')).toContainText(/round limit|victory/i);
});

test('a reader of Italian finds Italian everywhere', async ({ browser, service }) => {
  const context = await browser.newContext({ baseURL: service.address, locale: 'it-IT' });
  const page = await context.newPage();
  await page.goto('/tables/demo-running');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByText(italian.watching)).toBeVisible();
  await expect(page.getByRole('application')).toContainText('Carelia');
  // notation is the same in every language; everything else is a sentence or a name
  const words = await page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('code, script, style')) found.push(texts.currentNode.nodeValue ?? '');
    return found.join(' ');
  });
  expect(words.match(/\b(the|and|attacks?|infantry|Germany|United|with)\b/gi) ?? []).toEqual([]);
  await context.close();
});

test('a line of the log leads to its place on the map and to its moment', async ({ page }) => {
  await page.goto('/tables/demo-finished');
  const log = page.getByRole('region', { name: words.log, exact: true }).last();
  const place = page.getByRole('button', { name: words.showPlace }).first();
  await place.click();
  await expect(page.locator('.map-card[data-pinned="true"]')).toBeVisible();
  const number = log.locator('.log-seq').first();
  const seq = await number.textContent();
  await number.click();
  await page.waitForURL(new RegExp(`/review/${seq}$`));
});

test('the log is searched by its words', async ({ page }) => {
  await page.goto('/tables/demo-finished');
  const log = page.getByRole('region', { name: words.log, exact: true }).last();
  const numbers = log.locator('.log-seq');
  const all = await numbers.count();
  const order = (await log.locator('code').first().textContent()) ?? '';
  await page.getByRole('searchbox', { name: words.searchLog }).fill(order);
  await expect(log.locator('code').filter({ hasNotText: order })).toHaveCount(0);
  expect(await numbers.count()).toBeLessThan(all);
  await page.getByRole('searchbox', { name: words.searchLog }).fill('xyzzy');
  await expect(page.getByText(words.noneFound)).toBeVisible();
});
