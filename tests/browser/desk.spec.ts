import { table as words } from '../../app/_words/en/table';
import { tables } from '../../app/_words/en/tables';
import { expect, test } from './house';
import { visit } from './pages';
import { signIn } from './people';
import { createTable, sendOrders } from './tables';

test('from a sheet that was sent to the next table that waits, and one’s tables found again', async ({ page, service }) => {
  await signIn(page, service, 'Desideria', '/tables/new');
  const name = async (title: string) => page.getByLabel(/^Name/).fill(title);
  await createTable(page, 'solo', { fill: () => name('Winter campaign') });
  await createTable(page, 'solo', { fill: () => name('Summer campaign') });
  await sendOrders(page, 'BUY 1 infantry');
  await page.getByRole('link', { name: words.nextOne.replace('{title}', 'Winter campaign') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter campaign' })).toBeVisible();

  await visit(page, '/tables');
  const rows = page.getByRole('listitem').filter({ hasText: 'campaign' });
  await expect(rows).toHaveCount(2);
  await page.getByLabel(tables.find).fill('summer');
  await page.getByRole('button', { name: tables.apply }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Summer campaign');
  const picture = rows.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByLabel(tables.show).selectOption('archive');
  await page.getByRole('button', { name: tables.apply }).click();
  await expect(page.getByText(tables.nothingFound)).toBeVisible();
});
