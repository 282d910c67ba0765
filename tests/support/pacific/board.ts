import { type HexAt, type HexGrid, type HexSide, hexSides, type Language, neighbourAt } from '../../../lib/engine';
import { boardMemo } from '../../../lib/games/kit/picture/board-memo';
import { hexBoard } from '../../../lib/games/kit/picture/hex-board';
import { silhouettes } from '../../../lib/games/kit/picture/silhouettes';
import rows from './hexes.json';

/** A hex of the map: passages by side (x none, s sea, l land, b both), roads by side, what was built there. */
export const hexes = rows.map(([id = '', terrain = '', sides = '', roads = '', built = '', name = '', owner = '']) => ({
  ...{ id, terrain, sides, roads, built, name },
  column: Number(id.slice(0, 2)),
  row: Number(id.slice(2)),
  owner: ({ JP: 'japan', AL: 'allies' } as Record<string, 'japan' | 'allies'>)[owner] ?? null,
}));

const words = {
  en: {
    ocean: 'ocean',
    mixed: 'mixed',
    open: 'open',
    jungle: 'jungle',
    atoll: 'atoll',
    mountain: 'mountain',
    coast: 'coast',
    road: 'road',
    edge: 'no passage',
    port: 'port',
    airfield: 'airfield',
    city: 'city',
    resource: 'resource',
    japan: 'Japan',
    allies: 'Allies',
  },
  it: {
    ocean: 'oceano',
    mixed: 'misto',
    open: 'aperto',
    jungle: 'giungla',
    atoll: 'atollo',
    mountain: 'montagna',
    coast: 'costa',
    road: 'strada',
    edge: 'nessun passaggio',
    port: 'porto',
    airfield: 'aeroporto',
    city: 'città',
    resource: 'risorse',
    japan: 'Giappone',
    allies: 'Alleati',
  },
};
const fills = {
  ocean: ['#bcd6df', '#16303c'],
  mixed: ['#c9cf9f', '#4a5138'],
  open: ['#e6dcae', '#5a5439'],
  jungle: ['#9dbf86', '#33482c'],
  atoll: ['#cfe3d8', '#2c4a4a'],
  mountain: ['#c2a987', '#54432f'],
} as const;
const built = { p: 'port', a: 'airfield', c: 'city', r: 'resource' } as const;

const map = { top: 'flat', shifted: 'odd', size: 24 } as const;
const places = new Set(hexes.map(({ column, row }) => `${column} ${row}`));
const isHole = (hex: HexAt, side: HexSide): boolean => {
  const { column, row } = neighbourAt(map, hex, side);
  return !places.has(`${column} ${row}`);
};

/** Sides of a letter, each once: of the two hexes of a side the first names it, at the edge of the map the only one. */
const sidesOf = (line: 'sides' | 'roads', letter: string): [string, HexSide][] =>
  hexes.flatMap((hex) =>
    hexSides.flatMap((side): [string, HexSide][] =>
      hex[line][side] === letter && (side < 3 || isHole(hex, side)) ? [[hex.id, side]] : [],
    ),
  );

const looks = { light: '#3c6b8a', dark: '#7fb2cc' };

const draw = boardMemo((_: typeof map, language) => {
  const say = words[language];
  const terrain = (id: keyof typeof fills) => [id, { name: say[id], fill: { light: fills[id][0], dark: fills[id][1] } }] as const;
  const sides: HexGrid['sides'] = {
    coast: { name: say.coast, stroke: looks, width: 1.6, at: sidesOf('sides', 'b') },
    edge: { name: say.edge, stroke: { light: '#8a4a3a', dark: '#c98570' }, width: 2, at: sidesOf('sides', 'x') },
    road: { name: say.road, stroke: { light: '#4b3a22', dark: '#e0c48c' }, width: 1.4, dashed: true, at: sidesOf('roads', 'r') },
  };
  return hexBoard({
    ...map,
    sides,
    terrains: Object.fromEntries((Object.keys(fills) as (keyof typeof fills)[]).map(terrain)),
    hexes: hexes.map(({ id, column, row, terrain, name, built: found }) => ({
      ...{ id, column, row, terrain },
      name: name === '' ? id : `${id} ${name}`,
      ...(name !== '' && { label: name, abbreviations: [name] }),
      symbols: [...found].flatMap((letter) => {
        const icon = built[letter as keyof typeof built];
        return icon ? [{ icon, title: say[icon] }] : [];
      }),
    })),
    owners: [
      { id: 'japan', name: say.japan, land: '#e5b47c', token: '#a84a10', ink: '#ffffff', shape: 'circle' },
      { id: 'allies', name: say.allies, land: '#a9bcd8', token: '#2c4f80', ink: '#ffffff', shape: 'square' },
    ],
    icons: {
      sea: { path: silhouettes.battleship },
      air: { path: silhouettes.fighter },
      ground: { path: silhouettes.tank },
      port: {
        path: 'M11 3h2v4h4v2h-4v9c3-.5 5-2.400 5.500-5H21c-.5 5-4 8-9 8s-8.500-3-9-8h2.500c.5 2.600 2.500 4.500 5.500 5V9H7V7h4z',
        name: say.port,
      },
      airfield: { path: silhouettes.fighter, name: say.airfield },
      city: { path: 'M3 21V9h5V5h6v6h7v10z', name: say.city },
      resource: { path: 'M12 2l8 10-8 10-8-10z', name: say.resource },
    },
  });
});

export const board = (language: Language) => draw(map, language);
