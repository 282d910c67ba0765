import type { Board, Icon, Language, Owner, Space } from '../../../engine';
import { boardMemo } from '../../kit/picture/board-memo';
import { fitName, lineHeight, nameWidth } from '../../kit/picture/names';
import { type BoardFile, boardFileOf, type ZoneFacts } from '../board-file';
import { words } from '../words';
import { type IconId, paths } from './icons';
import { type Rectangle, roomAtSea, roomInside } from './layout';
import { drawer, unit } from './outline';
import { surroundings } from './surroundings';

const looks: Record<'allied' | 'axis' | 'italian', Omit<Owner, 'id' | 'name'>> = {
  allied: { land: '#a9c0dc', token: '#24518a', ink: '#ffffff', shape: 'circle' },
  axis: { land: '#cbc4b4', token: '#34383b', ink: '#ffffff', shape: 'square' },
  italian: { land: '#b9cfa9', token: '#3c6b3a', ink: '#ffffff', shape: 'hexagon' },
};
const colours: { [I in IconId]?: string } = {
  star: '#d9701a',
  triangle: '#2f8fc4',
  'allied-star': '#24518a',
  mountain: '#6d4f2c',
  airport: '#3b5d3a',
};

const laidOut = new WeakMap<BoardFile, { zones: Map<string, Rectangle>; closed: Rectangle[]; sea: Rectangle }>();

/** Where names and counters go: the same in every language. */
function layoutOf(file: BoardFile) {
  let layout = laidOut.get(file);
  if (!layout) {
    const lands = [...[...file.zones, ...file.closed].map(({ outline }) => outline), ...file.beyond];
    layout = {
      zones: new Map(file.zones.map((zone) => [zone.id, roomInside(zone.outline, file)])),
      closed: file.closed.map(({ outline }) => roomInside(outline, file)),
      sea: roomAtSea(lands, file),
    };
    laidOut.set(file, layout);
  }
  return layout;
}

const drawn = boardMemo(draw);

/** The board with names in one language: the same object every time. */
export const board = (options: { board: string }, language: Language): Board => drawn(boardFileOf(options), language);

function draw(file: BoardFile, language: Language): Board {
  const lands = [...[...file.zones, ...file.closed].map(({ outline }) => outline), ...file.beyond];
  const path = drawer(lands, file);
  const layout = layoutOf(file);
  const say = words[language].board;
  const rooms = layout.zones;
  return {
    width: file.width * unit,
    height: file.height * unit,
    wrap: false,
    token: 40,
    spaces: [
      seaOf(layout.sea, file, say.sea),
      ...file.closed.map((area, i) => closedOf(area, path(area.outline), layout.closed[i] ?? layout.sea, language)),
      ...apart(file.zones.map((zone) => zoneOf(zone, path(zone.outline), rooms.get(zone.id) ?? { x: 0, y: 0, w: 1, h: 1 }, language))),
    ],
    links: file.zones.flatMap(({ id, borders, arrows }) =>
      [...borders, ...arrows].flatMap((to): [string, string][] => (id < to ? [[id, to]] : [])),
    ),
    ...surroundings(file, file.beyond.map(path), language),
    passages: file.zones.flatMap((zone) =>
      zone.arrows.flatMap((to) => {
        const other = file.zones.find(({ id }) => id === to);
        if (!other || zone.id > to) return [];
        const [from, end] = shore(zone, other);
        return [{ kind: 'arrow', name: say.arrow(zone.name[language], other.name[language]), from, to: end }];
      }),
    ),
    owners: (['allied', 'axis', 'italian'] as const).map((id) => ({ id, name: say.owners[id], ...looks[id] })),
    icons: Object.fromEntries(
      (Object.entries(paths) as [IconId, string][]).map(([id, shape]): [string, Icon] => {
        const colour = colours[id];
        return [id, { path: shape, name: say.icons[id], ...(colour && { colour }) }];
      }),
    ),
    ranges: (['short', 'long'] as const).map((id) => ({
      id,
      name: say.ranges[id],
      within: Object.fromEntries(file.zones.map((zone) => [zone.id, [...new Set([zone.id, ...zone[id]])]])),
    })),
  };
}

/** Where a white arrow begins and ends: the nearest corners of two zones, a little way inland. */
function shore(a: ZoneFacts, b: ZoneFacts): [{ x: number; y: number }, { x: number; y: number }] {
  let best = { far: Number.POSITIVE_INFINITY, from: [0, 0] as readonly number[], to: [0, 0] as readonly number[] };
  for (const from of a.outline) {
    for (const to of b.outline) {
      const far = Math.hypot(from[0] - to[0], from[1] - to[1]);
      if (far < best.far) best = { far, from, to };
    }
  }
  const [ax = 0, ay = 0] = best.from;
  const [bx = 0, by = 0] = best.to;
  const length = best.far || 1;
  const more = 5;
  const at = (x: number, y: number, sign: number) => ({
    x: (x + (sign * more * (ax - bx)) / length) * unit,
    y: (y + (sign * more * (ay - by)) / length) * unit,
  });
  return [at(ax, ay, 1), at(bx, by, -1)];
}

const nameSize = 21;
const symbolRow = 24;

function zoneOf(zone: ZoneFacts, path: string, room: Rectangle, language: Language): Space {
  const { icons } = words[language].board;
  const symbols = (
    [
      ['star', zone.star],
      ['axis', zone.axisSymbol],
      ['allied-star', zone.alliedStar],
      ['airport', zone.airport],
      ['mountain', zone.mountain],
      ['triangle', zone.triangle],
    ] as const
  ).flatMap(([icon, has]) => (has ? [{ icon, title: icons[icon] }] : []));
  return {
    // the number never stands alone
    ...placed(path, room, `${zone.id}\u00a0${zone.name[language]}`, symbols.length > 0),
    id: zone.id,
    kind: 'land',
    name: zone.name[language],
    abbreviations: [zone.id, ...zone.also[language]],
    symbols,
  };
}

/** Name on top, symbols under it, counters in the rest. */
function placed(path: string, room: Rectangle, name: string, hasSymbols: boolean): Pick<Space, 'path' | 'centre' | 'label' | 'box'> {
  const [x, y, w, h] = [room.x * unit, room.y * unit, room.w * unit, room.h * unit];
  const { lines, size } = fitName(name, { width: w, lines: 2, size: nameSize });
  const head = lines.length * size * lineHeight + (hasSymbols ? symbolRow : 0);
  // in a low room name and counters share the space between them
  const rest = Math.max(h - head, Math.min(h * 0.5, 40));
  const top = y + Math.max(0, (h - head - rest) / 2);
  return {
    path,
    centre: { x: x + w / 2, y: y + h / 2 },
    label: { x: x + w / 2, y: top + size * 0.9, lines, size },
    box: { x, y: y + h - rest, w, h: rest, columns: Math.max(1, Math.floor(w / 40)), room: Math.max(1, Math.floor((w * rest) / 1600)) },
  };
}

/** How much larger than the map's scale names are drawn where the whole map is seen. */
const enlarged = 1.4;

/** Names that would run into each other give way sideways, each by half. */
function apart(spaces: Space[]): Space[] {
  const labels = spaces.map(({ label }) => ({
    ...label,
    half: (enlarged * Math.max(...label.lines.map((line) => nameWidth(line, label.size)))) / 2,
  }));
  for (const [i, a] of labels.entries()) {
    for (const b of labels.slice(i + 1)) {
      const shared = a.half + b.half - Math.abs(a.x - b.x);
      if (Math.abs(a.y - b.y) >= nameSize || shared <= 0) continue;
      const by = ((a.x < b.x ? 1 : -1) * shared) / 2;
      a.x -= by;
      b.x += by;
    }
  }
  return spaces.map((space, i) => ({ ...space, label: { ...space.label, x: labels[i]?.x ?? space.label.x } }));
}

function closedOf(area: BoardFile['closed'][number], path: string, room: Rectangle, language: Language): Space {
  const name = area.name[language];
  return { ...placed(path, room, name, false), id: area.id, kind: 'land', name, abbreviations: [], closed: true };
}

function seaOf(room: Rectangle, { width, height }: { width: number; height: number }, name: string): Space {
  return {
    ...placed(`M0 0L${width * unit} 0L${width * unit} ${height * unit}L0 ${height * unit}Z`, room, name, false),
    id: 'sea',
    kind: 'sea',
    name,
    abbreviations: [],
  };
}
