import type { Token } from '../engine';

/** A counter of a hex: its middle and its edge in parts of the hex's size, and how many it stands for besides itself. */
export interface Abreast {
  token: Token;
  x: number;
  y: number;
  edge: number;
  others: number;
}

/** Edges by how many columns there are; two rows take the room of two columns. */
const edges = [0.98, 0.74, 0.5, 0.38];
const inTwoRows = 0.62;

/** Columns of counters that have a hex to themselves, and of those that share it. */
const alone = (count: number): number => (count === 1 ? 1 : count <= 4 ? 2 : 3);
const shared = (count: number): number => (count <= 2 ? 1 : 2);

/**
 * The counters of a hex beside each other: a column or two an owner, in the order of `owners`, at most two rows; the highest of an owner first. What finds no room
 * is counted with its owner's last one. `onlyFirst`: one an owner.
 */
export function abreast(stack: readonly Token[], owners: readonly string[], { onlyFirst }: { onlyFirst: boolean }): Abreast[] {
  const groups = owners.map((owner) => stack.filter((token) => token.owner === owner)).filter((group) => group.length > 0);
  const blocks = groups.map((group) => {
    const columns = onlyFirst ? 1 : (groups.length === 1 ? alone : shared)(group.length);
    const seen = group.slice(0, onlyFirst ? 1 : 2 * columns);
    return { seen, columns, rows: Math.ceil(seen.length / columns), hidden: sumOf(group.slice(seen.length)) };
  });
  const across = blocks.reduce((sum, { columns }) => sum + columns, 0);
  const isLow = blocks.every(({ rows }) => rows === 1);
  const edge = Math.min(edges[across - 1] ?? 1.5 / across, isLow ? 1 : inTwoRows);
  const step = edge * 1.06;
  let before = 0;
  return blocks.flatMap(({ seen, columns, rows, hidden }) => {
    const left = before;
    before += columns;
    return seen.map((token, k): Abreast => {
      const row = Math.floor(k / columns);
      const inRow = Math.min(columns, seen.length - row * columns);
      return {
        ...{ token, edge },
        x: (left + columns / 2 + (k % columns) - (inRow - 1) / 2 - across / 2) * step,
        y: (row - (rows - 1) / 2) * step,
        others: token.count - 1 + (k === seen.length - 1 ? hidden : 0),
      };
    });
  });
}

const sumOf = (tokens: readonly Token[]): number => tokens.reduce((sum, { count }) => sum + count, 0);
