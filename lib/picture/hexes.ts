import { type Board, type HexGrid, hexCentre, hexIds, hexSides, neighbourAt, sideEnds } from '../engine';
import { badge } from './badges';
import type { Frame } from './frame';
import { type Layer, line, type Pen } from './ground';
import { wayMarkup, winding } from './hex-lines';
import { bodyMarkup, topMarkup } from './hex-looks';
import { fixed } from './path';

/** How much of a hex can be told apart: `far` only where things are, `middle` what they are, `near` all that is printed. */
export type HexDetail = 'far' | 'middle' | 'near';

/** Pixels across a hex from which on more is drawn. */
const from = { grid: 12, middle: 30, near: 56 };

const across = (grid: HexGrid, scale: number): number => 2 * grid.size * scale;

export function hexDetail(grid: HexGrid, scale: number): HexDetail {
  const pixels = across(grid, scale);
  return pixels < from.middle ? 'far' : pixels < from.near ? 'middle' : 'near';
}

interface Merged {
  terrains: [terrain: string, path: string][];
  lines: string;
  sides: [kind: string, path: string][];
  /** Each hex by itself, to be put together with others. */
  hexes: Map<string, string>;
}

const merged = new WeakMap<HexGrid, Merged>();

/** What never changes on a grid, as few paths: one a terrain, one a kind of side, one for all the lines between hexes. */
function mergedOf(grid: HexGrid): Merged {
  const found = merged.get(grid);
  if (found) return found;
  const ids = hexIds(grid);
  const corners = hexSides.map((side) => sideEnds({ ...grid, origin: { x: 0, y: 0 } }, { column: 0, row: 0 }, side)[0]);
  const zero = hexCentre({ ...grid, origin: { x: 0, y: 0 } }, { column: 0, row: 0 });
  const steps = corners.slice(1).map(({ x, y }, i) => `${fixed(x - (corners[i]?.x ?? 0))} ${fixed(y - (corners[i]?.y ?? 0))}`);
  const [first = zero] = corners;
  const places = new Map(grid.hexes.map((hex) => [hex.id, hex]));
  const terrains = new Map<string, string>();
  const hexes = new Map<string, string>();
  let lines = '';
  for (const hex of grid.hexes) {
    const { x, y } = hexCentre(grid, hex);
    const path = `M${fixed(x + first.x - zero.x)} ${fixed(y + first.y - zero.y)}l${steps.join(' ')}z`;
    hexes.set(hex.id, path);
    const ground = grid.terrains[hex.terrain]?.look?.on ?? hex.terrain;
    terrains.set(ground, (terrains.get(ground) ?? '') + path);
    // a side that two hexes share is drawn once
    for (const side of hexSides) if (side < 3 || ids(neighbourAt(grid, hex, side)) === null) lines += sidePath(grid, hex, side);
  }
  const straight = ([id, side]: HexGrid['sides'][string]['at'][number]): string => {
    const hex = places.get(id);
    return hex ? sidePath(grid, hex, side) : '';
  };
  const sides = Object.entries(grid.sides).map(([kind, { at, winding: isStream }]): [string, string] => [
    kind,
    isStream ? winding(grid, at) : at.map(straight).join(''),
  ]);
  const all = { terrains: [...terrains], lines, sides, hexes };
  merged.set(grid, all);
  return all;
}

function sidePath(grid: HexGrid, hex: HexGrid['hexes'][number], side: (typeof hexSides)[number]): string {
  const [a, b] = sideEnds(grid, hex, side);
  return `M${fixed(a.x)} ${fixed(a.y)}L${fixed(b.x)} ${fixed(b.y)}`;
}

/** The ground of a grid: terrain, who holds what, lines, features on sides. */
export function hexGround(board: Board, tints: Readonly<Record<string, string>>, pen: Pen): Layer[] {
  const grid = board.hexes;
  if (!grid) return [];
  const { ink } = pen;
  const { terrains, lines, sides, hexes } = mergedOf(grid);
  const held = new Map<string, string>();
  for (const [id, owner] of Object.entries(tints)) held.set(owner, (held.get(owner) ?? '') + (hexes.get(id) ?? ''));
  const seam = line(pen, 0.5, 0.6);
  const lineInk = `stroke="${ink('border')}" stroke-opacity=".28" stroke-width="${line(pen, 0.5, 0.6)}"`;
  return [
    {
      id: 'hex-terrain',
      markup:
        terrains
          .map(([terrain, d]) => {
            const fill = ink(`terrain-${terrain}`);
            return `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${seam}"/>`;
          })
          .join('') + bodyMarkup(grid, pen),
    },
    {
      id: 'hex-tints',
      markup: [...held].map(([owner, d]) => `<path d="${d}" fill="${ink(`land-${owner}`)}" fill-opacity=".45"/>`).join(''),
    },
    { id: 'hex-lines', markup: across(grid, pen.scale) < from.grid ? '' : `<path d="${lines}" fill="none" ${lineInk}/>` },
    {
      id: 'hex-sides',
      markup: sides
        .map(([kind, d]) => {
          const { width = 1, dashed } = grid.sides[kind] ?? {};
          const dash = dashed ? ` stroke-dasharray="${fixed(width * 2.4)} ${fixed(width * 1.8)}"` : '';
          return `<path d="${d}" fill="none" stroke="${ink(`side-${kind}`)}" stroke-width="${line(pen, width, 0.9)}" stroke-linecap="${dashed ? 'butt' : 'round'}"${dash}/>`;
        })
        .join(''),
    },
    { id: 'hex-ways', markup: wayMarkup(grid, pen) },
    { id: 'hex-tops', markup: hexDetail(grid, pen.scale) === 'far' ? '' : topMarkup(grid, pen) },
  ];
}

/** Outlines of some hexes as one path. */
export const hexOutlines = (grid: HexGrid, ids: readonly string[]): string => {
  const { hexes } = mergedOf(grid);
  return ids.map((id) => hexes.get(id) ?? '').join('');
};

/** Badges to be used by every hex that has one. */
export function hexDefinitions(board: Board, { ink, id }: Pen): string {
  if (!board.hexes) return '';
  return Object.entries(board.icons)
    .map(([icon, face]) => `<g id="${id}i-${icon}">${badge(face, ink)}</g>`)
    .join('');
}

export const isInView = (frame: Frame | undefined, { x, y }: { x: number; y: number }, reach: number): boolean =>
  !frame || (x > frame.x - reach && x < frame.x + frame.width + reach && y > frame.y - reach && y < frame.y + frame.height + reach);
