import type { Page } from '@playwright/test';
import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable, sendOrders } from './tables';

/** A table of the Soviet Union in its combat move. */
async function toCombatMove(page: Page): Promise<void> {
  await createTable(page, 'solo');
  await sendOrders(page, 'BUY nothing');
  await expect(page.locator('.order-panel').getByRole('status')).toContainText(words.applied);
  await expect(page.locator('.guided')).toContainText('Where do you act?');
}

/** Where a counter of a space lies on the page. */
async function counter(page: Page, space: string): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('application').locator(`.map-token[data-space="${space}"]`).first().boundingBox();
  if (!box) throw new Error(`nothing is drawn in ${space}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const sheetOf = (page: Page) => page.getByRole('region', { name: words.sheet });

test('pieces are dragged to where they go, and the map stays where it is', async ({ page, service }) => {
  await signIn(page, service, 'Drusilla', '/tables/new');
  await toCombatMove(page);
  const [from, to] = [await counter(page, 'caucasus'), await counter(page, 'ukraine')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await expect(page.getByRole('application')).toHaveAttribute('data-carrying', 'caucasus');
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.guided')).toContainText(words.chance.split('{')[0] ?? '');
  expect(await counter(page, 'ukraine')).toEqual(to);
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(sheetOf(page)).toContainText('Caucasus > Ukraine');
});

test('an attack is made by its target: what can come there, each with its chance', async ({ page, service }) => {
  await signIn(page, service, 'Tamsin', '/tables/new');
  await toCombatMove(page);
  const at = await counter(page, 'ukraine');
  await page.mouse.click(at.x, at.y);
  const reach = page.getByRole('region', { name: words.sendTo.replace('{space}', 'Ukraine') });
  const source = reach.getByRole('button', { name: /^Caucasus/ });
  await expect(source).toContainText(/\d+%/);
  await source.click();
  await expect(page.locator('.guided p:focus')).toBeVisible();
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(sheetOf(page)).toContainText('Caucasus > Ukraine');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a finger that rests on pieces carries them', async ({ page, service }) => {
    await signIn(page, service, 'Fingal', '/tables/new');
    await toCombatMove(page);
    const [from, to] = [await counter(page, 'karelia'), await counter(page, 'west-russia')];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [from]);
    await expect(page.getByRole('application')).toHaveAttribute('data-carrying', 'karelia');
    await send('touchMove', [to]);
    await send('touchEnd', []);
    await page.getByRole('button', { name: words.confirm }).click();
    await expect(sheetOf(page)).toContainText('Karelia > West Russia');
  });
});
