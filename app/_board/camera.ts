import type { Board, Point } from '@/lib/engine';
import { readableScale } from '@/lib/picture';

/** The window on the board: the board point at its top left corner and pixels per board unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Stage {
  /** Pixels. */
  w: number;
  h: number;
}

export interface MapSheet {
  width: number;
  height: number;
  wrap: boolean;
}

/** The smallest scale: the whole board is seen. */
export const fitScale = (board: MapSheet, stage: Stage): number => Math.min(stage.w / board.width, stage.h / board.height);

export const largestScale = (board: MapSheet, stage: Stage): number => Math.max(4, fitScale(board, stage) * 3);

/** The whole board, in the middle of the stage. */
export function fitted(board: MapSheet, stage: Stage): Camera {
  const scale = fitScale(board, stage);
  return { scale, x: (board.width - stage.w / scale) / 2, y: (board.height - stage.h / scale) / 2 };
}

/**
 * The first look: some spaces, near enough that counters can be read; where they are too many for that, the window that holds most of them. The
 * whole board where that is as near, or for no spaces.
 */
export function opening(board: Board, spaces: readonly string[], stage: Stage): Camera {
  const least = steppedUp(readableScale(board));
  const wanted = new Set(spaces);
  const points = board.spaces.filter(({ id }) => wanted.has(id)).map(({ centre }) => centre);
  const all = showing(points, board, stage, least * nearestOpening);
  if (!all || fitScale(board, stage) >= least) return fitted(board, stage);
  if (all.scale >= least) return all;
  // a board that is narrower than the window at the smallest scale fills it
  const scale = Math.max(least, Math.min(least * nearestOpening, stage.w / board.width));
  return fullest(points, board, stage, scale);
}

/** At a scale the window that holds most of some points, at least one; of windows that hold as many the first one's. */
function fullest(points: readonly Point[], board: MapSheet, stage: Stage, scale: number): Camera {
  const [w, h] = [stage.w / scale, stage.h / scale];
  const windows = points.map((middle) =>
    points
      .map((point) => nearestCopy(point, middle, board))
      .filter(({ x, y }) => Math.abs(x - middle.x) < w / 2 && Math.abs(y - middle.y) < h / 2),
  );
  const most = windows.reduce((a, b) => (b.length > a.length ? b : a));
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  return kept({ scale, x: mean(most.map(({ x }) => x)) - w / 2, y: mean(most.map(({ y }) => y)) - h / 2 }, board, stage);
}

/** As near as now the window that holds most of some points, and of those the nearest; as it is where one of them is seen, or there is none. */
export function finding(camera: Camera, points: readonly Point[], board: MapSheet, stage: Stage): Camera {
  if (points.length === 0 || points.some((point) => seesAll(camera, [point], board, stage))) return camera;
  const middle = toBoard(camera, { x: stage.w / 2, y: stage.h / 2 });
  const far = (point: Point) => {
    const { x, y } = nearestCopy(point, middle, board);
    return Math.hypot(x - middle.x, y - middle.y);
  };
  return fullest(
    points.toSorted((a, b) => far(a) - far(b)),
    board,
    stage,
    camera.scale,
  );
}

/** Zooms go in steps for all that is drawn anew: the step nearest to a scale, and the first that is not below it. */
export const stepped = (scale: number): number => 2 ** (Math.round(Math.log2(scale) * 3) / 3);
const steppedUp = (scale: number): number => 2 ** (Math.ceil(Math.log2(scale) * 3) / 3);

/** How much nearer than readable the first look goes to a small theatre. */
const nearestOpening = 1.5;

/** The copy of a point on a wrapping board that is nearest to another one. */
const nearestCopy = ({ x, y }: Point, to: Point, board: MapSheet): Point => ({
  x: board.wrap ? x + Math.round((to.x - x) / board.width) * board.width : x,
  y,
});

/** Keeps a camera on the board: scale within limits, no view past an edge, a wrapping board endless to both sides. */
export function kept(camera: Camera, board: MapSheet, stage: Stage): Camera {
  const scale = Math.min(largestScale(board, stage), Math.max(fitScale(board, stage), camera.scale));
  return {
    scale,
    x: board.wrap ? modulo(camera.x + board.width / 2, board.width) - board.width / 2 : within(camera.x, board.width, stage.w / scale),
    y: within(camera.y, board.height, stage.h / scale),
  };
}

/** Zooms by a factor around a point of the stage, which keeps its place on the board. */
export function zoomed(camera: Camera, factor: number, at: Point, board: MapSheet, stage: Stage): Camera {
  const limits = [fitScale(board, stage), largestScale(board, stage)] as const;
  const scale = Math.min(limits[1], Math.max(limits[0], camera.scale * factor));
  const held = toBoard(camera, at);
  return kept({ scale, x: held.x - at.x / scale, y: held.y - at.y / scale }, board, stage);
}

export const panned = (camera: Camera, dx: number, dy: number, board: MapSheet, stage: Stage): Camera =>
  kept({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, board, stage);

/** Brings board points into the middle, as near as they fit with a margin and `nearest` allows. */
export function showing(points: readonly Point[], board: MapSheet, stage: Stage, nearest: number): Camera | null {
  const [first] = points;
  if (!first) return null;
  // on a wrapping board the copy nearest to the first point counts
  const xs = points.map((point) => nearestCopy(point, first, board).x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = 60;
  const fit = Math.min(stage.w / (right - left + 2 * margin), stage.h / (bottom - top + 2 * margin));
  const scale = Math.max(fitScale(board, stage), Math.min(nearest, fit));
  return kept({ scale, x: (left + right) / 2 - stage.w / scale / 2, y: (top + bottom) / 2 - stage.h / scale / 2 }, board, stage);
}

/** Whether all of some board points are in the window, their counters included. */
export const seesAll = (camera: Camera, points: readonly Point[], board: MapSheet, stage: Stage): boolean => {
  const [w, h] = [stage.w / camera.scale, stage.h / camera.scale];
  const middle = { x: camera.x + w / 2, y: camera.y + h / 2 };
  const edge = 30 / camera.scale;
  return points
    .map((point) => nearestCopy(point, middle, board))
    .every(({ x, y }) => Math.abs(x - middle.x) <= w / 2 - edge && Math.abs(y - middle.y) <= h / 2 - edge);
};

/** The board point under a point of the stage; beyond the seam it lies outside 0..width. */
export const toBoard = (camera: Camera, { x, y }: Point): Point => ({ x: camera.x + x / camera.scale, y: camera.y + y / camera.scale });

export const modulo = (value: number, size: number): number => ((value % size) + size) % size;

/** A window of `seen` on a length of `whole`: inside it, or centred around it when it is the larger one. */
function within(from: number, whole: number, seen: number): number {
  return seen >= whole ? (whole - seen) / 2 : Math.min(whole - seen, Math.max(0, from));
}
