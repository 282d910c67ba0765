import type { Locator, Page } from '@playwright/test';
import { home } from '../../app/_words/en/home';
import { signIn as words } from '../../app/_words/en/sign-in';
import { table } from '../../app/_words/en/table';
import { expect, test } from './house';
import { settled } from './pages';
import { newcomer } from './people';

/** Presses Tab until something has the keyboard. */
async function tabTo(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await what.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${what}`);
}

async function press(page: Page, what: Locator): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press('Enter');
}

async function write(page: Page, what: Locator, text: string): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.type(text);
}

test('a first game is started and played for a round by keyboard alone', async ({ page, service }) => {
  const { name, email } = newcomer(service, 'Keys');
  test.setTimeout(180_000);
  // the one address that is typed; from here on there is no pointer
  await page.goto('/');
  await settled(page);
  await press(page, page.getByRole('link', { name: home.first }));
  await page.waitForURL(/\/sign-in/);
  await write(page, page.getByLabel(words.email), email);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: words.toMailbox }));
  await press(page, page.locator('pre a[href*="/sign-in/confirm"]'));
  await press(page, page.getByRole('button', { name: words.confirm, exact: true }));
  await write(page, page.getByLabel(words.name), name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\/[\w-]+$/);
  await settled(page);

  // the first order is put together by the form's own steps
  const sheet = page.getByRole('region', { name: table.sheet });
  await press(page, page.getByRole('button', { name: `${table.more}: Infantry` }));
  await expect(page.getByRole('spinbutton', { name: /infantry/ })).toHaveValue('1');
  await press(page, page.locator('.guided').getByRole('button', { name: table.confirm }));
  await expect(sheet).toContainText('BUY 1 infantry');

  const receipt = page.locator('.order-panel').getByRole('status');
  const send = page.getByRole('button', { name: new RegExp(`^(${table.send}|${table.sendOne})$`) });
  const typed = page.getByLabel(table.typed);
  const head = page.locator('.table-head');
  const turns = [
    { power: 'Soviet Union', orders: ['END', 'END', 'PLACE 1 infantry in Russia'] },
    { power: 'United Kingdom', orders: ['BUY nothing', 'END', 'END'] },
    { power: 'United States', orders: ['BUY nothing', 'END', 'END'] },
  ];
  for (const { power, orders } of turns) {
    await expect(head).toContainText(`Round 1, ${power}`);
    await expect(typed).toBeVisible();
    for (const order of orders) {
      const before = await sheet.locator('.sheet-lines > li').count();
      await write(page, typed, order);
      await page.keyboard.press('Enter');
      await expect(sheet.locator('.sheet-lines > li')).toHaveCount(before + 1);
    }
    await expect(send).toBeEnabled();
    await press(page, send);
    await expect(receipt).toContainText(table.applied);
  }
  // the bots of the other side have played theirs meanwhile
  await expect(head).toContainText('Round 2, Soviet Union');
});
