import { home } from '../../app/_words/en/home';
import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable, sendOrders } from './tables';

test('a stranger sees demonstration games, signs in by letter and gives the first order of a table alone', async ({ page, service }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: home.headline })).toBeVisible();
  await page.getByRole('link', { name: home.watch }).first().click();
  await expect(page.getByText(words.watching)).toBeVisible();
  await expect(page.getByRole('application')).toContainText('Karelia');

  const began = Date.now();
  await signIn(page, service, 'Anna', '/tables/new');
  await createTable(page, 'solo');
  await expect(page.getByText(words.yourTurn)).toBeVisible();
  await sendOrders(page, 'BUY 2 infantry');
  await expect(page.getByText(words.applied)).toBeVisible();
  // From sign-in to the first order in under two minutes, with room for a person to read.
  expect(Date.now() - began).toBeLessThan(60_000);

  await page.reload();
  await expect(page.getByText(/BUY .*infantry/i).first()).toBeVisible();
});

test('a draft stays on the sheet over a reload, marked as not sent', async ({ page, service }) => {
  await signIn(page, service, 'Dario', '/tables/new');
  await createTable(page, 'solo');
  await page.getByLabel(words.typed).fill('BUY 1 tank');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await expect(page.getByText(words.notSent, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: words.sendOne })).toBeEnabled();
  await page.reload();
  await expect(page.getByText(words.notSent, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: words.sheet })).toContainText(/tank/i);
});

test('what is refused says why and stays on the sheet', async ({ page, service }) => {
  await signIn(page, service, 'Elena', '/tables/new');
  await createTable(page, 'solo');
  await page.getByLabel(words.typed).fill('BUY 90 battleships');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await expect(page.getByText(words.refusedHere).first()).toBeVisible();
});

test('an old link, an unknown table and a used letter are plain pages with their status', async ({ page, request, service }) => {
  for (const path of ['/tables/nowhere', '/tables/demo-running/review/99999', '/rules/chess', '/nowhere']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/sign-in/confirm?token=old&email=a@example.org')).status()).toBe(404);
  await signIn(page, service, 'Fabio');
  const [link = ''] = (await service.linksTo('fabio@example.org')).filter((each) => each.includes('/sign-in/confirm'));
  expect((await request.get(link)).status()).toBe(404);
});
