import { describe, expect, it } from 'vitest';
import { type BoxBoard, boxBoard } from '../../../lib/games/kit/picture/box-board';

const boxes: BoxBoard['boxes'] = [
  { id: 'keep', name: 'Keep', column: -1, row: 3 },
  { id: 'mill', name: 'Mill', column: 0, row: 3 },
  { id: 'wood', name: 'Wood', column: 0.5, row: 4, abbreviations: ['WD'] },
];
const links: BoxBoard['links'] = [
  ['keep', 'mill'],
  ['mill', 'wood'],
];
const board = boxBoard({ boxes, links, owners: [], icons: {} });

describe('a board of boxes', () => {
  it('holds all its boxes, wherever its columns and rows begin', () => {
    expect(board.spaces.map(({ id, centre }) => [id, centre])).toEqual([
      ['keep', { x: 84, y: 74 }],
      ['mill', { x: 244, y: 74 }],
      ['wood', { x: 324, y: 214 }],
    ]);
    expect([board.width, board.height]).toEqual([408, 288]);
    expect(board.spaces.map(({ abbreviations }) => abbreviations)).toEqual([[], [], ['WD']]);
  });

  it('draws its links from border to border', () => {
    const [level, slanted] = board.passages;
    expect(level).toMatchObject({ name: 'Keep – Mill', from: { x: 144, y: 74 }, to: { x: 184, y: 74 } });
    expect(slanted?.from.y).toBeCloseTo(124);
    expect(slanted?.to.y).toBeCloseTo(164);
  });

  it('does not draw a link to what is no box', () => {
    expect(() => boxBoard({ boxes, links: [['keep', 'tower']], owners: [], icons: {} })).toThrow('tower');
  });
});
