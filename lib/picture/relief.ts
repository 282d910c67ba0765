import type { Board, Point } from '../engine';
import { fixed, isInside, outlineOf, ringsOf } from './path';

/** Slopes of all ranges of a board by how they lie to the light: path data of triangles. */
export interface Relief {
  bright: string;
  lit: string;
  shaded: string;
  dark: string;
}

const reliefs = new WeakMap<Board, Map<number, Relief>>();

/**
 * The mountains of a board as light from the north-west shows them; `detail` from 1 on says how finely their ridges are drawn.
 * They reach over the coast, where `isDry` is not set: then those slopes are left out whose middle is no land.
 */
export function reliefOf(board: Board, detail: number, isDry = false): Relief {
  let known = reliefs.get(board);
  if (!known) {
    known = new Map();
    reliefs.set(board, known);
  }
  const key = isDry ? -detail : detail;
  let relief = known.get(key);
  if (!relief) {
    const tones: Relief = { bright: '', lit: '', shaded: '', dark: '' };
    const land = isDry ? landOf(board) : null;
    const facet: Facet = (a, b, c) => {
      const tone = toneOf(a, b, c);
      if (tone === null || (land && !land({ x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 }))) return;
      tones[tone] += `M${fixed(a.x)} ${fixed(a.y)}l${fixed(b.x - a.x)} ${fixed(b.y - a.y)} ${fixed(c.x - b.x)} ${fixed(c.y - b.y)}z`;
    };
    for (const { kind, path, size = 12 } of board.scenery) {
      if (kind === 'range') for (const line of ringsOf(path)) massif(line, size, detail, board.token * widestRidge, facet);
    }
    relief = tones;
    known.set(key, relief);
  }
  return relief;
}

function landOf(board: Board): (at: Point) => boolean {
  const shapes = [...board.spaces.filter(({ kind }) => kind !== 'sea'), ...board.scenery.filter(({ kind }) => kind === 'beyond')].map(
    outlineOf,
  );
  return (at) => shapes.some((rings) => isInside(rings, at));
}

/** Takes one triangle of a slope. */
type Facet = (a: Summit, b: Summit, c: Summit) => void;

/** A point with its height, all in board units. */
interface Summit extends Point {
  z: number;
}

/** Rows of a range's flank, from the ridge down: how far out, and how high its spurs and its valleys are. */
const rows = [
  { out: 0, spur: 1, valley: 0.86 },
  { out: 0.3, spur: 0.66, valley: 0.42 },
  { out: 0.66, spur: 0.34, valley: 0.12 },
  { out: 1.15, spur: 0.06, valley: 0 },
];

/** Half the width of a single ridge at the most, in counters: wider mountains have several side by side. */
const widestRidge = 0.5;

function massif(line: readonly Point[], size: number, detail: number, widest: number, facet: Facet): void {
  const lanes = Math.max(1, Math.round(size / widest));
  const chance = chanceOf(line);
  for (let lane = 0; lane < lanes; lane++) {
    const aside = (lane - (lanes - 1) / 2) * ((2 * size) / lanes) * 0.8;
    const shifted = walked(line, size * 1.1).map((at, i, all) => {
      const [nx, ny] = normalAt(all, i);
      const away = aside + (lanes > 1 ? (chance() - 0.5) * (size / lanes) : 0);
      return { x: at.x + nx * away, y: at.y + ny * away };
    });
    // the outer ridges of a massif are shorter
    const cut = lanes > 1 ? Math.floor(chance() * Math.min(3, shifted.length / 4)) : 0;
    const kept = shifted.slice(cut, shifted.length - Math.floor(cut / 2));
    slopes(lanes > 1 ? kept : line, Math.min(size, (1.15 * size) / lanes), detail, facet);
  }
}

/** The direction to one side of a line at one of its points, of length 1. */
function normalAt(line: readonly Point[], i: number): [number, number] {
  const [before, after] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
  if (!before || !after) return [0, 0];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return [-(after.y - before.y) / length, (after.x - before.x) / length];
}

function slopes(line: readonly Point[], size: number, detail: number, facet: Facet): void {
  const chance = chanceOf(line);
  const ridge = walked(line, (size * 0.52) / detail);
  const last = ridge.length - 1;
  if (last < 2) return;
  const heights = ridge.map((_, i) => Math.min(1, (3 * Math.min(i, last - i) + 0.8) / last + 0.25) * (0.7 + 0.3 * chance()));
  const bends = ridge.map(() => (chance() - 0.5) * 0.5 * size);
  for (const side of [-1, 1]) {
    const flank = ridge.map((at, i) => {
      const [nx, ny] = normalAt(ridge, i).map((part) => part * side) as [number, number];
      const high = heights[i] ?? 1;
      const isSpur = (i + (side > 0 ? 1 : 0)) % 2 === 0;
      return rows.map(({ out, spur, valley }): Summit => {
        const away =
          out * size * (0.45 + 0.55 * high) * (isSpur ? 1.1 : 0.8) * (out === 0 ? 1 : 0.7 + 0.6 * chance()) + side * (bends[i] ?? 0);
        return { x: at.x + nx * away, y: at.y + ny * away, z: (isSpur ? spur : valley) * high * size * (0.65 + 0.3 * chance()) };
      });
    });
    for (let i = 0; i < last; i++) {
      for (let row = 0; row + 1 < rows.length; row++) {
        const [a, b] = [flank[i]?.[row], flank[i + 1]?.[row]];
        const [c, d] = [flank[i]?.[row + 1], flank[i + 1]?.[row + 1]];
        if (!a || !b || !c || !d) continue;
        facet(a, b, c);
        facet(b, d, c);
      }
    }
  }
}

const light = { x: -0.56, y: -0.56, z: 0.61 };

/** How bright a triangle is; null where it is as bright as level ground. */
function toneOf(a: Summit, b: Summit, c: Summit): keyof Relief | null {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z];
  let [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  if (nz < 0) [nx, ny, nz] = [-nx, -ny, -nz];
  const length = Math.hypot(nx, ny, nz) || 1;
  const more = (nx * light.x + ny * light.y + nz * light.z) / length - light.z;
  return more > 0.2 ? 'bright' : more > 0.06 ? 'lit' : more < -0.5 ? 'dark' : more < -0.12 ? 'shaded' : null;
}

/** Points at even steps along a line that is rounded at its corners. */
function walked(line: readonly Point[], step: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [p0, p1, p2, p3] = [line[Math.max(0, i - 1)], line[i], line[i + 1], line[Math.min(line.length - 1, i + 2)]];
    if (!p0 || !p1 || !p2 || !p3) continue;
    const count = Math.max(1, Math.round(Math.hypot(p2.x - p1.x, p2.y - p1.y) / step));
    for (let k = 0; k < count; k++) points.push(between(p0, p1, p2, p3, k / count));
  }
  const end = line[line.length - 1];
  return end ? [...points, end] : points;
}

/** A point of the smooth line through four points, between the middle two. */
function between(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const one = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
  return { x: one(p0.x, p1.x, p2.x, p3.x), y: one(p0.y, p1.y, p2.y, p3.y) };
}

/** The same numbers between 0 and 1 for the same line. */
function chanceOf(line: readonly Point[]): () => number {
  let state = line.reduce((sum, { x, y }) => Math.imul(sum ^ Math.round(x * 7 + y), 16777619), 2166136261);
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
