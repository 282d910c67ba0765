import type { Board, HexGrid, HexGround, Painting } from './board';
import { hexSpaces } from './hex';

const laid = new WeakMap<Board, Map<string, Board>>();

/**
 * The board as a painting has it: with the ground that it names, whose hexes say their terrain in their names. The board itself where it names none; the
 * same object every time. Throws where the board has no such ground.
 */
export function laidOutBy(board: Board, { ground }: Pick<Painting, 'ground'>): Board {
  if (ground === undefined) return board;
  const known = laid.get(board) ?? new Map<string, Board>();
  laid.set(board, known);
  const found = known.get(ground) ?? withGround(board, ground);
  known.set(ground, found);
  return found;
}

function withGround(board: Board, name: string): Board {
  const ground = board.hexes?.grounds?.[name];
  if (!board.hexes || !ground) throw new Error(`the board has no ground ${name}`);
  const grid = gridOn(board.hexes, ground);
  const spaces = new Map(hexSpaces(grid).map((space) => [space.id, space]));
  return { ...board, hexes: grid, spaces: board.spaces.map((space) => spaces.get(space.id) ?? space) };
}

function gridOn(grid: HexGrid, { terrain, sides, ways }: HexGround): HexGrid {
  const terrains = new Map(Object.entries(terrain).flatMap(([kind, hexes]) => hexes.map((hex) => [hex, kind] as const)));
  const hexes = grid.hexes.map((hex): HexGrid['hexes'][number] => {
    const kind = terrains.get(hex.id);
    if (kind === undefined) return hex;
    const name = `${hex.name} (${grid.terrains[kind]?.name ?? kind})`;
    return { ...hex, terrain: kind, name, abbreviations: [hex.name, ...(hex.abbreviations ?? [])] };
  });
  const at = <F extends { at: [string, number][] }>(features: Record<string, F>, more: Record<string, F['at']>): Record<string, F> =>
    Object.fromEntries(
      Object.entries(features).map(([kind, feature]) => [kind, { ...feature, at: [...feature.at, ...(more[kind] ?? [])] }]),
    );
  return { ...grid, hexes, sides: at(grid.sides, sides), ...(grid.ways && { ways: at(grid.ways, ways) }) };
}
