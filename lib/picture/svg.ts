import type { Board, Painting } from '../engine';
import { arrowLayer } from './arrows';
import { markLayer, symbolLayer, tokenLayer } from './counters';
import type { Frame } from './frame';
import { definitions as definitionsOfSpaces, escaped, groundLayers as groundOfSpaces, type Layer, type Pen, shapeId } from './ground';
import { hexDefinitions, hexGround, hexOutlines } from './hexes';
import { nameLayer } from './names';
import { inkOf, type Theme } from './palette';
import { fixed } from './path';
import { backdrop } from './sea';
import { hexPieces } from './stacks';
import { townLayer } from './towns';

export interface PictureOptions {
  /** Pixels per board unit; with it grow width and detail of the picture. */
  scale: number;
  theme: Theme;
  /** Without shades of sea and land: for a picture that becomes pixels. */
  isPlain?: boolean;
  /** Read aloud by screen readers. */
  title?: string;
  /** Only this part of the board; left out: all of it. */
  frame?: Frame | undefined;
  /** Spaces to be outlined. */
  marked?: readonly string[];
}

/** A layer on every copy of the board that a view one board wide can touch, or that the `frame` does. */
export function inCopies(board: Board, layer: Layer, id: string, frame?: Frame): string {
  const group = `<g id="${id}${layer.id}">${layer.markup}</g>`;
  if (!board.wrap || layer.markup === '') return group;
  // of what stands near an edge a part reaches over it
  const over = frame ? board.width / 8 : 0;
  const isSeen = (x: number) => !frame || (frame.x < x + board.width + over && frame.x + frame.width > x - over);
  const copies = [board.width, -board.width].filter(isSeen);
  return group + copies.map((x) => `<use href="#${id}${layer.id}" x="${x}"/>`).join('');
}

const besides = new WeakMap<Board, Board>();

/** A board without the spaces of its grid. */
function besideGrid(board: Board): Board {
  if (!board.hexes) return board;
  let rest = besides.get(board);
  if (!rest) {
    rest = { ...board, spaces: board.spaces.filter(({ kind }) => kind !== 'hex') };
    besides.set(board, rest);
  }
  return rest;
}

/** What other layers refer to. */
export const definitions = (board: Board, pen: Pen): string => definitionsOfSpaces(besideGrid(board), pen) + hexDefinitions(board, pen);

/** The map itself, bottom to top. `tints` gives the owner whose colour fills a space. */
export const groundLayers = (board: Board, tints: Readonly<Record<string, string>>, pen: Pen): Layer[] => [
  ...hexGround(board, tints, pen),
  ...groundOfSpaces(besideGrid(board), tints, pen),
];

/** Outlines of spaces, to be filled and stroked by whatever they are put into. */
export function spaceOutlines(board: Board, ids: readonly string[], pen: Pen): string {
  const known = besideGrid(board).spaces.filter(({ id }) => ids.includes(id));
  const hexes = board.hexes ? hexOutlines(board.hexes, ids) : '';
  return known.map((space) => `<use href="#${shapeId(pen, space)}"/>`).join('') + (hexes && `<path d="${hexes}"/>`);
}

function markedLayer(board: Board, ids: readonly string[], pen: Pen): Layer[] {
  if (ids.length === 0) return [];
  const colour = pen.ink('attack');
  const style = `fill="${colour}" fill-opacity=".16" stroke="${colour}" stroke-width="${fixed(3 / pen.scale)}" stroke-linejoin="round"`;
  return [{ id: 'marked', markup: `<g ${style}>${spaceOutlines(board, ids, pen)}</g>` }];
}

/** Everything that stands on the map, bottom to top. */
export function pieceLayers(board: Board, painting: Painting, pen: Pen): Layer[] {
  const rest = besideGrid(board);
  return [
    townLayer(rest, painting.tokens, pen),
    nameLayer(rest, pen),
    symbolLayer(rest, pen),
    markLayer(rest, painting.marks, pen),
    ...hexPieces(board, painting, pen),
    tokenLayer(rest, painting.tokens, pen),
    arrowLayer(board, painting, pen),
  ];
}

/**
 * A whole position as one self-contained SVG document: `boardSvg(board, painting, { scale: 0.5, theme: 'light' })`
 * is half the board's size in pixels. Fonts are named, not embedded: sans-serif and serif.
 */
export function boardSvg(
  board: Board,
  painting: Painting,
  { scale, theme, isPlain = false, title, frame, marked = [] }: PictureOptions,
): string {
  const pen: Pen = { ink: inkOf(board, theme), scale, id: '', isPlain, frame };
  const layers = [...groundLayers(board, painting.tints, pen), ...markedLayer(board, marked, pen), ...pieceLayers(board, painting, pen)];
  const { x, y, width, height } = frame ?? { x: 0, y: 0, width: board.width, height: board.height };
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${fixed(x)} ${fixed(y)} ${fixed(width)} ${fixed(height)}" role="img">` +
    `${title === undefined ? '' : `<title>${escaped(title)}</title>`}<defs>${definitions(board, pen)}</defs>${backdrop(board, pen)}` +
    `${layers.map((layer) => inCopies(board, layer, pen.id, frame)).join('')}</svg>`
  );
}
