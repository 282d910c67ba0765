import { board as words } from '../../app/_words/en/board';
import { table as tableWords } from '../../app/_words/en/table';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable } from './tables';

test('the minimap shows what is seen, takes the map elsewhere, and goes with the whole map', async ({ page }) => {
  await page.goto('/tables/demo-running');
  const map = page.getByRole('application');
  const stamp = page.locator('.map-overview');
  const frame = stamp.locator('span').first();
  const seen = () => map.locator('.map-sheet').getAttribute('style');
  await expect(map.locator('svg').first()).toHaveAttribute('viewBox', /./);
  await expect(frame).toHaveAttribute('style', /width/);
  const before = await seen();
  const style = await frame.getAttribute('style');
  const box = await stamp.boundingBox();
  await stamp.click({ position: { x: (box?.width ?? 0) * 0.85, y: (box?.height ?? 0) * 0.6 } });
  await expect.poll(seen).not.toBe(before);
  expect(await frame.getAttribute('style')).not.toBe(style);
  await expect(page.locator('.map-card')).toBeHidden();
  await page.getByRole('button', { name: words.whole }).click();
  await expect(stamp).toBeHidden();
});

test('colours for other eyes are chosen in the legend, and kept', async ({ page }) => {
  await page.goto('/tables/demo-running');
  const colour = () => page.locator('.map').evaluate((element) => getComputedStyle(element).getPropertyValue('--map-token-germany'));
  await expect(page.getByRole('application')).toContainText('Karelia');
  const printed = await colour();
  await page.locator('.map-legend').filter({ hasText: words.legend }).locator('summary').click();
  await page.getByLabel(words.colours).selectOption('deutan');
  await expect.poll(colour).not.toBe(printed);
  const safe = await colour();
  await page.reload();
  await expect(page.getByRole('application')).toContainText('Karelia');
  expect(await colour()).toBe(safe);
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`orders of a review are ${motion === 'reduce' ? 'shown without motion' : 'seen to be carried out'} (${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/tables/demo-running/review/0');
    const map = page.getByRole('application');
    await expect(map.locator('svg').first()).toHaveAttribute('viewBox', /./);
    const seen = await page.evaluateHandle(() => {
      const found = { glides: 0, falls: 0 };
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
        const count = (name: string) => added.filter((node) => node.matches(name) || node.querySelector(name) !== null).length;
        found.glides += count('.map-glide');
        found.falls += count('.map-fall');
      }).observe(document.body, { childList: true, subtree: true });
      return found;
    });
    const arrows = map.locator('.map-arrow');
    // on to the first order that moves a piece
    for (let step = 1; step <= 12 && (await arrows.count()) === 0; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(new RegExp(`/review/${step}$`));
      await expect(page.locator('.review-entry')).toContainText(String(step));
    }
    await expect(arrows.first()).toBeAttached();
    const glides = () => seen.evaluate((found) => found.glides);
    if (motion === 'reduce') expect(await glides()).toBe(0);
    else await expect.poll(glides).toBeGreaterThan(0);
    await expect(map.locator('.map-glide')).toHaveCount(0);
    // the first moment with dice: they tumble, or lie still
    const dice = page.locator('.review-entry .dice .die');
    for (let step = 1; step <= 60 && (await dice.count()) === 0; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(page).not.toHaveURL(new RegExp(`/review/${step - 1}$`));
      await expect(page.locator('.review-entry')).toContainText(/\d/);
    }
    const tumbling = await dice.first().evaluate((die) => getComputedStyle(die).animationName);
    expect(tumbling).toBe(motion === 'reduce' ? 'none' : 'die-tumble');
    // on to a moment in which pieces are taken off: they fade where they stood
    const falls = () => seen.evaluate((found) => found.falls);
    const from = Number(/\d+$/.exec(page.url())?.[0]);
    const hasLosses = page.locator('.review-entry').getByText(/lose|loses|destroyed/);
    for (let step = from + 1; step <= from + 40 && (await hasLosses.count()) === 0; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(new RegExp(`/review/${step}$`));
      await expect(page.locator('.review-entry')).toContainText(String(step));
    }
    await expect(hasLosses.first()).toBeVisible();
    if (motion === 'reduce') expect(await falls()).toBe(0);
    else await expect.poll(falls).toBeGreaterThan(0);
    await expect(map.locator('.map-fall')).toHaveCount(0);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('map, question and sending are in view together, and a first order is made by thumb', async ({ page, service }) => {
    await signIn(page, service, 'Pia', '/tables/new');
    await createTable(page, 'solo');
    const map = page.getByRole('application');
    await expect(map.locator('svg').first()).toHaveAttribute('viewBox', /./);
    await expect(page.locator('.map-overview')).toBeVisible();
    for (const part of [map, page.locator('.guided')]) await expect(part).toBeInViewport();
    await page.getByRole('button', { name: `${tableWords.more}: Infantry` }).tap();
    await page.getByRole('button', { name: tableWords.confirm }).tap();
    await expect(page.getByRole('region', { name: tableWords.sheet })).toContainText('BUY 1 infantry');
    await expect(map).toBeInViewport({ ratio: 0.5 });
    await page.getByRole('button', { name: tableWords.sendOne }).tap();
    await expect(page.getByText(tableWords.applied)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('that lies on its side has them side by side', async ({ page, service }) => {
    await signIn(page, service, 'Quirin', '/tables/new');
    await createTable(page, 'solo');
    const map = page.getByRole('application');
    await expect(map.locator('svg').first()).toHaveAttribute('viewBox', /./);
    for (const [width, height] of [
      [667, 375],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const side = page.locator('.table-side');
      for (const part of [map, side, page.locator('.send-bar')]) await expect(part).toBeInViewport({ ratio: 0.9 });
      const [left, right] = [await map.boundingBox(), await side.boundingBox()];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
      await expect(page.getByRole('banner').getByRole('navigation').first()).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
