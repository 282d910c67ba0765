import type { Locator, Page } from '@playwright/test';
import { board as en } from '../../app/_words/en/board';
import { newTable } from '../../app/_words/en/new-table';
import { board as it } from '../../app/_words/it/board';
import { open, seeded, seededDie } from '../../lib/engine';
import { pacific } from '../support/pacific';
import { abilityText } from '../support/pacific/cards';
import { expect, test } from './house';
import { faults, speak } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

test.use({ house: 'toys' });

const { tokens } = pacific.paint(pacific.view(open(pacific, {}, seededDie(seeded(1))).state, 'public'), 'en');
/** A counter that stands alone in its hex. */
const alone = tokens.find((token) => tokens.every((other) => other === token || other.space !== token.space));
if (!alone) throw new Error('every hex holds several counters');
/** A hex with several. */
const crowd = tokens
  .filter(({ space }, i) => tokens.findIndex((other) => other.space === space) === i)
  .find(({ space }) => tokens.filter((other) => other.space === space).length > 1);
if (!crowd) throw new Error('no hex holds several counters');
const crowded = tokens.filter(({ space }) => space === crowd.space);

const nameOf = (space: string) => pacific.board({}, 'en').spaces.find(({ id }) => id === space)?.name ?? space;

async function openTable(page: Page): Promise<string> {
  await createTable(page, 'bots', {
    game: 'pacific',
    async fill() {
      await page.getByLabel(newTable.visibility).locator('visible=true').selectOption('public');
    },
  });
  await expect(page.getByRole('region', { name: 'Hand of Japan' })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Brings a hex into the middle of the map. */
async function goTo(page: Page, space: string, words: { search: string } = en): Promise<void> {
  await page.getByLabel(words.search).fill(nameOf(space));
  await page.keyboard.press('Enter');
}

const asked = (page: Page): string[] => {
  const all: string[] = [];
  page.on('request', (request) => request.url().includes('/cards?') && all.push(request.url()));
  return all;
};

async function middleOf(map: Locator): Promise<{ x: number; y: number }> {
  const box = await map.boundingBox();
  if (!box) throw new Error('there is no map');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a mouse over a counter shows its card, which is fetched then and not before, and once', async ({ page, service }) => {
  const requests = asked(page);
  await signIn(page, service, 'Cora', '/tables/new');
  await openTable(page);
  const map = page.getByRole('application');
  await goTo(page, alone.space);
  const card = page.locator('.map-card');
  await expect(card).toContainText(abilityText.en.text);
  await expect(card).toContainText(alone.now?.[0] ?? '');
  expect(requests).toHaveLength(1);
  await page.getByRole('button', { name: en.close, exact: true }).click();
  await expect(card).toBeHidden();
  const { x, y } = await middleOf(map);
  await expect(async () => {
    await page.mouse.move(x + 1, y + 1);
    await page.mouse.move(x, y);
    await expect(card).toContainText(abilityText.en.text, { timeout: 2000 });
  }).toPass();
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(requests).toHaveLength(1);
});

test('the keyboard walks to a hex and opens the card of each unit that stands there', async ({ page, service }) => {
  await signIn(page, service, 'Kuno', '/tables/new');
  await openTable(page);
  await goTo(page, crowd.space);
  const card = page.locator('.map-card');
  await expect(card).toBeVisible();
  await expect(card.getByRole('button', { expanded: true })).toHaveCount(0);
  await page.getByRole('application').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const [first, second] = crowded;
  const row = (title = '') => card.getByRole('button', { name: title, exact: true });
  await expect(row(first?.title)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(first?.title)).toHaveAttribute('aria-expanded', 'true');
  await expect(card).toContainText(abilityText.en.text);
  await page.keyboard.press('Tab');
  await expect(row(second?.title)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(card.getByRole('button', { expanded: true })).toHaveText(second?.title ?? '');
});

test('a candidate of the form has its card: shown for a mouse and for the keyboard, kept by a press, closed by Escape', async ({
  page,
  service,
}) => {
  await signIn(page, service, 'Fritzi', '/tables/new');
  await openTable(page);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const button = page.getByRole('button', { name: /^Card: / }).first();
  const sheet = page.locator('.unit-pop:popover-open');
  await button.hover();
  await expect(sheet).toContainText(abilityText.en.text);
  await page.mouse.move(2, 2);
  await expect(sheet).toHaveCount(0);
  await button.click();
  await page.mouse.move(2, 2);
  await expect(sheet).toContainText(abilityText.en.text);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(sheet).toContainText(abilityText.en.text);
});

test.describe('under a thumb, in Italian, in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true });

  test('a tap on a counter shows its card, and all of it can be read', async ({ page, service }) => {
    await signIn(page, service, 'Tea', '/tables/new');
    const path = await openTable(page);
    await speak(page, 'it');
    await page.goto(path);
    await goTo(page, alone.space, it);
    const card = page.locator('.map-card');
    await page.getByRole('button', { name: it.close, exact: true }).click();
    await expect(card).toBeHidden();
    const { x, y } = await middleOf(page.getByRole('application'));
    await expect(async () => {
      await page.touchscreen.tap(x, y);
      await expect(card).toContainText(abilityText.it.text, { timeout: 2000 });
    }).toPass();
    const last = card.getByText(abilityText.it.text);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await faults(page, path)).toEqual([]);
  });
});
