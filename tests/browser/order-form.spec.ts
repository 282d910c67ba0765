import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { settled } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

test('the keyboard stays in the order form, at the next question or at the sheet', async ({ page, service }) => {
  await signIn(page, service, 'Vera', '/tables/new');
  await createTable(page, 'solo');
  const sheet = page.getByRole('region', { name: words.sheet });
  const more = page.getByRole('button', { name: `${words.more}: Infantry` });
  await more.press('Enter');
  await expect(page.getByRole('spinbutton', { name: /infantry/ })).toHaveValue('1');
  await expect(more).toBeFocused();
  await page.getByRole('button', { name: words.confirm }).press('Enter');
  await expect(sheet).toContainText('BUY 1 infantry');
  await expect(sheet.locator('[aria-live="polite"]').first()).toContainText('BUY 1 infantry');
  // the next question has it, not the page
  await expect(page.locator('.guided p:focus')).toBeVisible();

  const remove = page.getByRole('button', { name: words.removeOrder.replace('{order}', 'BUY 1 infantry') });
  await remove.press('Enter');
  await expect(sheet).toContainText(words.sheetEmpty);
  await expect(sheet).toBeFocused();

  await page.getByLabel(words.typed).fill('BUY 90 battleships');
  await page.getByRole('button', { name: words.add, exact: true }).press('Enter');
  await expect(page.getByText(words.refusedHere)).toBeVisible();
  await expect(page.getByLabel(words.typed)).toBeFocused();
});

test('the keyboard goes on at the next question also where the rules come late', async ({ page, service }) => {
  await signIn(page, service, 'Vasco', '/tables/new');
  await createTable(page, 'solo');
  const more = page.getByRole('button', { name: `${words.more}: Infantry` });
  await settled(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held;
    await route.continue();
  });
  await more.press('Enter');
  await page.getByRole('button', { name: words.confirm }).press('Enter');
  await expect(page.getByText(words.oneMoment)).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: words.sheet })).toContainText('BUY 1 infantry');
  await expect(page.locator('.guided p:focus')).toBeVisible();
});

test('who types on while an order is checked is not called away by the next question', async ({ page, service }) => {
  await signIn(page, service, 'Vinzenz', '/tables/new');
  await createTable(page, 'solo');
  await settled(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/tables/*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: `${words.more}: Infantry` }).press('Enter');
  await page.getByRole('button', { name: words.confirm }).press('Enter');
  await expect(page.locator('.guided').getByText(words.saving)).toBeFocused();
  const typed = page.getByLabel(words.typed);
  await typed.focus();
  await page.keyboard.type('EN');
  release();
  await expect(page.locator('.guided').getByRole('button', { name: 'End the combat move' })).toBeVisible();
  await expect(typed).toBeFocused();
  await page.keyboard.type('D');
  await page.keyboard.press('Enter');
  await expect(page.locator('.sheet-lines > li')).toHaveText([/BUY 1 infantry/, /END/]);
});

test('the button that sends has the keyboard when nothing more is asked', async ({ page, service }) => {
  await signIn(page, service, 'Zoe', '/tables/new');
  await createTable(page, 'bots');
  const sheet = page.getByRole('region', { name: words.sheet });
  for (const order of ['BUY nothing', 'END']) {
    await page.getByLabel(words.typed).fill(order);
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await expect(sheet).toContainText(order);
  }
  await page.getByRole('button', { name: /End the noncombat move/ }).press('Enter');
  await expect(sheet.locator('.sheet-lines > li')).toHaveCount(3);
  await expect(page.getByRole('button', { name: words.send, exact: true })).toBeFocused();
});

test('a sheet that was sent empty is told of only until something is on it', async ({ page, service }) => {
  await signIn(page, service, 'Wanda', '/tables/new');
  await createTable(page, 'solo');
  await page.getByRole('button', { name: words.send }).click();
  const alert = page.getByRole('alert').filter({ hasText: words.emptySheet });
  await expect(alert).toBeVisible();
  await page.getByLabel(words.typed).fill('BUY 1 infantry');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await expect(page.getByRole('region', { name: words.sheet })).toContainText('BUY 1 infantry');
  await expect(alert).toBeHidden();
});
