import { describe, expect, it } from 'vitest';
import { audit } from '../../lib/chance/audit';
import { type GameId, gameIds, isGameId, loadGame } from '../../lib/games/registry';
import { isQuick } from '../support/effort';
import { recordedGame } from '../support/recorded';
import { filesIn } from '../support/sources';

/** Those of the games that stand, and those that a new game brings in its folder. */
const paths = [...filesIn('tests/fixtures', /\.json$/), ...filesIn('lib/games', /\.json$/).filter((path) => path.includes('/recorded/'))];

/** Every reason a game may end with; a draft may leave them open. */
const reasons: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  'aa-1941': ['victory-long', 'victory-short', 'round-limit'],
  'aa-revised': ['victory-minor', 'victory-major', 'victory-total', 'round-limit'],
  '1943-1945': ['stars', 'eliminated', 'munich', 'turns', 'turns-draw'],
  'aa-miniatures': ['objective', 'points', 'destroyed', 'held', 'exited', 'beaten', 'even'],
  ridges: ['points', 'draw'],
};

/** Reasons without a recorded game, and why there is none. */
const excused: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
  'aa-revised': { 'victory-total': 'practice bots were still at it after 2,500 orders; with eight and ten cities it is the same rule' },
  '1943-1945': { stars: 'in some ninety games the practice bots won in Munich or by elimination before they held every orange star' },
  'aa-miniatures': { even: 'twenty turns with armies even to the point: none of some hundred battles between practice bots' },
};

/** All of them, or of each system the shortest. */
const replayed = isQuick ? [...new Map(byLength().map((path) => [recordedGame(path).game, path])).values()] : paths;

// A recorded game that no longer replays means that running tables would not either: the rules' number must go up.
describe('recorded games', () => {
  it.each(replayed)('%s leads to its end again, order by order and die by die', async (path) => {
    const file = recordedGame(path);
    if (!isGameId(file.game)) throw new Error(`there is no game ${file.game}`);
    const verdict = await audit(await loadGame(file.game), file);
    expect(verdict.ok ? verdict.diceChecked : verdict.problem.text.en).toBe(true);
    expect(file.status).toBe('over');
  });

  it.each(gameIds)('%s past its draft has one of the rules as they stand, and one for each reason to end or an excuse', async (id) => {
    const { stage, rules } = await loadGame(id);
    const files = paths.map(recordedGame).filter(({ game }) => game === id);
    if (stage === 'draft' && files.length === 0) return;
    expect(files.map((file) => file.rules)).toContain(rules);
    const ends = new Set(files.map(({ outcome }) => outcome?.reason));
    const known = reasons[id] ?? [];
    expect(known.filter((reason) => !ends.has(reason))).toEqual(Object.keys(excused[id] ?? {}));
    expect([...ends].filter((reason) => reason === undefined || !known.includes(reason))).toEqual([]);
  });
});

/** The longest first. */
function byLength(): string[] {
  const lengths = new Map(paths.map((path) => [path, recordedGame(path).entries.length]));
  return [...paths].sort((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0));
}
