import type { Locator, Page } from '@playwright/test';
import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { settled } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

const sheetOf = (page: Page) => page.getByRole('region', { name: words.sheet });
const laterOf = (page: Page) => page.getByRole('region', { name: words.later });
const receiptOf = (page: Page) => page.locator('.order-panel').getByRole('status');
const control = (page: Page, name: string | RegExp) => page.locator('.table-side').getByRole('button', { name, exact: true }).first();
const counter = (page: Page, space: string) => page.getByRole('application').locator(`.map-token[data-space="${space}"]`).first();

/** A sheet that was sent is done to its end, and it is the turn of the next power. */
async function turnIsOver(page: Page, placed: RegExp): Promise<void> {
  await expect(receiptOf(page)).toContainText(words.applied);
  await expect(receiptOf(page)).toContainText(placed);
  await expect(receiptOf(page).getByText('Round 1: the turn of Germany.')).toBeAttached();
  await expect(receiptOf(page)).not.toContainText(words.backOnSheet);
}

const twoInfantry = words.mostOf.replace('{count}', '2').replace('{name}', 'Infantry');

test('the Soviet Union plays its whole turn with two attacks by no more than 18 clicks and one sheet, however the battles end', async ({
  page,
  service,
}) => {
  await signIn(page, service, 'Xenia', '/tables/new');
  await createTable(page, 'bots');
  const sheet = sheetOf(page);
  let clicks = 0;
  const press = async (name: string | RegExp) => {
    await control(page, name).click();
    clicks++;
  };
  const at = async (space: string) => {
    const box = await counter(page, space).boundingBox();
    if (!box) throw new Error(`nothing is drawn in ${space}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    clicks++;
  };
  await press(twoInfantry);
  await press(words.confirm);
  await expect(sheet).toContainText('BUY 2 infantry');
  for (const [from, to, line] of [
    ['caucasus', 'ukraine', 'Caucasus > Ukraine'],
    ['karelia', 'west-russia', 'Karelia > West Russia'],
  ] as const) {
    await expect(page.locator('.guided')).toContainText('Where do you act?');
    await at(from);
    await at(to);
    await press(words.confirm);
    await expect(sheet).toContainText(line);
  }
  await press(/End the combat move/);
  // plans of the battles and what comes behind them stand side by side
  await expect(page.getByRole('combobox', { name: words.planOf.replace('{place}', 'Ukraine') })).toBeVisible();
  await expect(laterOf(page)).toContainText(words.laterHint);
  await press(words.laterAll);
  await expect(sheet.locator('.sheet-lines > li')).toHaveCount(6);
  await expect(sheet.locator('.sheet-lines > li').nth(4)).toContainText(words.untried);
  await expect(sheet.locator('.sheet-lines > li').nth(5)).toContainText(/PLACE 2 infantry in \w+/);
  await press(words.send);
  await turnIsOver(page, /PLACE 2 infantry/);
  expect(clicks).toBeLessThanOrEqual(18);
});

test('what comes behind the battles is said in a page without scripts, and is typed there', async ({ page, browser, service }) => {
  await signIn(page, service, 'Yvette', '/tables/new');
  await createTable(page, 'bots');
  const field = page.getByLabel(words.typed);
  for (const order of ['BUY 2 infantry', 'MOVE 3 infantry: Caucasus > Ukraine', 'END']) {
    await field.fill(order);
    await field.press('Enter');
    await expect(sheetOf(page)).toContainText(order);
  }
  await expect(laterOf(page)).toBeVisible();
  const plain = await browser.newContext({
    baseURL: service.address,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(page.url());
  await expect(laterOf(bare).getByRole('button')).toHaveCount(0);
  const lines = await laterOf(bare).locator('noscript code').allTextContents();
  expect(lines).toEqual(['END', expect.stringMatching(/^PLACE 2 infantry/)]);
  await bare.getByLabel(words.typed).fill(lines.join('\n'));
  await bare.getByRole('button', { name: words.send }).click();
  await turnIsOver(bare, /PLACE 2 infantry/);
  await plain.close();
});

test.describe('by finger on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** A finger’s breadth: the least that a control measures, in CSS pixels. */
  const finger = 40;

  /** Map and question share the screen, and nothing pushes the page sideways. */
  async function fits(page: Page, question: Locator): Promise<void> {
    const box = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: -1, width: 0, height: 0 };
    await expect(question).toBeInViewport();
    // the page comes back to its head in its own time
    await expect.poll(async () => (await box(page.locator('.map-stage'))).y).toBeGreaterThanOrEqual(0);
    const [map, side] = [await box(page.locator('.map-stage')), await box(page.locator('.table-side'))];
    expect(map.height).toBeGreaterThan(200);
    expect(side.y).toBeGreaterThanOrEqual(map.y + map.height - 1);
    expect(side.y + side.height).toBeLessThanOrEqual(740);
    const wide = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth]);
    expect(Math.max(...wide)).toBeLessThanOrEqual(360);
  }

  /** Taps a control that a finger can hit, and that nothing lies over. */
  async function tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await target.scrollIntoViewIfNeeded();
    const found = await target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return { width, height, isFree: element.contains(top) };
    });
    expect(found.width, `${target}`).toBeGreaterThanOrEqual(finger);
    expect(found.height, `${target}`).toBeGreaterThanOrEqual(finger);
    expect(found.isFree, `something lies over ${target}`).toBe(true);
    await target.tap();
  }

  async function tapCounter(page: Page, space: string): Promise<void> {
    const box = await counter(page, space).boundingBox();
    if (!box) throw new Error(`nothing is drawn in ${space}`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isFree = await page.evaluate(({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('[role="application"]')), point);
    expect(isFree, `${space} is out of sight, or lies under something`).toBe(true);
    await page.touchscreen.tap(point.x, point.y);
  }

  test('a whole turn fits on the screen step by step, from opening the table to the receipt', async ({ page, service }) => {
    await signIn(page, service, 'Zelda', '/tables/new');
    await createTable(page, 'bots');
    await page.reload();
    await settled(page);
    const sheet = sheetOf(page);
    const guided = page.locator('.guided p').first();
    await fits(page, guided);
    await tap(control(page, twoInfantry));
    await fits(page, guided);
    await tap(control(page, words.confirm));
    await expect(guided).toContainText('Where do you act?');
    await fits(page, guided);
    await tapCounter(page, 'russia');
    await fits(page, guided);
    await tapCounter(page, 'west-russia');
    await fits(page, guided);
    await tap(control(page, words.confirm));
    await expect(sheet).toContainText('Russia > West Russia');
    await expect(guided).toContainText('Where do you act?');
    await fits(page, guided);
    await tap(control(page, /End the combat move/));
    await expect(laterOf(page)).toBeAttached();
    await tap(control(page, words.laterAll));
    await expect(sheet).toContainText('PLACE 2 infantry');
    await fits(page, laterOf(page));
    await tap(control(page, words.send));
    await turnIsOver(page, /PLACE 2 infantry/);
    await fits(page, receiptOf(page));
  });
});
