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
  await signIn(page, service, 'Galatea');
  const club = await foundClub(page, 'Circolo del Guado');
  const link = await inviteByLink(page, club);

  const wide = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const lucilla = await wide.newPage();
  await signIn(lucilla, service, 'Lucilla', link);
  await lucilla.getByRole('button', { name: clubs.invitationAccept }).click();
  await expect(lucilla.getByText(clubs.lettersOn)).toBeVisible();
  await createTable(lucilla, 'others', {
    async fill() {
      await lucilla.getByLabel(newTable.club).selectOption({ label: 'Circolo del Guado' });
    },
  });
  const table = new URL(lucilla.url()).pathname;
  await expect(lucilla.getByText(en.countsAs.rated)).toBeVisible();

  const small = await browser.newContext({
    baseURL: service.address,
    locale: 'it-IT',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const nevio = await small.newPage();
  await signIn(nevio, service, 'Nevio', link, 'it');
  await nevio.getByRole('button', { name: circoli.invitationAccept }).tap();
  await expect(nevio.getByText(circoli.lettersOn)).toBeVisible();
  await visit(nevio, table);
  await nevio.getByRole('button', { name: lobbyIt.take }).first().tap();
  await expect(nevio.getByText(it.lastSide)).toBeVisible();
  await visit(lucilla, table);
  await lucilla.getByRole('button', { name: lobbyEn.start, exact: true }).click();
  await expect(lucilla.getByRole('button', { name: lobbyEn.start, exact: true })).toBeHidden();

  // asked twice: what it comes to, and whether it is meant
  await visit(nevio, `${table}/affairs`);
  await nevio.locator('summary', { hasText: it.concede }).tap();
  await expect(nevio.getByText('La partita finisce qui e vincono gli altri')).toBeVisible();
  await nevio.getByRole('button', { name: it.concedeDo }).tap();
  await expect(nevio.locator('summary', { hasText: it.appeal })).toBeVisible();
  await visit(lucilla, table);
  await expect(lucilla.getByRole('region', { name: en.result })).toContainText(`Nevio · ${en.lost} · ${en.left.conceded}`);

  await nevio.locator('summary', { hasText: it.appeal }).tap();
  await nevio.getByLabel(it.appealReason).fill('Ho sbagliato tasto.');
  await nevio.getByRole('button', { name: it.appealDo, exact: true }).tap();
  await expect(nevio.getByText('Ho sbagliato tasto.').first()).toBeVisible();
  expect(await faults(nevio, `${table}/affairs`, looks.it)).toEqual([]);

  await visit(page, `${table}/affairs`);
  await expect(page.getByText('Ho sbagliato tasto.').first()).toBeVisible();
  // it unfolds all that is folded
  expect(await faults(page, `${table}/affairs`, looks.en)).toEqual([]);
  await page.getByLabel(en.verdict, { exact: true }).selectOption('draw');
  await page.getByLabel(en.verdictReason, { exact: true }).fill('Both wished to play on.');
  await page.getByRole('button', { name: en.adjudicateDo, exact: true }).click();
  await expect(page.getByText('Adjudicated as a draw.').first()).toBeVisible();
  await visit(lucilla, table);
  const panel = lucilla.getByRole('region', { name: en.result });
  await expect(panel).toContainText('Reason: Both wished to play on.');
  await expect(panel).toContainText(`Lucilla · ${en.draw}`);
  await wide.close();
  await small.close();
});
