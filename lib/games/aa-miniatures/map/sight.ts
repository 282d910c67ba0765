import type { Point } from '../../../engine';
import { type BattleMap, type Terrain, terrainAt } from './battle-map';
import { type Hex, hexes, latticeAt, type Steps, stepsTo } from './hexes';

/**
 * A line through the origin and `end` runs through the inside of the hex at `middle`, both on the lattice: some of its corners, at (± 2, 0) and (± 1, ± 1), lie
 * left of the line and some right of it. What it only touches it does not run through.
 */
function crosses(end: Point, middle: Point): boolean {
  const reach = Math.max(2 * Math.abs(end.y), Math.abs(end.x) + Math.abs(end.y));
  return Math.abs(end.x * middle.y - end.y * middle.x) < reach;
}

/** Steps as one number: those of a way and those to its beginning add up. */
const shiftOf = ({ q, r }: Steps): number => q * 128 + r;
/** Of the steps to a hex of the map and beyond, never below 0. */
const keyOf = (steps: Steps): number => shiftOf(steps) + 32 * 128 + 64;

const lines = new Map<number, readonly number[]>();

/**
 * Hexes that the line between two centres runs through, both ends apart, as steps from the first in one number. The same for all pairs that lie so to each
 * other.
 */
function between(to: Steps): readonly number[] {
  const key = keyOf(to);
  const found = lines.get(key);
  if (found) return found;
  const end = latticeAt(to);
  const crossed: number[] = [];
  const [left, right] = [Math.min(0, end.x), Math.max(0, end.x)];
  for (let q = Math.min(0, to.q); q <= Math.max(0, to.q); q++) {
    // where the line enters and leaves the column; hexes reach half a row up and down from their middle
    const one = end.x === 0 ? 0 : (end.y * Math.max(left, 3 * q - 2)) / end.x;
    const other = end.x === 0 ? end.y : (end.y * Math.min(right, 3 * q + 2)) / end.x;
    const last = Math.floor((Math.max(one, other) - q + 1) / 2);
    for (let r = Math.ceil((Math.min(one, other) - q - 1) / 2); r <= last; r++) {
      const isEnd = (q === 0 && r === 0) || (q === to.q && r === to.r);
      if (!isEnd && crosses(end, latticeAt({ q, r }))) crossed.push(shiftOf({ q, r }));
    }
  }
  lines.set(key, crossed);
  return crossed;
}

const keys = hexes.map((hex) => keyOf(stepsTo(hex)));
const numbers = new Map(hexes.map((hex, number) => [hex, number]));
const numberAt = new Int16Array(64 * 128).fill(-1);
keys.forEach((key, number) => {
  numberAt[key] = number;
});

/** Every way from a hex to one of a later column, or of its own farther down. */
const ways: readonly Steps[] = Array.from({ length: 15 }, (_, q) =>
  Array.from({ length: 53 }, (_, i) => ({ q, r: i - 26 })).filter(({ r }) => q > 0 || r >= 0),
).flat();

/** Terrain that ends a line of sight which runs through it. */
export const isBlocking = (terrain: Terrain): terrain is 'forest' | 'hill' | 'town' =>
  terrain === 'forest' || terrain === 'hill' || terrain === 'town';

/** Who sees what on a map, whoever stands there. */
export interface Sight {
  sees(a: Hex, b: Hex): boolean;
  /** The hexes that the line between two runs through. */
  crossed(a: Hex, b: Hex): Hex[];
  /** Those of them that block it. */
  blockers(a: Hex, b: Hex): Hex[];
}

/**
 * Lines of sight over a map (rulebook, "Linea di visuale"): from centre to centre, blocked by forest, hill and town that they run through; not by
 * what they only touch, nor by the hexes at their ends.
 */
function looked(map: BattleMap): Sight {
  const size = hexes.length;
  const isBlocked = new Uint8Array(numberAt.length);
  for (const [number, hex] of hexes.entries()) if (isBlocking(terrainAt(map, hex))) isBlocked[keys[number] as number] = 1;
  const isOpen = (from: number, line: readonly number[]): boolean => {
    for (const shift of line) if (isBlocked[from + shift] === 1) return false;
    return true;
  };
  const seen = new Uint8Array(size ** 2);
  for (const way of ways) {
    const shift = shiftOf(way);
    let line: readonly number[] | null = null;
    for (let a = 0; a < size; a++) {
      const from = keys[a] as number;
      const b = numberAt[from + shift] as number;
      if (b === -1) continue;
      line ??= between(way);
      if (isOpen(from, line)) seen[a * size + b] = seen[b * size + a] = 1;
    }
  }
  const numberOf = (hex: Hex): number => numbers.get(hex) ?? 0;
  /** Where the hexes between two lie. */
  const keysBetween = (a: Hex, b: Hex): number[] => {
    const [one, other] = [stepsTo(a), stepsTo(b)];
    return between({ q: other.q - one.q, r: other.r - one.r }).map((shift) => keyOf(one) + shift);
  };
  const hexesAt = (found: readonly number[]): Hex[] => found.flatMap((key) => hexes[numberAt[key] ?? -1] ?? []);
  return {
    sees: (a, b) => seen[numberOf(a) * size + numberOf(b)] === 1,
    crossed: (a, b) => hexesAt(keysBetween(a, b)),
    blockers: (a, b) => hexesAt(keysBetween(a, b).filter((key) => isBlocked[key] === 1)),
  };
}

const known = new WeakMap<BattleMap, Sight>();

/** The lines of sight of a map, worked out once. */
export function sightOf(map: BattleMap): Sight {
  const found = known.get(map);
  if (found) return found;
  const sight = looked(map);
  known.set(map, sight);
  return sight;
}
