import type { Board, Token } from '../engine';
import { escaped, type Layer, line, type Pen } from './ground';
import { nameBoxes, textWidth } from './names';
import { type Bounds, fixed, overlap } from './path';
import type { Stamp } from './still';
import { layOut } from './tokens';

/** Pixels that a counter of the board's own size has before towns are shown: the great ones, and all. */
const from = { 1: 26, 2: 38 };
const letters = 11;

const shownTowns = (board: Board, scale: number) => (board.towns ?? []).filter(({ rank }) => board.token * scale >= from[rank]);

/** The dots of the towns that are near enough. */
export function townDots(board: Board, pen: Pen): string {
  const shown = shownTowns(board, pen.scale);
  if (shown.length === 0) return '';
  const dots = shown.map(({ at, rank }) => `<circle cx="${at.x}" cy="${at.y}" r="${fixed2(radiusOf(rank, pen.scale))}"/>`);
  return `<g fill="${pen.ink('text')}" stroke="${pen.ink('paper')}" stroke-width="${line(pen, 0, 0.8)}">${dots.join('')}</g>`;
}

const radiusOf = (rank: 1 | 2, scale: number): number => (rank === 1 ? 3 : 2.2) / scale;

interface PlacedName {
  name: string;
  x: number;
  y: number;
  width: number;
  anchor: string;
}

/** The names of towns, each where it hides nothing. */
function placedNames(board: Board, tokens: readonly Token[], scale: number): PlacedName[] {
  const shown = shownTowns(board, scale);
  if (shown.length === 0) return [];
  const size = letters / scale;
  const counters = layOut(board, tokens, scale).placed.map(
    ({ x, y, edge }): Bounds => ({ x: x - edge / 2, y: y - edge / 2, w: edge, h: edge }),
  );
  const taken: Bounds[] = [...nameBoxes(board, scale).values(), ...counters];
  const isFree = (box: Bounds) => taken.every((other) => overlap(box, other) === 0);
  return shown.flatMap(({ name, at, rank }) => {
    const [w, h, gap] = [textWidth(name, size) * 0.94, size, radiusOf(rank, scale) * 2];
    const places = [
      { x: at.x + gap, y: at.y - h / 2, anchor: 'start' },
      { x: at.x - gap - w, y: at.y - h / 2, anchor: 'end' },
      { x: at.x - w / 2, y: at.y - gap - h, anchor: 'middle' },
      { x: at.x - w / 2, y: at.y + gap, anchor: 'middle' },
    ];
    const place = places.find(({ x, y }) => isFree({ x, y, w, h }));
    if (!place) return [];
    taken.push({ x: place.x, y: place.y, w, h });
    const x = place.anchor === 'start' ? place.x : place.anchor === 'end' ? place.x + w : at.x;
    return [{ name, x, y: place.y + h * 0.8, width: w, anchor: place.anchor }];
  });
}

const styleOf = (pen: Pen): string =>
  `font-family="system-ui, 'DejaVu Sans', sans-serif" font-size="${fixed(letters / pen.scale)}" fill="${pen.ink('text')}" stroke="${pen.ink('halo')}" stroke-width="${line(pen, 0, 2)}" paint-order="stroke" stroke-linejoin="round"`;

/** Towns, the closer one looks the more; each with its name where that hides nothing. */
export function townLayer(board: Board, tokens: readonly Token[], pen: Pen): Layer {
  const dots = townDots(board, pen);
  if (dots === '') return { id: 'towns', markup: '' };
  const names = placedNames(board, tokens, pen.scale).map(
    ({ name, x, y, anchor }) => `<text x="${fixed(x)}" y="${fixed(y)}" text-anchor="${anchor}">${escaped(name)}</text>`,
  );
  return { id: 'towns', markup: `${dots}<g ${styleOf(pen)}>${names.join('')}</g>` };
}

/** The names of `townLayer` as stamps. */
export const townStamps = (board: Board, tokens: readonly Token[], pen: Pen): Stamp[] =>
  placedNames(board, tokens, pen.scale).map(({ name, x, y, width, anchor }) => ({
    ...{ key: JSON.stringify(['town', name, anchor]), x, y },
    reach: { x: -1.5 * width, y: -1.4 * (letters / pen.scale), width: 3 * width, height: (2 * letters) / pen.scale },
    markup: () => `<text ${styleOf(pen)} text-anchor="${anchor}">${escaped(name)}</text>`,
  }));

const fixed2 = (value: number): string => String(Math.round(value * 100) / 100);
