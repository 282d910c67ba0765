import { clubs as en } from '../../app/_words/en/clubs';
import { lobby } from '../../app/_words/en/lobby';
import { newTable } from '../../app/_words/en/new-table';
import { results } from '../../app/_words/en/results';
import { clubs as it } from '../../app/_words/it/clubs';
import { englishWords } from '../support/tell-tale';
import { foundClub, inviteByLink } from './clubs';
import { expect, test } from './house';
import { faults, speak, visit } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

const looks = [
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { viewport: { width: 1400, height: 900 }, colorScheme: 'light' },
] as const;

test('a game makes the records of its club, its players are compared, and who is removed stays out until a director says so', async ({
  page,
  browser,
  service,
}) => {
  test.slow();
  await signIn(page, service, 'Ifigenia');
  const club = await foundClub(page, 'Circolo del Faro');
  const link = await inviteByLink(page, club);
  await visit(page, `${club}/records`);
  await expect(page.getByText(en.recordsNone)).toBeVisible();

  const other = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const oreste = await other.newPage();
  await signIn(oreste, service, 'Oreste', link);
  await oreste.getByRole('button', { name: en.invitationAccept }).click();
  await expect(oreste.getByText(en.lettersOn)).toBeVisible();
  await createTable(oreste, 'others', {
    async fill() {
      await oreste.getByLabel(newTable.club).selectOption({ label: 'Circolo del Faro' });
    },
  });
  const table = new URL(oreste.url()).pathname;
  await visit(page, table);
  await page.getByRole('button', { name: lobby.take }).first().click();
  await expect(page.getByRole('button', { name: lobby.leave })).toBeVisible();
  await visit(oreste, table);
  await oreste.getByRole('button', { name: lobby.start, exact: true }).click();
  await expect(oreste.getByRole('button', { name: lobby.start, exact: true })).toBeHidden();
  await visit(oreste, `${table}/affairs`);
  await oreste.locator('summary', { hasText: results.concede }).click();
  await oreste.getByRole('button', { name: results.concedeDo }).click();
  await expect(oreste.locator('summary', { hasText: results.appeal })).toBeVisible();

  await visit(page, `${club}/records`);
  await expect(page.getByText('Ifigenia won against Oreste')).toBeVisible();
  // given up: the longest game so far, and nobody's fastest win
  await expect(page.getByRole('heading', { name: en.fastest })).toHaveCount(0);
  await page.getByLabel(en.comparedPlayer).selectOption({ label: 'Oreste' });
  await page.getByLabel(en.comparedWith, { exact: true }).selectOption({ label: 'Ifigenia' });
  await page.getByRole('button', { name: en.compare }).click();
  await expect(page.getByRole('heading', { name: 'Oreste against Ifigenia' })).toBeVisible();
  await expect(page.getByText(/^Oreste lost/)).toBeVisible();
  const compared = new URL(page.url());
  const wrong: string[] = [];
  for (const language of ['en', 'it'] as const) {
    await speak(page, language);
    for (const path of [`${club}/records`, compared.pathname + compared.search]) wrong.push(...(await faults(page, path, looks)));
  }
  const said = await page.locator('main :is(h2, h3, label, th, button)').allTextContents();
  expect(said.filter((line) => englishWords.test(line))).toEqual([]);
  expect(wrong).toEqual([]);

  await visit(page, `${club}/members`);
  await page.locator('summary', { hasText: 'Oreste' }).click();
  await page.getByRole('button', { name: `${it.remove} Oreste` }).click();
  await expect(page.getByRole('heading', { name: it.barred })).toBeVisible();
  expect(await faults(page, `${club}/members`, looks)).toEqual([]);
  const fresh = await inviteAgain(page, club);
  await visit(oreste, fresh);
  await expect(oreste.getByText('You were removed from this club.')).toBeVisible();
  await expect(oreste.getByRole('button', { name: en.invitationAccept })).toBeHidden();
  await page.getByRole('button', { name: `${it.liftBar} Oreste` }).click();
  await expect(page.getByRole('heading', { name: it.barred })).toHaveCount(0);
  await visit(oreste, fresh);
  await oreste.getByRole('button', { name: en.invitationAccept }).click();
  await expect(oreste.getByText(en.lettersOn)).toBeVisible();
  await other.close();
});

/** A link into the club, by its page in Italian; its path. */
async function inviteAgain(page: Parameters<typeof visit>[0], club: string): Promise<string> {
  await visit(page, `${club}/members`);
  await page.getByRole('button', { name: it.makeLink }).click();
  return new URL(await page.locator('input[readonly]').inputValue()).pathname;
}
