import { clubs as words } from '../../app/_words/en/clubs';
import { lobby } from '../../app/_words/en/lobby';
import { newTable } from '../../app/_words/en/new-table';
import { unsubscribe } from '../../app/_words/en/unsubscribe';
import { foundClub, inviteByLink, tell } from './clubs';
import { expect, test } from './house';
import { visit } from './pages';
import { signIn } from './people';

test('a club is founded, joined by link and by request, told a notice, and plays at a table of its own', async ({
  page,
  browser,
  service,
}) => {
  test.slow();
  await signIn(page, service, 'Rosalba');
  const club = await foundClub(page, 'Circolo della Rocca');
  expect(club).toBe('/clubs/circolo-della-rocca');
  // a text in one language is shown to readers of the other
  await expect(page.getByText('Si saluta prima di cominciare.')).toHaveAttribute('lang', 'it');

  const link = await inviteByLink(page, club);

  const one = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const sandro = await one.newPage();
  await visit(sandro, link);
  await sandro.getByRole('link', { name: words.invitationSignIn }).click();
  await signIn(sandro, service, 'Sandro', link);
  await sandro.getByRole('button', { name: words.invitationAccept }).click();
  await expect(sandro.getByText(words.lettersOn)).toBeVisible();

  const other = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const tosca = await other.newPage();
  const { email } = await signIn(tosca, service, 'Tosca', '/clubs');
  await tosca.getByRole('link', { name: /Circolo della Rocca/ }).click();
  await tosca.getByLabel(words.askText).fill('I know the rules');
  await tosca.getByRole('button', { name: words.ask }).click();
  await expect(tosca.getByText(words.asked)).toBeVisible();
  await visit(page, club);
  await page.getByRole('link', { name: words.look, exact: true }).click();
  await expect(page.getByText('I know the rules')).toBeVisible();
  await page.getByRole('button', { name: `${words.admit} Tosca` }).click();
  await expect(page.getByText(words.noRequests)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tosca' })).toBeVisible();

  await tell(page, club, 'Spring tournament', 'It begins on Monday.');
  await visit(sandro, club);
  await expect(sandro.getByRole('heading', { name: 'Spring tournament' })).toBeVisible();

  // the letter about the answer leads to a switch of its own
  const stopping = async () => (await service.linksTo(email)).find((each) => each.includes('/unsubscribe/')) ?? '';
  await expect.poll(stopping).not.toBe('');
  await visit(tosca, new URL(await stopping()).pathname);
  await tosca.getByRole('button', { name: unsubscribe.stopClub }).click();
  await expect(tosca.getByRole('button', { name: unsubscribe.resume })).toBeVisible();
  await visit(tosca, club);
  await expect(tosca.getByText(words.lettersOff)).toBeVisible();

  await visit(page, `${club}/presets?game=aa-1941`);
  await page.getByLabel(words.presetName).fill('Evening war');
  await page.getByRole('button', { name: words.keepPreset }).click();
  await expect(page.getByText(words.presetKept)).toBeVisible();
  await visit(sandro, `${club}/presets`);
  await sandro.getByRole('link', { name: `${words.start} Evening war` }).click();
  await expect(sandro.getByLabel(newTable.club)).toHaveValue('circolo-della-rocca');
  await sandro.getByLabel(newTable.membersFirst, { exact: true }).selectOption('24');
  await sandro.getByRole('button', { name: newTable.create }).click();
  await sandro.waitForURL(/\/tables\/(?!new)[\w-]+/);
  const table = new URL(sandro.url()).pathname;
  await expect(sandro.getByRole('link', { name: 'Circolo della Rocca' })).toBeVisible();

  // a member finds the seat and takes it; who is none must wait
  const stranger = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const ugone = await stranger.newPage();
  await signIn(ugone, service, 'Ugone', table);
  await expect(ugone.getByText(lobby.membersUntil)).toBeVisible();
  await expect(ugone.getByRole('button', { name: lobby.take })).toHaveCount(0);
  await visit(tosca, club);
  await tosca.getByRole('link', { name: /Sandro/ }).click();
  await tosca.getByRole('button', { name: lobby.take }).click();
  await expect(tosca.getByRole('button', { name: lobby.leave })).toBeVisible();

  for (const context of [one, other, stranger]) await context.close();
});

test('a private club is not there for a stranger, on any of its pages', async ({ page, browser, service }) => {
  await signIn(page, service, 'Wilma');
  const club = await foundClub(page, 'Loggia', 'private');
  expect(club).toMatch(/^\/clubs\/loggia-([2-9][a-z]){5}$/);
  const context = await browser.newContext({ baseURL: service.address, locale: 'en-GB' });
  const stranger = await context.newPage();
  const nowhere = '/clubs/loggia-2a3b4c5d6e';
  const seen = async (path: string) => {
    const response = await stranger.goto(path);
    return [response?.status(), await stranger.title(), await stranger.locator('main').textContent()];
  };
  for (const part of ['', '/members', '/notices', '/presets', '/archive', '/records', '/settings']) {
    expect(await seen(`${club}${part}`)).toEqual(await seen(`${nowhere}${part}`));
  }
  await stranger.goto('/clubs');
  await expect(stranger.getByText('Loggia')).toHaveCount(0);
  await context.close();
});

test('a club is founded and told a notice without JavaScript', async ({ page, browser, service }) => {
  await signIn(page, service, 'Ximena');
  const context = await browser.newContext({
    ...{ baseURL: service.address, locale: 'en-GB', javaScriptEnabled: false },
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  const found = async () => {
    await plain.goto('/clubs/new');
    await plain.getByLabel(words.name, { exact: true }).fill('Senza Script');
    await plain.getByRole('button', { name: words.create }).click();
  };
  await found();
  await expect(plain.getByRole('heading', { level: 1, name: 'Senza Script' })).toBeVisible();
  await plain.goto('/clubs/senza-script/notices');
  await plain.getByLabel(words.noticeTitle, { exact: true }).fill('Plain');
  await plain.getByLabel(words.noticeText, { exact: true }).fill('No script was needed.');
  await plain.getByRole('button', { name: words.post }).click();
  await expect(plain.getByText('No script was needed.')).toBeVisible();
  // the address is taken: what was written stays
  await found();
  await expect(plain.getByRole('alert').first()).toBeVisible();
  await expect(plain.getByLabel(words.name, { exact: true })).toHaveValue('Senza Script');
  await context.close();
});
