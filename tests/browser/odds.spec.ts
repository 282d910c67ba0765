import { odds as words } from '../../app/_words/en/odds';
import { rules } from '../../app/_words/en/rules';
import { table } from '../../app/_words/en/table';
import { odds as italian } from '../../app/_words/it/odds';
import { expect, test } from './house';
import { faults, speak } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

test('a battle is set up by hand, fought, and sent on by its address', async ({ page, service }) => {
  await page.goto(`${service.address}/rules/aa-1941`);
  await page.getByRole('link', { name: rules.odds }).click();
  await expect(page.getByRole('status').filter({ hasText: words.missing })).toBeVisible();
  await page.getByLabel('Where the battle is').selectOption({ label: 'Ukraine' });
  await page.getByLabel('Attacker').selectOption({ label: 'Germany' });
  const result = page.getByRole('region', { name: words.result });
  for (const side of [words.attack, words.defence]) await page.getByRole('button', { name: `${table.more}: ${side}, Infantry` }).click();
  // a quarter of such fights; the same luck every time
  await expect(result.getByRole('definition').first()).toHaveText('25%');
  await page.getByRole('textbox', { name: `${words.attack}, Tanks` }).fill('3');
  await expect(result.getByRole('definition').first()).not.toHaveText('25%');
  const chances = await result.getByRole('definition').allTextContents();
  expect(page.url()).toContain('a.tank=3');
  await page.goto(page.url());
  await expect(page.getByRole('textbox', { name: `${words.attack}, Tanks` })).toHaveValue('3');
  await expect(result.getByRole('definition')).toHaveText(chances);
  const address = page.url();
  expect(await faults(page, address)).toEqual([]);
  await speak(page, 'it');
  await page.goto(address);
  await expect(page.getByRole('region', { name: italian.result }).getByRole('definition')).toHaveCount(3);
});

test('a battle announced on the sheet shows how it is likely to end, and its units may be changed', async ({ page, service }) => {
  await signIn(page, service, 'Norma', '/tables/new');
  await createTable(page, 'solo');
  const sheet = page.getByRole('region', { name: table.sheet });
  for (const order of ['BUY nothing', 'MOVE 3 infantry: Caucasus > Ukraine']) {
    await page.getByLabel(table.typed).fill(order);
    await page.getByRole('button', { name: table.add, exact: true }).click();
    await expect(sheet).toContainText(order.slice(0, 10));
  }
  const battles = page.getByRole('region', { name: table.battles });
  await battles.getByText('Battle in Ukraine').click();
  await expect(battles.getByRole('definition')).toHaveCount(3);
  await expect(battles.getByRole('link', { name: words.toPage })).toHaveAttribute(
    'href',
    /\/rules\/aa-1941\/odds\?.*place=ukraine.*a\.infantry=3/,
  );
});
