import { describe, expect, it } from 'vitest';
import { askedSeats, type LocalTable, localTrial, playLocally } from '@/app/_try/local-table';
import { branchSteps, type Sealed, seeded, seededDie } from '../../lib/engine';
import { aa1941 } from '../../lib/games/axis-allies';
import { loadGame } from '../../lib/games/registry';
import { ridges } from '../../lib/games/ridges';

const allies = 'ussr-uk-usa';

async function opening(id: 'aa-1941' | 'ridges'): Promise<LocalTable> {
  const game = await loadGame(id);
  const options = game.optionsSchema.parse({}) as object;
  const die = seededDie(seeded('opening'));
  const { state } = game.setup(
    options,
    { roll: (_, count, sides) => Array.from({ length: count }, (_, i) => die('', i, sides)) },
    game.rules,
  );
  const view = game.view(state, 'public');
  return {
    game,
    options,
    state,
    held: new Map<string, Sealed>(),
    seq: 0,
    painting: game.paint(view, 'en'),
    eyes: 'everyone',
    language: 'en',
  };
}

describe('a table in the browser', () => {
  it('asks whoever is to move, tries a sheet up to the dice, and changes nothing by it', async () => {
    const table = await opening('aa-1941');
    expect(askedSeats(table)).toEqual([allies]);
    const before = JSON.stringify(table.state);
    const empty = await localTrial(table, { seat: allies, decision: null, lines: [] });
    expect(empty).toMatchObject({ seq: 0, lines: [], refused: null, isKnown: true, painting: table.painting });
    expect(empty.questions).toMatchObject([{ seat: allies, kind: 'purchase' }]);
    const lines = ['BUY 1 tank', 'MOVE 3 infantry: Karelia > West Russia', 'END', 'END'];
    const trial = await localTrial(table, { seat: allies, decision: empty.decision, lines });
    expect(trial).toMatchObject({ refused: null, isKnown: false, stoppedAt: 2 });
    expect((await localTrial(table, { seat: allies, decision: null, lines: ['BUY 99 tanks'] })).refused).toMatchObject({ index: 0 });
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('plays a sheet with dice of its own, and what it adds can be carried out again', async () => {
    const table = await opening('aa-1941');
    const sheet = { seat: allies, decision: null, lines: ['BUY 1 tank', 'MOVE 3 infantry: Karelia > West Russia', 'END', 'NONSENSE'] };
    const { receipt, moves, rest } = playLocally(table, sheet);
    expect(receipt).toMatchObject({ kind: 'applied', seq: moves.length, refused: { index: 3, remainder: ['NONSENSE'] } });
    expect(rest).toEqual(['NONSENSE']);
    expect(moves.filter(({ via }) => via === 'web')).toHaveLength(3);
    expect(moves.some(({ draws }) => draws.length > 0)).toBe(true);
    expect(branchSteps(aa1941, table.state as never, moves as never)).toHaveLength(moves.length);
  });

  it('plays nothing of a sheet whose first order is refused, and says why', async () => {
    const table = await opening('aa-1941');
    const refused = playLocally(table, { seat: allies, decision: null, lines: ['BUY 99 tanks'] });
    expect(refused).toMatchObject({ receipt: { kind: 'refused', refused: { index: 0, line: 'BUY 99 tanks' } }, moves: [] });
    expect(playLocally(table, { seat: 'germany-japan', decision: null, lines: ['END'] }).receipt.kind).toBe('closed');
  });

  it('holds what is sealed until the others have answered', async () => {
    const table = await opening('ridges');
    const first = playLocally(table, { seat: 'red', decision: null, lines: ['DEPLOY 2'] });
    expect(first).toMatchObject({ receipt: { kind: 'held' }, moves: [] });
    const waiting = { ...table, held: first.held };
    expect(askedSeats(waiting)).toEqual(['blue', 'red']);
    const both = playLocally(waiting, { seat: 'blue', decision: null, lines: ['DEPLOY 1'] });
    expect(both.moves.map(({ seat }) => seat).sort()).toEqual(['blue', 'red']);
    expect(both.held.size).toBe(0);
    expect(branchSteps(ridges, table.state as never, both.moves as never)).toHaveLength(2);
  });
});
