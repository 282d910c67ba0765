import { table as words } from '../../app/_words/en/table';
import type { GameFile } from '../../lib/chance/file';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable, sendOrders } from './tables';

test('a browser brings a word with every sheet that it pledged one before, and another browser one that nobody was told of', async ({
  page,
  service,
}) => {
  await signIn(page, service, 'Domitilla', '/tables/new');
  await createTable(page, 'solo', { game: 'aa-1941' });
  await expect(page.locator('.table-board')).toBeVisible();
  const file = async () => (await (await page.request.get(`${page.url()}/game.json`)).json()) as GameFile;
  const { seats } = await file();
  const [first] = seats;
  expect(first?.word).toMatch(/^[\w-]{22}$/);
  expect(first?.pledge).toMatch(/^[0-9a-f]{64}$/);
  const send = async (order: string) => {
    const { entries } = await file();
    await sendOrders(page, order);
    await expect(page.getByText(words.applied)).toBeVisible();
    const { entries: after } = await file();
    return after.slice(entries.length).flatMap(({ mixed }) => mixed?.words ?? []);
  };
  const fits = async (word: string | undefined, pledge: string | undefined) =>
    (await page.evaluate(async (text) => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
      return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    }, word ?? '')) === pledge;

  const [one] = await send('BUY 1 infantry');
  expect(await fits(one?.word, first?.pledge)).toBe(true);
  await page.reload();
  const [two] = await send('END');
  expect(await fits(two?.word, one?.pledge)).toBe(true);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const [three] = await send('END');
  expect(three?.word).toMatch(/^[\w-]{22}$/);
  expect(await fits(three?.word, two?.pledge)).toBe(false);
});
