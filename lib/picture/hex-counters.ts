import { type Board, type CounterSpot, type HexGrid, type Owner, sideAngle, type Token } from '../engine';
import { fonts, markOf } from './counters';
import { escaped, type Pen } from './ground';
import { iconPath } from './path';
import { iconRoom, plates, shapes } from './shapes';

/** A counter by its owner's shape and its icon. */
export function plain(board: Board, token: Token, owner: Owner | undefined, { ink }: Pen): string {
  const shape = owner?.shape ?? 'square';
  const face = board.icons[token.icon]?.path ?? '';
  return (
    `<path d="${shapes[shape]}" fill="${ink(`token-${token.owner}`)}" stroke="${ink('paper')}" stroke-width=".12"/>` +
    `<path d="${iconPath(face, iconRoom[shape] / 12)}" fill="${ink(`ink-${token.owner}`)}"/>` +
    veil(token, shapes[shape], ink)
  );
}

const spots: Record<CounterSpot, { x: number; y: number }> = {
  'top-left': { x: -0.68, y: -0.56 },
  'top-right': { x: 0.68, y: -0.56 },
  left: { x: -0.72, y: 0.14 },
  right: { x: 0.72, y: 0.14 },
  'bottom-left': { x: -0.64, y: 0.84 },
  bottom: { x: 0, y: 0.84 },
  'bottom-right': { x: 0.64, y: 0.84 },
};

/** Where the icon of a printed counter stands. */
const raised = { x: 0, y: -0.06 };

/** A counter with all that is printed on it: icon in its owner's shape, label, figures, and which way it faces. */
export function printed(board: Board, token: Token, owner: Owner | undefined, grid: HexGrid, pen: Pen): string {
  const { ink } = pen;
  const values = Object.entries(token.values ?? {}) as [CounterSpot, string][];
  const arrow = grid.abreast ? '' : pointerOf(token, grid, pen);
  const mark = marksOf(board, token, pen);
  if (values.length === 0 && token.label === undefined) return arrow + plain(board, token, owner, pen) + mark;
  const onIt = ink(`ink-${token.owner}`);
  const shape = owner?.shape ?? 'square';
  const label = token.label ?? '';
  const room = token.values?.['top-left'] || token.values?.['top-right'] ? 1 : 1.8;
  const size = Math.min(0.38, room / Math.max(1, breadthOf(label)));
  // figures of several digits stay apart
  const figures = Math.min(0.43, 0.72 / Math.max(1, ...values.map(([, text]) => text.length)));
  const texts = values.map(([spot, text]) => `<text x="${spots[spot].x}" y="${spots[spot].y}">${escaped(text)}</text>`);
  return (
    `${arrow}<path d="${shapes.square}" fill="${ink(`token-${token.owner}`)}" stroke="${ink('paper')}" stroke-width=".07"/>` +
    `<path d="${plates[shape]}" fill="${onIt}"/>` +
    `<path d="${iconPath(board.icons[token.icon]?.path ?? '', (iconRoom[shape] * 0.56) / 12, raised)}" fill="${ink(`token-${token.owner}`)}"/>` +
    `<g fill="${onIt}" font-size="${short(figures)}" ${fonts}>${texts.join('')}` +
    `${label === '' ? '' : `<text y="-.62" font-size="${short(size)}">${escaped(label)}</text>`}</g>${veil(token, shapes.square, ink)}${mark}`
  );
}

/** How broad bold letters are at most, as parts of their size, in the broadest of the fonts (DejaVu Sans); others are 0.7. */
const breadths: readonly (readonly [letters: RegExp, breadth: number])[] = [
  [/[iljIJ.,:;'’! ]/, 0.38],
  [/[frt()/"-]/, 0.52],
  [/[mwMW]/, 1.06],
  [/[A-Z]/, 0.8],
];

const breadthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (breadths.find(([letters]) => letters.test(letter))?.[1] ?? 0.7), 0);

/** What lies over a counter that has done what it can. */
const veil = ({ isSpent }: Token, shape: string, ink: Pen['ink']): string =>
  isSpent ? `<path d="${shape}" fill="${ink('paper')}" fill-opacity=".4"/>` : '';

/** Marks along the upper edge of a counter. */
export function marksOf(board: Board, { mark, marks = [] }: Token, { ink }: Pen): string {
  return [...(mark === undefined ? [] : [mark]), ...marks]
    .map(
      (each, k) =>
        `<g transform="translate(${short(-0.36 + k * 0.72)} -.68) scale(.8)">${markOf(board, each, ink('paper'), ink('attack'))}</g>`,
    )
    .join('');
}

/** Which way a counter looks, beyond its edge; nothing where it has no facing. */
export const pointerOf = ({ facing, owner }: Token, grid: HexGrid, { ink }: Pen): string =>
  facing === undefined ? '' : pointer(sideAngle(grid, facing), ink(`token-${owner}`), ink('paper'));

/** At a corner it stands further out, off the label and the figures there. */
function pointer(degrees: number, fill: string, edge: string): string {
  const d = degrees % 90 === 0 ? 'M1.12-.42L1.62 0L1.12.42Z' : 'M1.24-.42L1.74 0L1.24.42Z';
  return `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width=".09" stroke-linejoin="round" transform="rotate(${degrees})"/>`;
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
