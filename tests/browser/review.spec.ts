import type { Page } from '@playwright/test';
import { review } from '../../app/_words/en/review';
import { table as words } from '../../app/_words/en/table';
import { table as italian } from '../../app/_words/it/table';
import { expect, test } from './house';
import { visit } from './pages';

const reviewed = '/tables/demo-finished/review';
const entry = (page: Page) => page.locator('.review-entry .label');

/** Opens a step of the finished game and waits until the browser has all of it. */
async function openReview(page: Page, seq: number, query = ''): Promise<void> {
  await page.goto(`${reviewed}/${seq}${query}`);
  // the game is fetched at the first touch
  await expect(page.getByRole('application')).toContainText('Karelia');
  await page.getByRole('region', { name: review.moves }).focus();
  await expect(page.locator('.review-side[data-ready="true"]')).toBeVisible();
}

test('every step of a finished game has its own address, and none asks the server', async ({ page }) => {
  await openReview(page, 0);
  const asked: string[] = [];
  // the browser takes the icon from its cache whenever the address changes
  page.on('request', (request) => new URL(request.url()).pathname !== '/icon.svg' && asked.push(request.url()));
  await page.getByRole('link', { name: review.next }).click();
  await page.waitForURL(/review\/1$/);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/review\/2$/);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/review\/1$/);
  await page.keyboard.press('Shift+ArrowRight');
  await page.waitForURL((url) => !/review\/[01]$/.test(url.pathname));
  await page.keyboard.press('End');
  await expect(page.locator('.review-entry')).toContainText(/round limit|victory/i);
  await expect(page.locator('.move-list [aria-current="step"]')).toBeInViewport();
  await page.keyboard.press('Home');
  await page.waitForURL(/review\/0$/);
  await page.keyboard.press('b');
  await expect(page.locator('.move-list [aria-current="step"] [data-kind="fight"]')).toBeVisible();
  await expect(page.locator('.move-list [aria-current="step"]')).toHaveCount(1);
  expect(asked).toEqual([]);
});

test('a battle is looked at die by die, and each die has its address', async ({ page }) => {
  await openReview(page, 0);
  await page.keyboard.press('b');
  await page.keyboard.press(',');
  await page.waitForURL(/\?die=\d+$/);
  const dice = Number(new URL(page.url()).searchParams.get('die'));
  await expect(page.locator('.review-entry .die')).toHaveCount(dice);
  await page.keyboard.press('.');
  await page.waitForURL((url) => url.search === '');
  await page.keyboard.press(',');
  await page.waitForURL(/\?die=/);
  const shown = await entry(page).textContent();
  await page.goto(page.url());
  await expect(entry(page)).toHaveText(shown ?? '');
});

test('a game plays by itself, as far at a step and as fast as is wished', async ({ page }) => {
  await openReview(page, 0);
  await page.getByLabel(review.pace).selectOption('phase');
  await page.getByLabel(review.speed).selectOption('4');
  const second = await page.locator('.move-list h4 > a').nth(1).getAttribute('href');
  await page.getByRole('button', { name: review.play }).click();
  await expect(page.getByRole('button', { name: review.pause })).toBeVisible();
  await page.waitForURL((url) => Number(url.pathname.split('/').pop()) >= Number(second?.split('/').pop()));
  await page.getByRole('button', { name: review.pause }).click();
  await expect(page.getByRole('button', { name: review.play })).toBeVisible();
});

test('the keys are listed at a question mark, and rounds fold', async ({ page }) => {
  await openReview(page, 1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: review.keys })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: review.keys })).toBeHidden();
  const rounds = page.locator('.move-list > details');
  await expect(rounds.first().locator('li').first()).toBeVisible();
  await rounds.last().locator('summary').click();
  await rounds.last().locator('li > a').last().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/1'));
  await expect(page.locator('.move-list [aria-current="step"]')).toBeInViewport();
});

test('without scripts the steps are pages', async ({ browser, service }) => {
  const context = await browser.newContext({ baseURL: service.address, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${reviewed}/5`);
  await page.getByRole('link', { name: review.next }).click();
  await page.waitForURL(/review\/6$/);
  await page.locator('.move-list h4 > a').first().click();
  await page.waitForURL(/review\/1$/);
  await context.close();
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
  await visit(page, '/tables/demo-finished');
  const log = page.getByRole('region', { name: words.log, exact: true }).last();
  const place = page.getByRole('button', { name: words.showPlace }).first();
  await place.click();
  await expect(page.locator('.map-card[data-pinned="true"]')).toBeVisible();
  const number = log.locator('.log-seq').first();
  const seq = await number.textContent();
  await number.click();
  await page.waitForURL(new RegExp(`/review/${seq}$`));
});

test('a place that is asked for before the map is there is shown once it is', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/boards/**', async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/tables/demo-finished');
  await page.getByRole('button', { name: words.showPlace }).first().click();
  await expect(page.locator('.map-waiting')).toBeVisible();
  arrive();
  await expect(page.locator('.map-card[data-pinned="true"]')).toBeVisible();
});

test('the log is searched by its words', async ({ page }) => {
  await visit(page, '/tables/demo-finished');
  const log = page.getByRole('region', { name: words.log, exact: true }).last();
  const numbers = log.locator('.log-seq');
  const all = await numbers.count();
  // the longest of them: a short one, such as END, stands in words of other entries too
  const orders = await log.locator('code').allTextContents();
  const order = orders.reduce((long, each) => (each.length > long.length ? each : long), '');
  await page.getByRole('searchbox', { name: words.searchLog }).fill(order);
  await expect(log.locator('code').filter({ hasNotText: order })).toHaveCount(0);
  expect(await numbers.count()).toBeLessThan(all);
  await page.getByRole('searchbox', { name: words.searchLog }).fill('xyzzy');
  await expect(page.getByText(words.noneFound)).toBeVisible();
});
