import type { Board, Point, Space } from '../engine';
import { fixed, outlineOf } from './path';

/** The lines of a board, each once: what its outlines say, told apart by what lies on the other side. */
export interface Edges {
  /** Where land meets water or nothing that is drawn. */
  coast: string;
  /** Between two spaces of land. */
  borders: { between: [string, string]; path: string }[];
  /** Between two spaces of water. */
  zones: string;
}

const edgesByBoard = new WeakMap<Board, Edges>();

/** Lines of a board, found once: none along its frame, and along the seam of a wrapping board only those between two spaces. */
export function edgesOf(board: Board): Edges {
  let edges = edgesByBoard.get(board);
  if (!edges) {
    edges = found(board);
    edgesByBoard.set(board, edges);
  }
  return edges;
}

/** Coordinates nearer than this to the frame lie on it. */
const nearFrame = 0.6;

interface Seam {
  space: Space;
  side: 'left' | 'right';
  from: number;
  to: number;
}

function found(board: Board): Edges {
  const isSea = ({ kind }: Space) => kind === 'sea';
  const rings = board.spaces.flatMap((space) => outlineOf(space).map((ring) => ({ space, ring: closed(ring) })));
  const keyOf = numbered();
  const owners = new Map<number, Space[]>();
  for (const { space, ring } of rings) {
    for (const [from, to] of stepsOf(ring)) {
      const key = keyOf(from, to);
      const known = owners.get(key);
      if (known) known.push(space);
      else owners.set(key, [space]);
    }
  }
  const seams: Seam[] = [];
  const lines = new Map<string, string>();
  const draw = (name: string, path: string) => lines.set(name, (lines.get(name) ?? '') + path);
  for (const { space, ring } of rings) {
    let last: { name: string; to: Point } | null = null;
    for (const [from, to] of stepsOf(ring)) {
      const side = sideOf(board, from, to);
      if (board.wrap && (side === 'left' || side === 'right')) {
        seams.push({ space, side, from: Math.min(from.y, to.y), to: Math.max(from.y, to.y) });
      }
      const name = side ? null : nameOf(space, owners.get(keyOf(from, to)) ?? [], isSea);
      if (name === null) {
        last = null;
        continue;
      }
      const step = `l${fixed(to.x - from.x)} ${fixed(to.y - from.y)}`;
      draw(name, last?.name === name ? step : `M${fixed(from.x)} ${fixed(from.y)}${step}`);
      last = { name, to };
    }
  }
  for (const { a, b, from, to } of alongSeam(seams)) {
    const name = isSea(a) && isSea(b) ? 'zones' : isSea(a) || isSea(b) ? 'coast' : pairOf(a, b);
    draw(name, `M0 ${fixed(from)}V${fixed(to)}`);
  }
  const { coast = '', zones = '', ...borders } = Object.fromEntries(lines);
  return { coast, zones, borders: Object.entries(borders).map(([pair, path]) => ({ between: pair.split(' ') as [string, string], path })) };
}

const closed = (ring: readonly Point[]): readonly Point[] => {
  const [first] = ring;
  const last = ring[ring.length - 1];
  return first && last && (first.x !== last.x || first.y !== last.y) ? [...ring, first] : ring;
};

function* stepsOf(ring: readonly Point[]): Generator<[Point, Point]> {
  for (let i = 0; i + 1 < ring.length; i++) {
    const [from, to] = [ring[i], ring[i + 1]];
    if (from && to && (from.x !== to.x || from.y !== to.y)) yield [from, to];
  }
}

/** A number for every step between two corners, the same in both directions. */
function numbered(): (a: Point, b: Point) => number {
  const corners = new Map<number, number>();
  const corner = ({ x, y }: Point) => {
    const at = Math.round(x * 10) * 2 ** 20 + Math.round(y * 10);
    const number = corners.get(at) ?? corners.size;
    corners.set(at, number);
    return number;
  };
  return (a, b) => {
    const [one, other] = [corner(a), corner(b)];
    return Math.min(one, other) * 2 ** 24 + Math.max(one, other);
  };
}

const pairOf = (a: Space, b: Space): string => [a.id, b.id].sort().join(' ');

/** Under which name a step of a space's outline is drawn; null: a neighbour draws it. */
function nameOf(space: Space, owners: readonly Space[], isSea: (space: Space) => boolean): string | null {
  const other = owners.find((each) => each !== space);
  if (isSea(space)) return other && isSea(other) && owners[0] === space ? 'zones' : null;
  if (!other || isSea(other)) return 'coast';
  return owners.find((each) => !isSea(each)) === space ? pairOf(space, other) : null;
}

function sideOf({ width, height }: Board, a: Point, b: Point): 'left' | 'right' | 'top' | 'bottom' | null {
  if (a.x < nearFrame && b.x < nearFrame) return 'left';
  if (a.x > width - nearFrame && b.x > width - nearFrame) return 'right';
  if (a.y < nearFrame && b.y < nearFrame) return 'top';
  return a.y > height - nearFrame && b.y > height - nearFrame ? 'bottom' : null;
}

/** Where two spaces meet across the seam of a wrapping board. */
function alongSeam(seams: readonly Seam[]): { a: Space; b: Space; from: number; to: number }[] {
  const right = seams.filter(({ side }) => side === 'right');
  return seams
    .filter(({ side }) => side === 'left')
    .flatMap((a) =>
      right.flatMap((b) => {
        const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
        return a.space !== b.space && to - from > nearFrame ? [{ a: a.space, b: b.space, from, to }] : [];
      }),
    );
}
