import { leagues as words } from '../../app/_words/en/leagues';
import { englishWords } from '../support/tell-tale';
import { expect, test } from './house';
import { faults, speak, visit } from './pages';

const looks = [
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { viewport: { width: 1400, height: 900 }, colorScheme: 'light' },
] as const;

const tabs = ['', '/games', '/cross', '/progress', '/what-if', '/record', '/rules'];

const people = {
  en: ['Adalgisa', 'Baldassarre', 'Calogero', 'Diotima', 'Ermenegilda', 'Fiammetta', 'Gelsomina', 'Ippolito', 'Leopoldina'],
  it: ['Aristide', 'Brunilde', 'Crocifissa', 'Desdemona', 'Eleuterio', 'Fulgenzio', 'Gervasio', 'Ildegarda', 'Lucrezia'],
} as const;

for (const language of ['en', 'it'] as const) {
  test(`every page of a season can be used by everyone, narrow and wide, ${language}`, async ({ page, service }) => {
    const { makeSeason } = service;
    test.skip(!makeSeason, 'this house has its database to itself');
    test.slow();
    const { season, club, player } = (await makeSeason?.(...people[language])) ?? { season: '', club: '', player: '' };
    await speak(page, language);
    const wrong: string[] = [];
    const league = season.replace(/\/\d+$/, '');
    for (const path of ['/leagues', `${club}/leagues`, league, player, ...tabs.map((tab) => season + tab)]) {
      wrong.push(...(await faults(page, path, looks)));
      if (language === 'en') continue;
      const said = await page.locator('main :is(h2, h3, label, summary, button, th, abbr)').allTextContents();
      expect(said.filter((line) => englishWords.test(line))).toEqual([]);
    }
    expect(wrong).toEqual([]);
  });
}

test('a season is followed from its table to its games, with and without scripts', async ({ page, service, browser }) => {
  const { makeSeason } = service;
  test.skip(!makeSeason, 'this house has its database to itself');
  test.slow();
  const made = await makeSeason?.('Maddalena', 'Nicodemo', 'Ondina', 'Pasquale', 'Quirino', 'Rosmunda', 'Serafina', 'Tancredi', 'Ubaldo');
  const { season = '', table = '' } = made ?? {};

  await visit(page, table);
  await page.getByRole('link', { name: /Season 1, round 2$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${season}/games#round-2$`));
  const round = page.locator('#round-2');
  await expect(round.getByText(words.games.open, { exact: true })).toBeVisible();
  await expect(page.locator('#round-3').getByText(words.games.ahead, { exact: true })).toHaveCount(3);
  await expect(round.locator(`a[href="${table}"]`)).toBeVisible();

  await page.getByRole('link', { name: words.tab.standings, exact: true }).click();
  const [first, second] = [page.getByRole('region', { name: 'Division A' }), page.getByRole('region', { name: 'Division B' })];
  await expect(first.getByText(new RegExp(`${words.down}$`))).toHaveCount(1);
  await expect(second.getByText(new RegExp(`${words.up}$`))).toHaveCount(1);
  await expect(first.getByRole('row', { name: /Maddalena/ })).toContainText(/until round 1/);
  await expect(second.getByText(words.withdrawn, { exact: true })).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${season}$`));

  const context = await browser.newContext({ baseURL: service.address, javaScriptEnabled: false, locale: 'en-GB' });
  const plain = await context.newPage();
  await plain.goto(`${season}/what-if`);
  const choice = plain.locator('main select').first();
  const winner = (await choice.locator('option[value="first"]').textContent())?.replace(' wins', '') ?? '';
  const points = () =>
    plain
      .getByRole('row', { name: new RegExp(winner) })
      .first()
      .getByRole('cell')
      .first()
      .textContent();
  const before = Number(await points());
  await choice.selectOption('first');
  await plain.getByRole('button', { name: words.whatIf.show }).click();
  await expect(plain).toHaveURL(/=first/);
  expect(Number(await points())).toBe(before + 1);
  await context.close();

  const files = [
    ['season.json', 'application/json', 'fieldpost-season-1'],
    ['standings.csv', 'text/csv', 'division,place,entrant'],
    ['calendar.ics', 'text/calendar', 'BEGIN:VCALENDAR'],
  ] as const;
  for (const [file, type, part] of files) {
    const answer = await page.request.get(`${season}/${file}`);
    expect(answer.headers()['content-type']).toContain(type);
    expect(await answer.text()).toContain(part);
  }
  const frame = await page.request.get(`/embed${season}`);
  expect(frame.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(await frame.text()).toContain('Maddalena');
  for (const tab of [...tabs, ...files.map(([file]) => `/${file}`)]) {
    expect((await page.request.get(`/leagues/nowhere/1${tab}`)).status()).toBe(404);
  }
});
