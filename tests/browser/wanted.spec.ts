import { follow } from '../../app/_words/en/follow';
import { introduction } from '../../app/_words/en/introduction';
import { wanted as words } from '../../app/_words/en/wanted';
import { wanted as italian } from '../../app/_words/it/wanted';
import { expect, test } from './house';
import { faults, looks, speak, visit } from './pages';
import { signIn } from './people';

test('a player introduces herself and looks for an opponent; who answers plays at once, and follows her', async ({
  page,
  service,
  browser,
}) => {
  test.slow();
  const { name } = await signIn(page, service, 'Wiebke', '/account');
  await page.getByLabel(introduction.words).fill('I play late at night.\nBe kind to me.');
  await page.getByText(`${introduction.languages}:`).click();
  await page.getByLabel('Italian', { exact: true }).check();
  await page.locator('#introduction').getByRole('button', { name: introduction.save }).click();
  await expect(page.locator('#introduction').getByText(introduction.saved)).toBeVisible();

  await visit(page, '/open-tables');
  await page.getByRole('link', { name: words.title }).click();
  await page.getByRole('link', { name: words.post }).click();
  await page.getByLabel(words.lowest).fill('16000');
  await page.getByLabel(words.note).fill('First game, please explain');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.ratingWrong)).toBeVisible();
  await page.getByLabel(words.lowest).fill('');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.posted)).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: 'First game, please explain' });
  await expect(own.getByRole('button', { name: words.withdraw })).toBeVisible();

  const context = await browser.newContext({ baseURL: service.address });
  const other = await context.newPage();
  const { name: opponent } = await signIn(other, service, 'Walter', '/wanted');
  await other.getByLabel(words.fits).check();
  await other.getByRole('button', { name: words.show, exact: true }).click();
  await expect(other).toHaveURL(/fits=yes/);
  await expect(other.getByText('First game, please explain')).toBeVisible();
  expect(await faults(other, '/wanted', looks.en)).toEqual([]);
  await other.getByRole('link', { name, exact: true }).click();
  await expect(other.getByText('I play late at night.')).toBeVisible();
  await expect(other.getByText(`${introduction.speaks}: Italian`)).toBeVisible();
  await other.getByRole('button', { name: follow.follow, exact: true }).click();
  await expect(other.getByText(follow.isFollowed)).toBeVisible();
  expect(await faults(other, new URL(other.url()).pathname, looks.en)).toEqual([]);
  await visit(other, '/account#following');
  await expect(other.locator('#following')).toContainText(name);
  await other.locator('#following').getByRole('button', { name: follow.stopLetters }).click();
  await expect(other.locator('#following').getByText(follow.lettersOff)).toBeVisible();
  await other
    .locator('#following')
    .getByRole('button', { name: `${follow.unfollow} ${name}` })
    .click();
  await expect(other.locator('#following').getByText(follow.none)).toBeVisible();

  await speak(other, 'it');
  expect(await faults(other, '/wanted', looks.it)).toEqual([]);
  expect(await faults(other, '/account', looks.it)).toEqual([]);
  await visit(other, '/wanted');
  await other.getByRole('button', { name: italian.answer }).first().click();
  await other.waitForURL(/\/tables\/\w+$/);
  await visit(page, '/wanted');
  await expect(page.getByText('First game, please explain')).toBeHidden();
  await visit(page, '/tables');
  // named as who sits there, and once more where it is their turn
  await expect(page.getByRole('link').filter({ hasText: opponent })).toHaveCount(1);
  await context.close();
});
