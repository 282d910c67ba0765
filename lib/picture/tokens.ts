import type { Board, Point, Space, Token } from '../engine';
import { nameBoxes } from './names';
import { type Bounds, overlap } from './path';

export interface PlacedToken {
  token: Token;
  /** Middle of the counter. */
  x: number;
  y: number;
  /** Edge of the counter in board units. */
  edge: number;
}

/** Where all counters stand. */
export interface Layout {
  placed: PlacedToken[];
  /** From the middle of a space to counters that found no room in it. */
  leaders: { space: string; from: Point; to: Point }[];
}

/** Pixels a counter of the board's own size must have before a space shows one a type instead of one an owner. */
const nearFrom = 18;
/** Pixels a counter has: near by, and as the sum of an owner's pieces. */
const nearPixels = { least: 28, most: 40 };
const farPixels = { least: 13, most: 20 };
/** What a counter may grow to, in counters of the board's own size. */
const largest = { near: 1.9, far: 1.7 };

/** Below this scale (pixels a board unit) a space shows one counter an owner, with the number of its pieces. */
export const isFar = (board: Board, scale: number): boolean => board.token * scale < nearFrom;

/** From this scale on a space shows one counter a type, each at least 26 pixels across. */
export const readableScale = (board: Board): number => Math.max(nearFrom, nearPixels.least / largest.near) / board.token;

/** The edge of a counter in board units, before a stack that is too large for its room shrinks. */
export function tokenEdge(board: Board, scale: number): number {
  const [{ least, most }, cap] = isFar(board, scale) ? [farPixels, largest.far] : [nearPixels, largest.near];
  const pixels = Math.min(most, Math.max(least, board.token * scale * (cap === largest.far ? largest.far : 1)));
  return Math.min(board.token * cap, pixels / scale);
}

const layouts = new WeakMap<readonly Token[], { board: Board; scale: number; layout: Layout }>();

/**
 * Where every counter stands: in the box of its space where the stack fits there clear of names, else close by where it covers as
 * little as can be, with a line to its space. The last layout of a painting is kept.
 */
export function layOut(board: Board, tokens: readonly Token[], scale: number): Layout {
  const kept = layouts.get(tokens);
  if (kept?.board === board && kept.scale === scale) return kept.layout;
  const layout = laidOut(board, isFar(board, scale) ? summed(tokens) : tokens, scale);
  layouts.set(tokens, { board, scale, layout });
  return layout;
}

/** The counters of `layOut`, space by space, the first of a stack first. */
export const placeTokens = (board: Board, tokens: readonly Token[], scale: number): PlacedToken[] => layOut(board, tokens, scale).placed;

/** One token per space and owner, its count the sum. */
function summed(tokens: readonly Token[]): Token[] {
  const sums = new Map<string, Token>();
  for (const { space, owner, count, title } of tokens) {
    const key = `${space} ${owner}`;
    const sum = sums.get(key);
    sums.set(key, { space, owner, icon: '', count: count + (sum?.count ?? 0), title: sum ? `${sum.title}, ${title}` : title });
  }
  return [...sums.values()];
}

/** A stack as a block of columns and rows. */
interface Block {
  space: Space;
  stack: readonly Token[];
  columns: number;
  edge: number;
  /** The block's rectangle. */
  bounds: Bounds;
}

function laidOut(board: Board, tokens: readonly Token[], scale: number): Layout {
  const edge = tokenEdge(board, scale);
  const names = nameBoxes(board, scale);
  const stacks = new Map<string, Token[]>();
  for (const token of tokens) {
    const stack = stacks.get(token.space);
    if (stack) stack.push(token);
    else stacks.set(token.space, [token]);
  }
  const filled = board.spaces.filter(({ id }) => stacks.has(id));
  const blocks: Block[] = [];
  const homeless: Space[] = [];
  for (const space of filled) {
    const home = atHome(board, space, stacks.get(space.id) ?? [], { edge, names, blocks });
    if (home) blocks.push(home);
    else homeless.push(space);
  }
  const sizeOf = ({ id }: Space) => stacks.get(id)?.length ?? 0;
  for (const space of homeless.sort((a, b) => sizeOf(b) - sizeOf(a))) {
    blocks.push(nearBy(board, space, stacks.get(space.id) ?? [], { edge, names, blocks }));
  }
  const bySpace = new Map(blocks.map((block) => [block.space.id, block]));
  return {
    placed: filled.flatMap(({ id }) => (bySpace.has(id) ? countersOf(bySpace.get(id) as Block) : [])),
    leaders: blocks.flatMap((block) => leaderOf(block)),
  };
}

const rowsOf = (count: number, columns: number): number => Math.ceil(count / columns);

/** Columns that make a block of so many counters, the most even first. */
function shapesOf(count: number): number[] {
  const even = Math.ceil(Math.sqrt(count));
  return [...new Set([even, Math.min(count, even + 1), Math.ceil(count / 2), count <= 3 ? count : even, count <= 3 ? 1 : even])];
}

const blockOf = (space: Space, stack: readonly Token[], columns: number, edge: number, middle: Point): Block => {
  const [w, h] = [columns * edge, rowsOf(stack.length, columns) * edge];
  return { space, stack, columns, edge, bounds: { x: middle.x - w / 2, y: middle.y - h / 2, w, h } };
};

const middleOf = ({ x, y, w, h }: Bounds): Point => ({ x: x + w / 2, y: y + h / 2 });

interface Surroundings {
  edge: number;
  names: ReadonlyMap<string, Bounds>;
  /** What stands already. */
  blocks: readonly Block[];
}

/** Part of a name that a counter's edge may lie on. */
const touched = 0.08;

/** The stack in the box of its space, clear of names and of other stacks; null: it does not fit. */
function atHome(board: Board, space: Space, stack: readonly Token[], { edge, names, blocks }: Surroundings): Block | null {
  const { box } = space;
  // boxes are laid out for the standard counter: a little play lets them hold a slightly larger one
  const play = board.token * 0.4;
  for (const columns of shapesOf(stack.length)) {
    const block = blockOf(space, stack, columns, edge, middleOf(box));
    if (block.bounds.w > box.w + play || block.bounds.h > box.h + play) continue;
    if ([...names.values()].some((name) => overlap(name, block.bounds) > touched * name.w * name.h)) continue;
    if (!blocks.some(({ bounds }) => overlap(bounds, block.bounds) > touched * edge * edge)) return block;
  }
  return null;
}

/** Directions and distances, in counters, at which room is looked for. */
const directions = Array.from({ length: 16 }, (_, k) => (k * Math.PI) / 8);
const distances = [0, 0.5, 1, 1.5, 2, 2.6, 3.3, 4.2, 5.2];
/** What it costs to cover a whole block of others, a name, or the room of another space, and to lie a counter's edge away. */
const costs = { blocks: 9, names: 5, rooms: 0.7, away: 0.3 };

/** The stack where it covers least, as near to its space as can be. */
function nearBy(board: Board, space: Space, stack: readonly Token[], { edge, names, blocks }: Surroundings): Block {
  const from = middleOf(space.box);
  const reach = edge * (6 + Math.sqrt(stack.length));
  const isClose = (b: Bounds) => Math.abs(b.x + b.w / 2 - from.x) < reach + b.w / 2 && Math.abs(b.y + b.h / 2 - from.y) < reach + b.h / 2;
  const others = blocks.map(({ bounds }) => bounds).filter(isClose);
  const texts = [...names.values()].filter(isClose);
  const rooms = board.spaces.flatMap(({ id, kind, box }) => (id !== space.id && kind !== 'sea' && isClose(box) ? [box] : []));
  const covered = (bounds: Bounds, list: readonly Bounds[]) => list.reduce((sum, each) => sum + overlap(each, bounds), 0) / (edge * edge);
  let best: { block: Block; cost: number } | null = null;
  for (const away of distances) {
    if (best && best.cost <= away * costs.away) break;
    for (const angle of away === 0 ? [0] : directions) {
      for (const columns of shapesOf(stack.length)) {
        const flat = { x: from.x + Math.cos(angle) * away * edge, y: from.y + Math.sin(angle) * away * edge };
        const block = blockOf(space, stack, columns, edge, onBoard(board, flat, edge));
        const { bounds } = block;
        const cost =
          covered(bounds, others) * costs.blocks +
          covered(bounds, texts) * costs.names +
          covered(bounds, rooms) * costs.rooms +
          away * costs.away;
        if (!best || cost < best.cost) best = { block, cost };
      }
    }
  }
  return best?.block ?? blockOf(space, stack, stack.length, edge, from);
}

/** A middle from which a counter does not leave the board; the sides of a wrapping board are open. */
function onBoard(board: Board, { x, y }: Point, edge: number): Point {
  const within = (at: number, size: number) => Math.min(size - edge, Math.max(edge, at));
  return { x: board.wrap ? x : within(x, board.width), y: within(y, board.height) };
}

function countersOf({ stack, columns, edge, bounds }: Block): PlacedToken[] {
  return stack.map((token, k) => {
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, stack.length - row * columns);
    return {
      token,
      x: bounds.x + bounds.w / 2 + ((k % columns) - (inRow - 1) / 2) * edge,
      y: bounds.y + (row + 0.5) * edge,
      edge,
    };
  });
}

/** A line to the nearest side of a block that does not touch the box of its space. */
function leaderOf({ space, bounds }: Block): Layout['leaders'] {
  if (overlap(space.box, bounds) > 0) return [];
  const from = space.centre;
  const to = {
    x: Math.min(bounds.x + bounds.w, Math.max(bounds.x, from.x)),
    y: Math.min(bounds.y + bounds.h, Math.max(bounds.y, from.y)),
  };
  return [{ space: space.id, from, to }];
}
