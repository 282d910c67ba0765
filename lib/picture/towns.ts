import type { Board, Token } from '../engine';
import { escaped, type Layer, line, type Pen } from './ground';
import { nameBoxes, textWidth } from './names';
import { type Bounds, fixed, overlap } from './path';
import { layOut } from './tokens';

/** Pixels that a counter of the board's own size has before towns are shown: the great ones, and all. */
const from = { 1: 26, 2: 38 };
const letters = 11;

/** Towns, the closer one looks the more; each with its name where that hides nothing. */
export function townLayer(board: Board, tokens: readonly Token[], pen: Pen): Layer {
  const { scale, ink } = pen;
  const shown = (board.towns ?? []).filter(({ rank }) => board.token * scale >= from[rank]);
  if (shown.length === 0) return { id: 'towns', markup: '' };
  const size = letters / scale;
  const counters = layOut(board, tokens, scale).placed.map(
    ({ x, y, edge }): Bounds => ({ x: x - edge / 2, y: y - edge / 2, w: edge, h: edge }),
  );
  const taken: Bounds[] = [...nameBoxes(board, scale).values(), ...counters];
  const isFree = (box: Bounds) => taken.every((other) => overlap(box, other) === 0);
  let dots = '';
  let names = '';
  for (const { name, at, rank } of shown) {
    const r = (rank === 1 ? 3 : 2.2) / scale;
    dots += `<circle cx="${at.x}" cy="${at.y}" r="${fixed2(r)}"/>`;
    const [w, h, gap] = [textWidth(name, size) * 0.94, size, r * 2];
    const places = [
      { x: at.x + gap, y: at.y - h / 2, anchor: 'start' },
      { x: at.x - gap - w, y: at.y - h / 2, anchor: 'end' },
      { x: at.x - w / 2, y: at.y - gap - h, anchor: 'middle' },
      { x: at.x - w / 2, y: at.y + gap, anchor: 'middle' },
    ];
    const place = places.find(({ x, y }) => isFree({ x, y, w, h }));
    if (!place) continue;
    taken.push({ x: place.x, y: place.y, w, h });
    const x = place.anchor === 'start' ? place.x : place.anchor === 'end' ? place.x + w : at.x;
    names += `<text x="${fixed(x)}" y="${fixed(place.y + h * 0.8)}" text-anchor="${place.anchor}">${escaped(name)}</text>`;
  }
  const style = `font-family="system-ui, 'DejaVu Sans', sans-serif" font-size="${fixed(size)}" fill="${ink('text')}" stroke="${ink('halo')}" stroke-width="${line(pen, 0, 2)}" paint-order="stroke" stroke-linejoin="round"`;
  return {
    id: 'towns',
    markup: `<g fill="${ink('text')}" stroke="${ink('paper')}" stroke-width="${line(pen, 0, 0.8)}">${dots}</g><g ${style}>${names}</g>`,
  };
}

const fixed2 = (value: number): string => String(Math.round(value * 100) / 100);
