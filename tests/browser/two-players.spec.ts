import { chat } from '../../app/_words/en/chat';
import { lobby } from '../../app/_words/en/lobby';
import { newTable } from '../../app/_words/en/new-table';
import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable, sendOrders } from './tables';

test('two players in two browsers: one joins by link, what one does appears at the other', async ({ page, browser, service }) => {
  await signIn(page, service, 'Gina', '/tables/new');
  await createTable(page, 'others', {
    fill: async () => {
      await page.getByLabel('Germany, Japan', { exact: true }).selectOption({ label: newTable.open });
    },
  });
  const address = page.url();

  const context = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const other = await context.newPage();
  await signIn(other, service, 'Hugo');
  await other.goto(address);
  await other.getByRole('button', { name: lobby.take }).click();
  // the seat is his once the page says so; that the owner starts stood there before
  await expect(other.getByRole('button', { name: lobby.leave })).toBeVisible();

  // no reload: the owner sees who came, and both see the game begin
  await expect(page.getByText('Hugo')).toBeVisible();
  await page.getByRole('button', { name: lobby.start, exact: true }).click();
  await expect(page.locator('.table-board')).toBeVisible();
  await expect(other.locator('.table-board')).toBeVisible();

  const [mover, watcher] = (await page.getByText(words.yourTurn).isVisible()) ? [page, other] : [other, page];
  await sendOrders(mover, 'BUY 1 infantry');
  await expect(mover.getByText(words.applied)).toBeVisible();
  // No reload: the news comes by itself.
  await expect(watcher.getByText(/BUY .*infantry/i).first()).toBeVisible();

  await mover.getByLabel(chat.say).fill('Good luck, have fun');
  await mover.getByRole('button', { name: chat.send }).click();
  await expect(watcher.getByRole('log', { name: chat.title })).toContainText('Good luck, have fun');
  await expect(mover.getByLabel(chat.say)).toHaveValue('');
  await mover.getByLabel(chat.say).fill('   ');
  await mover.getByRole('button', { name: chat.send }).click();
  await expect(mover.getByText(chat.empty)).toBeVisible();
  await context.close();
});

test('what is said to one player is read in their window and in no other', async ({ page, browser, service }) => {
  await signIn(page, service, 'Livia', '/tables/new');
  await createTable(page, 'others', {
    game: 'aa-1941&options=1&option.seating=ussr-uk-usa,germany,japan',
    fill: async () => {
      await page.getByLabel('Germany', { exact: true }).selectOption({ label: newTable.open });
      await page.getByLabel('Japan', { exact: true }).selectOption({ label: newTable.bot });
    },
  });
  const address = page.url();
  const context = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const other = await context.newPage();
  await signIn(other, service, 'Marco');
  await other.goto(address);
  await other.getByRole('button', { name: lobby.take }).click();
  await expect(other.getByRole('button', { name: lobby.leave })).toBeVisible();
  await page.getByRole('button', { name: lobby.start, exact: true }).click();
  await expect(page.locator('.table-board')).toBeVisible();

  const outside = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const watcher = await outside.newPage();
  await watcher.goto(address);
  await expect(watcher.locator('.table-board')).toBeVisible();
  await page.getByLabel(chat.audience).selectOption('seat:germany');
  await page.getByLabel(chat.say).fill('Between you and me');
  await page.getByRole('button', { name: chat.send }).click();
  await expect(other.getByRole('log', { name: chat.title })).toContainText('Between you and me');
  // who speaks in private goes on in private
  await expect(page.getByLabel(chat.audience)).toHaveValue('seat:germany');
  await page.getByLabel(chat.audience).selectOption({ label: chat.everybody });
  await page.getByLabel(chat.say).fill('Good morning, all');
  await page.getByRole('button', { name: chat.send }).click();
  await expect(watcher.getByRole('log', { name: chat.title })).toContainText('Good morning, all');
  expect(await watcher.content()).not.toContain('Between you and me');
  await context.close();
  await outside.close();
});
