import { account as words } from '../../app/_words/en/account';
import { signIn as entrance } from '../../app/_words/en/sign-in';
import { expect, test } from './house';
import { visit } from './pages';
import { signIn } from './people';

test('a token for programs is made by whoever opened a sign-in link just now, and asks others for one', async ({ page, service }) => {
  const { ageSignIns } = service;
  test.skip(!ageSignIns, 'this house has its database to itself');
  const { email } = await signIn(page, service, 'Frida');
  const spent = await service.linksTo(email);
  await visit(page, '/account');
  const make = async (name: string) => {
    await page.getByLabel(words.tokenName).fill(name);
    await page.getByRole('button', { name: words.tokenCreate }).click();
  };
  await make('at once');
  await expect(page.getByText(words.tokenShown)).toBeVisible();
  await ageSignIns?.(16);
  await make('too late');
  await page.waitForURL((url) => url.pathname === '/sign-in');
  await expect(page.getByText(entrance.againText)).toBeVisible();
  await page.getByLabel(entrance.email).fill(email);
  await page.getByRole('button', { name: entrance.send }).click();
  await expect(page.getByRole('heading', { name: entrance.sentTitle })).toBeVisible();
  let link: string | undefined;
  await expect(async () => {
    link = (await service.linksTo(email)).find((each) => each.includes('/sign-in/confirm') && !spent.includes(each));
    expect(link).toBeDefined();
  }).toPass();
  await visit(page, link ?? '');
  await page.getByRole('button', { name: entrance.confirm, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/account');
  const tokens = page.locator('section', { has: page.getByRole('heading', { name: words.tokens, exact: true }) }).getByRole('listitem');
  await expect(tokens).toHaveCount(1);
  await make('after all');
  await expect(page.getByText(words.tokenShown)).toBeVisible();
  await expect(tokens).toHaveCount(2);
});
