import type { Board, Space, Token } from '../engine';

export interface PlacedToken {
  token: Token;
  /** Middle of the counter. */
  x: number;
  y: number;
  /** Edge of the counter in board units. */
  edge: number;
}

/** How much of a counter must stay visible under its neighbour before all of them shrink. */
const visible = 0.56;
const smallest = 0.6;

/** Sizes of things that follow the zoom, in board units. `scale` is pixels per board unit. */
export function tokenEdge(board: Board, scale: number): number {
  const pixels = Math.min(34, Math.max(15, board.token * scale));
  return Math.min(board.token * 1.3, pixels / scale);
}

/** Below this scale a space shows one counter per owner with the number of its tokens. */
export const isFar = (board: Board, scale: number): boolean => tokenEdge(board, scale) * scale < 11.5;

/** Where every token goes: its space's box, row by row; past the room they overlap, then shrink. */
export function placeTokens(board: Board, tokens: readonly Token[], scale: number): PlacedToken[] {
  const far = isFar(board, scale);
  const edge = far ? Math.min(board.token * 1.7, 13 / scale) : tokenEdge(board, scale);
  const bySpace = new Map<string, Token[]>();
  for (const token of far ? summed(tokens) : tokens) {
    const stack = bySpace.get(token.space);
    if (stack) stack.push(token);
    else bySpace.set(token.space, [token]);
  }
  return board.spaces.flatMap((space) => arrange(space.box, bySpace.get(space.id) ?? [], edge, board.token));
}

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

function arrange(box: Space['box'], stack: readonly Token[], edge: number, pitch: number): PlacedToken[] {
  const count = stack.length;
  if (count === 0) return [];
  const { size, columns, step } = spread(box, count, edge, pitch);
  const lines = Math.ceil(count / columns);
  return stack.map((token, k) => {
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      token,
      x: box.x + box.w / 2 + ((k % columns) - (inRow - 1) / 2) * step,
      y: box.y + box.h / 2 + (row - (lines - 1) / 2) * Math.min(size, Math.max(size * visible, box.h / lines)),
      edge: size,
    };
  });
}

function spread(box: Space['box'], count: number, edge: number, pitch: number): { size: number; columns: number; step: number } {
  for (let size = edge; ; size *= 0.92) {
    // a little play, so that boxes laid out for the standard counter still hold a slightly larger one
    const rows = Math.max(1, Math.floor((box.h + pitch * 0.35) / size));
    const across = Math.max(1, Math.floor((box.w + pitch * 0.35) / size));
    if (count <= rows * across) return { size, columns: balanced(count, across), step: size };
    const columns = Math.ceil(count / rows);
    const step = (box.w - size) / Math.max(1, columns - 1);
    if (step >= size * visible) return { size, columns, step };
    if (size * 0.92 < edge * smallest) return { size, columns, step: Math.max(step, size * 0.3) };
  }
}

/** As few rows as `across` allows, evenly filled. */
const balanced = (count: number, across: number): number => Math.ceil(count / Math.ceil(count / across));
