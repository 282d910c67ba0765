import type { Page } from '@playwright/test';
import { board } from '../../app/_words/en/board';
import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable, sendOrders } from './tables';

const sheet = (page: Page) => page.locator('.sheet-lines');

/** Points the map at a space and chooses it, by keyboard. */
async function choose(page: Page, space: string): Promise<void> {
  await page.getByLabel(board.search).fill(space);
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
}

async function counter(page: Page, space: string): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('application').locator(`.map-token[data-space="${space}"]`).first().boundingBox();
  if (!box) throw new Error(`nothing is drawn in ${space}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a tray is emptied by hand and as suggested, and nothing is left behind unasked', async ({ page, service }) => {
  await signIn(page, service, 'Lavinia', '/tables/new');
  await createTable(page, 'solo', { game: '1943-1945' });
  const tray = page.getByRole('region', { name: words.tray });
  const cubes = tray.getByRole('button', { name: /^Cube: / });
  const left = async () => Number(/(\d+) left/.exec((await cubes.getAttribute('aria-label')) ?? '')?.[1]);
  const all = await left();
  await cubes.click();
  await cubes.click();
  await expect(cubes).toHaveAttribute('aria-pressed', 'true');
  await choose(page, 'Sicily');
  await expect(sheet(page)).toContainText('DEPLOY 2 cubes in 14');
  await expect.poll(left).toBe(all - 2);
  // one more is in hand for the next place, until it is put back
  await tray.getByRole('button', { name: words.putBack }).click();
  await expect(cubes).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: /^End, leaving in the pool/ }).click();
  await expect(page.locator('.guided').getByRole('alert')).toContainText(/\d+ pieces would stay in the pool/);
  await page.getByRole('button', { name: 'Place them first' }).click();
  await expect(sheet(page)).not.toContainText('END');

  await tray.getByRole('button', { name: words.suggest }).click();
  await expect(tray).toBeHidden();
  expect(await sheet(page).getByRole('listitem').count()).toBeGreaterThan(6);
  // nothing is left but to end it
  await expect(sheet(page)).toContainText('END');
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(page.locator('.order-panel').getByRole('status')).toContainText(words.applied);
});

test('in an impulse seldom choices are folded, and a dragged stack finds what it can do, with its chance', async ({ page, service }) => {
  await signIn(page, service, 'Rufina', '/tables/new');
  await createTable(page, 'solo', { game: '1943-1945' });
  await sendOrders(page, 'END');
  const form = page.locator('.guided');
  await expect(form.getByRole('button', { name: 'Declare an attack' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Bomb a zone' })).toBeHidden();
  await form.getByRole('button', { name: /^More choices/ }).click();
  await expect(form.getByRole('button', { name: 'Bomb a zone' })).toBeVisible();

  // whoever has the initiative attacks the other's zone
  const isAllied = await page.getByRole('button', { name: 'Declare a landing' }).isVisible();
  const [from, to, name] =
    isAllied || (await page.locator('.table-moment').textContent())?.includes('Allies')
      ? ['19', '16', 'Tebessa']
      : ['16', '19', 'Southern Tunisia'];
  // the whole map lies in sight, and has come to rest
  const map = page.getByRole('application');
  await map.focus();
  await page.keyboard.press('0');
  await expect(map).toHaveAttribute('data-whole', 'true');
  await map.scrollIntoViewIfNeeded();
  const places = async () => JSON.stringify([await counter(page, from), await counter(page, to)]);
  let before = '';
  await expect
    .poll(async () => {
      const now = await places();
      const rests = now === before;
      before = now;
      return rests;
    })
    .toBe(true);
  const [start, target] = [await counter(page, from), await counter(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + target.x) / 2, (start.y + target.y) / 2, { steps: 4 });
  await expect(map).toHaveAttribute('data-carrying', from);
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await page.mouse.up();
  const attack = page.getByRole('button', { name: new RegExp(`^Declare an attack · ${name}`) });
  // where the attack is the one thing that can be done it has begun
  await expect(attack.or(form.locator('.card-lines'))).toBeVisible();
  if (await attack.isVisible()) {
    await expect(attack).toContainText(/\d+%/);
    await attack.click();
  }
  await form.getByRole('button', { name: words.all, exact: true }).click();
  await form.getByRole('button', { name: words.confirm, exact: true }).click();
  const later = form.getByRole('button', { name: 'No more' }).or(form.getByRole('button', { name: 'Later' }));
  for (let step = 0; step < 3 && !(await sheet(page).isVisible()); step++) {
    await expect(later.first().or(sheet(page))).toBeVisible();
    if (await later.first().isVisible()) await later.first().click();
  }
  await expect(sheet(page)).toContainText(`ATTACK ${to} from ${from}`);
});
