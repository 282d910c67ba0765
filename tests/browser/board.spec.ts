import type { Locator } from '@playwright/test';
import { board as mapWords } from '../../app/_words/en/board';
import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable } from './tables';

/** The map has its first look: before that it is in sight, and hears no key. */
const opened = (map: Locator) => expect(map.locator('svg').first()).toHaveAttribute('viewBox', /./);

test('the map is walked, zoomed and searched by keyboard alone', async ({ page }) => {
  await page.goto('/tables/demo-running');
  const map = page.getByRole('application');
  const card = page.locator('.map-card');
  await expect(map).toContainText('Karelia');
  await opened(map);
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await expect(card).toBeVisible();
  const first = await card.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(card).not.toHaveText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  for (const [key, isWhole] of [
    ['0', true],
    ['+', false],
    ['0', true],
  ] as const) {
    await page.keyboard.press(key);
    await expect(map).toHaveAttribute('data-whole', String(isWhole));
  }

  await page.getByLabel(mapWords.search).fill('karel');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Karelia');
});

test('the map scrolls on around the world', async ({ page }) => {
  await page.goto('/tables/demo-running');
  const map = page.getByRole('application');
  await expect(map).toContainText('Karelia');
  const svg = map.locator('svg').first();
  const left = async () => Number((await svg.getAttribute('viewBox'))?.split(' ')[0]);
  await opened(map);
  await map.focus();
  const asOpened = await left();
  await page.keyboard.press('+');
  await expect.poll(left).not.toBe(asOpened);
  const start = await left();
  const painted = await svg.evaluateHandle((element) => {
    const boxes: string[] = [];
    new MutationObserver(() => boxes.push(element.getAttribute('viewBox') ?? '')).observe(element, { attributeFilter: ['viewBox'] });
    return boxes;
  });
  let lefts: number[] = [];
  // a busy browser paints few of the steps: on until one of them is seen beyond the seam
  await expect(async () => {
    for (let n = 0; n < 60; n++) await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(left).not.toBe(start);
    lefts = [...(await painted.jsonValue()).map((box) => Number(box.split(' ')[0])), await left()];
    expect(lefts.some((x) => x < start)).toBe(true);
  }).toPass();
  // wherever it is, on the way too, there is a copy of the world to be seen
  for (const x of lefts) expect(Math.abs(x)).toBeLessThan(2 * 2400);
  await expect(map.locator('use[href$="tokens"]')).toHaveCount(2);
});

test('a choice on the map and a choice in the form are the same, and can be taken back', async ({ page, service }) => {
  await signIn(page, service, 'Karl', '/tables/new');
  await createTable(page, 'solo');
  const map = page.getByRole('application');
  const typed = page.getByLabel(words.typed);
  await expect(map).toContainText('Karelia');
  await typed.fill('BUY 1 inf');
  await page.keyboard.press('Tab');
  await expect(typed).toHaveValue(/infantry $/i);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('region', { name: words.sheet });
  await expect(sheet).toContainText(/BUY 1 infantry/i);
  await expect(page.getByRole('button', { name: 'Karelia' })).toBeVisible();

  await page.getByLabel(mapWords.search).fill('Karelia');
  await page.keyboard.press('Enter');
  await map.focus();
  await page.keyboard.press('Enter');
  const steps = page.getByRole('list', { name: words.stepsTaken });
  await expect(steps).toContainText('Karelia');
  const onMap = await steps.textContent();
  await page.getByRole('button', { name: words.back }).click();
  await page.getByRole('button', { name: 'Karelia' }).click();
  await expect(steps).toHaveText(onMap ?? '');
});

test('units are bought on one card, and the answer comes into sight', async ({ page, service }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, service, 'Mara', '/tables/new');
  await createTable(page, 'solo');
  const more = page.getByRole('button', { name: `${words.more}: Infantry` });
  for (let n = 0; n < 2; n++) await more.click();
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(page.getByRole('region', { name: words.sheet })).toContainText('BUY 2 infantry');
  await page.getByRole('button', { name: words.sendOne }).click();
  await expect(page.getByText(words.applied)).toBeInViewport();
});

test('standing orders can be saved as the game suggests them', async ({ page, service }) => {
  await signIn(page, service, 'Nino', '/tables/new');
  await createTable(page, 'solo');
  await page.goto(`${new URL(page.url()).pathname}/orders`);
  await page.getByRole('button', { name: words.save, exact: true }).first().click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByText(words.isOwn)).toBeVisible();
});

test('an order of losses is put right by keyboard: two places change, and nobody stands at both', async ({ page, service }) => {
  await signIn(page, service, 'Ludovica', '/tables/new');
  await createTable(page, 'solo');
  await page.goto(`${new URL(page.url()).pathname}/orders`);
  const ranking = page.getByRole('group', { name: 'Order of losses on land' }).first();
  const named = () =>
    ranking.locator('select').evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).selectedOptions[0]?.text));
  const before = await named();
  await ranking.locator('select').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(named).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.getByRole('button', { name: words.save, exact: true }).first().click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await page.reload();
  expect(await named()).toEqual([before[1], before[0], ...before.slice(2)]);
});

test('without JavaScript orders are typed, sent and answered all the same', async ({ page, browser, service }) => {
  await signIn(page, service, 'Lena', '/tables/new');
  await createTable(page, 'solo');
  const context = await browser.newContext({
    baseURL: service.address,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByRole('img').first()).toBeVisible();
  await plain.getByLabel(words.typed).fill('BUY 99 infantry');
  await plain.getByRole('button', { name: words.send }).click();
  await expect(plain.getByText(words.refused)).toBeVisible();
  await plain.getByRole('button', { name: words.clear }).click();
  await plain.getByLabel(words.typed).fill('BUY 1 infantry');
  await plain.getByRole('button', { name: words.send }).click();
  await expect(plain.getByText(words.applied)).toBeVisible();
  await context.close();
});
