import type { Page } from '@playwright/test';
import { lobby } from '../../app/_words/en/lobby';
import { newTable } from '../../app/_words/en/new-table';
import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable } from './tables';

/** More than eight turns can take of two players who attack once. */
const mostSheets = 60;

const form = (page: Page) => page.locator('.guided');
const send = (page: Page) => page.locator('.send-bar button[type=submit]');
const isOver = (page: Page) => page.locator('.table-clock').getByText(words.over).isVisible();
const isAsked = async (page: Page) => (await form(page).locator('.button.choice').count()) > 0;

/** Attacks over land with all that may go, from the first zone that the form offers to the first that it offers. */
async function attack(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Declare an attack' }).click();
  for (let step = 0; step < 8 && !(await page.locator('.sheet-of-orders[data-filled=true]').isVisible()); step++) {
    const before = await form(page).innerHTML();
    if ((await form(page).locator('.card-lines').count()) > 0) {
      await form(page).getByRole('button', { name: words.all, exact: true }).click();
      await form(page).getByRole('button', { name: words.confirm, exact: true }).click();
    } else await form(page).locator('.button.choice').first().click();
    await expect.poll(async () => (await form(page).innerHTML()) !== before).toBe(true);
  }
  await expect(page.locator('.sheet-lines')).toContainText('ATTACK');
}

/** Ends what is asked; pieces that would stay behind are let go when the form asks again. */
async function end(page: Page): Promise<void> {
  await form(page)
    .getByRole('button', { name: /^(End|Pass)/ })
    .click();
  const anyway = form(page).getByRole('button', { name: 'End anyway' });
  await expect(anyway.or(page.locator('.sheet-lines').getByText(/^(END|PASS)$/))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.locator('.sheet-lines').getByText(/^(END|PASS)$/)).toBeVisible();
}

/** Answers what is asked as the form suggests, and sends it. */
async function play(page: Page, isAttacking: boolean): Promise<void> {
  const suggested = page.getByRole('button', { name: words.suggest, exact: true });
  if (await suggested.isVisible()) {
    await suggested.click();
    await expect(page.locator('.sheet-of-orders')).toHaveAttribute('data-filled', 'true');
    await expect(send(page)).toBeEnabled();
  } else if (isAttacking) {
    await attack(page);
    await expect(send(page)).toBeEnabled();
  }
  // reinforcements end by themselves once nothing more can be done
  if (
    await form(page)
      .getByRole('button', { name: /^(End|Pass)/ })
      .isVisible()
  )
    await end(page);
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(page.locator('.sheet-of-orders[data-filled=true]')).toHaveCount(0);
}

test('a whole game of 1943–1945 is played by two browsers to its end', async ({ page, browser, service }) => {
  test.setTimeout(180_000);
  await signIn(page, service, 'Aurelia', '/tables/new');
  await createTable(page, 'others', {
    game: '1943-1945',
    fill: async () => {
      await page.getByLabel('Axis', { exact: true }).selectOption({ label: newTable.open });
    },
  });
  const context = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const other = await context.newPage();
  await signIn(other, service, 'Benno');
  await other.goto(page.url());
  await other.getByRole('button', { name: lobby.take }).click();
  await expect(other.getByRole('button', { name: lobby.leave })).toBeVisible();
  await expect(page.getByText('Benno')).toBeVisible();
  await page.getByRole('button', { name: lobby.start, exact: true }).click();
  await expect(page.locator('.table-board')).toBeVisible();
  await expect(other.locator('.table-board')).toBeVisible();

  const players = [page, other];
  let hasAttacked = false;
  for (let sheets = 0; sheets < mostSheets; sheets++) {
    // whose question it is comes to their page by itself
    let mover: Page | undefined;
    await expect
      .poll(async () => {
        if (await isOver(page)) return true;
        for (const each of players) if (await isAsked(each)) mover = each;
        return mover !== undefined;
      })
      .toBe(true);
    if (!mover) break;
    const attacks: boolean = !hasAttacked && (await form(mover).getByRole('button', { name: 'Declare an attack' }).isVisible());
    await play(mover, attacks);
    hasAttacked ||= attacks;
  }
  expect(hasAttacked).toBe(true);
  for (const each of players) {
    await expect(each.locator('.table-clock').getByText(words.over)).toBeVisible();
    // eight turns are over, and stars decide
    await expect(each.locator('.table-side')).toContainText(/Stars at the end, Allies–Axis: \d+–\d+/);
    await expect(each.getByRole('link', { name: words.playIt }).first()).toBeVisible();
  }
  await context.close();
});
