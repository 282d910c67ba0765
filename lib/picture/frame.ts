import type { Board, Point } from '../engine';

/** A part of the board, in board units; on a wrapping board it may reach past an edge. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a frame may be: its shape, and how much of the board's width it shows. */
export interface FrameLimits {
  /** Width over height. */
  aspect: number;
  /** Shares of the board's width. */
  least: number;
  most: number;
}

/** Room around the outermost space, in tokens. */
const margin = 3;

/** The part of the board that shows most of some spaces, near enough to read; null where that is no less than the whole board. */
export function frameOf(board: Board, spaces: readonly string[], { aspect, least, most }: FrameLimits): Frame | null {
  const wanted = board.spaces.filter(({ id }) => spaces.includes(id)).map(({ centre }) => centre);
  const largest = Math.min(board.width * most, board.height * aspect);
  if (wanted.length === 0 || largest >= board.width) return null;
  const frames = wanted.map((middle) => around(nearest(wanted, middle, board), middle, largest, largest / aspect));
  const best = frames.reduce((a, b) => (b.length > a.length ? b : a));
  const xs = best.map(({ x }) => x);
  const ys = best.map(({ y }) => y);
  const room = 2 * margin * board.token;
  const [spanX, spanY] = [Math.max(...xs) - Math.min(...xs) + room, Math.max(...ys) - Math.min(...ys) + room];
  const width = Math.min(largest, Math.max(board.width * least, spanX, spanY * aspect));
  const height = width / aspect;
  const x = (Math.max(...xs) + Math.min(...xs) - width) / 2;
  const y = (Math.max(...ys) + Math.min(...ys) - height) / 2;
  const within = (at: number, size: number, all: number) => Math.min(Math.max(0, at), all - size);
  // copies of a wrapping board lie to both sides, one each
  const left = board.wrap ? ((x % board.width) + board.width) % board.width : within(x, width, board.width);
  return { x: left > board.width / 2 && board.wrap ? left - board.width : left, y: within(y, height, board.height), width, height };
}

/** The points, on a wrapping board those copies that lie nearest to one of them. */
const nearest = (points: readonly Point[], to: Point, board: Board): Point[] =>
  board.wrap ? points.map(({ x, y }) => ({ x: x + Math.round((to.x - x) / board.width) * board.width, y })) : [...points];

const around = (points: readonly Point[], middle: Point, width: number, height: number): Point[] =>
  points.filter(({ x, y }) => Math.abs(x - middle.x) <= width / 2 && Math.abs(y - middle.y) <= height / 2);
