import type { Point } from '../../../engine';

export type Corner = readonly [number, number];

/** Board units in a millimetre of the board file. */
export const unit = 5;
/** How often an edge is halved, and how far its middle moves, as a part of its length. */
const halvings = 3;
const sway = { coast: 0.11, border: 0.06 };

const keyOf = (a: Corner, b: Corner): string => `${a.join()} ${b.join()}`;

export interface Frame {
  width: number;
  height: number;
}

/**
 * Draws outlines with natural lines: every edge is bent by the same chance on both of its sides, so that neighbours still meet;
 * what runs along the frame of the board, where there is one, stays straight.
 */
export function drawer(outlines: readonly (readonly Corner[])[], frame: Frame | null): (outline: readonly Corner[]) => string {
  const sides = new Map<string, number>();
  for (const outline of outlines) {
    for (const [a, b] of edgesOf(outline)) {
      const key = a < b ? keyOf(a, b) : keyOf(b, a);
      sides.set(key, (sides.get(key) ?? 0) + 1);
    }
  }
  return (outline) => {
    const points = edgesOf(outline).flatMap(([a, b]) => {
      if (frame && alongFrame(a, b, frame)) return [a];
      const forth = a < b;
      const key = forth ? keyOf(a, b) : keyOf(b, a);
      const bent = bend(forth ? a : b, forth ? b : a, sides.get(key) === 1 ? sway.coast : sway.border, key);
      return (forth ? bent : bent.reverse()).slice(0, -1);
    });
    return `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x * unit)} ${round(y * unit)}`).join('')}Z`;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const edgesOf = (outline: readonly Corner[]): [Corner, Corner][] =>
  outline.map((corner, i): [Corner, Corner] => [corner, outline[(i + 1) % outline.length] ?? corner]);

function alongFrame([ax, ay]: Corner, [bx, by]: Corner, { width, height }: Frame): boolean {
  const beyond = (a: number, b: number, most: number) => (a <= 0 && b <= 0) || (a >= most && b >= most);
  return beyond(ax, bx, width) || beyond(ay, by, height);
}

function bend(a: Corner, b: Corner, by: number, seed: string): Corner[] {
  let line: Corner[] = [a, b];
  const chance = chanceOf(seed);
  for (let round = 0; round < halvings; round++) {
    line = line.flatMap((from, i) => {
      const to = line[i + 1];
      if (!to) return [from];
      const push = (chance() - 0.5) * 2 * by;
      const middle: Corner = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * push, (from[1] + to[1]) / 2 + (to[0] - from[0]) * push];
      return [from, middle];
    });
  }
  return line;
}

/** The same numbers between 0 and 1 for the same text. */
function chanceOf(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

export function inside(outline: readonly Corner[], { x, y }: Point): boolean {
  let within = false;
  for (const [[ax, ay], [bx, by]] of edgesOf(outline)) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}
