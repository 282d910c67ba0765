import type { Page } from '@playwright/test';
import { account } from '../../app/_words/en/account';
import { englishWords, ruleIds } from '../support/tell-tale';
import { expect, test } from './house';
import { faults, speak } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

const open = [
  '/',
  '/open-tables',
  '/rules',
  '/rules/aa-1941',
  '/rules/aa-revised',
  '/rules/1943-1945',
  '/rules/aa-1941/full',
  '/rules/aa-revised/full?q=carrier',
  '/rules/1943-1945/full',
  '/rules/aa-1941/odds',
  '/rules/aa-revised/odds?amphibious=true&a.infantry=3&d.infantry=2',
  '/rules/1943-1945/odds?place=09&fleets=1&a.cube=3&d.cube=2',
  '/about',
  '/how-dice-work',
  '/sign-in',
  '/mailbox',
  '/nowhere',
  '/tables/demo-running',
  '/tables/demo-running/affairs',
  '/tables/demo-running/clock',
  '/tables/demo-revised',
  '/tables/demo-finished',
  '/tables/demo-finished/review/40',
];

/** Fills the sections of the account that begin empty: an absence, a token, the calendar. */
async function fillAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: account.calendarOpen }).click();
  await page.getByLabel(account.absenceFrom, { exact: true }).fill('2126-08-01');
  await page.getByLabel(account.absenceUntil, { exact: true }).fill('2126-08-14');
  await page.getByRole('button', { name: account.absenceSave }).click();
  await expect(page.getByText(account.absenceSaved)).toBeVisible();
}

/** Pages of a signed-in player with a table alone, one against bots, and one that has not started. */
async function ownPages(page: Page): Promise<string[]> {
  await fillAccount(page);
  await createTable(page, 'bots');
  const bots = new URL(page.url()).pathname;
  await createTable(page, 'solo');
  const solo = new URL(page.url()).pathname;
  await createTable(page, 'others');
  const lobby = new URL(page.url()).pathname;
  await page.goto('/mailbox');
  const letter = await page.locator('main a[href^="/mailbox/"]').first().getAttribute('href');
  return [
    '/tables',
    '/tables/new',
    '/tables/new?game=aa-revised',
    '/account',
    solo,
    `${solo}/orders`,
    `${solo}/letters`,
    `${solo}/webhooks`,
    `${solo}/notes`,
    `${solo}/clock`,
    `${solo}/affairs`,
    bots,
    `${bots}/affairs`,
    `${bots}/clock`,
    lobby,
    letter ?? '',
  ];
}

for (const [name, player, language, look] of [
  ['wide and light', 'Jan', 'en', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
  ['narrow and dark', 'Ida', 'en', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
  ['narrow and in Italian', 'Ugo', 'it', { viewport: { width: 360, height: 740 }, colorScheme: 'light' }],
] as const) {
  test.describe(name, () => {
    test.use(look);
    // a score of pages, each looked at in whole
    test.slow();

    test('every open page can be used by everyone', async ({ page }) => {
      await speak(page, language);
      const found: string[] = [];
      for (const path of open) found.push(...(await faults(page, path)));
      expect(found).toEqual([]);
    });

    test('every page of a player can be used by everyone', async ({ page, service }) => {
      await signIn(page, service, player);
      const paths = await ownPages(page);
      await speak(page, language);
      const found: string[] = [];
      for (const path of paths) found.push(...(await faults(page, path)));
      expect(found).toEqual([]);
    });
  });
}

test('the rules pages hold no word of English for an Italian, and no number of a rule', async ({ page }) => {
  await speak(page, 'it');
  for (const game of ['aa-1941', 'aa-revised', '1943-1945']) {
    await page.goto(`/rules/${game}`);
    const lines = await page.locator('main :is(h1, h2, h3, p, li, th, td, summary, figcaption, a)').allTextContents();
    expect(lines.length).toBeGreaterThan(50);
    // a short name of a place is the same in every language
    const said = lines.filter((line) => !/^[A-Z, ]+$/.test(line));
    expect(said.filter((line) => englishWords.test(line) || ruleIds.test(line))).toEqual([]);
  }
});
