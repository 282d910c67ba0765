import type { Board, Point, Space } from '../engine';
import type { Frame } from './frame';
import type { Ink } from './palette';
import { fixed } from './path';

/** One layer of a picture: drawn across all copies of a wrapping board before the next one. */
export interface Layer {
  id: string;
  markup: string;
}

export interface Pen {
  ink: Ink;
  /** Pixels per board unit: lines, text and counters follow it. */
  scale: number;
  /** Starts every id in the markup, so that two pictures can share a page. */
  id: string;
  /** Without shades of sea and land: quickly drawn as pixels, and small. */
  isPlain?: boolean;
  /** The part in sight: on a grid of hexes nothing else gets names and counters. */
  frame?: Frame | undefined;
}

const isSea = (space: Space): boolean => space.kind === 'sea';
export const shapeId = (pen: Pen, space: Space): string => `${pen.id}s-${space.id}`;

/** A width of `units`, but never under `pixels` on the screen. */
export const line = (pen: Pen, units: number, pixels: number): string => fixed(Math.max(units, pixels / pen.scale));

/** Outlines to be used by every layer, clips, gradients and the hatching of closed spaces. */
export function definitions(board: Board, pen: Pen): string {
  const { ink, id } = pen;
  const outlines = board.spaces.map((space) => `<path id="${shapeId(pen, space)}" d="${space.path}"/>`).join('');
  const land = board.spaces.filter((space) => !isSea(space)).map((space) => `<use href="#${shapeId(pen, space)}"/>`);
  // one clip for all land: a clip a space is most of what a picture costs to draw
  const clip = `<clipPath id="${id}landmass">${land.join('')}</clipPath>`;
  const hatching =
    `<pattern id="${id}hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<rect width="7" height="7" fill="${ink('plain')}"/><rect width="1.6" height="7" fill="${ink('hatch')}"/></pattern>`;
  const depth =
    `<linearGradient id="${id}sea" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${board.height}"><stop offset="0" stop-color="${ink('deep')}"/>` +
    `<stop offset=".28" stop-color="${ink('sea')}"/><stop offset=".72" stop-color="${ink('sea')}"/>` +
    `<stop offset="1" stop-color="${ink('deep')}"/></linearGradient>`;
  return outlines + clip + hatching + depth;
}

/** What lies under everything: open water, or the table where a board has no sea. */
export function backdrop(board: Board, pen: Pen): string {
  const sea = pen.isPlain ? pen.ink('sea') : `url(#${pen.id}sea)`;
  const fill = board.spaces.some(isSea) ? sea : pen.ink('ground');
  const { width, height } = board;
  return `<rect x="${-width}" y="${-height}" width="${3 * width}" height="${3 * height}" fill="${fill}"/>`;
}

/** The map itself, bottom to top. `tints` gives the owner whose colour fills a space. */
export function groundLayers(board: Board, tints: Readonly<Record<string, string>>, pen: Pen): Layer[] {
  const { ink, id } = pen;
  const sea = board.spaces.filter(isSea);
  const land = board.spaces.filter((space) => !isSea(space));
  const outline = (space: Space) => `<use href="#${shapeId(pen, space)}"/>`;
  const outlines = land.map(outline).join('');
  const coasts = sea.length === 0 ? '' : outlines;
  const fillOf = (space: Space) => {
    if (space.closed) return `url(#${id}hatch)`;
    const owner = tints[space.id];
    return ink(owner === undefined ? 'plain' : `land-${owner}`);
  };
  // a group has its opacity as a whole, so that a border of two spaces is no darker than a coast
  const rim = (width: number) => `<g opacity=".13" stroke-width="${width}">${outlines}</g>`;
  const scenery = (kind: 'isle' | 'lake', fill: string) =>
    `<g fill="${fill}" stroke="${ink('coast')}" stroke-width="${line(pen, 0.6, 0.5)}">${board.scenery
      .filter((each) => each.kind === kind)
      .map((each) => `<path d="${each.path}"/>`)
      .join('')}</g>`;
  const tintedSeas = sea.filter((space) => tints[space.id] !== undefined);
  // round corners are half of what a picture costs to draw
  const join = `stroke-linejoin="${pen.isPlain ? 'bevel' : 'round'}"`;
  return [
    {
      id: 'sea-tints',
      markup: `<g fill-opacity=".25">${tintedSeas.map((s) => `<use href="#${shapeId(pen, s)}" fill="${fillOf(s)}"/>`).join('')}</g>`,
    },
    ...(pen.isPlain ? [] : [{ id: 'shelf', markup: `<g fill="none" stroke="${ink('shelf')}" stroke-width="26" ${join}>${coasts}</g>` }]),
    { id: 'halo', markup: `<g fill="none" stroke="${ink('shallow')}" stroke-width="10" ${join}>${coasts}</g>` },
    {
      id: 'zones',
      markup: `<g fill="none" stroke="${ink('zone')}" stroke-width="${line(pen, 1, 0.9)}" ${join}>${sea.map(outline).join('')}</g>`,
    },
    { id: 'isles', markup: scenery('isle', ink('plain')) },
    {
      id: 'land',
      markup:
        land.map((space) => `<use href="#${shapeId(pen, space)}" fill="${fillOf(space)}"/>`).join('') +
        (pen.isPlain ? '' : `<g clip-path="url(#${id}landmass)" fill="none" stroke="${ink('rim')}" ${join}>${rim(14)}${rim(6)}</g>`) +
        `<g fill="none" stroke="${ink('border')}" stroke-opacity=".8" stroke-width="${line(pen, 0.8, 0.7)}" ${join}>${outlines}</g>`,
    },
    {
      id: 'relief',
      markup: `<g fill="none" stroke="${ink('rim')}" stroke-opacity=".34" stroke-width="${line(pen, 1.6, 0.9)}" ${join}>${board.scenery
        .filter((each) => each.kind === 'relief')
        .map((each) => `<path d="${each.path}"/>`)
        .join('')}</g>`,
    },
    { id: 'lakes', markup: scenery('lake', ink('shallow')) },
    { id: 'passages', markup: board.passages.map((passage) => passageOf(passage, ink)).join('') },
  ];
}

function passageOf({ kind, name, from, to }: Board['passages'][number], ink: Ink): string {
  const d = `M${fixed(from.x)} ${fixed(from.y)}L${fixed(to.x)} ${fixed(to.y)}`;
  const title = `<title>${escaped(name)}</title>`;
  if (kind === 'arrow') return `<g>${title}${twoHeaded(from, to, ink)}</g>`;
  if (kind !== 'canal') {
    return `<g>${title}<path d="${d}" stroke="${ink('strait')}" stroke-width="2.4" stroke-linecap="round"/></g>`;
  }
  return (
    `<g>${title}<path d="${d}" stroke="${ink('canal')}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="${d}" stroke="${ink('seaText')}" stroke-width="1.6" stroke-dasharray="2 2"/></g>`
  );
}

function twoHeaded(from: Point, to: Point, ink: Ink): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const turned = (at: Point, by: number) => `${fixed(at.x + 15 * Math.cos(angle + by))} ${fixed(at.y + 15 * Math.sin(angle + by))}`;
  const head = (at: Point, by: number) => `M${turned(at, by - 0.5)}L${fixed(at.x)} ${fixed(at.y)}L${turned(at, by + 0.5)}`;
  const d = `M${fixed(from.x)} ${fixed(from.y)}L${fixed(to.x)} ${fixed(to.y)}${head(from, 0)}${head(to, Math.PI)}`;
  const stroke = (key: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${ink(key)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return stroke('coast', 9) + stroke('canal', 5.5);
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark);
