import type { Page } from '@playwright/test';
import { table as words } from '../../app/_words/en/table';
import { table as italian } from '../../app/_words/it/table';
import { expect, test } from './house';
import { faults, looks, settled, speak, visit } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

type Seat = 'axis' | 'allies';
const both = (...orders: string[]): Record<Seat, string[]> => ({ axis: orders, allies: orders });

/** What is ordered where so is asked: two tanks drive at each other down a road. */
const orders: [question: RegExp, sheet: Record<Seat, string[]>][] = [
  [/Which army/, { axis: ['ARMY Panzer IV Ausf. G, Mauser Kar 98k'], allies: ['ARMY M4A1 Sherman, M1 Garand Rifle'] }],
  [/goes first/, both('FIRST axis')],
  [/Which end/, both('EDGE north')],
  [
    /Where do you deploy/,
    {
      axis: ['DEPLOY Panzer IV Ausf. G: 4,4, face S', 'DEPLOY Mauser Kar 98k: 8,4', 'END'],
      allies: ['DEPLOY M4A1 Sherman: 4,13, face N', 'DEPLOY M1 Garand Rifle: 11,13', 'END'],
    },
  ],
  [
    /Movement phase/,
    {
      axis: ['MOVE Panzer IV Ausf. G: 4,5 > 4,6 > 4,7 > 4,8, face S', 'END'],
      allies: ['MOVE M4A1 Sherman: 4,12 > 4,11 > 4,10 > 4,9, face N', 'END'],
    },
  ],
];

/** Answers what the table of somebody who plays both sides asks, one question after the other, until an assault begins. Returns who makes it. */
async function playToAssault(page: Page, table: string): Promise<Seat> {
  for (let n = 0; n < 12; n++) {
    await visit(page, table);
    const panel = page.locator('.order-panel');
    const question = (await panel.textContent()) ?? '';
    // one of the table's seats
    const seat = (await panel.locator('input[name=seat]').inputValue()) as Seat;
    if (/Assault phase/.test(question)) return seat;
    const sheet = orders.find(([asked]) => asked.test(question))?.[1][seat];
    if (!sheet) throw new Error(`nothing is ordered for "${question}"`);
    const field = page.getByLabel(words.typed);
    for (const order of sheet) {
      await field.fill(order);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
    const send = page.getByRole('button', { name: sheet.length === 1 ? words.sendOne : words.send, exact: true });
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page.getByText(words.applied).or(page.getByText(words.held)).first()).toBeVisible();
  }
  throw new Error('no assault has come');
}

test('while a unit is chosen the map shows what it sees, whom it hits how likely, and where it is shot at; standing orders tell what they would do', async ({
  page,
  service,
}) => {
  test.slow();
  await signIn(page, service, 'Oliva', '/tables/new');
  await createTable(page, 'solo', {
    game: 'aa-miniatures',
    fill: async () => {
      await page.locator('details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '');
      });
      await page.getByLabel('Layout of the map').fill('1');
    },
  });
  const table = new URL(page.url()).pathname;
  const seat = await playToAssault(page, table);
  const [mine, theirs] = seat === 'axis' ? ['Panzer IV Ausf. G 1', 'M4A1 Sherman 1'] : ['M4A1 Sherman 1', 'Panzer IV Ausf. G 1'];
  const at = seat === 'axis' ? '4,9' : '4,8';

  await settled(page);
  await page.getByRole('button', { name: `${mine} targets: 1`, exact: true }).click();
  const key = page.getByRole('region', { name: words.onMap });
  await expect(key).toContainText('Short range, 0 to 1 hexes');
  await expect(key).toContainText('within range, out of sight');
  await expect(page.locator('.map-stage .over-near path').first()).toBeAttached();
  // numbers in the list, and the line to the target that has the keyboard
  const attack = page.getByRole('button', {
    name: new RegExp(`^Attack ${theirs.replaceAll('.', '\\.')},? ?Dice: \\d+, Each needs: 4\\+, .*Expected hits: .*Destroyed: \\d+%`),
  });
  await attack.focus();
  await expect(page.locator('.over-line[data-blocked="false"]')).toHaveCount(1);
  await expect(page.locator('.map-stage .over-sight')).toHaveCount(1);
  await key.getByText('Cannot be attacked').click();
  await expect(key.getByText(/\(\d+,\d+\): .*(out of range|behind the|no dice)/).first()).toBeVisible();
  // numbers at the target, and what blocks the line to who cannot be seen, for who looks at the map by keyboard
  const search = page.locator('.map-search input');
  const card = page.locator('.map-card');
  await search.fill(at);
  await search.press('Enter');
  await expect(card).toContainText('Expected hits');
  await search.fill(seat === 'axis' ? '11,13' : '8,4');
  await search.press('Enter');
  await expect(card).toContainText(/out of sight: behind the (town|hill|forest) in/);
  await expect(page.locator('.over-line[data-blocked="true"]')).toHaveCount(1);
  await card.locator('.map-close').click();

  // where it can go, and where it would be shot at
  await key.getByRole('button', { name: 'Movement' }).click();
  await expect(key).toContainText('under defensive fire on the way');
  await expect(page.locator('.map-stage .over-sign-danger').first()).toBeAttached();
  await expect(page.locator('.guided option', { hasText: /points: \d+, enemy dice: \d+/ }).first()).toBeAttached();
  await key.getByRole('button', { name: 'Movement' }).click();
  await expect(page.locator('.map-stage .over-area')).toHaveCount(0);

  // standing orders
  const enemy = page
    .locator('section.sheet')
    .filter({ has: page.getByRole('heading', { name: seat === 'axis' ? 'Allies' : 'Axis', exact: true }) });
  await visit(page, `${table}/orders`);
  const ahead = enemy.getByRole('region', { name: words.foreseen });
  await settled(page);
  await enemy.getByLabel('Defensive fire').selectOption({ label: 'whenever it is possible' });
  await expect(ahead).toContainText(`${theirs} (${at}) at ${mine}, in `);
  await expect(ahead).toContainText('These units would fire');
  await enemy.getByLabel('Defensive fire').selectOption({ label: 'never' });
  await expect(ahead).not.toContainText('These units would fire');
  await expect(ahead).toContainText('These would hold their fire');
  await enemy.getByLabel('Defensive fire').selectOption({ label: 'ask me' });
  await expect(ahead).toContainText(/cases now, [1-9]/);
  expect(await faults(page, `${table}/orders`, looks.en)).toEqual([]);

  await speak(page, 'it');
  expect(await faults(page, `${table}/orders`, looks.it)).toEqual([]);
  await visit(page, table);
  await settled(page);
  await page.getByRole('button', { name: `${mine} bersagli: 1`, exact: true }).click();
  await expect(page.getByRole('region', { name: italian.onMap })).toContainText('Gittata corta');
});
