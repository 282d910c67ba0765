import type { Board, Painting } from '../engine';
import { arrowLayer } from './arrows';
import { markLayer, symbolLayer, tokenLayer } from './counters';
import type { Frame } from './frame';
import { gridPicture } from './grid';
import { definitions as definitionsOfSpaces, groundLayers as groundOfSpaces, type Layer, type Pen, shapeId } from './ground';
import { nameLayer } from './names';
import { townLayer } from './towns';

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
export const definitions = (board: Board, pen: Pen): string =>
  definitionsOfSpaces(besideGrid(board), pen) + gridPicture(board).definitions(board, pen);

/** The map itself, bottom to top. `tints` gives the owner whose colour fills a space. */
export const groundLayers = (board: Board, tints: Readonly<Record<string, string>>, pen: Pen): Layer[] => [
  ...gridPicture(board).ground(board, tints, pen),
  ...groundOfSpaces(besideGrid(board), tints, pen),
];

/** Outlines of spaces, to be filled and stroked by whatever they are put into. */
export function spaceOutlines(board: Board, ids: readonly string[], pen: Pen): string {
  const known = besideGrid(board).spaces.filter(({ id }) => ids.includes(id));
  const hexes = board.hexes ? gridPicture(board).outlines(board.hexes, ids) : '';
  return known.map((space) => `<use href="#${shapeId(pen, space)}"/>`).join('') + (hexes && `<path d="${hexes}"/>`);
}

/** Everything that stands on the map, bottom to top. */
export function pieceLayers(board: Board, painting: Painting, pen: Pen): Layer[] {
  const rest = besideGrid(board);
  return [
    townLayer(rest, painting.tokens, pen),
    nameLayer(rest, pen),
    symbolLayer(rest, pen),
    markLayer(rest, painting.marks, pen),
    ...gridPicture(board).pieces(board, painting, pen),
    tokenLayer(rest, painting.tokens, pen),
    arrowLayer(board, painting, pen),
  ];
}
