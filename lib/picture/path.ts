import type { Point } from '../engine';

export interface Bounds {
  x: number;
  y: number;
  w: number;
  h: number;
}

const figures: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, s: 4, q: 4, c: 6, a: 7, z: 0 };

const number = String.raw`([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)`;
const numberPattern = new RegExp(number, 'gi');
// the two flags of an arc may stand close together, and close to what follows
const arcPattern = new RegExp([number, number, number, '([01])', '([01])', number, number].join('[\\s,]*'), 'gi');

/** The commands of SVG path data, each with all the numbers that follow it. */
function commandsOf(path: string): [command: string, numbers: number[]][] {
  return [...path.matchAll(/([a-df-z])([^a-df-z]*)/gi)].map(([, command = '', text = '']) => {
    const found = [...text.matchAll(/a/i.test(command) ? arcPattern : numberPattern)];
    return [command, found.flatMap((each) => each.slice(1).map(Number))];
  });
}

/** The corner points of SVG path data, ring by ring; of curves only the ends. */
export function ringsOf(path: string): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let at = { x: 0, y: 0 };
  for (const [command, numbers] of commandsOf(path)) {
    const verb = command.toLowerCase();
    const relative = command === verb;
    if (verb === 'z') {
      at = ring[0] ?? at;
      continue;
    }
    const size = figures[verb] ?? 2;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const last = numbers[i + size - 1] ?? 0;
      const beforeLast = numbers[i + size - 2] ?? 0;
      const base = relative ? at : { x: 0, y: 0 };
      if (verb === 'h') at = { x: base.x + last, y: at.y };
      else if (verb === 'v') at = { x: at.x, y: base.y + last };
      else at = { x: base.x + beforeLast, y: base.y + last };
      if (verb === 'm' && i === 0) {
        ring = [];
        rings.push(ring);
      }
      ring.push(at);
    }
  }
  return rings;
}

const written = new Map<string, string>();
const mostWritten = 1000;

/**
 * SVG path data `scale` times as large, then moved by x and y. A shape with a `transform` of its own costs a browser
 * time in every frame that moves the map; one whose numbers are written out costs none. Few are drawn again and again: they are kept.
 */
export function scaledPath(path: string, scale: number, { x, y }: Point = { x: 0, y: 0 }): string {
  const key = `${scale} ${x} ${y} ${path}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  if (written.size >= mostWritten) written.clear();
  const found = writtenOut(path, scale, { x, y });
  written.set(key, found);
  return found;
}

function writtenOut(path: string, scale: number, { x, y }: Point): string {
  const write = (value: number) => String(Math.round(value * 1e4) / 1e4);
  return commandsOf(path)
    .map(([command, numbers], at) => {
      const verb = command.toLowerCase();
      const size = figures[verb] ?? 2;
      const values = numbers.map((value, i) => {
        const k = i % size;
        if (verb === 'a' && k >= 2 && k <= 4) return String(value);
        // the first point of all is told from the origin, whatever its letter
        const isMoved = (command !== verb || (at === 0 && i < 2)) && !(verb === 'a' && k < 2);
        const isAcross = verb === 'h' || (verb !== 'v' && (verb === 'a' ? k === 5 : k % 2 === 0));
        return write(value * scale + (isMoved ? (isAcross ? x : y) : 0));
      });
      return command + values.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

/** An icon, drawn in a square of 24 units, `scale` times as large around a point. */
export const iconPath = (path: string, scale: number, { x, y }: Point = { x: 0, y: 0 }): string =>
  scaledPath(path, scale, { x: x - 12 * scale, y: y - 12 * scale });

const outlines = new WeakMap<object, Point[][]>();

/** The rings of a shape, read once. */
export function outlineOf(shape: { path: string }): Point[][] {
  let rings = outlines.get(shape);
  if (!rings) {
    rings = ringsOf(shape.path);
    outlines.set(shape, rings);
  }
  return rings;
}

/** The smallest upright rectangle around a shape. */
export function boundsOf(shape: { path: string }): Bounds {
  const points = outlineOf(shape).flat();
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The smallest upright rectangle that leaves `room` around all of some points. */
export function around(points: readonly Point[], room: number): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** The area that two rectangles share. */
export function overlap(a: Bounds, b: Bounds): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Whether a point lies inside the rings (nonzero fill). */
export function isInside(rings: readonly (readonly Point[])[], { x, y }: Point): boolean {
  let winding = 0;
  for (const ring of rings) {
    let from = ring[ring.length - 1];
    for (const to of ring) {
      if (from && from.y <= y !== to.y <= y) {
        const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
        if (crossing > x) winding += to.y > from.y ? 1 : -1;
      }
      from = to;
    }
  }
  return winding !== 0;
}

/** A coordinate with one decimal, as short as it can be written. */
export const fixed = (value: number): string => String(Math.round(value * 10) / 10);
