import { board } from '../../app/_words/en/board';
import { list as words } from '../../app/_words/en/list';
import { table } from '../../app/_words/en/table';
import { expect, test } from './house';
import { faults, looks } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

const add = (name: string) => words.addOne.replace('{name}', name);
const drop = (name: string) => words.dropOne.replace('{name}', name);

test('an army is built with filters, told what is wrong, mended, kept, written out and read in, and sealed', async ({ page, service }) => {
  await signIn(page, service, 'Renata', '/tables/new');
  await createTable(page, 'solo', { game: 'aa-miniatures' });
  const form = page.locator('.list-builder');
  const soFar = form.getByRole('region', { name: words.soFar });
  const offer = form.getByRole('region', { name: words.offer });
  const found = offer.locator('.list-lines > li');
  const take = form.getByRole('button', { name: words.take });
  const sheet = page.getByRole('region', { name: table.sheet });
  await expect(take).toBeDisabled();

  await test.step('filters', async () => {
    await offer.getByRole('combobox', { name: 'Nation', exact: true }).selectOption({ label: 'Germany' });
    await offer.getByRole('combobox', { name: 'Type', exact: true }).selectOption({ label: 'Tank' });
    await offer.getByRole('searchbox').fill('tiger');
    await offer.getByRole('spinbutton', { name: words.to.replace('{label}', 'Year') }).fill('1943');
    await expect(found).toHaveCount(2);
    const card = offer.getByRole('button', { name: board.unitCard.replace('{unit}', 'Tiger I') });
    await card.press('Enter');
    await expect(page.locator('.unit-pop:popover-open')).toContainText('Attack dice');
    await page.keyboard.press('Escape');
  });

  await test.step('what is wrong, by the keyboard', async () => {
    const more = offer.getByRole('button', { name: add('Tiger I') });
    await more.press('Enter');
    await more.press('Enter');
    await expect(more).toBeFocused();
    await expect(form).toContainText('Points: 112/100, 12 too many');
    await expect(form.getByRole('region', { name: words.wrong })).toHaveText('The army costs 112 points; it may cost 100 at most.');
    await expect(take).toBeDisabled();
    await soFar.getByRole('button', { name: drop('Tiger I') }).click();
    await expect(form.getByRole('region', { name: words.wrong })).toBeHidden();
    await expect(form).toContainText('44 left');
    await offer.getByRole('button', { name: words.reset }).click();
    await offer.getByLabel(words.onlyFitting).check();
    await offer.getByRole('searchbox').fill('mauser');
    await offer.getByRole('button', { name: add('Mauser Kar 98k') }).click();
    await offer.getByRole('searchbox').fill('tiger i');
    await expect(offer.getByRole('button', { name: add('Tiger I') })).toHaveCount(0);
    await expect(take).toBeEnabled();
  });

  await test.step('lists of one’s own', async () => {
    await form.getByText(words.mine, { exact: true }).click();
    await expect(form.getByText(words.mineNone)).toBeVisible();
    await form.getByLabel(words.name, { exact: true }).fill('One cat');
    await form.getByRole('button', { name: words.keep }).click();
    await expect(form.getByText(words.kept.replace('{name}', 'One cat'))).toBeVisible();
  });

  await test.step('as text', async () => {
    await form.locator('summary', { hasText: words.asText }).click();
    const text = form.getByRole('textbox', { name: words.asText });
    await expect(text).toHaveValue('1x Tiger I\n1x Mauser Kar 98k');
    await text.fill('2x Panzer III Ausf. F\nSherman Calliope');
    await form.getByRole('button', { name: words.readText }).click();
    await expect(form.getByRole('alert')).toHaveText(/^Line 2: "Sherman Calliope" is not a card/);
    await text.fill('2x Panzer III Ausf. F\n15 Panzergrenadier');
    await form.getByRole('button', { name: words.readText }).click();
    await expect(soFar).toContainText('15 × Panzergrenadier');
    await expect(form).toContainText('The army has 17 units; it may have 15 at most, not counting obstacles.');
    await form.getByRole('button', { name: words.undo }).click();
    await expect(soFar).toContainText('1 × Tiger I');
  });

  const address = page.url();
  expect(await faults(page, address, looks.en)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('what is kept outlives the window’s list', async () => {
    await page.goto(address);
    await expect(soFar).toContainText('1 × Tiger I');
    await form.getByRole('button', { name: words.clear }).click();
    await expect(soFar).not.toContainText('Tiger');
    await form.getByText(words.mine, { exact: true }).click();
    await form.getByRole('button', { name: words.open.replace('{name}', 'One cat') }).click();
    await expect(soFar).toContainText('1 × Mauser Kar 98k');
  });

  await test.step('the sheet, and back', async () => {
    await take.click();
    const order = 'ARMY Mauser Kar 98k, Tiger I';
    await expect(sheet).toContainText(order);
    await page.getByRole('button', { name: table.removeOrder.replace('{order}', order) }).click();
    await expect(soFar).toContainText('1 × Tiger I');
    await take.click();
    await expect(sheet).toContainText(order);
    await page.getByRole('button', { name: table.sendOne, exact: true }).click();
    await expect(page.getByText(table.held)).toBeVisible();
  });
});
