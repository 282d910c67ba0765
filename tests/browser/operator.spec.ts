import { account } from '../../app/_words/en/account';
import { operator as words } from '../../app/_words/en/operator';
import { players } from '../../app/_words/en/players';
import { report } from '../../app/_words/en/report';
import { signIn as entrance } from '../../app/_words/en/sign-in';
import { operator as italian } from '../../app/_words/it/operator';
import { expect, test } from './house';
import { faults, looks, speak, visit } from './pages';
import { askLetter, signIn } from './people';
import { createTable } from './tables';

test('an operator reads what was reported and locks an account; for everybody else there is no such page', async ({
  page,
  service,
  browser,
}) => {
  const { appoint } = service;
  test.skip(!appoint, 'this house has its database to itself');
  test.slow();
  const { email } = await signIn(page, service, 'Rudi');
  await createTable(page, 'bots', {
    fill: () =>
      page
        .locator('[name="alone"]')
        .selectOption('public')
        .then(() => undefined),
  });
  const profile = (await page.locator('main a[href^="/players/"]').first().getAttribute('href')) ?? '';
  const [nowhere, desk] = [await page.request.get('/nowhere'), await page.request.get('/operator')];
  expect([desk.status(), nowhere.status()]).toEqual([404, 404]);
  await visit(page, '/operator');
  await expect(page).toHaveTitle(/^(?!.*Operator)/);

  const context = await browser.newContext({ baseURL: service.address });
  const other = await context.newPage();
  const { email: address } = await signIn(other, service, 'Oriana');
  await visit(other, profile);
  await other.getByRole('link', { name: players.report }).click();
  await other.getByLabel(report.reason).fill('Rude in every line');
  await other.getByRole('button', { name: report.send }).click();
  await expect(other.getByText(report.done)).toBeVisible();
  await other.getByRole('button', { name: report.block, exact: true }).click();
  await expect(other.getByText(report.blocked)).toBeVisible();

  await appoint?.(address);
  await visit(other, '/account');
  await expect(other.getByRole('heading', { name: account.blocks })).toBeVisible();
  const download = other.waitForEvent('download');
  await other.getByRole('link', { name: account.dataDownload }).click();
  expect((await download).suggestedFilename()).toBe('fieldpost-account.json');
  await other.getByRole('link', { name: account.operator }).click();
  await expect(other.getByText('Rude in every line')).toBeVisible();
  await expect(other.getByText('550 5.1.1', { exact: false })).toBeVisible();
  const reported = other.locator('li', { hasText: 'Rude in every line' });
  await reported.getByText(words.lock).first().click();
  await reported.locator('form', { hasText: words.lock }).getByLabel(words.why).fill('Three warnings');
  await reported.getByRole('button', { name: words.lock }).click();
  await expect(other.getByText('“Three warnings”')).toBeVisible();
  expect(await faults(other, '/operator', looks.en)).toEqual([]);
  await speak(other, 'it');
  expect(await faults(other, '/operator', looks.it)).toEqual([]);
  await expect(other.getByRole('heading', { name: italian.title, level: 1 })).toBeVisible();

  await visit(page, '/tables');
  await expect(page).toHaveURL(/\/sign-in/);
  await askLetter(page, email);
  await expect(async () => {
    const link = (await service.linksTo(email)).find((each) => each.includes('/sign-in/confirm'));
    await visit(page, link ?? '');
    await expect(page.getByRole('heading', { name: entrance.lockedTitle })).toBeVisible();
  }).toPass();
  await context.close();
});
