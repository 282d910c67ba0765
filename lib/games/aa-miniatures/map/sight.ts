import type { Point } from '../../../engine';
import { type BattleMap, type Terrain, terrainAt } from './battle-map';
import { type Hex, hexes, latticeAt, type Steps, stepsTo } from './hexes';

/** On the lattice of whole numbers a hex's six sides lie on lines a·x + b·y = 2 or 1, as seen from its centre. */
const borders: readonly (readonly [a: number, b: number, reach: number])[] = [
  [1, 1, 2],
  [1, -1, 2],
  [-1, 1, 2],
  [-1, -1, 2],
  [0, 1, 1],
  [0, -1, 1],
];

/** A line from the origin to `end` runs through the inside of the hex at `middle`, both on the lattice: touching a side or a corner is not inside. */
function crosses(end: Point, middle: Point): boolean {
  // a share t of the line lies inside where a·(t·end − middle) < reach for every side: the open interval of such t, as fractions
  let [low, lowBy, high, highBy] = [0, 1, 1, 1];
  for (const [a, b, reach] of borders) {
    const rise = a * end.x + b * end.y;
    const room = reach + a * middle.x + b * middle.y;
    if (rise === 0 && room <= 0) return false;
    if (rise > 0 && room * highBy < high * rise) [high, highBy] = [room, rise];
    if (rise < 0 && room * lowBy < low * rise) [low, lowBy] = [-room, -rise];
  }
  return low * highBy < high * lowBy;
}

const lines = new Map<number, readonly Steps[]>();
const keyOf = ({ q, r }: Steps): number => (q + 32) * 128 + r + 64;

/** Hexes that the line between two centres runs through, both ends apart, as steps from the first. The same for all pairs that lie so to each other. */
function between(to: Steps): readonly Steps[] {
  const key = keyOf(to);
  const found = lines.get(key);
  if (found) return found;
  const end = latticeAt(to);
  const crossed: Steps[] = [];
  const [left, right] = [Math.min(0, end.x), Math.max(0, end.x)];
  for (let q = Math.min(0, to.q); q <= Math.max(0, to.q); q++) {
    // where the line enters and leaves the column, and a hex above and below
    const across = [Math.max(left, 3 * q - 2), Math.min(right, 3 * q + 2)];
    const down = end.x === 0 ? [0, end.y] : across.map((x) => (end.y * x) / end.x);
    const rows = down.map((y) => (y - q) / 2);
    for (let r = Math.floor(Math.min(...rows)) - 1; r <= Math.ceil(Math.max(...rows)) + 1; r++) {
      const isEnd = (q === 0 && r === 0) || (q === to.q && r === to.r);
      if (!isEnd && crosses(end, latticeAt({ q, r }))) crossed.push({ q, r });
    }
  }
  lines.set(key, crossed);
  return crossed;
}

const places = hexes.map(stepsTo);
const numbers = new Map(hexes.map((hex, number) => [hex, number]));
const numberAt = new Int16Array(64 * 128).fill(-1);
places.forEach((at, number) => {
  numberAt[keyOf(at)] = number;
});

const less = (to: Steps, from: Steps): Steps => ({ q: to.q - from.q, r: to.r - from.r });

/** The number of the hex so many steps from another; -1: the map has none there. */
function numberBeyond(from: number, { q, r }: Steps): number {
  const at = places[from] as Steps;
  return numberAt[keyOf({ q: at.q + q, r: at.r + r })] ?? -1;
}

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
  const blocking = Uint8Array.from(hexes, (hex) => (isBlocking(terrainAt(map, hex)) ? 1 : 0));
  const seen = new Uint8Array(hexes.length ** 2);
  const crossed = (a: number, b: number): readonly Steps[] => between(less(places[b] as Steps, places[a] as Steps));
  const isBlocked = (a: number, step: Steps): boolean => blocking[numberBeyond(a, step)] === 1;
  for (let a = 0; a < hexes.length; a++) {
    for (let b = a; b < hexes.length; b++) {
      if (!crossed(a, b).some((step) => isBlocked(a, step))) seen[a * hexes.length + b] = seen[b * hexes.length + a] = 1;
    }
  }
  const numberOf = (hex: Hex): number => numbers.get(hex) ?? 0;
  const hexesOf = (a: number, steps: readonly Steps[]): Hex[] => steps.flatMap((step) => hexes[numberBeyond(a, step)] ?? []);
  return {
    sees: (a, b) => seen[numberOf(a) * hexes.length + numberOf(b)] === 1,
    crossed: (a, b) => hexesOf(numberOf(a), crossed(numberOf(a), numberOf(b))),
    blockers: (a, b) =>
      hexesOf(
        numberOf(a),
        crossed(numberOf(a), numberOf(b)).filter((step) => isBlocked(numberOf(a), step)),
      ),
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
