import type { HexAt } from '../../../engine';
import maps from '../data/maps.json';
import { edgeOf, type Hex, hexOf } from './hexes';

export const terrains = ['clear', 'hill', 'forest', 'town', 'marsh', 'lake'] as const;
export type Terrain = (typeof terrains)[number];

/** What a battle is fought on: four sections of map, laid together. */
export interface BattleMap {
  /** What is not here is clear. */
  terrain: ReadonlyMap<Hex, Terrain>;
  /** Sides that a road runs over. */
  roads: ReadonlySet<string>;
  /** Sides that a stream runs along. */
  streams: ReadonlySet<string>;
  /** Sides with a road and a stream. */
  bridges: ReadonlySet<string>;
  /** The hex that a layout marks. */
  objective: Hex;
}

type Place = readonly [column: number, row: number];

/** A section of map as the data have it. */
interface Section {
  id: string;
  terrain: Readonly<Partial<Record<Terrain, readonly Place[]>>>;
  roads: readonly (readonly Place[])[];
  streams: readonly (readonly (readonly [Place, Place])[])[];
}

const slots = { NW: [0, 0], NE: [1, 0], SW: [0, 1], SE: [1, 1] } as const;

/** Four sections, and the die that chooses them. */
interface Layout {
  die: number;
  sections: readonly { slot: keyof typeof slots; section: string; turned: boolean }[];
  objective: Place;
}

const { sections, layouts } = maps as unknown as { sections: readonly Section[]; layouts: readonly Layout[] };

/** The six ways to lay four sections together, by the die that chooses one. */
export const layoutDice = layouts.map(({ die }) => die);

const sectionOf = (id: string): Section => {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`there is no map section ${id}`);
  return found;
};

/** Where a place of a section comes to lie: sections are eight columns and nine rows apart, and may be turned about. */
function laid({ slot, turned }: Layout['sections'][number], [column, row]: Place): HexAt {
  const [across, down] = slots[slot];
  const at = turned ? { column: 8 - column, row: (column & 1 ? 9 : 8) - row } : { column, row };
  return { column: at.column + 8 * across, row: at.row + 9 * down };
}

/** Columns where roads leave a section to the north and the south. */
const seams = [4, 12] as const;

function mapOf({ sections: parts, objective }: Layout): BattleMap {
  const terrain = new Map<Hex, Terrain>();
  const [roads, streams] = [new Set<string>(), new Set<string>()];
  const onRoads = new Set<Hex>();
  for (const part of parts) {
    const section = sectionOf(part.section);
    const hexAt = (at: Place) => hexOf(laid(part, at));
    for (const [kind, places] of Object.entries(section.terrain) as [Terrain, Place[]][])
      for (const at of places) terrain.set(hexAt(at), kind);
    for (const road of section.roads) {
      for (const at of road) onRoads.add(hexAt(at));
      for (let i = 1; i < road.length; i++) roads.add(edgeOf(hexAt(road[i - 1] as Place), hexAt(road[i] as Place)));
    }
    for (const [one, other] of section.streams.flat()) streams.add(edgeOf(hexAt(one), hexAt(other)));
  }
  for (const column of seams) {
    const [north, south] = [hexOf({ column, row: 8 }), hexOf({ column, row: 9 })];
    if (onRoads.has(north) && onRoads.has(south)) roads.add(edgeOf(north, south));
  }
  const bridges = new Set([...streams].filter((side) => roads.has(side)));
  return { terrain, roads, streams, bridges, objective: hexOf({ column: objective[0], row: objective[1] }) };
}

const known = new Map(layouts.map((each) => [each.die, mapOf(each)] as const));

/** The battle map of a layout; always the same object. Throws where there is no such layout. */
export function battleMap(die: number): BattleMap {
  const found = known.get(die);
  if (!found) throw new Error(`there is no layout ${die}`);
  return found;
}

export const terrainAt = ({ terrain }: Pick<BattleMap, 'terrain'>, hex: Hex): Terrain => terrain.get(hex) ?? 'clear';

export type End = 'north' | 'south';

/** Rows of an end: five hexes, halves not counted. */
export const isAtEnd = (end: End, { column, row }: HexAt): boolean => (end === 'north' ? row <= 4 + (column & 1) : row >= 13);

/** The two sections of an end; what lies across the seam belongs to neither. */
export const isInHalf = (end: End, { column, row }: HexAt): boolean => (end === 'north' ? row <= 8 : row >= 9 + (column & 1));

/** A hex of the rim, or next to half a hex. */
export const isRim = ({ column, row }: HexAt): boolean => column === 1 || column === 15 || row <= (column & 1) || row === 17;
