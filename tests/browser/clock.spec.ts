import type { Page } from '@playwright/test';
import { account } from '../../app/_words/en/account';
import { clock } from '../../app/_words/en/clock';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable } from './tables';

/** A running table for one and the practice bot, with rules of its own for the clock. */
async function clockedTable(page: Page): Promise<string> {
  await createTable(page, 'others', {
    fill: async () => {
      for (const seat of (await page.locator('.seat-row select').all()).slice(1)) await seat.selectOption('bot');
      await page.getByLabel(clock.timeControl, { exact: true }).selectOption('own');
      await page.getByLabel(clock.turn, { exact: true }).fill('30');
      await page.getByLabel(clock.start, { exact: true }).fill('10');
      await page.getByLabel(clock.cap, { exact: true }).fill('20');
      await page.getByLabel('Sunday').uncheck();
      await page.getByLabel(clock.expiry, { exact: true }).selectOption('bot');
    },
  });
  return new URL(page.url()).pathname;
}

test('a table’s clock is set, shown, changed by its owner and put on record', async ({ page, service }) => {
  await signIn(page, service, 'Karla');
  const table = await clockedTable(page);
  await expect(page.getByText('1 day and 6 hours for a turn')).toBeVisible();
  await expect(page.getByText('Time counts on Monday, Tuesday')).toBeVisible();
  await expect(page.getByText(/When time is up .* the practice bot answers\./)).toBeVisible();
  await expect(page.getByText(/in reserve: 10 hours/).first()).toBeVisible();
  const due = (await page.locator('.table-clock time').first().textContent()) ?? '';
  expect(due).toMatch(/^[A-Z]\w+day \d{1,2} [A-Z]\w+, \d\d:\d\d \(UTC\)$/);
  await expect(page.getByText(clock.due.replace('{when}', due))).toBeVisible();
  await page.getByRole('link', { name: clock.more }).click();
  await page.getByLabel(clock.turn, { exact: true }).fill('0');
  await page.getByRole('button', { name: clock.save }).click();
  await expect(page.getByText(clock.wrong.hours)).toBeVisible();
  await expect(page.getByLabel('Sunday')).not.toBeChecked();
  await page.getByLabel(clock.turn, { exact: true }).fill('48');
  await page.getByRole('button', { name: clock.save }).click();
  await expect(page.getByText(clock.saved)).toBeVisible();
  await expect(page.getByText(/The clock was changed by the owner of the table\. Now: 2 days for a turn/)).toBeVisible();
  await page.goto(table);
  await expect(page.getByText('2 days for a turn', { exact: false }).first()).toBeVisible();
});

test('the time left counts down while the page stands open', async ({ page, service }) => {
  await signIn(page, service, 'Mina');
  const table = await clockedTable(page);
  await page.clock.install();
  await page.goto(table);
  const left = page.locator('.table-clock time').last();
  await expect(left).toHaveText(/^in \d/);
  const before = (await left.textContent()) ?? '';
  await page.clock.fastForward('03:00:00');
  await expect(left).not.toHaveText(before);
  await expect(left).toHaveText(/^in \d/);
  await page.clock.fastForward(200 * 3_600_000);
  await expect(left).toHaveText('time is up');
});

test('deadlines can be read as a calendar until its address is revoked', async ({ page, service }) => {
  await signIn(page, service, 'Linus');
  await clockedTable(page);
  await page.goto('/account');
  await page.getByRole('button', { name: account.calendarOpen }).click();
  const address = await page.getByLabel(account.calendarShown).inputValue();
  const read = await page.request.get(address);
  expect(read.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await read.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await page.reload();
  await page.getByRole('button', { name: account.calendarClose }).click();
  await expect(page.getByRole('button', { name: account.calendarOpen })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
