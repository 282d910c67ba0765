import type { Page } from '@playwright/test';
import { newTable } from '../../app/_words/en/new-table';
import { table as words } from '../../app/_words/en/table';
import { expect } from './house';
import { visit } from './pages';

/** Fills the new-table form: one of the ways to play, the rest as suggested. Ends on the table's page. */
export async function createTable(
  page: Page,
  way: 'solo' | 'bots' | 'others',
  { game = 'aa-1941', fill = async () => undefined }: { game?: string; fill?: () => Promise<void> } = {},
): Promise<void> {
  await visit(page, `/tables/new?game=${game}`);
  await page.getByRole('radio', { name: newTable[way], exact: false }).check();
  await fill();
  await page.getByRole('button', { name: newTable.create }).click();
  await page.waitForURL(/\/tables\/(?!new)[\w-]+/);
}

/** A table of the tests' game (house `toys`) against the practice bot, which anyone may watch; its path. */
export async function createToyTable(page: Page): Promise<string> {
  await createTable(page, 'bots', {
    game: 'pacific',
    async fill() {
      await page.getByLabel(newTable.visibility).locator('visible=true').selectOption('public');
    },
  });
  await expect(page.getByRole('region', { name: 'Hand of Japan' })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Types orders, puts them on the sheet and sends it. */
export async function sendOrders(page: Page, ...orders: string[]): Promise<void> {
  const field = page.getByLabel(words.typed);
  for (const order of orders) {
    await field.fill(order);
    // what is tried meanwhile may move a button from under the mouse
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  const send = page.getByRole('button', { name: orders.length === 1 ? words.sendOne : words.send, exact: true });
  await expect(send).toBeEnabled();
  await send.click();
}
