import type { Locator } from '@playwright/test';
import { firstGame } from '../../app/_words/en/first-game';
import { home } from '../../app/_words/en/home';
import { signIn as words } from '../../app/_words/en/sign-in';
import { table } from '../../app/_words/en/table';
import { expect, test } from './house';
import { newcomer } from './people';

test('a newcomer gets from the front page to a first legal order by ten clicks at most', async ({ page, service }) => {
  const { name, email } = newcomer(service, 'Nils');
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks++;
  };
  await page.goto('/');
  await click(page.getByRole('link', { name: home.first }));
  await page.getByLabel(words.email).fill(email);
  await click(page.getByRole('button', { name: words.send }));
  await click(page.getByRole('link', { name: words.toMailbox }));
  await click(page.locator('pre a[href*="/sign-in/confirm"]'));
  await click(page.getByRole('button', { name: words.confirm, exact: true }));
  await page.getByLabel(words.name).fill(name);
  await click(page.getByRole('button', { name: words.enter }));
  // the board is set up by itself
  await expect(page.getByRole('heading', { name: firstGame.name.replace('{name}', name) })).toBeVisible();
  const done = page.locator('.guided').getByRole('button', { name: table.confirm });
  await click(done);
  const send = page.getByRole('button', { name: table.sendOne, exact: true });
  await expect(send).toBeEnabled();
  await click(send);
  await expect(page.getByText(table.applied)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(10);
});
