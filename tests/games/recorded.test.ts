import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit, readGameFile } from '../../lib/chance/audit';
import { gameIds, isGameId, loadGame } from '../../lib/games/registry';
import { filesIn, root } from '../support/sources';

/** Those of the games that stand, and those that a new game brings in its folder. */
const paths = [...filesIn('tests/fixtures', /\.json$/), ...filesIn('lib/games', /\.json$/).filter((path) => path.includes('/recorded/'))];
const gameOf = (path: string) => (JSON.parse(readFileSync(join(root, path), 'utf8')) as { game: string }).game;

// A recorded game that no longer replays means that running tables would not either: the rules' number must go up.
describe('recorded games', () => {
  it.each(paths)('%s leads to its end again, order by order and die by die', async (path) => {
    const read = readGameFile(JSON.parse(readFileSync(join(root, path), 'utf8')));
    if (!read.ok) throw new Error(read.problem.text.en);
    if (!isGameId(read.file.game)) throw new Error(`there is no game ${read.file.game}`);
    const verdict = await audit(await loadGame(read.file.game), read.file);
    expect(verdict.ok ? verdict.diceChecked : verdict.problem.text.en).toBe(true);
    expect(read.file.status).toBe('over');
  });

  it('stand for every game that is past its draft', async () => {
    const recorded = new Set(paths.map(gameOf));
    const games = await Promise.all(gameIds.map(loadGame));
    expect(games.filter(({ id, stage }) => stage !== 'draft' && !recorded.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
