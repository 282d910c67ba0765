import type { Board, Space } from '../engine';
import { escaped, type Layer, line, type Pen } from './ground';
import { type Bounds, boundsOf, fixed } from './path';

const boundsByBoard = new WeakMap<Board, Map<string, Bounds>>();

/** Bounds of every space of a board, measured once. */
export function spaceBounds(board: Board): Map<string, Bounds> {
  let bounds = boundsByBoard.get(board);
  if (!bounds) {
    bounds = new Map(board.spaces.map((space) => [space.id, boundsOf(space)]));
    boundsByBoard.set(board, bounds);
  }
  return bounds;
}

/** Widths of letters as part of the font size, near enough for a condensed or plain sans. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.6;

const smallestPixels = 8.5;
const largestPixels = 17;

/**
 * The font size of a space's name in board units, null when there is no room for it at this scale: names keep
 * the printed size in the middle range, grow towards legibility when zoomed out and stop growing when zoomed in.
 */
export function nameSize(space: Space, bounds: Bounds | undefined, scale: number): number | null {
  const { size, lines } = space.label;
  const pixels = Math.min(largestPixels, Math.max(smallestPixels, size * scale));
  const wanted = pixels / scale;
  if (wanted <= size * 1.3) return wanted;
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a), '');
  const room = space.kind === 'sea' ? Math.min(bounds?.w ?? 0, bounds?.h ?? 0) * 0.5 : (bounds?.w ?? 0);
  const fits = textWidth(longest, wanted) <= room && lines.length * wanted <= (bounds?.h ?? 0) * 0.5;
  return fits && wanted <= size * 2.6 ? wanted : null;
}

const boxesByBoard = new WeakMap<Board, { scale: number; boxes: Map<string, Bounds> }>();

/** The rectangles that the names of spaces fill at a scale, by space; those for which there is no room are left out. */
export function nameBoxes(board: Board, scale: number): ReadonlyMap<string, Bounds> {
  const kept = boxesByBoard.get(board);
  if (kept?.scale === scale) return kept.boxes;
  const bounds = spaceBounds(board);
  const boxes = new Map<string, Bounds>();
  for (const space of board.spaces) {
    const size = nameSize(space, bounds.get(space.id), scale);
    if (size === null || space.label.lines.length === 0) continue;
    const { x, y, lines, size: printed } = space.label;
    const w = Math.max(
      ...lines.map((text, i) => textWidth(i === lines.length - 1 && space.value !== undefined ? `${text} ${space.value}` : text, size)),
    );
    const h = lines.length * size * lineHeight + (space.symbols?.length ? symbolEdge(scale) : 0);
    const top = y + (((lines.length - 1) * lineHeight - 0.7) / 2) * (printed - size) - size * 0.8;
    boxes.set(space.id, { x: x - w / 2, y: top, w, h });
  }
  boxesByBoard.set(board, { scale, boxes });
  return boxes;
}

/** Edge of a symbol printed under a name, in board units. */
export const symbolEdge = (scale: number): number => Math.min(20, Math.max(9, 22 * scale)) / scale;

/** Distance of the lines of a name as part of the font size. */
const lineHeight = 1.08;

/** Names of spaces with their printed figures, and leaders to names that lie outside. */
export function nameLayer(board: Board, pen: Pen): Layer {
  const bounds = spaceBounds(board);
  const markup = board.spaces.map((space) => nameOf(space, nameSize(space, bounds.get(space.id), pen.scale), pen)).join('');
  return { id: 'names', markup: `<g text-anchor="middle" stroke-linejoin="round">${markup}</g>` };
}

function nameOf(space: Space, size: number | null, pen: Pen): string {
  if (size === null) return '';
  const { ink } = pen;
  const { x, y, lines } = space.label;
  const height = size * lineHeight;
  // the block of lines keeps its printed middle while its size changes
  const top = y + (((lines.length - 1) * lineHeight - 0.7) / 2) * (space.label.size - size);
  const spans = lines.map((text, k) => {
    const value =
      space.value !== undefined && k === lines.length - 1
        ? `<tspan dx="${fixed(size * 0.25)}" fill="${ink('value')}" font-weight="700">${space.value}</tspan>`
        : '';
    return `<tspan x="${fixed(x)}" y="${fixed(top + k * height)}">${escaped(text)}${value}</tspan>`;
  });
  const leader = space.leader ? leaderOf(space.leader, pen) : '';
  return `${leader}<text class="${classOf(space)}" font-size="${fixed(size)}" ${styleOf(space, pen, size)}>${spans.join('')}</text>`;
}

const classOf = (space: Space): string => (space.kind === 'sea' ? 'map-sea-name' : 'map-name');

function styleOf(space: Space, { ink }: Pen, size: number): string {
  if (space.kind === 'sea') {
    return `font-family="Georgia, 'DejaVu Serif', serif" font-style="italic" fill="${ink('seaText')}"`;
  }
  const halo = `paint-order="stroke" stroke="${ink('halo')}" stroke-width="${fixed(size * 0.2)}"`;
  const fill = ink(space.closed ? 'faint' : 'text');
  return `font-family="system-ui, 'DejaVu Sans', sans-serif" font-weight="${space.closed ? 400 : 600}" fill="${fill}" ${space.closed ? '' : halo}`;
}

function leaderOf([from, to]: NonNullable<Space['leader']>, pen: Pen): string {
  const ink = pen.ink('text');
  return (
    `<path d="M${fixed(from.x)} ${fixed(from.y)}L${fixed(to.x)} ${fixed(to.y)}" stroke="${ink}" stroke-width="${line(pen, 0.8, 0.8)}" stroke-opacity=".7"/>` +
    `<circle cx="${fixed(from.x)}" cy="${fixed(from.y)}" r="2" fill="${ink}"/>`
  );
}
