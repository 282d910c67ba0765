import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit, readGameFile } from '../../lib/chance/audit';
import type { GameFile } from '../../lib/chance/file';
import { type GameId, gameIds, loadGame } from '../../lib/games/registry';
import { root } from '../support/sources';

/** Every reason a game may end with. */
const reasons: Readonly<Record<GameId, readonly string[]>> = {
  'aa-1941': ['victory-long', 'victory-short', 'round-limit'],
  '1943-1945': ['stars', 'eliminated', 'munich', 'turns', 'turns-draw'],
  ridges: ['points', 'draw'],
};

/** Reasons without a recorded game, and why there is none. */
const excused: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
  '1943-1945': { stars: 'in some ninety games the practice bots won in Munich or by elimination before they held every orange star' },
};

const folder = (id: string) => join(root, 'tests/fixtures', id);
const named = (id: string) => readdirSync(folder(id));

function recorded(id: string, name: string): GameFile {
  const read = readGameFile(JSON.parse(readFileSync(join(folder(id), name), 'utf8')));
  if (!read.ok) throw new Error(read.problem.text.en);
  return read.file;
}

// A recorded game that no longer replays means that running tables would not either: the rules' number must go up.
describe.each(gameIds)('recorded games of %s', (id) => {
  it.each(named(id))('%s leads to its end again, order by order and die by die', async (name) => {
    const file = recorded(id, name);
    const verdict = await audit(await loadGame(id), file);
    expect(verdict.ok ? verdict.diceChecked : verdict.problem.text.en).toBe(true);
    expect(file.status).toBe('over');
  });

  it('one is of the rules as they stand', async () => {
    const { rules } = await loadGame(id);
    expect(named(id).map((name) => recorded(id, name).rules)).toContain(rules);
  });

  it('every reason to end has one, or an excuse that is still needed', () => {
    const ends = new Set(named(id).map((name) => recorded(id, name).outcome?.reason));
    const missing = reasons[id].filter((reason) => !ends.has(reason));
    expect(missing).toEqual(Object.keys(excused[id] ?? {}));
    expect([...ends].filter((reason) => !reason || !reasons[id].includes(reason))).toEqual([]);
  });
});
