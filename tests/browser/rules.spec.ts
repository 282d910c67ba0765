import { rules as words } from '../../app/_words/en/rules';
import { table as tableWords } from '../../app/_words/en/table';
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
