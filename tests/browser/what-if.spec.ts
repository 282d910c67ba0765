import { compare } from '../../app/_words/en/compare';
import { pinned } from '../../app/_words/en/pinned';
import { table as words } from '../../app/_words/en/table';
import { whatIf } from '../../app/_words/en/what-if';
import { expect, test } from './house';
import { faults, settled } from './pages';
import { signIn } from './people';
import { createTable, sendOrders } from './tables';

test('what might have been is tried from a moment, kept, read by others, and changed by nobody else', async ({
  page,
  browser,
  service,
}) => {
  test.slow();
  await signIn(page, service, 'Valeria', '/tables/new');
  await createTable(page, 'solo', { fill: async () => void (await page.locator('select[name="alone"]').selectOption('public')) });
  const table = new URL(page.url()).pathname;
  await sendOrders(page, 'BUY 1 infantry');
  await expect(page.getByText(words.applied)).toBeVisible();

  await page.goto(`${table}/review/0`);
  await page.getByRole('link', { name: whatIf.begin }).click();
  await page.waitForURL(/\/try\?from=0$/);
  await settled(page);
  await expect(page).toHaveTitle(/What if …, from entry 0 of/);
  await expect(page.getByRole('note')).toContainText(whatIf.banner);
  const tried = page.locator('.try-moves > li');
  const play = async (order: string) => {
    await page.getByLabel(words.typed).fill(order);
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await page.getByRole('button', { name: whatIf.sendOne, exact: true }).click();
  };
  await play('BUY 2 infantry');
  await expect(page.getByText(whatIf.applied)).toBeVisible();
  await expect(tried).toHaveCount(1);
  await play('MOVE 3 infantry: Karelia > West Russia');
  await play('END');
  // dice fall, and both sides are asked: nobody else answers here
  await expect(tried.filter({ hasText: words.roundByRound })).not.toHaveCount(0);
  const count = await tried.count();
  await page.getByRole('button', { name: whatIf.back }).click();
  await expect(page.getByText(whatIf.applied)).toBeHidden();
  await expect(page.locator('.try-moves > li[data-ahead="true"]')).not.toHaveCount(0);
  await page.getByRole('button', { name: whatIf.on }).click();
  await expect(page.locator('.try-moves > li[data-ahead="true"]')).toHaveCount(0);

  await page.getByLabel(whatIf.keepName).fill('Two more');
  await page.getByRole('button', { name: whatIf.keep, exact: true }).click();
  const address = await page.getByLabel(whatIf.keptAddress).inputValue();
  expect(await faults(page, address)).toEqual([]);
  await expect(tried).toHaveCount(count);

  // whoever watches reads it, and goes on from it without touching it
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(other.locator('.try-moves > li')).toHaveCount(count);
  await expect(other.getByRole('note')).toContainText('Valeria');
  await expect(other.getByRole('link', { name: whatIf.signIn })).toBeVisible();

  // the game stands where it stood, and what is kept is listed below its review
  await page.goto(`${table}/review`);
  await expect(page.locator('.review-entry')).toContainText('BUY 1 infantry');
  await settled(page);
  await page.getByText('My tries (1)').click();
  await page.getByLabel(whatIf.keepName).fill('Three more');
  await page.getByRole('button', { name: whatIf.rename }).click();
  await expect(page.getByRole('link', { name: 'Three more' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete "Three more"' }).click();
  await expect(page.getByText(whatIf.noneKept)).toBeVisible();
  expect((await other.goto(address))?.status()).toBe(404);
  await other.context().close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('two moments are compared on a page of their own', async ({ page }) => {
    await page.goto('/tables/demo-finished/review/0');
    await page.getByLabel(compare.begin).fill('40');
    await page.getByRole('button', { name: compare.show }).click();
    await page.waitForURL(/review\/0\?with=40$/);
    await expect(page).toHaveTitle(/entries 0 and 40 compared/);
    await expect(page.getByRole('heading', { name: compare.pieces })).toBeVisible();
    await expect(page.getByRole('heading', { name: compare.figures })).toBeVisible();
    for (const picture of await page.locator('.comparison-boards img').all()) {
      const answer = await page.request.get((await picture.getAttribute('src')) ?? '');
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('id="marked"');
    }
  });
});

test('a note is pinned to a moment, marked in the list, changed and deleted', async ({ page, browser, service }) => {
  await signIn(page, service, 'Nora', '/tables/demo-finished/review/2');
  await settled(page);
  await page.getByText(pinned.write).click();
  await page.getByRole('textbox', { name: pinned.text, exact: true }).fill('<i>Here</i> it was lost.');
  await page.getByLabel(pinned.audience).selectOption('public');
  await page.getByRole('button', { name: pinned.pin }).click();
  const note = page.locator('.moment-notes .notes');
  await expect(note).toHaveText('<i>Here</i> it was lost.');
  await expect(page.locator('.move-list [aria-current="step"] [data-kind="note"]')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/tables/demo-finished/review/2');
  await expect(other.locator('.moment-notes .notes')).toHaveText('<i>Here</i> it was lost.');
  await expect(other.getByText(pinned.change)).toHaveCount(0);

  await page.getByText(pinned.change).click();
  await page.getByLabel(pinned.audience).first().selectOption('private');
  await page.getByRole('button', { name: pinned.save, exact: true }).click();
  await expect(page.locator('.moment-notes')).toContainText(pinned.audiences.private);
  await other.reload();
  await expect(other.locator('.moment-notes .notes')).toHaveCount(0);
  await other.context().close();
  await page.getByRole('link', { name: 'One step on' }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('link', { name: 'One step back' }).click();
  await expect(note).toHaveCount(1);
  await page.getByText(pinned.change).click();
  await page.getByRole('button', { name: pinned.delete }).click();
  await expect(note).toHaveCount(0);
});
