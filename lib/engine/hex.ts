import type { HexAt, HexGrid, HexSide, Point, Space } from './board';

/** How hexes lie to each other. */
type Layout = Pick<HexGrid, 'top' | 'shifted'>;
type Shape = Layout & Pick<HexGrid, 'size' | 'origin'>;
interface Axial {
  q: number;
  r: number;
}

const tall = Math.sqrt(3);
export const hexSides: readonly HexSide[] = [0, 1, 2, 3, 4, 5];
const flatSteps: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** How far a column (flat) or row (pointy) is shifted, in hexes. */
const shiftOf = (shifted: HexGrid['shifted'], line: number): number => ((line & 1) === (shifted === 'odd' ? 1 : 0) ? 0.5 : 0);

/** Axial coordinates of a hex: what two shifted lines differ by is taken out. */
export function axialOf({ top, shifted }: Layout, { column, row }: HexAt): Axial {
  const [along, line] = top === 'flat' ? [row, column] : [column, row];
  const slanted = along + shiftOf(shifted, line) - shiftOf(shifted, 0) - line / 2;
  return top === 'flat' ? { q: line, r: slanted } : { q: slanted, r: line };
}

export function offsetOf({ top, shifted }: Layout, { q, r }: Axial): HexAt {
  const [slanted, line] = top === 'flat' ? [r, q] : [q, r];
  // rounding makes -0, which is no place of its own
  const along = Math.round(slanted - shiftOf(shifted, line) + shiftOf(shifted, 0) + line / 2) + 0;
  return top === 'flat' ? { column: line + 0, row: along } : { column: along, row: line + 0 };
}

/** The hex beyond a side; whether the grid has it is another question. */
export function neighbourAt(shape: Layout, at: HexAt, side: HexSide): HexAt {
  const { q, r } = axialOf(shape, at);
  const step = flatSteps[(side + (shape.top === 'flat' ? 0 : 1)) % 6] ?? { q: 0, r: 0 };
  return offsetOf(shape, { q: q + step.q, r: r + step.r });
}

/** Steps from hex to hex, holes and all. */
export function hexDistance(shape: Shape, a: HexAt, b: HexAt): number {
  const [from, to] = [axialOf(shape, a), axialOf(shape, b)];
  const [dq, dr] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

export function hexCentre({ top, shifted, size, origin }: Shape, { column, row }: HexAt): Point {
  return top === 'flat'
    ? { x: origin.x + column * 1.5 * size, y: origin.y + (row + shiftOf(shifted, column)) * tall * size }
    : { x: origin.x + (column + shiftOf(shifted, row)) * tall * size, y: origin.y + row * 1.5 * size };
}

/** The hex under a board point. */
export function hexAt(shape: Shape, { x, y }: Point): HexAt {
  const { top, shifted, size, origin } = shape;
  const lift = shiftOf(shifted, 0) * tall * size;
  const [across, down] = [x - origin.x, y - origin.y];
  const [along, line] = top === 'flat' ? [down - lift, across] : [across - lift, down];
  const [l, s] = [line / size / 1.5, along / size / tall - line / size / 3];
  let [lineAt, slantAt] = [Math.round(l), Math.round(s)];
  const third = Math.round(-l - s);
  const [offL, offS, offT] = [Math.abs(lineAt - l), Math.abs(slantAt - s), Math.abs(third + l + s)];
  if (offL > offS && offL > offT) lineAt = -slantAt - third;
  else if (offS > offT) slantAt = -lineAt - third;
  return offsetOf(shape, top === 'flat' ? { q: lineAt, r: slantAt } : { q: slantAt, r: lineAt });
}

/** Direction from the centre over the middle of a side, in degrees clockwise from the right. */
export const sideAngle = ({ top }: Pick<HexGrid, 'top'>, side: HexSide): number => (top === 'flat' ? -90 : -60) + 60 * side;

/** The two corners a side runs between, clockwise. */
export function sideEnds(shape: Shape, at: HexAt, side: HexSide): [Point, Point] {
  const { x, y } = hexCentre(shape, at);
  const corner = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return { x: x + shape.size * Math.cos(angle), y: y + shape.size * Math.sin(angle) };
  };
  const middle = sideAngle(shape, side);
  return [corner(middle - 30), corner(middle + 30)];
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A hex as SVG path data. */
export function hexPath(shape: Shape, at: HexAt): string {
  const corners = hexSides.map((side) => sideEnds(shape, at, side)[0]);
  return `M${corners.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** The spaces of a grid. */
export function hexSpaces(grid: HexGrid): Space[] {
  const { size } = grid;
  return grid.hexes.map((hex) => {
    const centre = hexCentre(grid, hex);
    return {
      id: hex.id,
      kind: 'hex',
      name: hex.name,
      abbreviations: hex.abbreviations ?? [],
      path: hexPath(grid, hex),
      centre,
      label: { x: centre.x, y: centre.y + size * 0.78, lines: hex.label === undefined ? [] : [hex.label], size: size * 0.24 },
      box: { x: centre.x - size * 0.55, y: centre.y - size * 0.55, w: size * 1.1, h: size * 1.1, columns: 1, room: 1 },
      ...(hex.symbols && { symbols: hex.symbols }),
    };
  });
}

/** Pairs of hexes with a side in common. */
export function hexLinks(grid: HexGrid): [string, string][] {
  const ids = hexIds(grid);
  return grid.hexes.flatMap((hex) =>
    ([1, 2, 3] as const).flatMap((side): [string, string][] => {
      const other = ids(neighbourAt(grid, hex, side));
      return other === null ? [] : [[hex.id, other]];
    }),
  );
}

const known = new WeakMap<HexGrid, Map<string, string>>();

/** The id of the hex at a place; null for a hole. */
export function hexIds(grid: HexGrid): (at: HexAt) => string | null {
  let ids = known.get(grid);
  if (!ids) {
    ids = new Map(grid.hexes.map(({ column, row, id }) => [`${column} ${row}`, id]));
    known.set(grid, ids);
  }
  return ({ column, row }) => ids.get(`${column} ${row}`) ?? null;
}
