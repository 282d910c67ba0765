import { type HexGrid, type HexSide, hexCentre, hexIds, neighbourAt, type Point, sideEnds } from '../engine';
import { line, type Pen } from './ground';
import { between, pair, pointKey } from './hex-bodies';

type Hex = HexGrid['hexes'][number];
type At = HexGrid['sides'][string]['at'];

interface Sided {
  hex: Hex;
  side: HexSide;
}

/** The hexes and sides of a list. */
export function sided(grid: HexGrid, at: At): Sided[] {
  const hexes = new Map(grid.hexes.map((hex) => [hex.id, hex]));
  return at.flatMap(([id, side]) => {
    const hex = hexes.get(id);
    return hex ? [{ hex, side }] : [];
  });
}

const middleOf = (grid: HexGrid, { hex, side }: Sided): Point => between(...sideEnds(grid, hex, side));

/** Sides as a stream that runs through their middles, rounded where two meet. */
export function winding(grid: HexGrid, at: At): string {
  const corners = new Map<string, { corner: Point; middles: Point[] }>();
  for (const each of sided(grid, at)) {
    for (const corner of sideEnds(grid, each.hex, each.side)) {
      const key = pointKey(corner);
      const found = corners.get(key) ?? { corner, middles: [] };
      found.middles.push(middleOf(grid, each));
      corners.set(key, found);
    }
  }
  return [...corners.values()].map(({ corner, middles }) => bend(corner, middles)).join('');
}

/** What comes together in a point: two are one bend. */
function bend(point: Point, [one, other, ...more]: readonly Point[]): string {
  if (!one) return '';
  if (other && more.length === 0) return `M${pair(one)}Q${pair(point)} ${pair(other)}`;
  return [one, other, ...more].map((end) => (end ? `M${pair(end)}L${pair(point)}` : '')).join('');
}

/** Where the ways of each hex leave it. */
export function exitsOf(grid: HexGrid, ways: readonly At[]): Map<string, { hex: Hex; middles: Point[] }> {
  const ids = hexIds(grid);
  const hexes = new Map(grid.hexes.map((hex) => [hex.id, hex]));
  const exits = new Map<string, { hex: Hex; middles: Point[] }>();
  const add = (hex: Hex | undefined, middle: Point) => {
    if (!hex) return;
    const found = exits.get(hex.id) ?? { hex, middles: [] };
    found.middles.push(middle);
    exits.set(hex.id, found);
  };
  for (const each of ways.flatMap((at) => sided(grid, at))) {
    const middle = middleOf(grid, each);
    add(each.hex, middle);
    add(hexes.get(ids(neighbourAt(grid, each.hex, each.side)) ?? ''), middle);
  }
  return exits;
}

interface Ways {
  kinds: [kind: string, path: string][];
  bridges: [kind: string, path: string][];
}

const drawn = new WeakMap<HexGrid, Ways>();

function waysOf(grid: HexGrid): Ways {
  const found = drawn.get(grid);
  if (found) return found;
  const streams = Object.values(grid.sides).flatMap(({ winding: isStream, at }) => (isStream ? sided(grid, at) : []));
  const crossed = new Set(streams.map((each) => pointKey(middleOf(grid, each))));
  const ways = Object.entries(grid.ways ?? {});
  const all: Ways = {
    kinds: ways.map(([kind, { at }]) => {
      const exits = [...exitsOf(grid, [at]).values()];
      return [kind, exits.map(({ hex, middles }) => bend(hexCentre(grid, hex), middles)).join('')];
    }),
    bridges: ways.map(([kind, { at }]) => {
      const over = sided(grid, at).filter((each) => crossed.has(pointKey(middleOf(grid, each))));
      return [kind, over.map((each) => deck(grid, each)).join('')];
    }),
  };
  drawn.set(grid, all);
  return all;
}

/** A bridge as a line from bank to bank. */
function deck(grid: HexGrid, each: Sided): string {
  const [middle, centre] = [middleOf(grid, each), hexCentre(grid, each.hex)];
  const bank = between(middle, centre, 0.24);
  return `M${pair(bank)}L${pair(between(bank, middle, 2))}`;
}

/** Ways as ribbons, and their bridges. */
export function wayMarkup(grid: HexGrid, pen: Pen): string {
  const { kinds, bridges } = waysOf(grid);
  const stroke = (d: string, colour: string, width: string, cap: string) =>
    d && `<path d="${d}" stroke="${pen.ink(colour)}" stroke-width="${width}" stroke-linecap="${cap}"/>`;
  const widthOf = (kind: string, times: number, pixels: number) => line(pen, (grid.ways?.[kind]?.width ?? 1) * times, pixels);
  const ribbons = [
    ...kinds.map(([kind, d]) => stroke(d, `edge-${kind}`, widthOf(kind, 1.45, 2.4), 'round')),
    ...kinds.map(([kind, d]) => stroke(d, `way-${kind}`, widthOf(kind, 1, 1.4), 'round')),
    ...bridges.map(([kind, d]) => stroke(d, `edge-${kind}`, widthOf(kind, 2.5, 4), 'butt')),
    ...bridges.map(([kind, d]) => stroke(d, `way-${kind}`, widthOf(kind, 1.6, 2), 'butt')),
  ].join('');
  return ribbons && `<g fill="none" stroke-linejoin="round">${ribbons}</g>`;
}
