import { describe, expect, it } from 'vitest';
import { type HexGrid, laidOutBy } from '../../lib/engine';
import { hexBoard } from '../../lib/games/kit/picture/hex-board';

const grey = { light: '#888888', dark: '#444444' };
const grid = {
  ...({ top: 'flat', shifted: 'even', size: 20 } as const),
  hexes: [1, 2, 3].map((column) => ({ column, row: 0, id: `h${column}`, name: `hex ${column}`, terrain: 'clear' })),
  terrains: { clear: { name: 'clear', fill: grey }, hill: { name: 'a hill', fill: grey } },
  sides: { stream: { name: 'stream', stroke: grey, width: 3, at: [['h1', 3]] as [string, 3][] } },
  ways: { road: { name: 'road', stroke: grey, edge: grey, width: 2, at: [] } },
  grounds: { rough: { terrain: { hill: ['h2'] }, sides: { stream: [['h2', 0]] }, ways: { road: [['h1', 2]] } } },
} satisfies Partial<HexGrid>;
const board = hexBoard({ ...grid, owners: [], icons: {} });

describe('a ground that a painting names', () => {
  const laid = laidOutBy(board, { ground: 'rough' });

  it('has its terrain where it says so, and that of the board elsewhere', () => {
    expect(laid.hexes?.hexes.map(({ terrain }) => terrain)).toEqual(['clear', 'hill', 'clear']);
    expect(board.hexes?.hexes.map(({ terrain }) => terrain)).toEqual(['clear', 'clear', 'clear']);
  });

  it('adds its sides and ways to those of the board', () => {
    expect(laid.hexes?.sides.stream?.at).toEqual([
      ['h1', 3],
      ['h2', 0],
    ]);
    expect(laid.hexes?.ways?.road?.at).toEqual([['h1', 2]]);
  });

  it('says the terrain of its hexes in their names, which stay abbreviations', () => {
    expect(laid.spaces.map(({ name, abbreviations }) => [name, ...abbreviations])).toEqual([
      ['hex 1'],
      ['hex 2 (a hill)', 'hex 2'],
      ['hex 3'],
    ]);
  });

  it('is the same board every time, and the board itself where none is named', () => {
    expect(laidOutBy(board, { ground: 'rough' })).toBe(laid);
    expect(laidOutBy(board, {})).toBe(board);
  });

  it('must be one that the board has', () => {
    expect(() => laidOutBy(board, { ground: 'smooth' })).toThrow('the board has no ground smooth');
  });
});
