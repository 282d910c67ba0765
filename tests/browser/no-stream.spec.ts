import { table as words } from '../../app/_words/en/table';
import { expect, test } from './house';
import { visit } from './pages';

test('a page that is refused a stream says that it looks by itself, and listens once there is one', async ({ page }) => {
  await page.clock.install();
  let isFull = true;
  await page.route('**/stream', (route) => (isFull ? route.fulfill({ status: 429, body: 'Too many.' }) : route.continue()));
  await visit(page, '/tables/demo-running');
  const line = page.locator('.live-line');
  await expect(line).toHaveText(words.slow);
  isFull = false;
  await page.clock.fastForward(91_000);
  await expect(line).toHaveText(words.live);
});
