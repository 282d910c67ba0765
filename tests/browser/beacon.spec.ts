import { newTable } from '../../app/_words/en/new-table';
import { table as words } from '../../app/_words/en/table';
import type { GameFile } from '../../lib/chance/file';
import { testChain } from '../support/beacon';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable } from './tables';

test.use({ viewport: { width: 360, height: 740 } });

test('whoever opens a table may have a public beacon mixed in: the table names the round that comes next, on a narrow screen too', async ({
  page,
  service,
}) => {
  await signIn(page, service, 'Egeria', '/tables/new');
  await createTable(page, 'solo', { game: 'aa-1941', fill: () => page.getByLabel(newTable.beacon).check() });
  const named = page.getByText(words.beacon.split('{')[0] ?? '');
  await expect(named).toContainText(testChain.chain);
  // the name of a chain has no place to break
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const { opening } = (await (await page.request.get(`${page.url()}/game.json`)).json()) as GameFile;
  expect(opening.beacon).toMatchObject({ chain: testChain.chain });
  await expect(named).toContainText(`${opening.beacon?.round}`);
});
