import type { Board } from '../engine';
import type { Pen } from './ground';
import { fixed } from './path';

/** Little waves, each around 0,0 on a tile of so many pixels. */
const waves = {
  edge: 220,
  mark: 'm-9 0q3-3.4 6 0t6 0 6 0',
  at: [
    [40, 34],
    [150, 58],
    [92, 112],
    [196, 150],
    [30, 176],
    [128, 196],
  ],
};

/** Shades of the open sea, deeper towards the poles, and the waves on it. */
export function seaDefinitions(board: Board, { ink, id, scale, isPlain }: Pen): string {
  if (isPlain) return '';
  const tile = fixed(waves.edge / scale);
  const marks = waves.at.map(([x, y]) => `M${x} ${y}${waves.mark}`).join('');
  return (
    `<linearGradient id="${id}sea" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${board.height}"><stop offset="0" stop-color="${ink('deep')}"/>` +
    `<stop offset=".28" stop-color="${ink('sea')}"/><stop offset=".72" stop-color="${ink('sea')}"/>` +
    `<stop offset="1" stop-color="${ink('deep')}"/></linearGradient>` +
    `<pattern id="${id}waves" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">` +
    `<path d="${marks}" fill="none" stroke="${ink('wave')}" stroke-width="1" stroke-linecap="round" transform="scale(${fixed(1000 / scale)}e-3)"/></pattern>`
  );
}

/** What lies under everything: open water, or the table where a board has no sea. */
export function backdrop(board: Board, pen: Pen): string {
  const { width, height } = board;
  const sheet = (fill: string) => `<rect x="${-width}" y="${-height}" width="${3 * width}" height="${3 * height}" fill="${fill}"/>`;
  if (!board.spaces.some(({ kind }) => kind === 'sea')) return sheet(pen.ink('ground'));
  return pen.isPlain ? sheet(pen.ink('sea')) : sheet(`url(#${pen.id}sea)`) + sheet(`url(#${pen.id}waves)`);
}

/** Along the shores the sea grows lighter in steps. */
export function depths(shores: string, join: string, { ink, isPlain }: Pen): string {
  const bands: [string, number][] = isPlain
    ? [['shallow', 10]]
    : [
        ['slope', 46],
        ['shelf', 26],
        ['shallow', 10],
      ];
  return `<g fill="none" ${join}>${bands.map(([key, width]) => `<path d="${shores}" stroke="${ink(key)}" stroke-width="${width}"/>`).join('')}</g>`;
}
