import { type Board, hexLinks, hexSpaces, type Point } from '../engine';
import { fixed, ringsOf } from './path';

/** A Board on its way to a browser: outlines as one text in which every shared border is told once. */
export interface PackedBoard extends Board {
  /**
   * Numbers as `varint` writes them, path after path: the number of rings (0: the path stayed as it was), then per
   * ring its start and runs of steps in tenths of a unit. A run of n > 0 has n steps of its own; -n walks n points
   * of an earlier ring backwards: how many rings ago, from which point. 0 ends the ring.
   */
  outlines: string;
}

type Ring = [number, number][];

/** Packs the outlines of a board; curves and open lines stay as they are. Coordinates keep one decimal. */
export function packBoard(board: Board): PackedBoard {
  const rings: Ring[] = [];
  const edges = new Map<string, { ring: number; at: number }>();
  const numbers: number[] = [];
  const pack = <T extends { path: string }>(shape: T): T => {
    if (!/^[mlhvz\d\s.,-]*z$/i.test(shape.path)) {
      numbers.push(0);
      return shape;
    }
    const own = ringsOf(shape.path).map(tenths);
    numbers.push(own.length);
    for (const ring of own) numbers.push(...steps(ring, rings, edges));
    return { ...shape, path: '' };
  };
  // the spaces of a grid and their links follow from it
  const isOfGrid = hexSpacesOf(board);
  const spaces = board.spaces.filter(({ id }) => !isOfGrid.has(id)).map(pack);
  const links = board.links.filter(([a, b]) => !(isOfGrid.has(a) && isOfGrid.has(b)));
  const scenery = board.scenery.map(pack);
  return { ...board, spaces, links, scenery, outlines: numbers.map(varint).join('') };
}

/** The board that was packed. */
export function unpackBoard({ outlines, ...board }: PackedBoard): Board {
  const next = reader(outlines);
  const rings: Ring[] = [];
  const unpack = <T extends { path: string }>(shape: T): T => {
    const count = next();
    if (count === 0) return shape;
    let path = '';
    for (let i = 0; i < count; i++) path += pathOf(readRing(next, rings));
    return { ...shape, path };
  };
  const grid = board.hexes;
  const spaces = [...board.spaces.map(unpack), ...(grid ? hexSpaces(grid) : [])];
  return { ...board, spaces, links: [...board.links, ...(grid ? hexLinks(grid) : [])], scenery: board.scenery.map(unpack) };
}

const hexSpacesOf = ({ hexes }: Board): Set<string> => new Set(hexes?.hexes.map(({ id }) => id));

function tenths(points: Point[]): Ring {
  return points.map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)]);
}

const same = (a: Ring[number] | undefined, b: Ring[number] | undefined): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1];
const edgeKey = (a: Ring[number], b: Ring[number]): string => `${a[0]},${a[1]} ${b[0]},${b[1]}`;

function steps(ring: Ring, rings: Ring[], edges: Map<string, { ring: number; at: number }>): number[] {
  const [start = [0, 0]] = ring;
  const numbers = [...start];
  let own: number[] = [];
  const flush = () => {
    if (own.length > 0) numbers.push(own.length / 2, ...own);
    own = [];
  };
  for (let i = 0; i + 1 < ring.length; ) {
    const here = ring[i] ?? start;
    const there = ring[i + 1] ?? start;
    const found = edges.get(edgeKey(there, here));
    const length = found ? backwards(ring, i, rings[found.ring] ?? [], found.at) : 0;
    if (found && length > 2) {
      flush();
      numbers.push(-length, rings.length - found.ring, found.at);
      i += length;
    } else {
      own.push(there[0] - here[0], there[1] - here[1]);
      i++;
    }
  }
  flush();
  for (let i = 0; i + 1 < ring.length; i++) edges.set(edgeKey(ring[i] ?? start, ring[i + 1] ?? start), { ring: rings.length, at: i });
  rings.push(ring);
  return [...numbers, 0];
}

/** How many points after `ring[i]` are those of `other`, walked from `at` towards its start. */
function backwards(ring: Ring, i: number, other: Ring, at: number): number {
  let length = 0;
  while (at - length >= 0 && i + 1 + length < ring.length && same(ring[i + 1 + length], other[at - length])) length++;
  return length;
}

function readRing(next: () => number, rings: Ring[]): Ring {
  let [x, y] = [next(), next()];
  const ring: Ring = [[x, y]];
  for (let run = next(); run !== 0; run = next()) {
    if (run > 0) {
      for (let n = 0; n < run; n++) {
        x += next();
        y += next();
        ring.push([x, y]);
      }
      continue;
    }
    const other = rings[rings.length - next()] ?? [];
    const at = next();
    for (let n = 0; n < -run; n++) ring.push(other[at - n] ?? [x, y]);
    [x, y] = ring[ring.length - 1] ?? [x, y];
  }
  rings.push(ring);
  return ring;
}

function pathOf(ring: Ring): string {
  let [x, y] = ring[0] ?? [0, 0];
  let path = `M${fixed(x / 10)} ${fixed(y / 10)}l`;
  for (const [toX, toY] of ring.slice(1)) {
    path += `${fixed((toX - x) / 10)} ${fixed((toY - y) / 10)} `;
    [x, y] = [toX, toY];
  }
  return `${path.trimEnd()}z`;
}

// zigzag numbers in base 32, least significant digit first; the second half of the letters means that more follow
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function varint(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest >= 32) {
    text += letters[32 + (rest % 32)];
    rest = Math.floor(rest / 32);
  }
  return text + letters[rest];
}

function reader(text: string): () => number {
  let at = 0;
  return () => {
    let value = 0;
    for (let factor = 1; ; factor *= 32) {
      const digit = letters.indexOf(text[at++] ?? 'A');
      value += (digit % 32) * factor;
      if (digit < 32) return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    }
  };
}
