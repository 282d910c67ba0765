import type { Page } from '@playwright/test';
import { seasonDesk as words } from '../../app/_words/en/season-desk';
import { seasonPlan as plan } from '../../app/_words/en/season-plan';
import { foundClub, inviteByLink, joined } from './clubs';
import { expect, test } from './house';
import { faults, looks, visit } from './pages';
import { signIn } from './people';

/** What the worker does by itself may take its time on a busy machine. */
const aWhile = { timeout: 60_000 };

test('a director sets up two divisions by clicks, players enter, and from the desk a late game is decided and a player replaced', async ({
  page,
  browser,
  service,
}) => {
  const { endRounds } = service;
  test.skip(!endRounds, 'this house has its database to itself');
  test.setTimeout(300_000);
  await signIn(page, service, 'Direttrice');
  const club = await foundClub(page, 'Circolo della Scala');
  const link = await inviteByLink(page, club);
  const players: Page[] = [];
  for (const name of ['Primo', 'Seconda', 'Terzo', 'Quarta', 'Riserva']) {
    players.push(await joined(browser, service, { link, name }));
  }

  // a league, and a season that is open for entries: eight answers and clicks, without the look at what will come of it
  await visit(page, `${club}/leagues/new`);
  await page.getByLabel(plan.leagueName).fill('Campionato della Scala');
  await page.getByRole('button', { name: plan.found }).click();
  await expect(page.getByRole('heading', { level: 1, name: plan.newTitle })).toBeVisible();
  await page.getByLabel(plan.divisionsCount).selectOption('2');
  await page.getByLabel(plan.size, { exact: true }).fill('2');
  await page.getByLabel(plan.exchange).fill('1');
  await page.getByLabel(plan.expected).fill('4');
  await page.getByRole('button', { name: plan.look }).click();
  await expect(page.getByText(/^1 round, the last ends on .+ if the first opens now\./)).toBeVisible();
  // what was answered stands
  await expect(page.getByLabel(plan.size, { exact: true })).toHaveValue('2');
  await page.getByRole('button', { name: plan.keep }).click();
  await page.getByRole('button', { name: words.open }).click();
  await expect(page.getByText(words.startsByHand)).toBeVisible();
  const season = '/leagues/campionato-della-scala/1';
  expect(new URL(page.url()).pathname).toBe(`${season}/entrants`);

  for (const player of players.slice(0, 3)) {
    await visit(player, `${season}/entry`);
    await player.getByRole('button', { name: words.enter }).click();
    await expect(player.getByText(words.entered)).toBeVisible();
  }
  await visit(page, `${season}/entrants`);
  await page.getByLabel(words.player).selectOption({ label: 'Quarta' });
  await page.getByRole('button', { name: words.enterDo, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Quarta' })).toBeVisible();
  // a weak one is placed high by hand
  await page.getByText(`${words.change} Quarta`).click();
  const quarta = page.getByRole('listitem').filter({ hasText: 'Quarta' });
  await quarta.getByLabel(words.division).selectOption({ label: '1' });
  await quarta.getByRole('button', { name: words.place }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Division 1' })).toBeVisible();
  await page.getByText(words.start, { exact: true }).click();
  await page.getByRole('button', { name: words.startDo }).click();
  await expect(page.getByText('under way')).toBeVisible();

  const [primo] = players;
  if (!primo) throw new Error('nobody came');
  const table = primo.getByRole('link', { name: /Campionato della Scala 1\/1/ });
  await expect
    .poll(async () => {
      await visit(primo, '/tables');
      return table.count();
    }, aWhile)
    .toBeGreaterThan(0);
  await endRounds?.();
  const late = page.getByRole('listitem').filter({ hasText: 'Late since the end of round 1' });
  await expect
    .poll(async () => {
      await visit(page, `${season}/desk`);
      return late.count();
    }, aWhile)
    .toBe(2);
  const game = late.filter({ hasText: 'Quarta' });
  await game.getByText(words.decide).first().click();
  await game.getByLabel(words.verdict).selectOption('won');
  await game.getByLabel(words.winner).selectOption({ label: 'Quarta' });
  await game.getByRole('button', { name: words.decideDo }).click();
  // nobody is judged without a reason, and what was chosen stands
  await expect(game.getByRole('alert')).toBeVisible();
  await expect(game.getByLabel(words.winner)).toHaveValue(/\w+/);
  await game.getByLabel(words.reason).fill('No answer in two weeks');
  await game.getByRole('button', { name: words.decideDo }).click();
  await expect(late).toHaveCount(1);

  await page.getByText(words.replace, { exact: true }).click();
  const tools = page.locator('details[open]');
  await tools.getByLabel(words.entrant).selectOption({ label: 'Primo' });
  await tools.getByLabel(words.successor).selectOption({ label: 'Riserva' });
  await tools.getByRole('button', { name: words.replaceDo }).click();
  await expect(page.getByText(words.replaced)).toBeVisible();
  await visit(page, `${season}/entrants`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Riserva' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Primo' })).toHaveCount(0);
  await visit(players[4]!, `${season}/entry`);
  await expect(players[4]!.getByText(words.entered)).toBeVisible();

  // a player sees no desk
  const refused = await players[0]!.request.get(`${season}/desk`);
  expect(refused.status()).toBe(403);
  for (const path of ['desk', 'entrants', 'entry']) expect(await faults(page, `${season}/${path}`, looks.en)).toEqual([]);
});

test('a director plans tables of five by clicks, and is never offered several seats where two sit', async ({ page, service }) => {
  test.skip(!service.endRounds, 'this house has its database to itself');
  await signIn(page, service, 'Quintilio');
  const club = await foundClub(page, 'Circolo delle Cinque');
  await visit(page, `${club}/leagues/new`);
  await page.getByLabel(plan.leagueName).fill('Cinque potenze');
  await page.getByRole('button', { name: plan.found }).click();
  await expect(page.getByRole('heading', { level: 1, name: plan.newTitle })).toBeVisible();

  // a game for two knows no tables of several
  await visit(page, '/leagues/cinque-potenze/new?game=1943-1945');
  await expect(page.getByLabel(plan.meetings).locator('option[value="tables"]')).toHaveCount(0);
  await visit(page, '/leagues/cinque-potenze/new?game=aa-1941');
  const seats = page.getByLabel(plan.seating);
  await expect(seats).toBeHidden();
  await page.getByLabel(plan.meetings).selectOption('tables');
  await expect(seats.locator('option')).toHaveCount(3);
  await expect(seats).toHaveValue('ussr,germany,uk,japan,usa');
  await page.getByLabel(plan.rounds, { exact: true }).fill('2');
  await page.getByLabel(plan.expected).fill('7');
  await page.getByRole('button', { name: plan.look }).click();
  await expect(page.getByText(/one table of 5, and 2 entrants without a game/)).toBeVisible();
  await expect(seats).toHaveValue('ussr,germany,uk,japan,usa');
  await page.getByRole('button', { name: plan.keep }).click();
  await page.getByRole('button', { name: words.open }).click();
  await expect(page.getByText(words.startsByHand)).toBeVisible();
  expect(await faults(page, '/leagues/cinque-potenze/1/plan', looks.en)).toEqual([]);
  await expect(seats).toHaveValue('ussr,germany,uk,japan,usa');
});
