import type { Board, Painting } from '../engine';
import { type Drawing, type Frame, type Stamp, standing, stillBoard, type Theme } from '../picture';
import { groundOf } from './ground';
import { keeperOf } from './keeper';
import { packed } from './png';
import { pixelsOf } from './render';
import { type Base, blend, layGround, type Overlay, overlayOn, type Sheet } from './sheet';

export interface BoardPng {
  /** Pixels a board unit; a ground is drawn for each. */
  scale: number;
  theme: Theme;
  /** Its edges lie on whole pixels. */
  frame: Frame;
}

/** Bytes of grounds and of stamps that are kept. */
const room = { grounds: 128 * 1024 * 1024, stamps: 12 * 1024 * 1024 };

/** More time would save a tenth of the bytes. */
const level = 4;

const grounds = keeperOf<Base | null>(room.grounds, (base) => base?.ground.bytes ?? 0);
const stamps = keeperOf<Overlay>(room.stamps, ({ rgba, solid }) => rgba.length + solid.length);

const numbers = new WeakMap<Board, number>();
let boards = 0;

/** Boards are told apart by identity: a game hands out the same object for the same board. */
export function numberOf(board: Board): number {
  const number = numbers.get(board) ?? ++boards;
  numbers.set(board, number);
  return number;
}

/** Pictures of a board at a scale that are drawn whole before its ground is worth its seconds. */
const asksFirst = 4;
const asked = new WeakMap<Board, Map<string, number>>();

const nameOf = (board: Board, { scale, theme }: Pick<BoardPng, 'scale' | 'theme'>): string => `${numberOf(board)} ${scale} ${theme}`;

/** Draws the ground of a board, where there is none yet; false: its pictures can only be drawn whole. */
export async function prepareGround(board: Board, { scale, theme }: Pick<BoardPng, 'scale' | 'theme'>): Promise<boolean> {
  return (await grounds(nameOf(board, { scale, theme }), () => baseOf(board, scale, theme))) !== null;
}

/** The ground of a board; null while it is not there yet. It is begun when the board was asked for a few times. */
async function readyGround(board: Board, options: Pick<BoardPng, 'scale' | 'theme'>): Promise<Base | null> {
  const name = nameOf(board, options);
  const counts = asked.get(board) ?? new Map<string, number>();
  asked.set(board, counts);
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  const made = grounds.ready(name);
  if (made !== undefined) return made;
  // drawn beside the pictures that are asked for meanwhile
  if (count > asksFirst) prepareGround(board, options).catch(() => undefined);
  return null;
}

/**
 * A part of a position as a PNG: the ground, which is drawn once a board, with its lands in their owners' colours and all that stands on it
 * put over it. Null where it has to be drawn whole: there is no ground yet, or board or painting cannot be put together so.
 */
export async function composedPng(board: Board, painting: Painting, { scale, theme, frame }: BoardPng): Promise<Buffer | null> {
  const base = await readyGround(board, { scale, theme });
  const stands = base && standing(board, painting, { scale, theme });
  if (!base || !stands) return null;
  const about = nameOf(board, { scale, theme });
  const { ground } = base;
  const [x, y] = [Math.round(frame.x * scale), Math.round(frame.y * scale)];
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  if (y < 0 || y + height > ground.height || (!board.wrap && (x < 0 || x + width > ground.width))) return null;
  const sheet: Sheet = { x, y, width, height, rows: Buffer.alloc((width + 1) * height) };
  const seen = (each: Stamp) => copiesOf(board, ground.width).some((by) => placed(each, scale, sheet, by) !== null);
  const [below, counters] = [stands.below.filter(seen), stands.counters.filter(seen)];
  const overlay = async (part: Frame, markup: string) => overlayOn(ground, await pixelsOf(base.still.document(part, markup)));
  const drawn = (each: Stamp) => stamps(`${about} ${each.key}`, () => overlay(roundedOut(each.reach, scale), each.markup()));
  const drawing = async (whole: Drawing) => {
    const part = inSight(roundedOut(whole.part, scale), scale, sheet, copiesOf(board, ground.width));
    if (!part) return [];
    return [{ pixels: await overlay(part, whole.markup), x: Math.round(part.x * scale), y: Math.round(part.y * scale) }];
  };
  const [lower, leaders, upper, arrows] = await Promise.all([
    Promise.all(below.map(drawn)),
    Promise.all(stands.leaders.map(drawing)),
    Promise.all(counters.map(drawn)),
    Promise.all(stands.arrows.map(drawing)),
  ]);
  layGround(sheet, base, painting.tints);
  const lay = (pixels: Overlay, left: number, top: number) => {
    for (const by of copiesOf(board, ground.width)) blend(sheet, ground, pixels, left + by - x, top - y);
  };
  const stamp = (each: Stamp, pixels: Overlay | undefined) => {
    const { x: left, y: top } = roundedOut(each.reach, scale);
    if (pixels) lay(pixels, Math.round(each.x * scale) + Math.round(left * scale), Math.round(each.y * scale) + Math.round(top * scale));
  };
  for (const [i, each] of below.entries()) stamp(each, lower[i]);
  for (const each of leaders.flat()) lay(each.pixels, each.x, each.y);
  for (const [i, each] of counters.entries()) stamp(each, upper[i]);
  for (const each of arrows.flat()) lay(each.pixels, each.x, each.y);
  return packed(sheet.rows, { width, height, palette: ground.palette, level });
}

async function baseOf(board: Board, scale: number, theme: Theme): Promise<Base | null> {
  const still = stillBoard(board, scale, theme);
  const ground =
    still && (await groundOf(still, { width: Math.round(board.width * scale), height: Math.round(board.height * scale), scale }));
  return still && ground ? { still, ground } : null;
}

const copiesOf = (board: Board, width: number): number[] => (board.wrap ? [-width, 0, width] : [0]);

/** A rectangle whose edges lie on whole pixels, around another. */
function roundedOut({ x, y, width, height }: Frame, scale: number): Frame {
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
  const [right, bottom] = [Math.ceil((x + width) * scale), Math.ceil((y + height) * scale)];
  return { x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale };
}

/** Where a stamp lies on the sheet; null: beside it. */
function placed({ x, y, reach }: Stamp, scale: number, sheet: Sheet, by: number): { left: number; top: number } | null {
  const [left, top] = [(x + reach.x) * scale + by - sheet.x, (y + reach.y) * scale - sheet.y];
  const isSeen = left < sheet.width + 2 && top < sheet.height + 2 && left + reach.width * scale > -2 && top + reach.height * scale > -2;
  return isSeen ? { left, top } : null;
}

/** As much of a part of the board, on whole pixels, as the sheet shows of it or of its copies; null: nothing. */
function inSight(part: Frame, scale: number, sheet: Sheet, copies: readonly number[]): Frame | null {
  const [left, top] = [Math.round(part.x * scale), Math.round(part.y * scale)];
  const [right, bottom] = [left + Math.round(part.width * scale), top + Math.round(part.height * scale)];
  const spans = copies
    .map((by) => [Math.max(left, sheet.x - by), Math.min(right, sheet.x - by + sheet.width)] as const)
    .filter(([from, to]) => from < to);
  const [from, to] = [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
  const [upper, lower] = [Math.max(top, sheet.y), Math.min(bottom, sheet.y + sheet.height)];
  return spans.length > 0 && upper < lower
    ? { x: from / scale, y: upper / scale, width: (to - from) / scale, height: (lower - upper) / scale }
    : null;
}
