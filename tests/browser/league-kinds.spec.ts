import type { Page } from '@playwright/test';
import { clock } from '../../app/_words/en/clock';
import { results } from '../../app/_words/en/results';
import { seasonDesk as words } from '../../app/_words/en/season-desk';
import { seasonPlan as plan } from '../../app/_words/en/season-plan';
import { seasonDesk as parole } from '../../app/_words/it/season-desk';
import { foundClub, inviteByLink, joined } from './clubs';
import { expect, test } from './house';
import { faults, looks, visit } from './pages';
import { signIn } from './people';

/** What the worker does by itself may take its time on a busy machine. */
const aWhile = { timeout: 60_000 };

/** The form of the first season of a new league. */
async function planning(page: Page, club: string, name: string): Promise<void> {
  await visit(page, `${club}/leagues/new`);
  await page.getByLabel(plan.leagueName).fill(name);
  await page.getByRole('button', { name: plan.found }).click();
  await expect(page.getByRole('heading', { level: 1, name: plan.newTitle })).toBeVisible();
}

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: plan.keep }).click();
  await page.getByRole('button', { name: words.open }).click();
  await expect(page.getByText(words.startsByHand)).toBeVisible();
}

async function start(page: Page, season: string): Promise<void> {
  await visit(page, `${season}/entrants`);
  await page.getByText(words.start, { exact: true }).click();
  await page.getByRole('button', { name: words.startDo }).click();
  await expect(page.getByText(words.status.running)).toBeVisible();
}

/** Looks at a page until something is there. */
async function comes(page: Page, path: string, count: () => Promise<number>, number = 1): Promise<void> {
  await expect
    .poll(async () => {
      await visit(page, path);
      return count();
    }, aWhile)
    .toBe(number);
}

test('teams of two are entered by their captains, in either language, and meet on two boards', async ({ page, browser, service }) => {
  test.skip(!service.endRounds, 'this house has its database to itself');
  test.setTimeout(300_000);
  await signIn(page, service, 'Capolega');
  const club = await foundClub(page, 'Circolo delle Torri');
  const link = await inviteByLink(page, club);
  const captain = await joined(browser, service, { link, name: 'Alfiere', language: 'it' });
  const second = await joined(browser, service, { link, name: 'Cavallo', language: 'it' });
  for (const name of ['Torre', 'Pedone']) await joined(browser, service, { link, name });

  await planning(page, club, 'A squadre');
  await page.getByText(plan.match, { exact: true }).click();
  await page.getByLabel(plan.boards).fill('2');
  await open(page);
  const season = '/leagues/a-squadre/1';

  await captain.setViewportSize({ width: 360, height: 740 });
  await visit(captain, `${season}/entry`);
  await captain.getByRole('button', { name: parole.enterTeam }).click();
  // a team without a name and a second player is none, and says what is missing
  await expect(captain.getByRole('alert').first()).toBeVisible();
  await captain.getByLabel(parole.teamName).fill('Scacchieri');
  await captain.getByLabel(parole.board.replace('{board, number}', '2')).selectOption({ label: 'Cavallo' });
  await captain.getByRole('button', { name: parole.enterTeam }).click();
  await expect(captain.getByText(parole.entered)).toBeVisible();
  // who plays on the second board reads that the captain decides
  await visit(second, `${season}/entry`);
  await expect(second.getByText(parole.captain)).toBeVisible();

  await visit(page, `${season}/entrants`);
  await page.getByLabel(words.teamName).fill('Arrocchi');
  for (const [board, label] of [
    [1, 'Torre'],
    [2, 'Pedone'],
  ] as const) {
    await page.getByLabel(words.board.replace('{board, number}', `${board}`)).selectOption({ label });
  }
  await page.getByRole('button', { name: words.enterDo, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Torre · Pedone' })).toBeVisible();
  await start(page, season);

  const boards = captain.locator('main').getByRole('listitem').filter({ hasText: 'Arrocchi' });
  await comes(captain, `${season}/games`, () => boards.getByRole('link').filter({ hasText: /\S/ }).count(), 2);
  for (const [window, rival] of [
    [captain, 'Torre'],
    [second, 'Pedone'],
  ] as const) {
    await comes(window, '/tables', () => window.getByRole('link').filter({ hasText: 'A squadre 1/1' }).count());
    await expect(window.getByRole('link').filter({ hasText: 'A squadre 1/1' })).toContainText(rival);
  }
  for (const path of ['', '/games', '/entrants', '/entry']) expect(await faults(captain, `${season}${path}`, looks.it)).toEqual([]);
});

test('on a ladder a latecomer is placed, challenges, and wins on time', async ({ page, browser, service }) => {
  const { endRounds, endAnswers } = service;
  test.skip(!endRounds || !endAnswers, 'this house has its database to itself');
  test.setTimeout(300_000);
  await signIn(page, service, 'Maestra');
  const club = await foundClub(page, 'Circolo dei Pioli');
  const link = await inviteByLink(page, club);
  const top = await joined(browser, service, { link, name: 'Sommo' });
  const low = await joined(browser, service, { link, name: 'Basso' });
  const late = await joined(browser, service, { link, name: 'Tardivo', language: 'it' });

  await planning(page, club, 'Scala dei pioli');
  await page.getByLabel(plan.meetings).selectOption('ladder');
  await page.getByLabel(plan.rounds, { exact: true }).fill('3');
  await page.getByLabel(clock.timeControl, { exact: true }).selectOption('own');
  await page.getByLabel(clock.defaults).uncheck();
  await page.getByLabel(clock.expiry, { exact: true }).selectOption('loss');
  await open(page);
  const season = '/leagues/scala-dei-pioli/1';
  for (const player of [top, low]) {
    await visit(player, `${season}/entry`);
    await player.getByRole('button', { name: words.enter }).click();
    await expect(player.getByText(words.entered)).toBeVisible();
  }
  await start(page, season);
  await comes(page, season, () => page.getByRole('row').filter({ hasText: 'Sommo' }).count());

  // a latecomer waits for the director, who gives a place
  await visit(late, `${season}/entry`);
  await expect(late.getByText(parole.mayEnterLate)).toBeVisible();
  await late.getByRole('button', { name: parole.enter, exact: true }).click();
  await expect(late.getByText(parole.waitsForPlace)).toBeVisible();
  await visit(page, `${season}/desk`);
  await expect(page.getByRole('listitem').filter({ hasText: words.itemUnplaced })).toContainText('Tardivo');
  await visit(page, `${season}/entrants`);
  await page.getByText(`${words.change} Tardivo`).click();
  await page.getByRole('button', { name: words.place }).click();
  await expect(page.getByRole('heading', { name: words.waiting })).toHaveCount(0);

  await visit(late, `${season}/entry`);
  await expect(late.getByText(parole.waitsForPlace)).toHaveCount(0);
  await late.getByLabel(parole.mayChallenge).selectOption({ label: 'Sommo' });
  await late.getByRole('button', { name: parole.challenge, exact: true }).click();
  await expect(late.getByText(parole.challenged.replace('{name}', 'Sommo'))).toBeVisible();
  await visit(top, `${season}/entry`);
  await expect(top.getByText(words.challengedBy.replace('{names}', 'Tardivo'))).toBeVisible();

  await endRounds?.();
  const table = top.getByRole('link').filter({ hasText: 'Scala dei pioli 1/2' });
  await comes(top, '/tables', () => table.count());
  await table.click();
  await top.waitForURL(/\/tables\/\w+$/);
  const place = new URL(top.url()).pathname;
  // whose turn it is has no more time, and has lost
  await endAnswers?.();
  const lost = page.getByRole('region', { name: results.result });
  await comes(page, place, () => lost.getByText(results.left['lost-on-time']).count());
  await comes(page, `${season}/games`, () =>
    page
      .getByRole('listitem')
      .filter({ hasText: /[01] – [01]/ })
      .count(),
  );
  for (const path of ['', '/games', '/entry', '/record', '/rules']) expect(await faults(late, `${season}${path}`, looks.it)).toEqual([]);
});
