import { axialOf, type HexAt, type HexSide, hexDistance, hexSides, neighbourAt, type Point } from '../../../engine';

/** How the hexes of a battle map lie: flat tops, even columns half a hex lower. */
export const layout = { top: 'flat', shifted: 'even' } as const;

/** A hex by its column and row: "3,4". */
export type Hex = string;

export const hexOf = ({ column, row }: HexAt): Hex => `${column},${row}`;

function read(hex: Hex): HexAt {
  const [column = 0, row = 0] = hex.split(',').map(Number);
  return { column, row };
}

/** Columns 1 to 15, rows 0 to 17; odd columns begin at row 1. What lies beyond is half a hex, which nobody enters. */
export const isOnMap = ({ column, row }: HexAt): boolean => column >= 1 && column <= 15 && row >= (column & 1) && row <= 17;

/** All 262 hexes of a battle map, column by column. */
export const hexes: readonly Hex[] = Array.from({ length: 15 }, (_, i) => i + 1).flatMap((column) =>
  Array.from({ length: 18 - (column & 1) }, (_, i) => hexOf({ column, row: i + (column & 1) })),
);

const places = new Map(hexes.map((hex) => [hex, read(hex)] as const));

export const atOf = (hex: Hex): HexAt => places.get(hex) ?? read(hex);

const grid = { ...layout, size: 1, origin: { x: 0, y: 0 } };

/** Hexes between two, the second counted and the first not. */
export const rangeOf = (a: Hex, b: Hex): number => hexDistance(grid, atOf(a), atOf(b));

/** "Adjacent" is one hex away or the same hex. */
export const isAdjacent = (a: Hex, b: Hex): boolean => rangeOf(a, b) <= 1;

/** The hex beyond a side; null where the map ends. */
export function beyond(hex: Hex, side: HexSide): Hex | null {
  const at = neighbourAt(layout, atOf(hex), side);
  return isOnMap(at) ? hexOf(at) : null;
}

const known = new Map<Hex, readonly Hex[]>(hexes.map((hex) => [hex, hexSides.flatMap((side) => beyond(hex, side) ?? [])] as const));

/** The hexes around one. */
export const around = (hex: Hex): readonly Hex[] => known.get(hex) ?? [];

/** The side of a hex that another one is beyond; null where they have none in common. */
export const sideTo = (from: Hex, to: Hex): HexSide | null => hexSides.find((side) => beyond(from, side) === to) ?? null;

/** A side between two hexes, the same from both: "3,4|3,5". */
export type Edge = string;

export const edgeOf = (a: Hex, b: Hex): Edge => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** A hex, or the way from one to another, in axial coordinates. */
export interface Steps {
  q: number;
  r: number;
}

export const stepsTo = (hex: Hex): Steps => axialOf(layout, atOf(hex));

/** On a lattice of whole numbers, where a hex's corners are at (x ± 2, y) and (x ± 1, y ± 1). A step in y is as long as 1.73 steps in x. */
export const latticeAt = ({ q, r }: Steps): Point => ({ x: 3 * q, y: 2 * r + q });

/** Directions of the six sides on the lattice. */
const ahead: readonly (readonly [x: number, y: number])[] = [
  [0, -2],
  [3, -1],
  [3, 1],
  [0, 2],
  [-3, 1],
  [-3, -1],
];

/**
 * A hex lies before a vehicle that faces a side: its centre is ahead of the line through the vehicle, square to its facing. Its own hex, and what
 * is exactly left or right of it, is not.
 */
export function isAhead(vehicle: Hex, facing: HexSide, other: Hex): boolean {
  const [from, to] = [latticeAt(stepsTo(vehicle)), latticeAt(stepsTo(other))];
  const [x, y] = ahead[facing] ?? [0, 0];
  return (to.x - from.x) * x + 3 * (to.y - from.y) * y > 0;
}
