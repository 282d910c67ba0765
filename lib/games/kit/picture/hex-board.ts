import { type Board, type HexGrid, hexCentre, hexLinks, hexSpaces } from '../../../engine';

/** What a game says of a board of hexes: the rest follows from it. */
export type HexBoard = Omit<HexGrid, 'origin' | 'sides'> &
  Partial<Pick<HexGrid, 'sides'>> &
  Pick<Board, 'owners' | 'icons'> &
  Partial<Pick<Board, 'ranges'>>;

/** A board that is a grid of hexes, with a margin around its outermost ones: columns and rows may begin anywhere. */
export function hexBoard({ owners, icons, ranges, sides = {}, ...shape }: HexBoard): Board {
  const { size, hexes } = shape;
  const centres = hexes.map((hex) => hexCentre({ ...shape, origin: { x: 0, y: 0 } }, hex));
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const margin = size * 1.3;
  const origin = { x: margin - Math.min(...xs), y: margin - Math.min(...ys) };
  const grid: HexGrid = { ...shape, sides, origin };
  return {
    width: Math.max(...xs) + origin.x + margin,
    height: Math.max(...ys) + origin.y + margin,
    wrap: false,
    token: size,
    spaces: hexSpaces(grid),
    hexes: grid,
    links: hexLinks(grid),
    scenery: [],
    passages: [],
    owners,
    icons,
    ...(ranges && { ranges }),
  };
}
