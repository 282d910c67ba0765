import { account } from '../../app/_words/en/account';
import { lobby } from '../../app/_words/en/lobby';
import { players } from '../../app/_words/en/players';
import { account as italian } from '../../app/_words/it/account';
import { connect } from '../../lib/commands/example-bot/server';
import { expect, test } from './house';
import { faults, looks, speak, visit } from './pages';
import { signIn } from './people';
import { createTable } from './tables';

test('a player makes a bot account with a token, invites it by name, and it takes its seat over the API', async ({ page, service }) => {
  test.slow();
  await signIn(page, service, 'Robertina');
  await visit(page, '/account');
  const bots = page.locator('#bots');
  await bots.getByLabel(account.botName, { exact: true }).fill('Hasdrubal');
  await bots.getByLabel(account.botAbout, { exact: true }).fill('Plays at random');
  await bots.getByRole('button', { name: account.botCreate }).click();
  await expect(bots.getByText(account.botSaved)).toBeVisible();
  await bots.getByText(account.botTokens.replace('{name}', 'Hasdrubal (bot)')).click();
  await bots.getByLabel(account.tokenName).fill('engine');
  await bots.getByRole('button', { name: account.tokenCreate }).click();
  const token = await bots.getByLabel(account.tokenShown).inputValue();
  expect(token).toMatch(/^fp_/);
  expect(await faults(page, '/account', looks.en)).toEqual([]);

  await createTable(page, 'others');
  const table = page.url();
  const free = page.locator('main li', { hasText: lobby.free }).first();
  await free.getByText(lobby.change, { exact: true }).click();
  await free.locator('select[name="holder"]').selectOption('program');
  await free.getByLabel(lobby.programName).fill('hasdrubal');
  await free.getByRole('button', { name: lobby.apply }).click();
  await expect(page.getByText(lobby.invitedBy.replace('{who}', 'Hasdrubal (bot)'))).toBeVisible();

  const bot = connect({ url: service.address, token });
  const { body } = await bot.get('invitations');
  const [kept] = body as { table: string; seat: string }[];
  expect(table).toContain(kept?.table);
  expect((await bot.post(`tables/${kept?.table}/join`, { seat: kept?.seat })).status).toBe(200);
  await page.reload();
  await page.getByRole('link', { name: 'Hasdrubal (bot)' }).click();
  await expect(page.getByText(players.programOf.replace('{owner}', 'Robertina'))).toBeVisible();
  expect(await faults(page, new URL(page.url()).pathname, looks.en)).toEqual([]);

  await speak(page, 'it');
  expect(await faults(page, '/account', looks.it)).toEqual([]);
  await visit(page, '/account');
  await page.locator('#bots').getByText(italian.botClose.replace('{name}', 'Hasdrubal (bot)')).click();
  await page.locator('#bots').getByRole('button', { name: italian.botCloseDo }).click();
  await expect(page.getByText(italian.botsNone)).toBeVisible();
  expect((await bot.get('me')).status).toBe(401);
});
