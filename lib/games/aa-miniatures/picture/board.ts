import {
  type Board,
  type HexGrid,
  type HexGround,
  type HexLook,
  type HexSide,
  hexSides,
  type Language,
  neighbourAt,
  type ThemedColour,
} from '../../../engine';
import { boardMemo } from '../../kit/picture/board-memo';
import { hexBoard } from '../../kit/picture/hex-board';
import { battleMap, isAtEnd, layoutDice, type Terrain, terrains } from '../map/battle-map';
import { atOf, beyond, type Edge, edgeOf, type Hex, hexes, hexOf, layout } from '../map/hexes';
import { groundName, sideName } from '../words/names';
import { markPaths, unitPaths } from './paths';
import { words } from './words';

const size = 40;

const themed = (light: string, dark: string): ThemedColour => ({ light, dark });

interface Looks {
  fill: ThemedColour;
  look: Omit<HexLook, 'on'>;
}

const looks: Readonly<Record<Terrain, Looks>> = {
  clear: {
    fill: themed('#e3dfb8', '#454836'),
    look: { kind: 'grass', shade: themed('#8f9a56', '#7f8a58'), lit: themed('#efecd0', '#505440') },
  },
  hill: {
    fill: themed('#d6bd87', '#5e5038'),
    look: { kind: 'hills', shade: themed('#8d6a3a', '#b0905c'), lit: themed('#e9d3a0', '#786644') },
  },
  forest: {
    fill: themed('#b3c483', '#37462c'),
    look: { kind: 'woods', shade: themed('#43632f', '#1d2c18'), lit: themed('#6f9448', '#557a3d') },
  },
  town: {
    fill: themed('#ddd2be', '#675c4e'),
    look: { kind: 'houses', shade: themed('#8c3f2c', '#6b3526'), lit: themed('#c4684a', '#a95c43') },
  },
  marsh: {
    fill: themed('#c5d3b8', '#34463f'),
    look: { kind: 'marsh', shade: themed('#4f7049', '#8fae7c'), lit: themed('#7fb0bf', '#4f8496') },
  },
  lake: {
    fill: themed('#9cc4d6', '#25495c'),
    look: { kind: 'water', shade: themed('#4f86a0', '#6fa6bf'), lit: themed('#c3dfe9', '#3a6478') },
  },
};

/** Every side of a hex by what lies on both sides of it, of two hexes on the map once. */
const sideOf = new Map<Edge, [hex: Hex, side: HexSide]>(
  hexes
    .toReversed()
    .flatMap((hex) =>
      hexSides.map((side): [Edge, [Hex, HexSide]] => [edgeOf(hex, hexOf(neighbourAt(layout, atOf(hex), side))), [hex, side]]),
    ),
);

/** What runs between two hexes off the map is not seen. */
function sidesOf(edges: Iterable<Edge>): [Hex, HexSide][] {
  return [...edges].flatMap((edge) => {
    const side = sideOf.get(edge);
    return side ? [side] : [];
  });
}

/** Roads that end at the rim to the north or the south go on beyond it. */
function roadsOff(roads: ReadonlySet<Edge>): [Hex, HexSide][] {
  const onRoads = new Set([...roads].flatMap((edge) => edge.split('|')));
  return hexes.flatMap((hex): [Hex, HexSide][] => {
    const { row } = atOf(hex);
    return onRoads.has(hex) && (row === 0 || row === 17) ? [[hex, row === 0 ? 0 : 3]] : [];
  });
}

/** A layout as a ground of the board. */
function groundOf(die: number): HexGround {
  const { terrain, roads, streams } = battleMap(die);
  const of = (kind: Terrain) => hexes.filter((hex) => terrain.get(hex) === kind);
  const kinds = terrains.filter((kind) => kind !== 'clear').map((kind) => [kind, of(kind)] as const);
  return {
    terrain: Object.fromEntries(kinds.filter(([, list]) => list.length > 0)),
    sides: { stream: sidesOf(streams) },
    ways: { road: [...sidesOf(roads), ...roadsOff(roads)] },
  };
}

const grounds: NonNullable<HexGrid['grounds']> = Object.fromEntries(layoutDice.map((die) => [String(die), groundOf(die)]));

/** Sides between the hexes of an end and the others. */
const endLines = hexes.flatMap((hex) =>
  ([1, 2, 3] as const).flatMap((side): [Hex, HexSide][] => {
    const other = beyond(hex, side);
    if (other === null) return [];
    const isLine = (['north', 'south'] as const).some((end) => isAtEnd(end, atOf(hex)) !== isAtEnd(end, atOf(other)));
    return isLine ? [[hex, side]] : [];
  }),
);

const markColours: Readonly<Record<string, { colour: string }>> = {
  objective: { colour: '#c8321f' },
  smoke: { colour: '#8f918b' },
  'broken-bridge': { colour: '#b3261e' },
};

const draw = boardMemo((_: typeof layout, language) => {
  const say = words[language];
  const terrain = (id: Terrain) =>
    [id, { name: groundName(id, language), fill: looks[id].fill, look: { ...looks[id].look, on: 'clear' } }] as const;
  return hexBoard({
    ...layout,
    size,
    hexes: hexes.map((hex) => ({ ...atOf(hex), id: hex, name: hex, label: hex, terrain: 'clear' })),
    terrains: Object.fromEntries(terrains.map(terrain)),
    sides: {
      stream: { name: groundName('stream', language), stroke: themed('#4f8fb3', '#5c9dc0'), width: 5, winding: true, at: [] },
      end: { name: say.endLine, stroke: themed('#7a3b2e', '#d69a84'), width: 1.4, dashed: true, at: endLines },
    },
    ways: {
      road: {
        name: groundName('road', language),
        stroke: themed('#f4ecd2', '#b5a684'),
        edge: themed('#8f7a52', '#2a261d'),
        width: 5,
        at: [],
      },
    },
    grounds,
    areNumbered: true,
    abreast: true,
    owners: [
      { id: 'axis', name: sideName('axis', language), land: '#b6bcc4', token: '#434b56', ink: '#f4f3ec', shape: 'square' },
      { id: 'allies', name: sideName('allies', language), land: '#c3c58d', token: '#5b6b1d', ink: '#fbf8e6', shape: 'circle' },
    ],
    icons: {
      ...Object.fromEntries(Object.entries(unitPaths).map(([id, path]) => [id, { path, name: say.units[id as keyof typeof unitPaths] }])),
      ...Object.fromEntries(
        Object.entries(markPaths).map(([id, path]) => [id, { path, name: say.marks[id as keyof typeof markPaths], ...markColours[id] }]),
      ),
    },
  });
});

/** The map of a battle: the same for every table, with a ground for each of the six layouts, of which a painting names one. */
export const board = (_options: object, language: Language): Board => draw(layout, language);
