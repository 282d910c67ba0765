import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { account } from '../../app/_words/en/account';
import { newTable } from '../../app/_words/en/new-table';
import { table as words } from '../../app/_words/en/table';
import { whatIf } from '../../app/_words/en/what-if';
import { englishWords, ruleIds } from '../support/tell-tale';
import { foundClub, inviteByLink } from './clubs';
import { expect, type Service, test } from './house';
import { foundLeague } from './leagues';
import { faults, looks, speak, visit } from './pages';
import { askLetter, signIn } from './people';
import { createTable } from './tables';

/** What everybody may open. */
const open = [
  '/',
  '/open-tables',
  '/wanted',
  '/clubs',
  '/leagues',
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
  '/ratings',
  '/ratings?system=aa-1941',
  '/ratings?list=bots',
  '/ratings/how',
  '/about',
  '/how-dice-work',
  '/sign-in',
  '/sign-in/sent?email=ann%40example.org',
  '/sign-in/expired',
  '/mailbox',
  '/nowhere',
  // for who is no operator there is no such page; what operators see is looked at in operator.spec.ts
  '/operator',
  '/tables/demo-running',
  '/tables/demo-running/affairs',
  '/tables/demo-running/clock',
  '/tables/demo-running/story',
  '/tables/demo-revised',
  '/tables/demo-finished',
  '/tables/demo-finished/review/40',
  '/tables/demo-finished/review/3?with=40',
  '/tables/demo-finished/try?from=40',
];

/** Only leads to another page. */
const leadsOn = ['/tables/[table]/review'];

/** Pages of leagues are looked at in leagues.spec.ts, where there is a season. */
const ofSeasons = /^\/leagues\/\[league\]/;

/** Every page of the app by its folder, `/tables/[table]/clock`. */
const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('page.tsx') && !/(^|\/)_/.test(path))
  .map(
    (path) =>
      `/${path
        .split('\\')
        .join('/')
        .replace(/\/?page\.tsx$/, '')}`,
  )
  .filter((route) => !leadsOn.includes(route) && !ofSeasons.test(route));

/** The route that answers an address: a folder's name goes before a parameter. */
function routeOf(address: string): string | undefined {
  const [path = ''] = address.split('?');
  return routes.includes(path) ? path : routes.find((route) => new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+')}$`).test(path));
}

/** Fills the sections of the account that begin empty: an absence, a token, the calendar. */
async function fillAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: account.calendarOpen }).click();
  await page.getByLabel(account.absenceFrom, { exact: true }).fill('2126-08-01');
  await page.getByLabel(account.absenceUntil, { exact: true }).fill('2126-08-14');
  await page.getByRole('button', { name: account.absenceSave }).click();
  await expect(page.getByText(account.absenceSaved)).toBeVisible();
}

/** Tries an order at a table alone and keeps that; its address. */
async function keepTry(page: Page, table: string): Promise<string> {
  await visit(page, `${table}/try?from=0`);
  await page.getByLabel(words.typed).fill('BUY 1 infantry');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: whatIf.sendOne, exact: true }).click();
  await expect(page.getByText(whatIf.applied)).toBeVisible();
  await page.getByLabel(whatIf.keepName).fill('One more');
  await page.getByRole('button', { name: whatIf.keep, exact: true }).click();
  return new URL(await page.getByLabel(whatIf.keptAddress).inputValue()).pathname;
}

/** Founds a club and invites by a link; its pages. */
async function clubPages(page: Page, name: string): Promise<string[]> {
  const club = await foundClub(page, name);
  const link = await inviteByLink(page, club);
  const parts = ['', '/members', '/notices', '/presets?game=aa-1941', '/leagues', '/archive', '/records', '/settings'];
  return ['/clubs/new', link, ...parts.map((part) => club + part)];
}

/** The pages on which leagues are directed and entered: of a club, and of a league with a season. */
const leagueParts = (club: string, league: string): string[] => [
  `${club}/leagues/new`,
  ...['/edit', '/new', '/1/plan', '/1/entrants', '/1/entry', '/1/desk'].map((part) => league + part),
];

/** Pages of a signed-in player with a table alone, one against bots, and one that has not started. */
async function ownPages(page: Page, service: Service, guest: string): Promise<string[]> {
  await fillAccount(page);
  const ofClub = await clubPages(page, guest);
  await createTable(page, 'bots', {
    fill: () =>
      page
        .locator('[name="alone"]')
        .selectOption('public')
        .then(() => undefined),
  });
  const bots = new URL(page.url()).pathname;
  const player = await page.locator('main a[href^="/players/"]').first().getAttribute('href');
  await createTable(page, 'solo');
  const solo = new URL(page.url()).pathname;
  const tried = await keepTry(page, solo);
  await createTable(page, 'others', {
    fill: async () => {
      await page.getByLabel('Germany, Japan', { exact: true }).selectOption({ label: newTable.email });
      await page.getByLabel(newTable.emailLabel.replace('{seat}', 'Germany, Japan')).fill(guest);
    },
  });
  const lobby = new URL(page.url()).pathname;
  const links = await service.linksTo(guest);
  const linked = (part: string) => links.find((link) => link.includes(part))?.slice(service.address.length) ?? '';
  await page.goto('/mailbox');
  const letter = await page.locator('main a[href^="/mailbox/"]').first().getAttribute('href');
  return [
    ...ofClub,
    '/tables',
    '/tables?show=archive',
    '/tables/new',
    '/tables/new?game=aa-revised',
    '/account',
    '/import',
    '/wanted/new',
    '/first-game',
    '/sign-in/welcome',
    player ?? '',
    player === null ? '' : `/report?player=${player.split('/').at(-1)}`,
    solo,
    tried,
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
    linked('/invite/'),
    linked('/unsubscribe/'),
  ];
}

for (const [language, player, guest, director] of [
  ['en', 'Jan', 'ida@example.org', 'Oddone'],
  ['it', 'Ugo', 'ines@example.org', 'Oddina'],
] as const) {
  test.describe(`both themes and widths, ${language}`, () => {
    // a score of pages, each looked at in whole
    test.describe.configure({ mode: 'parallel' });
    test.slow();

    test('every open page can be used by everyone', async ({ page }) => {
      await speak(page, language);
      const found: string[] = [];
      for (const path of open) found.push(...(await faults(page, path, looks[language])));
      expect(found).toEqual([]);
    });

    test('every page of a league that is directed can be used by everyone', async ({ page, service }) => {
      await signIn(page, service, director);
      const club = await foundClub(page, `Club of ${director}`);
      const paths = leagueParts(club, await foundLeague(page, club, `League of ${director}`));
      await speak(page, language);
      const found: string[] = [];
      for (const path of paths) found.push(...(await faults(page, path, looks[language])));
      expect(found).toEqual([]);
    });

    test('every page of a player can be used by everyone', async ({ page, service }) => {
      const newcomer = `new-${guest}`;
      await askLetter(page, newcomer);
      const confirmations = (await service.linksTo(newcomer)).map((link) => link.slice(service.address.length));
      await signIn(page, service, player);
      const paths = [...confirmations.filter((path) => path.startsWith('/sign-in/confirm')), ...(await ownPages(page, service, guest))];
      const ofLeagues = leagueParts('/clubs/club', '/leagues/league');
      const seen = new Set([...open, ...paths, ...ofLeagues].map(routeOf));
      expect(routes.filter((route) => !seen.has(route))).toEqual([]);
      await speak(page, language);
      const found: string[] = [];
      for (const path of paths) found.push(...(await faults(page, path, looks[language])));
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
