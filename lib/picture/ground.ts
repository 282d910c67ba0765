import type { Board, Point, Scenery, Space } from '../engine';
import { areaDefinitions, areaLayer } from './areas';
import { coverDefinitions, coverMarkup } from './cover';
import { edgesOf } from './edges';
import type { Frame } from './frame';
import { ornamentLayer } from './ornaments';
import type { Ink } from './palette';
import { type Bounds, boundsOf, fixed } from './path';
import { type Relief, reliefOf } from './relief';
import { depths, seaDefinitions } from './sea';

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

/** Outlines to be used by every layer, clips, gradients, textures and the hatching of closed spaces. */
export function definitions(board: Board, pen: Pen): string {
  const { ink, id } = pen;
  const outlines = board.spaces.map((space) => `<path id="${shapeId(pen, space)}" d="${space.path}"/>`).join('');
  const land = board.spaces.filter((space) => !isSea(space)).map((space) => `<use href="#${shapeId(pen, space)}"/>`);
  const beyond = board.scenery.filter(({ kind }) => kind === 'beyond').map(({ path }) => `<path d="${path}"/>`);
  // one clip for all land: a clip a space is most of what a picture costs to draw
  const clip = `<clipPath id="${id}landmass">${land.join('')}${beyond.join('')}</clipPath>`;
  const hatching =
    `<pattern id="${id}hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<rect width="7" height="7" fill="${ink('plain')}"/><rect width="1.6" height="7" fill="${ink('hatch')}"/></pattern>`;
  return (
    outlines +
    (pen.isPlain ? '' : clip) +
    hatching +
    seaDefinitions(board, pen) +
    areaDefinitions(board, pen) +
    (pen.isPlain ? '' : coverDefinitions(board, pen))
  );
}

/** The map itself, bottom to top. `tints` gives the owner whose colour fills a space. */
export function groundLayers(board: Board, tints: Readonly<Record<string, string>>, pen: Pen): Layer[] {
  const { ink, id } = pen;
  const { coast, borders, zones } = edgesOf(board);
  const sea = board.spaces.filter(isSea);
  const land = board.spaces.filter((space) => !isSea(space));
  const fillOf = (space: Space) => {
    if (space.closed) return `url(#${id}hatch)`;
    const owner = tints[space.id];
    return ink(owner === undefined ? 'plain' : `land-${owner}`);
  };
  const scenery = (kinds: readonly Scenery['kind'][]) => board.scenery.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
  const drawn = (kind: 'isle' | 'lake', fill: string) =>
    `<path d="${scenery([kind]).join('')}" fill="${fill}" stroke="${ink('coast')}" stroke-width="${line(pen, 0.6, 0.5)}"/>`;
  const tintedSeas = sea.filter((space) => tints[space.id] !== undefined);
  // round corners are half of what a picture costs to draw
  const join = `stroke-linejoin="${pen.isPlain ? 'bevel' : 'round'}"`;
  const inner = borders.filter(({ between: [a, b] }) => tints[a] === tints[b]).map(({ path }) => path);
  const outer = borders.filter(({ between: [a, b] }) => tints[a] !== tints[b]).map(({ path }) => path);
  const beyond = scenery(['beyond']).join('');
  const shores = sea.length === 0 ? '' : coast + beyond;
  const relief = pen.isPlain ? reliefOf(board, 1, true) : reliefOf(board, pen.scale < 1.5 ? 1 : 1.6);
  // a group has its opacity as a whole, so that a border of two spaces is no darker than a coast
  const rim = (width: number) => `<g opacity=".12" stroke-width="${width}"><path d="${coast}${outer.join('')}"/></g>`;
  const slopes = (Object.keys(relief) as (keyof Relief)[]).map((tone) => relief[tone] && `<path d="${relief[tone]}" fill="${ink(tone)}"/>`);
  return [
    {
      id: 'sea-tints',
      markup: `<g fill-opacity=".25">${tintedSeas.map((s) => `<use href="#${shapeId(pen, s)}" fill="${fillOf(s)}"/>`).join('')}</g>`,
    },
    { id: 'halo', markup: shores === '' ? '' : depths(shores, join, pen) },
    { id: 'zones', markup: `<path d="${zones}" fill="none" stroke="${ink('zone')}" stroke-width="${line(pen, 1, 0.9)}" ${join}/>` },
    { id: 'isles', markup: drawn('isle', ink('plain')) },
    {
      id: 'land',
      markup:
        (beyond && `<path d="${beyond}" fill="${ink('beyond')}" stroke="${ink('coast')}" stroke-width="${line(pen, 0.9, 0.8)}" ${join}/>`) +
        land
          .map((space) => `<use href="#${shapeId(pen, space)}" fill="${fillOf(space)}"${bleeding(board, space, fillOf(space))}/>`)
          .join(''),
    },
    {
      id: 'lines',
      markup:
        // what has an opacity or a clip as a whole, and lies far outside a frame, ends the process that draws it as pixels
        (pen.isPlain
          ? slopes.join('')
          : `<g clip-path="url(#${id}landmass)">${coverMarkup(board, pen)}${slopes.join('')}` +
            `<g fill="none" stroke="${ink('rim')}" ${join}>${rim(16)}${rim(7)}</g></g>`) +
        `<g fill="none" ${join}><path d="${scenery(['river']).join('')}" stroke="${ink('river')}" stroke-width="${line(pen, 1, 0.8)}"/>` +
        `<path d="${inner.join('')}" stroke="${ink('border')}" stroke-opacity=".62" stroke-width="${line(pen, 0.8, 0.8)}" stroke-dasharray="${line(pen, 5, 4)} ${line(pen, 2.4, 2.2)}"/>` +
        `<path d="${outer.join('')}" stroke="${ink('border')}" stroke-opacity=".9" stroke-width="${line(pen, 1.3, 1.1)}"/>` +
        `<path d="${coast}" stroke="${ink('coast')}" stroke-width="${line(pen, 0.9, 0.8)}"/></g>`,
    },
    { id: 'lakes', markup: drawn('lake', ink('shallow')) },
    areaLayer(board, pen),
    ornamentLayer(board, pen),
    { id: 'passages', markup: board.passages.map((passage) => passageOf(passage, ink)).join('') },
  ];
}

const bounds = new WeakMap<Space, Bounds>();

/** Land that is cut by the seam of a wrapping board reaches a little over it: nothing shines through between its two halves. */
function bleeding(board: Board, space: Space, fill: string): string {
  if (!board.wrap) return '';
  const { x, w } = bounds.get(space) ?? boundsOf(space);
  bounds.set(space, { x, y: 0, w, h: 0 });
  return x < 1 || x + w > board.width - 1 ? ` stroke="${fill}" stroke-width="1.2"` : '';
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
