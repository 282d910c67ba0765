import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit, readGameFile } from '../../lib/chance/audit';
import { gameIds, loadGame } from '../../lib/games/registry';
import { root } from '../support/sources';

const folder = (id: string) => join(root, 'tests/fixtures', id);

// A recorded game that no longer replays means that running tables would not either: the rules' number must go up.
describe.each(gameIds)('recorded games of %s', (id) => {
  it.each(readdirSync(folder(id)))('%s leads to its end again, order by order and die by die', async (name) => {
    const read = readGameFile(JSON.parse(readFileSync(join(folder(id), name), 'utf8')));
    if (!read.ok) throw new Error(read.problem.text.en);
    const verdict = await audit(await loadGame(id), read.file);
    expect(verdict.ok ? verdict.diceChecked : verdict.problem.text.en).toBe(true);
    expect(read.file.status).toBe('over');
  });
});
