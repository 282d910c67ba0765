import { table as words } from '../../app/_words/en/table';
import { seeded } from '../../lib/engine/rng';
import { gameIds } from '../../lib/games/registry';
import { composeByClicks } from './clicks';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable } from './tables';

// a production server offers no draft; which games are drafts is asked of none here, as this runner loads no map
for (const game of gameIds.filter((id) => id !== 'ridges'))
  test(`whatever the form of ${game} offers is an order that is carried out, on a phone`, async ({ page, service }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, service, `player-of-${game}`, '/tables/new');
    await createTable(page, 'solo', { game });
    const random = seeded(game);
    const isDone = new RegExp(`${words.applied}|${words.held}`);
    for (let n = 0; n < 8; n++) {
      await composeByClicks(page, random);
      await page.getByRole('button', { name: words.sendOne, exact: true }).click();
      await expect(page.locator('.sheet-of-orders[data-filled=true]')).toBeHidden();
      await expect(page.locator('.order-panel').getByRole('status')).toContainText(isDone);
    }
  });
