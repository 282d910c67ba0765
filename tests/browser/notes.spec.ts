import { notes as words } from '../../app/_words/en/notes';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable } from './tables';

test('private notes are kept, and two windows do not overwrite each other unseen', async ({ page, context, service }) => {
  await signIn(page, service, 'Piera', '/tables/new');
  await createTable(page, 'solo');
  const table = page.url();
  await page.getByRole('link', { name: words.begin }).click();
  await page.waitForURL(/\/notes/);
  const other = await context.newPage();
  await other.goto(page.url());

  await page.getByLabel(words.label).fill('Hold Karelia.\nBuy tanks in round 2.');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();

  await other.getByLabel(words.label).fill('Leave Karelia.');
  await other.getByRole('button', { name: words.save }).click();
  await expect(other.getByRole('alert').first()).toBeVisible();
  await expect(other.getByText('Hold Karelia.')).toBeVisible();
  await expect(other.getByLabel(words.label)).toHaveValue('Leave Karelia.');
  await other.getByRole('button', { name: words.save }).click();
  await expect(other.getByText(words.saved, { exact: true })).toBeVisible();

  await page.goto(table);
  await expect(page.locator('.notes')).toHaveText('Leave Karelia.');
});
