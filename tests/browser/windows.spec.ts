import { newTable } from '../../app/_words/en/new-table';
import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { speak } from './pages';
import { signIn } from './people';
import { createTable, sendOrders } from './tables';

test('who is not on move acts in a window by clicks, and the moving side goes on', async ({ page, service }) => {
  await signIn(page, service, 'Olga', '/tables/new');
  await createTable(page, 'solo', { game: '1943-1945' });
  const table = new URL(page.url()).pathname;

  // the Axis leaves the first impulse to the Allies and wants to be asked when attacks are announced
  await page.goto(`${table}/orders`);
  const axis = page.locator('section.sheet').filter({ has: page.getByRole('heading', { name: /Axis/ }) });
  await axis.getByLabel('When I win the roll').selectOption({ label: 'the enemy gets the initiative' });
  await axis.getByLabel('acting when attacks are announced').check();
  await axis.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();

  await page.goto(table);
  await sendOrders(page, 'END');
  await expect(page.getByRole('button', { name: 'Declare an attack' })).toBeVisible();
  await sendOrders(page, 'ATTACK 16 from 19 4 cubes', 'END');

  const sheet = page.getByRole('region', { name: words.sheet });
  await page.getByRole('button', { name: 'Bomb a zone' }).click();
  await page.getByRole('button', { name: 'Tunis', exact: true }).click();
  await page.getByRole('button', { name: 'Tebessa' }).click();
  await expect(sheet).toContainText('BOMB 19 from 17');
  await page.getByRole('button', { name: words.sendOne, exact: true }).click();
  await expect(page.getByText(words.applied)).toBeInViewport();
  await expect(page.locator('.order-panel')).toContainText('BOMB 19');

  // the window stays open until it is passed; then the attack is fought
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(sheet).toContainText('PASS');
  await page.getByRole('button', { name: words.sendOne, exact: true }).click();
  await expect(page.locator('.order-panel')).toContainText('PASS');
  await expect(page.locator('.log').first()).toContainText('FIGHT 16');
});

test('a table says whose board it is where it is opened, in the lobby and on its page, in the reader’s language', async ({
  page,
  service,
}) => {
  await signIn(page, service, 'Bruna', '/tables/new');
  await page.goto('/tables/new?game=1943-1945');
  await expect(page.getByRole('main')).toContainText('this one is Fieldpost’s reconstruction');

  const standard = await page.request.get('/rules/1943-1945/samples/board');
  const own = { ...(await standard.json()), title: { en: 'Corrected by Bruna', it: 'Corretto da Bruna' } };
  await createTable(page, 'others', {
    game: '1943-1945',
    async fill() {
      await page.getByText(newTable.options, { exact: true }).click();
      await page.getByText(newTable.more, { exact: false }).click();
      await page.getByLabel(/^Board file/).fill(JSON.stringify(own));
    },
  });
  await expect(page.getByRole('main')).toContainText('Board: Corrected by Bruna');

  await createTable(page, 'solo', { game: '1943-1945' });
  await expect(page.locator('.table-head')).toContainText('Reconstructed board');
  const path = new URL(page.url()).pathname;
  await speak(page, 'it');
  await page.goto(path);
  await expect(page.locator('.table-head')).toContainText('Tabellone ricostruito');
});
