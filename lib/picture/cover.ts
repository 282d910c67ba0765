import type { Board, Cover } from '../engine';
import type { Pen } from './ground';
import { fixed } from './path';

/** One tile of a texture: marks at fixed places, so that no two stand on each other and none is cut by the tile's edge. */
interface Tile {
  /** Pixels. */
  edge: number;
  /** Path data of one mark around 0,0, in relative steps, and where it stands. */
  mark: string;
  at: readonly (readonly [number, number])[];
  /** How it is drawn: filled, or stroked so many pixels wide. */
  stroke?: number;
}

/** Places apart from each other on a tile of 92 pixels, upper ones first. */
const scattered = [
  [28, 7],
  [79, 12],
  [54, 14],
  [8, 19],
  [27, 26],
  [62, 28],
  [76, 41],
  [14, 41],
  [36, 43],
  [54, 46],
  [26, 55],
  [8, 64],
  [81, 64],
  [56, 65],
  [70, 74],
  [32, 75],
  [82, 85],
  [13, 85],
  [60, 85],
] as const;

/** Some of the places, on a tile so many times as large. */
const sparse = (part: number, every = 1): (readonly [number, number])[] =>
  scattered.filter((_, i) => i % every === 0).map(([x, y]) => [x * part, y * part]);

const tiles: Record<Cover, Tile> = {
  desert: { edge: 46, mark: 'm-.9 0h1.8v1.1h-1.8z', at: sparse(0.5) },
  forest: { edge: 92, mark: 'm-2.9 1.4a2.9 3.2 0 0 1 5.8 0zm2.4 0h1v1.8h-1z', at: scattered },
  taiga: { edge: 92, mark: 'm0-4l2.3 4.2h-1.1l1.6 2.5h-2.3v1.3h-1v-1.3h-2.3l1.6-2.5h-1.1z', at: scattered },
  jungle: { edge: 69, mark: 'm-3.4 1.4a2 2 0 0 1 1.6-2.8a2.2 2.2 0 0 1 3.7 0a2 2 0 0 1 1.5 2.8z', at: sparse(0.75) },
  marsh: { edge: 60, mark: 'm-4 1h8m-5.6 0v-3m1.6 3v-4m1.6 4v-3', at: sparse(0.65, 2), stroke: 0.8 },
  ice: { edge: 60, mark: 'm-5 0l3-1.6 2 1.2 3-1.8', at: sparse(0.65, 3), stroke: 0.9 },
};

const coversOf = (board: Board): Cover[] => [...new Set(board.scenery.flatMap(({ kind }) => (kind in tiles ? [kind as Cover] : [])))];

/** The textures that a board needs, as patterns whose marks keep their size in pixels. */
export function coverDefinitions(board: Board, pen: Pen): string {
  return coversOf(board)
    .map((cover) => {
      const { edge, mark, at, stroke } = tiles[cover];
      const tile = fixed(edge / pen.scale);
      const paint = stroke === undefined ? `fill="${pen.ink(cover)}"` : `fill="none" stroke="${pen.ink(cover)}" stroke-width="${stroke}"`;
      const marks = at.map(([x, y]) => `M${fixed(x)} ${fixed(y)}${mark}`).join('');
      return (
        `<pattern id="${pen.id}c-${cover}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">` +
        `<path d="${marks}" ${paint} transform="scale(${fixed3(Number(tile) / edge)})"/></pattern>`
      );
    })
    .join('');
}

/** What covers the land, to be drawn within it. */
export function coverMarkup(board: Board, pen: Pen): string {
  return coversOf(board)
    .map((cover) => {
      const d = board.scenery.flatMap(({ kind, path }) => (kind === cover ? [path] : [])).join('');
      return `<path d="${d}" fill="url(#${pen.id}c-${cover})"/>`;
    })
    .join('');
}

const fixed3 = (value: number): string => String(Math.round(value * 1000) / 1000);
