import { clubs } from '../../app/_words/en/clubs';
import { lobby as lobbyEn } from '../../app/_words/en/lobby';
import { newTable } from '../../app/_words/en/new-table';
import { results as en } from '../../app/_words/en/results';
import { clubs as circoli } from '../../app/_words/it/clubs';
import { lobby as lobbyIt } from '../../app/_words/it/lobby';
import { results as it } from '../../app/_words/it/results';
import { foundClub, inviteByLink } from './clubs';
import { expect, test } from './house';
import { faults, looks, visit } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

test('a game is conceded on a phone, appealed against, and judged by a director of its club', async ({ page, browser, service }) => {
  test.slow();
  await signIn(page, service, 'Ottavia');
  const club = await foundClub(page, 'Circolo del Guado');
  const link = await inviteByLink(page, club);

  const wide = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const livia = await wide.newPage();
  await signIn(livia, service, 'Livia', link);
  await livia.getByRole('button', { name: clubs.invitationAccept }).click();
  await expect(livia.getByText(clubs.lettersOn)).toBeVisible();
  await createTable(livia, 'others', {
    async fill() {
      await livia.getByLabel(newTable.club).selectOption({ label: 'Circolo del Guado' });
    },
  });
  const table = new URL(livia.url()).pathname;
  await expect(livia.getByText(en.countsAs.rated)).toBeVisible();

  const small = await browser.newContext({
    baseURL: service.address,
    locale: 'it-IT',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const nino = await small.newPage();
  await signIn(nino, service, 'Nino', link, 'it');
  await nino.getByRole('button', { name: circoli.invitationAccept }).tap();
  await expect(nino.getByText(circoli.lettersOn)).toBeVisible();
  await visit(nino, table);
  await nino.getByRole('button', { name: lobbyIt.take }).first().tap();
  await expect(nino.getByText(it.lastSide)).toBeVisible();
  await visit(livia, table);
  await livia.getByRole('button', { name: lobbyEn.start, exact: true }).click();
  await expect(livia.getByRole('button', { name: lobbyEn.start, exact: true })).toBeHidden();

  // asked twice: what it comes to, and whether it is meant
  await visit(nino, `${table}/affairs`);
  await nino.locator('summary', { hasText: it.concede }).tap();
  await expect(nino.getByText('La partita finisce qui e vincono gli altri')).toBeVisible();
  await nino.getByRole('button', { name: it.concedeDo }).tap();
  await expect(nino.locator('summary', { hasText: it.appeal })).toBeVisible();
  await visit(livia, table);
  await expect(livia.getByRole('region', { name: en.result })).toContainText(`Nino · ${en.lost} · ${en.left.conceded}`);

  await nino.locator('summary', { hasText: it.appeal }).tap();
  await nino.getByLabel(it.appealReason).fill('Ho sbagliato tasto.');
  await nino.getByRole('button', { name: it.appealDo, exact: true }).tap();
  await expect(nino.getByText('Ho sbagliato tasto.').first()).toBeVisible();
  expect(await faults(nino, `${table}/affairs`, looks.it)).toEqual([]);

  await visit(page, `${table}/affairs`);
  await expect(page.getByText('Ho sbagliato tasto.').first()).toBeVisible();
  // it unfolds all that is folded
  expect(await faults(page, `${table}/affairs`, looks.en)).toEqual([]);
  await page.getByLabel(en.verdict, { exact: true }).selectOption('draw');
  await page.getByLabel(en.verdictReason, { exact: true }).fill('Both wished to play on.');
  await page.getByRole('button', { name: en.adjudicateDo, exact: true }).click();
  await expect(page.getByText('Adjudicated as a draw.').first()).toBeVisible();
  await visit(livia, table);
  const panel = livia.getByRole('region', { name: en.result });
  await expect(panel).toContainText('Reason: Both wished to play on.');
  await expect(panel).toContainText(`Livia · ${en.draw}`);
  await wide.close();
  await small.close();
});
