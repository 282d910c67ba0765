import { axialOf } from '../../../engine';
import { type BattleMap, type Terrain, terrainAt } from './battle-map';
import { atOf, type Hex, hexes, layout } from './hexes';

/** Hexes by their axial coordinates, as steps from one to the other. */
interface Steps {
  q: number;
  r: number;
}

/** On the lattice of whole numbers a hex's six sides lie on lines a·x + b·y = 4 or 2, as seen from its centre. */
const borders: readonly (readonly [a: number, b: number, reach: number])[] = [
  [1, 1, 2],
  [1, -1, 2],
  [-1, 1, 2],
  [-1, -1, 2],
  [0, 1, 1],
  [0, -1, 1],
];

/** A line from the origin to `end` runs through the inside of the hex at `middle`, both on the lattice: touching a side or a corner is not inside. */
function crosses(end: { x: number; y: number }, middle: { x: number; y: number }): boolean {
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

const lattice = ({ q, r }: Steps) => ({ x: 3 * q, y: 2 * r + q });

const lines = new Map<number, readonly Steps[]>();
const keyOf = ({ q, r }: Steps): number => (q + 32) * 128 + r + 64;

/** Hexes that the line between two centres runs through, both ends apart, as steps from the first. The same for all pairs that lie so to each other. */
function between(to: Steps): readonly Steps[] {
  const key = keyOf(to);
  const found = lines.get(key);
  if (found) return found;
  const end = lattice(to);
  const crossed: Steps[] = [];
  const [left, right] = [Math.min(0, end.x), Math.max(0, end.x)];
  for (let q = Math.min(0, to.q); q <= Math.max(0, to.q); q++) {
    // where the line enters and leaves the column, and a hex above and below
    const across = [Math.max(left, 3 * q - 2), Math.min(right, 3 * q + 2)];
    const down = end.x === 0 ? [0, end.y] : across.map((x) => (end.y * x) / end.x);
    const rows = down.map((y) => (y - q) / 2);
    for (let r = Math.floor(Math.min(...rows)) - 1; r <= Math.ceil(Math.max(...rows)) + 1; r++) {
      const isEnd = (q === 0 && r === 0) || (q === to.q && r === to.r);
      if (!isEnd && crosses(end, lattice({ q, r }))) crossed.push({ q, r });
    }
  }
  lines.set(key, crossed);
  return crossed;
}

const places = hexes.map((hex) => axialOf(layout, atOf(hex)));
const numbers = new Map(hexes.map((hex, number) => [hex, number]));
const numberAt = new Int16Array(64 * 128).fill(-1);
places.forEach((at, number) => {
  numberAt[keyOf(at)] = number;
});

/** Terrain that ends a line of sight which runs through it. */
const isBlocking = (terrain: Terrain): boolean => terrain === 'forest' || terrain === 'hill' || terrain === 'town';

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
  const through = (a: number, b: number): number[] => {
    const [from, to] = [places[a] as Steps, places[b] as Steps];
    const numbers = between({ q: to.q - from.q, r: to.r - from.r }).map(
      ({ q, r }) => numberAt[keyOf({ q: from.q + q, r: from.r + r })] ?? -1,
    );
    return numbers.filter((number) => number >= 0);
  };
  const isOpen = (a: number, b: number): boolean => {
    const [from, to] = [places[a] as Steps, places[b] as Steps];
    for (const { q, r } of between({ q: to.q - from.q, r: to.r - from.r })) {
      const number = numberAt[keyOf({ q: from.q + q, r: from.r + r })] ?? -1;
      if (number >= 0 && blocking[number] === 1) return false;
    }
    return true;
  };
  for (let a = 0; a < hexes.length; a++) {
    for (let b = a; b < hexes.length; b++) {
      if (isOpen(a, b)) seen[a * hexes.length + b] = seen[b * hexes.length + a] = 1;
    }
  }
  const numberOf = (hex: Hex): number => numbers.get(hex) ?? 0;
  return {
    sees: (a, b) => seen[numberOf(a) * hexes.length + numberOf(b)] === 1,
    crossed: (a, b) => through(numberOf(a), numberOf(b)).map((number) => hexes[number] as Hex),
    blockers: (a, b) =>
      through(numberOf(a), numberOf(b))
        .filter((number) => blocking[number] === 1)
        .map((number) => hexes[number] as Hex),
  };
}

const known = new WeakMap<BattleMap, Sight>();

/** The lines of sight of a map, worked out once. */
export function sightOf(map: BattleMap): Sight {
  const found = known.get(map) ?? looked(map);
  known.set(map, found);
  return found;
}
