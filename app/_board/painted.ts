import type { Board } from '@/lib/engine';
import type { Frame } from '@/lib/picture';
import type { Camera, MapSheet, Stage } from './camera';

/** What is painted: a part of the board and the pixels a board unit has there. Moves of the camera move this painting. */
export interface Painted {
  frame: Frame;
  scale: number;
}

/** How a painting lies in the stage: its top left corner in pixels, and how much larger it is shown than it was painted. */
export interface Shift {
  x: number;
  y: number;
  scale: number;
}

/**
 * Pixels by which a painting reaches beyond the stage. Browsers draw of it what is near the stage, so it may reach far:
 * no move lays it out again. Only grids of hexes, whose markup is of the painted part, are painted little by little.
 */
const reachOf = (board: Pick<Board, 'hexes'>, stage: Stage): Stage =>
  board.hexes ? { w: 0.3 * stage.w, h: 0.3 * stage.h } : { w: 2048, h: 2048 };

type Painting = MapSheet & Pick<Board, 'hexes'>;

/** The part of a board to be painted for a camera: what it sees and, as far as the board and its copies go, the reach or a `part` of it. */
export function frameAround({ x, y, scale }: Camera, board: Painting, stage: Stage, part = 1): Frame {
  const reach = reachOf(board, stage);
  const span = (from: number, seen: number, beyond: number, first: number, last: number): [number, number] => {
    const start = Math.min(from, Math.max(first, from - part * beyond));
    return [start, Math.max(from + seen, Math.min(last, from + seen + part * beyond)) - start];
  };
  // copies of a wrapping board lie to both sides, one each
  const [first, last] = board.wrap ? [-board.width, 2 * board.width] : [0, board.width];
  const [left, width] = span(x, stage.w / scale, reach.w / scale, first, last);
  const [top, height] = span(y, stage.h / scale, reach.h / scale, 0, board.height);
  return { x: left, y: top, width, height };
}

/** Widens a part of a board to multiples of `step`: small moves leave it as it is. */
export function coarse({ x, y, width, height }: Frame, step: number): Frame {
  const span = (from: number, length: number): [number, number] => {
    const start = Math.floor(from / step) * step;
    return [start, Math.ceil((from + length) / step) * step - start];
  };
  const [left, across] = span(x, width);
  const [top, down] = span(y, height);
  return { x: left, y: top, width: across, height: down };
}

const seenBy = ({ x, y, scale }: Camera, { w, h }: Stage): Frame => ({ x, y, width: w / scale, height: h / scale });

/** Whether a part of a board holds another one; what numbers lose on the way, less than `slack`, is no gap. */
const holds = (whole: Frame, part: Frame, slack: number): boolean =>
  part.x >= whole.x - slack &&
  part.y >= whole.y - slack &&
  part.x + part.width <= whole.x + whole.width + slack &&
  part.y + part.height <= whole.y + whole.height + slack;

/**
 * How a painting must be moved to show what a camera sees, to whole points of a display with `density` points a pixel.
 * `last`: the camera's x on the copy that was shown before; the new one is `at`. `isEnough`: it need not be painted anew.
 * Null: it does not reach that far.
 */
export function shiftOf(
  painted: Painted,
  now: Camera,
  board: Painting,
  stage: Stage,
  last: number,
  density = 1,
): { shift: Shift; at: number; isEnough: boolean } | null {
  const slack = 0.01 / now.scale;
  const nearest = board.wrap ? Math.round((last - now.x) / board.width) : 0;
  const copies = board.wrap ? [nearest, nearest - 1, nearest + 1] : [0];
  const at = copies.map((turn) => now.x + turn * board.width).find((x) => holds(painted.frame, seenBy({ ...now, x }, stage), slack));
  if (at === undefined) return null;
  const whole = (length: number) => Math.round(length * density) / density;
  const shift = {
    x: whole((painted.frame.x - at) * now.scale),
    y: whole((painted.frame.y - now.y) * now.scale),
    scale: now.scale / painted.scale,
  };
  return { shift, at, isEnough: shift.scale === 1 && holds(painted.frame, frameAround({ ...now, x: at }, board, stage, 0.5), slack) };
}
