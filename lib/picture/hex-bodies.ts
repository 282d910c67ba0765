import { type HexGrid, hexIds, hexSides, neighbourAt, type Point, sideEnds } from '../engine';
import { fixed } from './path';

/** The same for the two hexes, or three, that a point is told from. */
export const pointKey = ({ x, y }: Point): string => `${Math.round(x * 4 + 0.13)} ${Math.round(y * 4 + 0.13)}`;

/** A number from 0 to 1 that hangs on a text alone: what looks strewn is strewn the same way everywhere. */
export function strewn(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** Hexes that adjoin, as outlines: around a body clockwise, around a hole in it the other way. */
export function bodiesOf(grid: HexGrid, hexes: readonly HexGrid['hexes'][number][]): Point[][] {
  const ids = hexIds(grid);
  const own = new Set(hexes.map(({ id }) => id));
  const next = new Map<string, { from: Point; to: string }>();
  for (const hex of hexes) {
    for (const side of hexSides) {
      if (own.has(ids(neighbourAt(grid, hex, side)) ?? '')) continue;
      const [from, to] = sideEnds(grid, hex, side);
      next.set(pointKey(from), { from, to: pointKey(to) });
    }
  }
  const rings: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    for (let step = next.get(start), key = start; step; key = step.to, step = next.get(key)) {
      ring.push(step.from);
      next.delete(key);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

/** An outline drawn in by so much and rounded off, with corners a little out of place: as a shore or the edge of a wood runs. */
export function rounded(ring: readonly Point[], inset: number, unevenness: number): string {
  const at = (i: number): Point => ring[(i + ring.length) % ring.length] ?? { x: 0, y: 0 };
  const moved = ring.map((point, i): Point => {
    const [a, b] = [normal(at(i - 1), point), normal(point, at(i + 1))];
    const by = inset / (1 + a.x * b.x + a.y * b.y);
    const key = pointKey(point);
    const off = (name: string) => (strewn(`${key} ${name}`) - 0.5) * 2 * unevenness;
    return { x: point.x + (a.x + b.x) * by + off('x'), y: point.y + (a.y + b.y) * by + off('y') };
  });
  const last = moved[moved.length - 1] ?? { x: 0, y: 0 };
  const curves = moved.map((point, i) => `Q${pair(point)} ${pair(between(point, moved[i + 1] ?? moved[0] ?? point))}`);
  return `M${pair(between(last, moved[0] ?? last))}${curves.join('')}Z`;
}

export const between = (a: Point, b: Point, part = 0.5): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

export const pair = ({ x, y }: Point): string => `${fixed(x)} ${fixed(y)}`;

/** What points into a body from an edge of it. */
function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}
