import { describe, expect, it } from 'vitest';
import { boardNote, standardFile } from '../../../lib/games/1943-1945/board-file';
import { optionFields } from '../../../lib/games/1943-1945/fields';
import { guesses, usualGuesses } from '../../../lib/games/1943-1945/guesses';
import { type Options, optionsSchema } from '../../../lib/games/1943-1945/orders';
import { costOf } from '../../../lib/games/1943-1945/rules/costs';
import { setup } from '../../../lib/games/1943-1945/rules/set-up';

const costs = (options: Options) => {
  const { state } = setup(options, 1);
  return [
    costOf(state, 'allied', 'tank'),
    costOf(state, 'axis', 'tank'),
    costOf(state, 'axis', 'italian-tank'),
    costOf(state, 'axis', 'plane'),
  ];
};
const usual = optionsSchema.parse({});
const ownBoard = (change: (file: typeof standardFile) => void): string => {
  const file = structuredClone(standardFile);
  change(file);
  return JSON.stringify(file);
};

describe('guessed figures of the reconstruction', () => {
  it('are options: a new table gets those of the board file that is handed out', () => {
    const { alliedTank, axisTank, axisPlane } = usualGuesses;
    expect(usual).toMatchObject(usualGuesses);
    expect(costs(usual)).toEqual([alliedTank, axisTank, axisTank, axisPlane]);
    expect(costs({ ...usual, alliedTank: 3, axisTank: 1, axisPlane: 3 })).toEqual([3, 1, 1, 3]);
  });

  it('are what they were at a table that was opened before they were options', () => {
    const { alliedTank: _a, axisTank: _b, axisPlane: _c, ...old } = usual;
    expect(costs(old)).toEqual([1, 2, 2, 2]);
  });

  it('are those of the file at a table that brings its own', () => {
    const board = ownBoard(({ tables: { costs: figures } }) => {
      figures.allied.tank.value = 5;
      figures.axis.plane.value = 4;
    });
    expect(costs({ ...usual, board, alliedTank: 1, axisPlane: 1 })).toEqual([5, usualGuesses.axisTank, usualGuesses.axisTank, 4]);
  });

  it('are said to be guesses where a table is opened, in both languages', () => {
    for (const [language, word] of [
      ['en', 'guess'],
      ['it', 'ipotesi'],
    ] as const) {
      const fields = optionFields(language).filter(({ name }) => (guesses as readonly string[]).includes(name));
      expect(fields.map(({ label, house }) => [label.includes(word), house])).toEqual(guesses.map(() => [true, true]));
    }
  });
});

describe('the board of a table', () => {
  it('is called reconstructed, or by the title of the file the table brings', () => {
    expect(boardNote(usual)).toEqual({ en: 'Reconstructed board', it: 'Tabellone ricostruito' });
    const board = ownBoard((file) => Object.assign(file, { title: { en: 'My own copy', it: 'La mia copia' } }));
    expect(boardNote({ board })).toEqual({ en: 'Board: My own copy', it: 'Tabellone: La mia copia' });
  });
});
