import { createHash } from 'node:crypto';
import type { Board, Painting } from '../../engine';
import { boardSvg, frameOf } from '../../picture';
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

const numbers = new WeakMap<Board, number>();
let boards = 0;

/** Boards are told apart by identity: a game hands out the same object for the same board. */
function numberOf(board: Board): number {
  const number = numbers.get(board) ?? ++boards;
  numbers.set(board, number);
  return number;
}

/** What a letter shows of a large board: as wide as its column, near enough to read, and no smaller than a region. */
const limits = { aspect: 1.5, least: 0.28, most: 0.36 };

/** The position as a PNG, near the spaces of the `theatre` where there are any; drawn once while it stays the same. */
export async function boardPicture(
  board: Board,
  { hands: _, ...painting }: Painting,
  { title, theatre }: { title: string; theatre: readonly string[] },
): Promise<BoardPicture> {
  const frame = frameOf(board, theatre, limits) ?? undefined;
  const shown = frame ?? board;
  const scale = Math.min(2, widest / shown.width);
  const width = Math.min(column, Math.round(shown.width * scale));
  const key = createHash('sha256')
    .update(JSON.stringify([numberOf(board), painting, title, frame]))
    .digest('base64');
  const png = await drawn(key, () => pngOf(boardSvg(board, painting, { scale, theme: 'light', isPlain: true, title, frame })));
  return { png, width, height: Math.round((width * shown.height) / shown.width), isPart: frame !== undefined };
}
