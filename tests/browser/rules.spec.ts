import { AxeBuilder } from '@axe-core/playwright';
import { fill } from '../../app/_board/words';
import { rules as words } from '../../app/_words/en/rules';
import { table as tableWords } from '../../app/_words/en/table';
import { tour } from '../../app/_words/en/tour';
import { rules as italian } from '../../app/_words/it/rules';
import { expect, test } from './house';
import { speak } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

test('a question leads to its rule, beside the form', async ({ page, context, service }) => {
  await signIn(page, service, 'Rita', '/tables/new');
  await createTable(page, 'bots');
  const opened = context.waitForEvent('page');
  await page.getByText(`${tableWords.rules}:`).getByRole('link', { name: 'Buying units' }).click();
  const rules = await opened;
  await expect(rules).toHaveURL(/\/rules\/aa-1941\/full#AA-P1$/);
  const rule = rules.locator(':target');
  await expect(rule.getByRole('heading')).toContainText('Buying units');
  await expect(rule).toBeInViewport();
  // the form stands as it was
  await expect(page.getByLabel(tableWords.typed)).toBeVisible();
});

test('the rules page begins with the quick start and leads to all rules, which are searched with and without scripts', async ({
  page,
  browser,
  service,
}) => {
  await page.goto('/rules/1943-1945');
  await expect(page.locator('main h2').first()).toHaveText(words.quickStart);
  await page.getByRole('link', { name: words.toFull }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.full);
  await page.getByRole('navigation', { name: words.contents }).getByText('Landings', { exact: true }).click();
  await page.getByRole('link', { name: 'Course of a landing' }).click();
  await expect(page.locator('#EU-L2')).toBeInViewport();

  await page.getByLabel(words.search).fill('paratroopers DROP');
  await page.getByRole('button', { name: words.find }).click();
  await expect(page.getByRole('status')).toContainText('1 rule with “paratroopers DROP”');
  await expect(page.locator('main h3')).toHaveText(/^EU-F2/);
  await expect(page.locator('mark').first()).toHaveText(/paratroopers/i);
  await page.getByRole('link', { name: words.showAll }).click();
  await expect(page.locator('#EU-L2')).toBeAttached();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: service.address });
  const bare = await plain.newPage();
  await bare.goto('/rules/aa-revised/full');
  await bare.getByLabel(words.search).fill('artillery');
  await bare.getByRole('button', { name: words.find }).click();
  await expect(bare.locator('#AA-C12')).toBeVisible();
  await expect(bare.locator('#AA-B1')).toHaveCount(0);
  await plain.close();
});

test('all rules are Italian for an Italian', async ({ page }) => {
  await speak(page, 'it');
  await page.goto('/rules/aa-1941/full?q=sbarco');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(italian.full);
  await expect(page.locator('#AA-L4')).toContainText('Annunciare uno sbarco');
});

test('a first player is shown around in ten steps, can leave, and is asked once', async ({ page, service }) => {
  await signIn(page, service, 'Tina', '/tables/new');
  await createTable(page, 'solo');
  const table = page.url();
  const card = page.getByRole('region', { name: tour.label });
  await page.getByRole('button', { name: tour.begin }).click();
  for (let step = 1; step <= 10; step++) {
    await expect(card).toContainText(fill(tour.step, { step, all: 10 }));
    await expect(page.locator('[data-toured]')).toHaveCount(1);
    await expect(page.locator('[data-toured]')).toBeInViewport();
    if (step < 10) await card.getByRole('button', { name: tour.next }).click();
  }
  await card.getByRole('button', { name: tour.back }).click();
  await expect(card.getByRole('heading')).toBeFocused();
  await expect(card).toContainText(tour.logTitle);
  await card.getByRole('button', { name: tour.leave }).click();
  await expect(card).toHaveCount(0);
  await expect(page.locator('[data-toured]')).toHaveCount(0);
  await expect(page.locator('.sheet-of-orders')).toBeFocused();
  await page.goto(table);
  await expect(page.locator('.sheet-of-orders')).toBeVisible();
  await expect(page.getByRole('button', { name: tour.begin })).toHaveCount(0);
});

test('the walk-through is clean for everyone, and Escape leaves it', async ({ page, service }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, service, 'Tea', '/tables/new');
  await createTable(page, 'solo');
  await page.getByRole('button', { name: tour.begin }).click();
  const card = page.getByRole('region', { name: tour.label });
  for (let step = 1; step < 10; step++) await card.getByRole('button', { name: tour.next }).click();
  await expect(page.locator('[data-toured]')).toHaveClass(/table-menu/);
  const { violations } = await new AxeBuilder({ page }).include('.tour-card').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});
