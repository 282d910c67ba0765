import type { Board, HexGrid, Painting } from '../engine';
import type { Layer, Pen } from './ground';

/** How boards of hexes are drawn. */
export interface GridPicture {
  /** What every hex refers to. */
  definitions(board: Board, pen: Pen): string;
  /** Terrain, who holds what, lines, features on sides. */
  ground(board: Board, tints: Readonly<Record<string, string>>, pen: Pen): Layer[];
  /** Outlines of some hexes as one path. */
  outlines(grid: HexGrid, ids: readonly string[]): string;
  /** Badges, names, stacks. */
  pieces(board: Board, painting: Pick<Painting, 'marks' | 'tokens'>, pen: Pen): Layer[];
}

/** What a board of areas has of it. */
const none: GridPicture = { definitions: () => '', ground: () => [], outlines: () => '', pieces: () => [] };

let known: GridPicture | null = null;

/** Says how hexes are drawn from now on: a browser loads that with the first board that has any. */
export function drawGridsBy(picture: GridPicture): void {
  known = picture;
}

/** How the grid of a board is drawn; throws where nobody has said it. */
export function gridPicture(board: Board): GridPicture {
  if (!board.hexes) return none;
  if (!known) throw new Error('a board of hexes is drawn before it was said how (drawGridsBy)');
  return known;
}
