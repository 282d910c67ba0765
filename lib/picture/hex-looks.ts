import { type HexGrid, type HexLook, hexCentre, type Point } from '../engine';
import { line, type Pen } from './ground';
import { bodiesOf, pair, rounded, strewn } from './hex-bodies';
import { exitsOf } from './hex-lines';
import { fixed } from './path';

type Hex = HexGrid['hexes'][number];

/** A path and how it is drawn: in a colour of its terrain, filled or as a line of a width, in parts of a hex's size. */
interface Stroke {
  d: string;
  ink: 'terrain' | 'shade' | 'lit';
  width?: number;
  opacity?: number;
}

/** What a terrain looks like: its bodies, and what stands on them. */
interface Drawn {
  terrain: string;
  body: Stroke[];
  top: Stroke[];
}

const drawn = new WeakMap<HexGrid, Drawn[]>();

/** Terrains with a look that the grid has somewhere, in its own order. */
function looksOf(grid: HexGrid): Drawn[] {
  const found = drawn.get(grid);
  if (found) return found;
  const exits = exitsOf(
    grid,
    Object.values(grid.ways ?? {}).map(({ at }) => at),
  );
  const all = Object.entries(grid.terrains).flatMap(([terrain, { look }]): Drawn[] => {
    const hexes = grid.hexes.filter((hex) => hex.terrain === terrain);
    if (!look || hexes.length === 0) return [];
    const spots = hexes.map((hex): Spot => ({ hex, at: hexCentre(grid, hex), size: grid.size, ways: exits.get(hex.id)?.middles ?? [] }));
    return [{ terrain, body: look.on === terrain ? meadows(grid, hexes) : bodyOf(grid, hexes, look.kind), top: tops[look.kind](spots) }];
  });
  drawn.set(grid, all);
  return all;
}

/** Paler parts of ground that lies under all other. */
const meadows = (grid: HexGrid, hexes: readonly Hex[]): Stroke[] => {
  const rings = bodiesOf(
    grid,
    hexes.filter(({ id }) => strewn(`${id} meadow`) < 0.3),
  );
  return [{ d: rings.map((ring) => rounded(ring, -0.1 * grid.size, 0.12 * grid.size)).join(''), ink: 'lit', opacity: 0.45 }];
};

/** A body, and what is drawn within it. */
function bodyOf(grid: HexGrid, hexes: readonly Hex[], kind: HexLook['kind']): Stroke[] {
  const rings = bodiesOf(grid, hexes);
  const { size } = grid;
  const at = (inset: number) => rings.map((ring) => rounded(ring, inset * size, 0.07 * size)).join('');
  const outline = at(0.02);
  const whole: Stroke[] = [{ d: outline, ink: 'terrain' }];
  const edge: Stroke = { d: outline, ink: 'shade', width: 0.035, opacity: 0.55 };
  if (kind === 'hills') {
    const level = (inset: number): Stroke[] => [
      { d: at(inset), ink: 'lit', opacity: 0.42 },
      { d: at(inset), ink: 'shade', width: 0.035, opacity: 0.75 },
    ];
    return [...whole, { ...edge, width: 0.05, opacity: 0.8 }, ...level(0.2), ...level(0.37)];
  }
  if (kind === 'water') {
    const ripple = (inset: number): Stroke => ({ d: at(inset), ink: 'lit', width: 0.04, opacity: 0.8 });
    return [...whole, ripple(0.13), ripple(0.25), { ...edge, width: 0.07, opacity: 1 }];
  }
  return [...whole, edge];
}

/** A hex, and where its ways leave it. */
interface Spot {
  hex: Hex;
  at: Point;
  size: number;
  ways: readonly Point[];
}

/** Places of a hex, in parts of its size, turned and mirrored from one hex to the next; none that a way would run through. */
function placesIn({ hex, at, size, ways }: Spot, places: readonly Point[], room: number): { at: Point; key: string }[] {
  const turn = (Math.floor(strewn(`${hex.id} turn`) * 6) * Math.PI) / 3;
  const mirror = strewn(`${hex.id} mirror`) < 0.5 ? 1 : -1;
  return places.flatMap(({ x, y }, k) => {
    const key = `${hex.id} ${k}`;
    const [offX, offY] = [(strewn(`${key} x`) - 0.5) * 0.1, (strewn(`${key} y`) - 0.5) * 0.1];
    const [px, py] = [(x * mirror + offX) * size, (y + offY) * size];
    const place = { x: at.x + px * Math.cos(turn) - py * Math.sin(turn), y: at.y + px * Math.sin(turn) + py * Math.cos(turn) };
    return ways.some((end) => distance(place, at, end) < room * size) ? [] : [{ at: place, key }];
  });
}

/** From a point to a line between two others. */
function distance({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a.x - part * dx, y - a.y - part * dy);
}

const point = (x: number, y: number): Point => ({ x, y });
const treePlaces = [
  ...[point(0, -0.64), point(0.48, -0.45), point(-0.46, -0.4), point(0.06, -0.26), point(-0.2, 0.02), point(0.66, -0.02)],
  ...[point(0.32, 0.2), point(-0.66, 0.1), point(-0.42, 0.42), point(0.02, 0.5), point(0.48, 0.55), point(-0.2, 0.7)],
];
const housePlaces = [
  ...[point(-0.5, -0.42), point(0.02, -0.58), point(0.5, -0.36), point(-0.64, 0.12), point(-0.24, 0.02)],
  ...[point(0.62, 0.2), point(-0.32, 0.54), point(0.2, 0.62), point(0.28, 0.1)],
];
const tuftPlaces = [
  ...[point(-0.3, -0.56), point(0.36, -0.52), point(-0.62, -0.04), point(0.06, -0.16), point(0.6, 0.06)],
  ...[point(-0.26, 0.32), point(0.3, 0.42), point(0, 0.7)],
];
const bladePlaces = [point(-0.42, -0.44), point(0.5, -0.1), point(-0.1, 0.52)];

/** A dot as a line without length. */
const dotAt = ({ x, y }: Point): string => `M${fixed(x)} ${fixed(y)}h.1`;
const movedBy = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

const tops: Record<HexLook['kind'], (spots: readonly Spot[]) => Stroke[]> = {
  hills: () => [],
  grass(spots) {
    const blades = spots.flatMap((spot) =>
      strewn(spot.hex.id) < 0.55 ? placesIn(spot, bladePlaces, 0.18).map(({ at }) => bladesAt(at, spot.size * 0.06)) : [],
    );
    return [{ d: blades.join(''), ink: 'shade', width: 0.022, opacity: 0.5 }];
  },
  woods(spots) {
    const trees = spots.flatMap((spot) =>
      placesIn(spot, treePlaces, 0.26).map(({ at, key }) => ({ at, size: spot.size, isLarge: strewn(`${key} size`) < 0.5 })),
    );
    return [true, false].flatMap((isLarge): Stroke[] => {
      const own = trees.filter((tree) => tree.isLarge === isLarge);
      const crowns = (dx: number, dy: number) => own.map(({ at, size }) => dotAt(movedBy(at, dx * size, dy * size))).join('');
      const width = isLarge ? 0.34 : 0.27;
      return [
        { d: crowns(0.05, 0.07), ink: 'shade', width, opacity: 0.55 },
        { d: crowns(0, 0), ink: 'shade', width },
        { d: crowns(-0.025, -0.03), ink: 'lit', width: width * 0.74 },
      ];
    });
  },
  houses(spots) {
    const houses = spots.flatMap((spot) => placesIn(spot, housePlaces, 0.24).map(({ at, key }) => houseAt(at, spot.size, key)));
    return [
      { d: houses.map(({ shadow }) => shadow).join(''), ink: 'shade', opacity: 0.35 },
      { d: houses.map(({ roof }) => roof).join(''), ink: 'shade' },
      { d: houses.map(({ slope }) => slope).join(''), ink: 'lit' },
    ];
  },
  marsh(spots) {
    const tufts = spots.flatMap((spot) => placesIn(spot, tuftPlaces, 0.2).map(({ at }) => ({ at, size: spot.size })));
    return [
      { d: tufts.map(({ at, size }) => poolAt(at, size)).join(''), ink: 'lit', width: 0.06 },
      { d: tufts.map(({ at, size }) => tuftAt(at, size * 0.09)).join(''), ink: 'shade', width: 0.035 },
    ];
  },
  water: () => [],
};

const bladesAt = ({ x, y }: Point, u: number): string =>
  `M${fixed(x - u)} ${fixed(y)}l${fixed(u * 0.6)} ${fixed(-u)}M${fixed(x)} ${fixed(y)}v${fixed(-1.5 * u)}M${fixed(x + u)} ${fixed(y)}l${fixed(-u * 0.5)} ${fixed(-u)}`;

const tuftAt = ({ x, y }: Point, u: number): string =>
  `M${fixed(x - u)} ${fixed(y - 0.2 * u)}l${fixed(-0.6 * u)} ${fixed(-u)}M${fixed(x)} ${fixed(y)}v${fixed(-1.8 * u)}M${fixed(x + u)} ${fixed(y - 0.2 * u)}l${fixed(0.6 * u)} ${fixed(-u)}`;

const poolAt = ({ x, y }: Point, size: number): string => `M${fixed(x - 0.17 * size)} ${fixed(y + 0.05 * size)}h${fixed(0.34 * size)}`;

/** A house from above: a roof, its sunny slope, and its shadow. */
function houseAt({ x, y }: Point, size: number, key: string): { shadow: string; roof: string; slope: string } {
  const angle = (Math.floor(strewn(`${key} angle`) * 4) * Math.PI) / 4 + (strewn(`${key} skew`) - 0.5) * 0.3;
  const long = (0.15 + 0.07 * strewn(`${key} long`)) * size;
  const wide = 0.11 * size;
  const corner = (a: number, b: number, away = 0): Point => ({
    x: x + a * Math.cos(angle) - b * Math.sin(angle) + away,
    y: y + a * Math.sin(angle) + b * Math.cos(angle) + away,
  });
  const box = (top: number, bottom: number, away = 0): string =>
    `M${[corner(-long, top, away), corner(long, top, away), corner(long, bottom, away), corner(-long, bottom, away)].map(pair).join('L')}Z`;
  // the light comes from the upper left
  const isUpper = Math.cos(angle) >= 0;
  return { shadow: box(-wide, wide, 0.05 * size), roof: box(-wide, wide), slope: isUpper ? box(-wide, 0) : box(0, wide) };
}

function markupOf({ size }: HexGrid, terrain: string, strokes: readonly Stroke[], pen: Pen): string {
  return strokes
    .filter(({ d }) => d !== '')
    .map(({ d, ink, width, opacity = 1 }) => {
      const colour = pen.ink(`${ink}-${terrain}`);
      const faint = opacity < 1 ? ` ${width === undefined ? 'fill' : 'stroke'}-opacity="${opacity}"` : '';
      return width === undefined
        ? `<path d="${d}" fill="${colour}"${faint}/>`
        : `<path d="${d}" fill="none" stroke="${colour}"${faint} stroke-width="${line(pen, width * size, 0.5)}"/>`;
    })
    .join('');
}

/** Terrains as bodies. */
export const bodyMarkup = (grid: HexGrid, pen: Pen): string =>
  looksOf(grid)
    .map(({ terrain, body }) => markupOf(grid, terrain, body, pen))
    .join('');

/** What stands on them: trees, houses, reeds. */
export function topMarkup(grid: HexGrid, pen: Pen): string {
  const all = looksOf(grid).map(({ terrain, top }) => markupOf(grid, terrain, top, pen));
  return all.join('') && `<g stroke-linecap="round">${all.join('')}</g>`;
}
