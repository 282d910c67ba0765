import type { Page } from '@playwright/test';
import { board as en } from '../../app/_words/en/board';
import { board as it } from '../../app/_words/it/board';
import { abilityText } from '../support/pacific/cards';
import { expect, test } from './house';
import { faults, speak } from './pages';
import { signIn } from './people';
import { createToyTable } from './tables';

test.use({ house: 'toys' });

/** A hex as the table of all pieces has it: how it is called, and the units in it. */
interface Row {
  place: string;
  units: string[];
}

/** A hex with one unit, and one with several. */
async function hexesOf(page: Page, words: { stacks: string; unitCard: string } = en): Promise<{ alone: Row; crowd: Row }> {
  const paper = page.locator('.map-legend').filter({ has: page.locator(`summary[aria-label="${words.stacks}"]`) });
  await paper.locator('summary').click();
  await expect(paper.locator('tbody tr').first()).toBeVisible();
  const lead = words.unitCard.replace('{unit}', '');
  const rows = await paper.locator('tbody tr').evaluateAll(
    (all, lead) =>
      all.map((row) => ({
        place: row.querySelector('th')?.textContent ?? '',
        units: [...row.querySelectorAll('.unit-more button')].map((button) => button.getAttribute('aria-label')?.slice(lead.length) ?? ''),
      })),
    lead,
  );
  await paper.locator('summary').click();
  const [alone, crowd] = [rows.find(({ units }) => units.length === 1), rows.find(({ units }) => units.length > 1)];
  if (!alone || !crowd) throw new Error('the hexes hold one unit each, or none does');
  return { alone, crowd };
}

/** Brings a hex into the middle of the map. */
async function goTo(page: Page, place: string, words: { search: string } = en): Promise<void> {
  await page.getByLabel(words.search).fill(place);
  await page.keyboard.press('Enter');
}

const asked = (page: Page): string[] => {
  const all: string[] = [];
  page.on('request', (request) => request.url().includes('/cards?') && all.push(request.url()));
  return all;
};

/** The middle of the hex whose card is open. */
async function shownAt(page: Page): Promise<{ x: number; y: number }> {
  const outline = page.locator('.map-shown').locator('use, path').first();
  // the map is on its way there
  let last = '';
  await expect(async () => {
    const now = JSON.stringify(await outline.boundingBox());
    const hasStopped = now === last;
    last = now;
    expect(hasStopped).toBe(true);
  }).toPass();
  const box = await outline.boundingBox();
  if (!box) throw new Error('no hex is shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a mouse over a counter shows its card, which is fetched then and not before, and once', async ({ page, service }) => {
  const requests = asked(page);
  await signIn(page, service, 'Cora', '/tables/new');
  await createToyTable(page);
  const { alone } = await hexesOf(page);
  expect(requests).toEqual([]);
  await goTo(page, alone.place);
  const card = page.locator('.map-card');
  await expect(card).toContainText(abilityText.en.text);
  await expect(card).toContainText(/Looks at side \d/);
  const { x, y } = await shownAt(page);
  expect(requests).toHaveLength(1);
  await page.getByRole('button', { name: en.close, exact: true }).click();
  await expect(card).toBeHidden();
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
  await createToyTable(page);
  const { crowd } = await hexesOf(page);
  await goTo(page, crowd.place);
  const card = page.locator('.map-card');
  await expect(card).toBeVisible();
  await expect(card.getByRole('button', { expanded: true })).toHaveCount(0);
  await page.getByRole('application').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const [first = '', second = ''] = crowd.units;
  const row = (title: string) => card.getByRole('button', { name: title, exact: true });
  await expect(row(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(first)).toHaveAttribute('aria-expanded', 'true');
  await expect(card).toContainText(abilityText.en.text);
  await page.keyboard.press('Tab');
  await expect(row(second)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(card.getByRole('button', { expanded: true })).toHaveText(second);
});

test('a candidate of the form has its card: shown for a mouse and for the keyboard, kept by a press, closed by Escape', async ({
  page,
  service,
}) => {
  await signIn(page, service, 'Fritzi', '/tables/new');
  await createToyTable(page);
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
    await signIn(page, service, 'Teodora', '/tables/new');
    const path = await createToyTable(page);
    await speak(page, 'it');
    await page.goto(path);
    const { alone } = await hexesOf(page, it);
    await goTo(page, alone.place, it);
    const card = page.locator('.map-card');
    const { x, y } = await shownAt(page);
    await page.getByRole('button', { name: it.close, exact: true }).click();
    await expect(card).toBeHidden();
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
