import { account as words } from '../../app/_words/en/account';
import { signIn as entrance } from '../../app/_words/en/sign-in';
import { expect, test } from './house';
import { visit } from './pages';
import { askLetter, signIn } from './people';

test('a player sees where they are signed in, and ends one device from another', async ({ page, browser, service }) => {
  const { email } = await signIn(page, service, 'Dora');
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile' });
  try {
    const other = await elsewhere.newPage();
    const spent = await service.linksTo(email);
    await askLetter(other, email);
    const link = (await service.linksTo(email)).find((each) => each.includes('/sign-in/confirm') && !spent.includes(each));
    await visit(other, link ?? 'no second letter came');
    await other.getByRole('button', { name: entrance.confirm, exact: true }).click();
    await other.waitForURL((url) => url.pathname === '/tables');
    await visit(page, '/account');
    const section = page.locator('section', { has: page.getByRole('heading', { name: words.sessions, exact: true }) });
    const devices = section.getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText(words.sessionThis);
    await expect(devices.first().getByRole('button')).toHaveCount(0);
    await expect(devices.last()).toContainText('Chrome, Android');
    await devices.last().getByRole('button').click();
    await expect(devices).toHaveCount(1);
    await expect(section.getByRole('button', { name: words.sessionsEndOthers })).toHaveCount(0);
    await visit(other, '/account');
    await expect(other).toHaveURL(/\/sign-in/);
  } finally {
    await elsewhere.close();
  }
});
