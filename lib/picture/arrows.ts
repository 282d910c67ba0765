import type { Arrow, Board, Painting, Point } from '../engine';
import { escaped, type Layer, type Pen } from './ground';
import { around, type Bounds, fixed } from './path';
import type { Drawing } from './still';
import { type PlacedToken, placeTokens } from './tokens';

const centresByBoard = new WeakMap<Board, ReadonlyMap<string, Point>>();

/** Centres of every space of a board, looked up once. */
function centresOf(board: Board): ReadonlyMap<string, Point> {
  const centres = centresByBoard.get(board) ?? new Map(board.spaces.map((space) => [space.id, space.centre]));
  centresByBoard.set(board, centres);
  return centres;
}

/** The centres an arrow runs through; across the seam of a wrapping board it takes the nearer copy. */
export function waypoints(board: Board, path: readonly string[]): Point[] {
  const centres = centresOf(board);
  const points: Point[] = [];
  for (const id of path) {
    const centre = centres.get(id);
    if (!centre) continue;
    const last = points[points.length - 1];
    const turns = board.wrap && last ? Math.round((last.x - centre.x) / board.width) : 0;
    points.push({ x: centre.x + turns * board.width, y: centre.y });
  }
  return points;
}

/** Moves and attacks as curves with a head, in the owner's colour; retreats are dashed, attacks heavier. */
export const arrowLayer = (board: Board, painting: Pick<Painting, 'arrows' | 'tokens'>, pen: Pen): Layer => ({
  id: 'arrows',
  markup: grouped(arrowDrawings(board, painting, pen).map(({ markup }) => markup)),
});

const grouped = (arrows: readonly string[]): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${arrows.join('')}</g>`;

/** The arrows of `arrowLayer` one by one, each with the part of the board it covers. */
export const arrowParts = (board: Board, painting: Pick<Painting, 'arrows' | 'tokens'>, pen: Pen): Drawing[] =>
  arrowDrawings(board, painting, pen).map(({ markup, part }) => ({ markup: grouped([markup]), part }));

function arrowDrawings(board: Board, painting: Pick<Painting, 'arrows' | 'tokens'>, pen: Pen): Drawing[] {
  const blocks = blocksOf(placeTokens(board, painting.tokens, pen.scale));
  const lanes = new Map<string, number>();
  return painting.arrows.flatMap((arrow) => {
    const ends = `${arrow.path[0]} ${arrow.path[arrow.path.length - 1]} ${arrow.path.length}`;
    const lane = lanes.get(ends) ?? 0;
    lanes.set(ends, lane + 1);
    return arrowOf(arrow, trimmed(board, arrow.path, blocks), lane, pen) ?? [];
  });
}

/** Waypoints whose ends stay clear of the counters there. */
function trimmed(board: Board, path: readonly string[], blocks: ReadonlyMap<string, Bounds>): Point[] {
  const points = waypoints(board, path);
  const n = points.length;
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  if (!first || !second || !beforeLast || !last) return [];
  const blockAt = (id: string | undefined, at: Point) => {
    const block = blocks.get(id ?? '');
    const turns = block ? Math.round((at.x - block.x - block.w / 2) / board.width) : 0;
    return block && { ...block, x: block.x + turns * board.width };
  };
  const start = clearOf(blockAt(path[0], first), first, second);
  const end = clearOf(blockAt(path[path.length - 1], last), last, beforeLast);
  return [start, ...points.slice(1, n - 1), end];
}

function arrowOf(arrow: Arrow, points: Point[], lane: number, { ink, scale }: Pen): Drawing | null {
  const [start] = points;
  const end = points[points.length - 1];
  if (!start || !end) return null;
  const width = Math.min(9, Math.max(2.2, (arrow.kind === 'attack' ? 5 : 3.6) / scale));
  const { d, angle, guides } = curve(points, lane);
  const colour = ink(`line-${arrow.owner}`);
  const dash = arrow.kind === 'retreat' ? ` stroke-dasharray="${fixed(width * 1.6)} ${fixed(width * 1.8)}"` : '';
  const head = `M${fixed(width * 2.6)} 0L${fixed(-width)} ${fixed(-width * 1.9)}L0 0L${fixed(-width)} ${fixed(width * 1.9)}Z`;
  const at = `transform="translate(${fixed(end.x)} ${fixed(end.y)}) rotate(${fixed((angle * 180) / Math.PI)})"`;
  const edge = arrow.kind === 'attack' ? ink('attack') : colour;
  const markup =
    `<g class="map-arrow map-${arrow.kind}"><title>${escaped(arrow.title)}</title>` +
    `<path d="${d}" stroke="${ink('paper')}" stroke-width="${fixed(width * 1.75)}" stroke-opacity=".9"/>` +
    `<path d="${head}" ${at} fill="${ink('paper')}" stroke="${ink('paper')}" stroke-width="${fixed(width * 0.9)}"/>` +
    `<path d="${d}" stroke="${colour}" stroke-width="${fixed(width)}"${dash}/>` +
    `<path d="${head}" ${at} fill="${edge}" stroke="${edge}" stroke-width="${fixed(width * 0.3)}"/>` +
    `<circle cx="${fixed(start.x)}" cy="${fixed(start.y)}" r="${fixed(width * 1.1)}" fill="${colour}" stroke="${ink('paper')}" stroke-width="${fixed(width * 0.4)}"/></g>`;
  // the curve stays between its guides; its head reaches furthest beyond it
  return { markup, part: around([start, ...guides, end], width * 3.5) };
}

/** A bowed or smoothed line from the first point to the last, and the direction it arrives in. */
function curve(points: readonly Point[], lane: number): { d: string; angle: number; guides: Point[] } {
  const [start = { x: 0, y: 0 }] = points;
  const guides = points.length === 2 ? [bowed(points, lane)] : points.slice(1, -1).map((point) => shifted(point, lane));
  const end = points[points.length - 1] ?? start;
  let d = `M${pair(start)}`;
  for (const [i, guide] of guides.entries()) {
    const next = guides[i + 1];
    d += `Q${pair(guide)} ${pair(next ? middle(guide, next) : end)}`;
  }
  const last = guides[guides.length - 1] ?? start;
  return { d, angle: Math.atan2(end.y - last.y, end.x - last.x), guides };
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const shifted = ({ x, y }: Point, lane: number): Point => ({ x: x + lane * 11, y: y - lane * 11 });

/** The middle of a straight step, pushed aside so that there and back do not cover each other. */
function bowed([from, to]: readonly Point[], lane: number): Point {
  if (!from || !to) return { x: 0, y: 0 };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const by = Math.min(52, length * 0.18) + lane * 18;
  const centre = middle(from, to);
  return { x: centre.x + ((to.y - from.y) / length) * by, y: centre.y - ((to.x - from.x) / length) * by };
}

/** `end`, drawn back along the line from `towards` until it is clear of `block`; half the way at most. */
function clearOf(block: Bounds | undefined, end: Point, towards: Point): Point {
  if (!block) return end;
  for (let part = 0; part <= 0.5; part += 0.05) {
    const at = { x: end.x + (towards.x - end.x) * part, y: end.y + (towards.y - end.y) * part };
    const inside = at.x > block.x && at.x < block.x + block.w && at.y > block.y && at.y < block.y + block.h;
    if (!inside) return at;
  }
  return end;
}

/** Rectangles the counters of each space cover. */
function blocksOf(placed: readonly PlacedToken[]): Map<string, Bounds> {
  const blocks = new Map<string, Bounds>();
  for (const { token, x, y, edge } of placed) {
    const old = blocks.get(token.space) ?? { x, y, w: 0, h: 0 };
    const left = Math.min(old.x, x - edge / 2);
    const top = Math.min(old.y, y - edge / 2);
    const right = Math.max(old.x + old.w, x + edge / 2);
    const bottom = Math.max(old.y + old.h, y + edge / 2);
    blocks.set(token.space, { x: left, y: top, w: right - left, h: bottom - top });
  }
  return blocks;
}

const pair = ({ x, y }: Point): string => `${fixed(x)} ${fixed(y)}`;
