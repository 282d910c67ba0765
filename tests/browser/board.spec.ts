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
  const stage = map.locator('.map-sheet');
  /** The board's x at the left edge of the stage, and how much of it is seen and painted. */
  const look = (element: Element) => {
    const sheet = element as HTMLElement;
    const [x = 0, , width = 0] = (sheet.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const scale = Number.parseFloat(sheet.style.width) / width;
    const [, shift = '0', zoom = '1'] = /translate\((-?[\d.]+)px.*scale\(([\d.]+)\)/.exec(sheet.style.transform) ?? [];
    const shown = scale * Number(zoom);
    return { left: x - Number(shift) / shown, seen: (sheet.parentElement?.clientWidth ?? 0) / shown, from: x, to: x + width };
  };
  const left = async () => (await stage.evaluate(look)).left;
  await opened(map);
  await map.focus();
  const asOpened = await left();
  await page.keyboard.press('+');
  await expect.poll(left).not.toBe(asOpened);
  // steps to the right lead on, until some lead to where it began a world before
  let before = await left();
  let turns = 0;
  await expect(async () => {
    for (let n = 0; n < 12; n++) await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(left).not.toBe(before);
    const now = await stage.evaluate(look);
    // wherever it is, there is a copy of the world to be seen
    expect(now.left).toBeGreaterThanOrEqual(now.from - 1);
    expect(now.left + now.seen).toBeLessThanOrEqual(now.to + 1);
    expect(now.from).toBeGreaterThanOrEqual(-2400 - 1);
    expect(now.to).toBeLessThanOrEqual(2 * 2400 + 1);
    turns += Number(now.left < before);
    before = now.left;
    expect(turns).toBeGreaterThan(0);
  }).toPass();
  await expect(map.locator('use[href$="tokens"]')).toHaveCount(2);
});

test('a choice on the map and a choice in the form are the same, and can be taken back', async ({ page, service }) => {
  await signIn(page, service, 'Karl', '/tables/new');
  await createTable(page, 'solo');
  const map = page.getByRole('application');
  const typed = page.getByLabel(words.typed);
  await expect(map).toContainText('Karelia');
  // a word in the making is told how it may go on, not that it is wrong
  await typed.pressSequentially('BU');
  await expect(page.getByRole('option', { name: 'BUY', exact: true })).toBeVisible();
  await expect(page.getByText(words.typedHint)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^"bu" is no order/)).toBeVisible();
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
