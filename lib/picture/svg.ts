import { type Board, laidOutBy, type Painting } from '../engine';
import type { Frame } from './frame';
import { drawGridsBy } from './grid';
import { escaped, type Layer, type Pen } from './ground';
import { hexPicture } from './hex-picture';
import { definitions, groundLayers, inCopies, pieceLayers, spaceOutlines } from './layers';
import { inkOf, type Theme } from './palette';
import { fixed } from './path';
import { backdrop } from './sea';

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

function markedLayer(board: Board, ids: readonly string[], pen: Pen): Layer[] {
  if (ids.length === 0) return [];
  const colour = pen.ink('attack');
  const style = `fill="${colour}" fill-opacity=".16" stroke="${colour}" stroke-width="${fixed(3 / pen.scale)}" stroke-linejoin="round"`;
  return [{ id: 'marked', markup: `<g ${style}>${spaceOutlines(board, ids, pen)}</g>` }];
}

/**
 * A whole position as one self-contained SVG document: `boardSvg(board, painting, { scale: 0.5, theme: 'light' })`
 * is half the board's size in pixels. Fonts are named, not embedded: sans-serif and serif.
 */
export function boardSvg(
  plain: Board,
  painting: Painting,
  { scale, theme, isPlain = false, title, frame, marked = [] }: PictureOptions,
): string {
  drawGridsBy(hexPicture);
  const board = laidOutBy(plain, painting);
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
