import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable, sendOrders } from './tables';

test('a battle is planned on its card, asks as it was planned, takes losses at one stroke and stops as told', async ({ page, service }) => {
  await signIn(page, service, 'Petra', '/tables/new');
  await createTable(page, 'bots');
  const sheet = page.getByRole('region', { name: words.sheet });
  const receipt = page.locator('.order-panel').getByRole('status');
  const typed = page.getByLabel(words.typed);
  // more than the five defenders can hit in a round
  const attack = ['MOVE 3 infantry, 1 tank: Caucasus > Ukraine', 'MOVE 1 tank, 1 fighter: Russia > Caucasus > Ukraine'];
  for (const order of ['BUY nothing', ...attack]) {
    await typed.fill(order);
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await expect(sheet).toContainText(order);
  }

  // the card says what is done when nothing is said, and writes the line that could be typed
  const plan = page.getByRole('combobox', { name: words.planOf.replace('{place}', 'Ukraine') });
  await expect(plan.getByRole('option', { selected: true })).toHaveText(
    words.planUnsaid.replace('{text}', 'fights on while the odds are 30 % or better'),
  );
  await plan.focus();
  await plan.selectOption('below');
  await expect(sheet).toContainText('PLAN Ukraine stop below 30%');
  await expect(plan).toBeFocused();
  await plan.selectOption('ask');
  await page.getByRole('checkbox', { name: words.planOwnLosses }).check();
  await expect(sheet).toContainText('PLAN Ukraine ask me, ask losses');
  await expect(sheet.locator('.sheet-lines > li')).toHaveCount(4);

  // lines change places by keyboard, and the keyboard goes with its line
  await sheet.getByRole('button', { name: /^Move up: PLAN/ }).press('Enter');
  await expect(sheet.locator('.sheet-lines > li').nth(2)).toContainText('PLAN Ukraine');
  await expect(sheet.getByRole('button', { name: /^Move up: PLAN/ })).toBeFocused();
  await typed.fill('END');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await expect(sheet.locator('.sheet-lines > li')).toHaveCount(5);
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(receipt).toContainText(words.applied);

  // until the enemy hits something, each round asks whether to go on
  const board = page.getByRole('region', { name: words.battles });
  await expect(board).toContainText('Ukraine');
  await expect(board.locator('.volleys .die')).not.toHaveCount(0);
  const losses = page.getByRole('button', { name: words.sendNow });
  const onward = page.getByRole('button', { name: /^Retreat to/ }).first();
  await expect(losses.or(onward)).toBeVisible();
  for (let round = 0; round < 5 && (await onward.isVisible()); round++) {
    await sendOrders(page, 'PRESS');
    await expect(receipt).toContainText('PRESS');
    await expect(losses.or(onward)).toBeVisible();
  }
  // the battle that waits is planned on the same sheet, as after another round it may be over
  await expect(plan).toBeVisible();
  await typed.fill('PLAN Ukraine stop below 100%, ask losses');
  await typed.press('Enter');
  await expect(sheet).toContainText('PLAN Ukraine stop below 100%, ask losses');
  await losses.click();
  await expect(receipt).toContainText('LOSE');
  await expect(receipt).toContainText(/retreat/i);

  // beside the standing orders an attack on a place of one's own is fought once it is opened
  await page.goto(`${new URL(page.url()).pathname}/orders`);
  const threats = page.locator('section', { has: page.getByRole('heading', { name: words.threatsTitle, level: 3 }) }).last();
  await threats.locator('summary').first().click();
  await expect(threats.getByRole('status').first()).toHaveText(/^On average you would lose: .+ It is held in \d+% of such attacks\.$/);
});

test('a combat of 1943–1945 is planned on its card, and what the enemy could attack is fought beside the standing orders', async ({
  page,
  service,
}) => {
  await signIn(page, service, 'Berta', '/tables/new');
  await createTable(page, 'solo', { game: '1943-1945' });
  const table = new URL(page.url()).pathname;
  // whoever wins the roll, the Allies are first
  await page.goto(`${table}/orders`);
  const axis = page.locator('section.sheet').filter({ has: page.getByRole('heading', { name: /Axis/ }) });
  await axis.getByLabel('When I win the roll').selectOption({ label: 'the enemy gets the initiative' });
  await axis.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await page.goto(table);
  await sendOrders(page, 'END');
  await expect(page.getByRole('button', { name: 'Declare an attack' })).toBeVisible();

  const sheet = page.getByRole('region', { name: words.sheet });
  const typed = page.getByLabel(words.typed);
  await typed.fill('ATTACK 16 from 19 4 cubes');
  await typed.press('Enter');
  const plan = page.getByRole('combobox', { name: words.planOf.replace('{place}', 'Southern Tunisia') });
  await expect(plan.getByRole('option', { selected: true })).toHaveText(
    words.planUnsaid.replace('{text}', 'fights on while 2 or more of your pieces are left'),
  );
  await plan.selectOption('after');
  await expect(sheet).toContainText('PLAN 16 stop after 3 losses');
  await plan.selectOption('ask');
  await expect(sheet).toContainText('PLAN 16 ask me');
  await expect(sheet.locator('.sheet-lines > li')).toHaveCount(2);
  await typed.fill('END');
  await typed.press('Enter');
  await expect(sheet.locator('.sheet-lines > li')).toHaveCount(3);
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(page.locator('.order-panel').getByRole('status')).toContainText('PLAN 16 ask me');
  await expect(page.locator('.log').first()).toContainText('FIGHT 16');

  await page.goto(`${table}/orders`);
  const threats = page.locator('section', { has: page.getByRole('heading', { name: words.threatsTitle, level: 3 }) }).last();
  await threats.locator('summary').first().click();
  await expect(threats.getByRole('status').first()).toHaveText(/^On average you would lose: .+ It is held in \d+% of such attacks\.$/);
});
