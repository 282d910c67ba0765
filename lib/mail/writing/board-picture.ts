import { createHash } from 'node:crypto';
import type { Board, Painting } from '../../engine';
import { boardSvg, type Frame, frameOf } from '../../picture';
import { composedPng, numberOf } from '../../raster/board';
import { keeper } from '../../raster/keeper';
import { pngOf } from '../../raster/render';

/** Widest picture in pixels: sharp on a phone with two pixels a point, and small enough to send. */
const widest = 1000;
/** Width of the letter's column in points. */
const column = 584;

export interface BoardPicture {
  png: Buffer;
  /** Size in points it is shown at. */
  width: number;
  height: number;
  /** It shows a part of the board. */
  isPart: boolean;
}

/** Pictures of late, by what is drawn: all players of an open game see the same board. */
const drawn = keeper(18 * 1024 * 1024);

/** What a letter shows of a large board: as wide as its column, near enough to read, and always the same share, so that one ground serves. */
const limits = { aspect: 1.5, least: 0.36, most: 0.36 };

/** The position as a PNG, near the spaces of the `theatre` where there are any; drawn once while it stays the same. */
export async function boardPicture(
  board: Board,
  { hands: _, ...painting }: Painting,
  { title, theatre }: { title: string; theatre: readonly string[] },
): Promise<BoardPicture> {
  const near = frameOf(board, theatre, limits);
  const scale = scaleOf(board, near);
  const frame = near ? onPixels(near, board, scale) : undefined;
  const shown = frame ?? { x: 0, y: 0, width: board.width, height: board.height };
  const width = Math.min(column, Math.round(shown.width * scale));
  const key = createHash('sha256')
    .update(JSON.stringify([numberOf(board), painting, title, frame]))
    .digest('base64');
  const options = { scale, theme: 'light' } as const;
  const whole = () => pngOf(boardSvg(board, painting, { ...options, isPlain: true, title, frame }));
  const png = await drawn(key, async () => (await composedPng(board, painting, { ...options, frame: shown })) ?? whole());
  return { png, width, height: Math.round((width * shown.height) / shown.width), isPart: frame !== undefined };
}

/** Pixels a board unit; a wrapping board is a whole number of pixels wide, so that its copies meet. */
function scaleOf(board: Board, part: Frame | null): number {
  const scale = Math.min(2, widest / (part ?? board).width);
  return Math.round(scale * board.width) / board.width;
}

/** The frame moved to whole pixels, and no further than the board goes. */
function onPixels({ x, y, width, height }: Frame, board: Board, scale: number): Frame {
  const whole = (value: number) => Math.round(value * scale);
  const [wide, high] = [whole(width), whole(height)];
  const top = Math.max(0, Math.min(whole(y), Math.round(board.height * scale) - high));
  return { x: whole(x) / scale, y: top / scale, width: wide / scale, height: high / scale };
}
