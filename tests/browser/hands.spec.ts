import { cardText } from '../support/pacific/cards';
import { expect, test } from './house';
import { faults, speak } from './pages';
import { signIn } from './people';
import { createToyTable } from './tables';

test.use({ house: 'toys' });

/** The cards of the set-up, as the game deals them. */
const dealt = { japan: ['101', '102', '103', '104', '105'], allies: ['201', '202', '203', '204', '205', '206'] };
const titles = (language: 'en' | 'it', cards: readonly string[]) => cards.map((card) => cardText[language](card).title);

test('a hand lies under the map, and of the other there is a number and nothing else, in the page and in all it asks for', async ({
  page,
  browser,
  service,
}) => {
  await signIn(page, service, 'Hana', '/tables/new');
  const sent: Promise<string>[] = [];
  page.on('response', (response) => {
    // the stream of news never ends, and tells numbers alone
    if (/text\/(?!event-stream)|json/.test(response.headers()['content-type'] ?? '')) sent.push(response.text().catch(() => ''));
  });
  const path = await createToyTable(page);
  await page.goto(path);
  const own = page.getByRole('region', { name: 'Hand of Japan' });
  for (const title of titles('en', dealt.japan)) await expect(own.getByText(title)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hand of Allies' }).getByText('6 hidden cards')).toBeVisible();
  await page.getByRole('button', { name: 'Play a card' }).click();
  const all = [await page.content(), ...(await Promise.all(sent))].join('\n');
  expect(all).toContain('Offensive 101');
  for (const title of titles('en', dealt.allies)) expect(all).not.toContain(title);
  // ids of the other hand: cards of one's own stand there as "101"
  expect(all).toMatch(/\\?"101\\?"/);
  for (const card of dealt.allies) expect(all).not.toMatch(new RegExp(`\\\\?"${card}\\\\?"`));
  // whoever watches sees neither
  const watching = await browser.newContext({ baseURL: service.address });
  const watched = await watching.newPage();
  await watched.goto(path);
  await expect(watched.getByText('5 hidden cards')).toBeVisible();
  const seen = await watched.content();
  await watching.close();
  for (const title of titles('en', [...dealt.japan, ...dealt.allies])) expect(seen).not.toContain(title);
});

for (const [name, player, language, look] of [
  ['wide and light', 'Juno', 'en', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
  ['narrow and dark, in Italian', 'Livia', 'it', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
] as const) {
  test.describe(name, () => {
    test.use(look);

    test('a table with hexes and hands, and its rules, can be used by everyone', async ({ page, service }) => {
      await signIn(page, service, player, '/tables/new');
      const path = await createToyTable(page);
      await speak(page, language);
      expect([...(await faults(page, path)), ...(await faults(page, '/rules/pacific'))]).toEqual([]);
    });
  });
}
