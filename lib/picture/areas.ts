import type { Board } from '../engine';
import { escaped, type Layer, type Pen } from './ground';
import { fixed } from './path';

/** The lines on which the names of large areas stand. */
export const areaDefinitions = (board: Board, { id }: Pen): string =>
  (board.areas ?? []).map(({ path }, i) => `<path id="${id}a${i}" d="${path}"/>`).join('');

/** Names of oceans and continents: wide, faint, along a curve, as large as the map is near. */
export function areaLayer(board: Board, { ink, id }: Pen): Layer {
  const names = (board.areas ?? []).map(({ name, kind, size }, i) => {
    const style =
      kind === 'sea'
        ? `fill="${ink('seaText')}" fill-opacity=".62" font-style="italic" letter-spacing="${fixed(size * 0.34)}"`
        : `fill="${ink('areaText')}" letter-spacing="${fixed(size * 0.6)}"`;
    return `<text font-size="${size}" ${style}><textPath href="#${id}a${i}" startOffset="50%">${escaped(name)}</textPath></text>`;
  });
  const fonts = `font-family="Georgia, 'DejaVu Serif', serif" text-anchor="middle"`;
  return { id: 'areas', markup: names.length === 0 ? '' : `<g ${fonts}>${names.join('')}</g>` };
}
