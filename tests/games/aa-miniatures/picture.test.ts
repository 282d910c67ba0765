import { describe, expect, it } from 'vitest';
import { type HexGrid, laidOutBy, type Painting } from '../../../lib/engine';
import { card, deck } from '../../../lib/games/aa-miniatures/cards';
import { battleMap, isAtEnd, layoutDice, terrainAt } from '../../../lib/games/aa-miniatures/map/battle-map';
import { atOf, beyond, edgeOf, type Hex, hexes } from '../../../lib/games/aa-miniatures/map/hexes';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import { board, paint, theatre } from '../../../lib/games/aa-miniatures/picture';
import { iconOf } from '../../../lib/games/aa-miniatures/picture/icons';
import { shortName } from '../../../lib/games/aa-miniatures/picture/short-names';
import type { View } from '../../../lib/games/aa-miniatures/state';
import { phases, type Unit } from '../../../lib/games/aa-miniatures/types';
import { letterWords } from '../../../lib/mail/words';
import { positionOf } from '../../../lib/mail/writing/position-text';
import { boardSvg } from '../../../lib/picture';
import { battleOf, unitOf } from './battles';

const languages = ['en', 'it'] as const;
const english = board({}, 'en');

/** A battle as the Axis sees it. */
const viewOf = (units: Unit[], more: Partial<View> = {}): View => ({
  ...battleOf(units),
  ...{ options: optionsSchema.parse({}), chooser: null, first: 'axis', ends: { axis: 'north', allies: 'south' }, done: [] },
  ...{ stage: 'middle', walk: null, flight: null, stranded: null, acting: null, exited: { axis: 0, allies: 0 }, result: null },
  ...{ viewer: 'axis', army: null, sealed: ['axis', 'allies'], reserves: { axis: 0, allies: 0 }, ...more },
});
const painted = (units: Unit[], more: Partial<View> = {}, language: 'en' | 'it' = 'en'): Painting => paint(viewOf(units, more), language);
const tokenOf = (unit: Unit, more: Partial<View> = {}, language: 'en' | 'it' = 'en') => {
  const [token] = painted([unit], more, language).tokens;
  if (!token) throw new Error('it is not on the map');
  return token;
};
const gridOf = (layout: number): HexGrid => {
  const grid = laidOutBy(english, painted([], { layout })).hexes;
  if (!grid) throw new Error('the board has no hexes');
  return grid;
};
const rowsOf = (view: Partial<View>, units: Unit[] = [], language: 'en' | 'it' = 'en') =>
  painted(units, view, language).tracks.flatMap(({ title, rows }) => rows.map(({ label, value }) => `${title}. ${label}: ${value}`));

/** The sides between two hexes of the map, of a list of hexes and sides. */
const edgesOf = (at: HexGrid['sides'][string]['at']) =>
  at.flatMap(([hex, side]) => {
    const other = beyond(hex, side);
    return other === null ? [] : [edgeOf(hex, other)];
  });
const isOnMap = (edge: string) => edge.split('|').every((hex: Hex) => hexes.includes(hex));

describe('the board', () => {
  it('has an outline and a number for each of the 262 hexes', () => {
    expect(english.spaces.map(({ id }) => id)).toEqual(hexes);
    expect(english.spaces.every(({ path, label, id }) => path.split('L').length === 6 && label.lines[0] === id)).toBe(true);
  });

  it('is the same object every time, whatever the options, for they do not change it', () => {
    for (const language of languages) expect(board(optionsSchema.parse({ layout: 3 }), language)).toBe(board({}, language));
    expect(board({}, 'it')).not.toBe(english);
  });

  it.each(layoutDice)('has the terrain of layout %i where a painting names it', (layout) => {
    const map = battleMap(layout);
    for (const { id, terrain } of gridOf(layout).hexes) expect(`${id} ${terrain}`).toBe(`${id} ${terrainAt(map, id)}`);
  });

  it.each(layoutDice)('has the roads and streams of layout %i on its sides, and no others', (layout) => {
    const { roads, streams } = battleMap(layout);
    const { ways, sides } = gridOf(layout);
    expect(edgesOf(ways?.road?.at ?? []).sort()).toEqual([...roads].filter(isOnMap).sort());
    expect(edgesOf(sides.stream?.at ?? []).sort()).toEqual([...streams].filter(isOnMap).sort());
  });

  it('has its roads leave the map to the north and the south', () => {
    const off = (gridOf(1).ways?.road?.at ?? []).filter(([hex, side]) => beyond(hex, side) === null);
    expect(off).toEqual(
      expect.arrayContaining([
        ['4,0', 0],
        ['12,0', 0],
        ['4,17', 3],
        ['12,17', 3],
      ]),
    );
  });

  it('says the terrain in the names of its hexes', () => {
    const named = (language: 'en' | 'it') =>
      laidOutBy(board({}, language), painted([], { layout: 1 }, language)).spaces.find(({ id }) => id === '4,4')?.name;
    expect([named('en'), named('it')]).toEqual(['4,4 (town)', '4,4 (paese)']);
  });

  it('draws the limits of both deployment ends', () => {
    const lines = english.hexes?.sides.end?.at ?? [];
    const isLimit = (edge: string) => {
      const [one = '', other = ''] = edge.split('|');
      return (['north', 'south'] as const).some((end) => isAtEnd(end, atOf(one)) !== isAtEnd(end, atOf(other)));
    };
    expect(edgesOf(lines).every(isLimit)).toBe(true);
    const all = hexes.flatMap((hex) => ([1, 2, 3] as const).flatMap((side) => edgesOf([[hex, side]]))).filter(isLimit);
    expect(edgesOf(lines).sort()).toEqual(all.sort());
  });

  it('is clear while nobody knows its layout, and as the table says where that is settled', () => {
    expect(painted([], { layout: 0 })).not.toHaveProperty('ground');
    expect(painted([], { layout: 0 }).marks).toEqual([]);
    expect(painted([], { layout: 0, options: optionsSchema.parse({ layout: 5 }) }).ground).toBe('5');
  });

  it('names everything in both languages, and differently', () => {
    const [en, it] = languages.map((language) => board({}, language));
    const namesOf = ({ icons, hexes: grid, owners }: typeof english) => [
      ...Object.values(icons).map(({ name }) => name ?? ''),
      ...Object.values(grid?.terrains ?? {}).map(({ name }) => name),
      ...[...Object.values(grid?.sides ?? {}), ...Object.values(grid?.ways ?? {})].map(({ name }) => name),
      ...owners.map(({ name }) => name),
    ];
    const both = namesOf(en ?? english).map((name, i) => [name, namesOf(it ?? english)[i]]);
    // words that both languages share: none
    expect(both.filter(([a, b]) => !a || !b || a === b)).toEqual([]);
  });
});

describe('cards', () => {
  const all = [...deck('revised').values()];

  it('have each an icon on the board and a name that fits its counter', () => {
    expect(all).toHaveLength(471);
    for (const each of all) {
      expect(english.icons[iconOf(each)]?.path, each.name).toMatch(/^M/);
      expect(shortName(each).length, each.name).toBeLessThanOrEqual(10);
    }
  });

  it.each([
    ['germany-panzer-iv-ausf-g', 'tank'],
    ['germany-marder-ii', 'tank-destroyer'],
    ['germany-stug-iii-ausf-d', 'assault-gun'],
    ['germany-hummel', 'self-propelled'],
    ['germany-sd-kfz-251', 'half-track'],
    ['germany-sd-kfz-2-motorcycle-half-track', 'half-track'],
    ['germany-sd-kfz-222', 'armoured-car'],
    ['germany-opel-blitz-3-ton', 'truck'],
    ['united-states-jeep', 'car'],
    ['united-kingdom-universal-carrier', 'carrier'],
    ['united-states-dukw', 'boat'],
    ['germany-mauser-kar-98k', 'infantry'],
    ['germany-mg-42-machine-gun-team', 'machine-gun'],
    ['united-states-bar-gunner', 'machine-gun'],
    ['germany-light-mortar', 'mortar'],
    ['germany-sgrw-34-81mm-mortar', 'mortar'],
    ['germany-pak-40-anti-tank-gun', 'antitank-gun'],
    ['germany-7-5cm-leig-18', 'howitzer'],
    ['japan-70mm-type-92', 'howitzer'],
    ['germany-88mm-flak-36', 'antiaircraft-gun'],
    ['germany-nebelwerfer-41', 'rockets'],
    ['soviet-union-bm-13-katyusha-rocket-launcher', 'rockets'],
    ['germany-panzerschreck', 'antitank-team'],
    ['soviet-union-ptrd-41-anti-tank-rifle', 'antitank-team'],
    ['germany-flammenwerfer-35', 'flamethrower'],
    ['united-kingdom-inspiring-hero', 'commander'],
    ['united-states-resourceful-hero', 'hero'],
    ['japan-imperial-sniper', 'sniper'],
    ['soviet-union-cossack-cavalrymen', 'cavalry'],
    ['germany-messerschmitt-me-262', 'jet'],
    ['germany-bf-110-c', 'aircraft'],
    ['none-barbed-wire', 'wire'],
    ['none-minefield', 'mines'],
    ['none-pillbox', 'pillbox'],
    ['none-tank-obstacle', 'tank-traps'],
    ['none-ammo-dump', 'depot'],
  ] as const)('%s looks like %s', (id, icon) => {
    expect(iconOf(card('rulebook', id))).toBe(icon);
  });
});

describe('counters', () => {
  it('show who they are, what they can and where they look', () => {
    const tank = unitOf('Panzer IV Ausf. G', '3,4', { facing: 2 });
    expect(tokenOf(tank)).toMatchObject({
      ...{ space: '3,4', owner: 'axis', icon: 'tank', facing: 2, label: 'Pz IV G' },
      values: { 'bottom-left': '7', bottom: '15', 'bottom-right': '5' },
      title: 'Panzer IV Ausf. G 1, facing south-east',
    });
    expect(tokenOf(tank, {}, 'it').title).toBe('Panzer IV Ausf. G 1, rivolta a sud-est');
  });

  // widths in bold DejaVu Sans, as parts of the letters’ size
  it.each([
    ['Ammo Dump', 'Ammo dump', 7.08],
    ['Kubelwagen', 'Kübelwagen', 6.92],
    ['FlakPanzer IV Wirbelwind', 'Wirbelwind', 6.38],
    ['BMW R75', 'BMW R75', 5.38],
    ['Headquarters', 'HQ', 1.69],
  ])('have their names within their edges: %s', (name, label, breadth) => {
    const svg = boardSvg(english, painted([unitOf(name, '3,4')]), { scale: 1.2, theme: 'light' });
    const size = Number(new RegExp(`font-size="([.\\d]+)">${label}<`).exec(svg)?.[1]);
    expect(size * breadth).toBeGreaterThan(0.5);
    expect(size * breadth).toBeLessThan(1.86);
  });

  it('show nothing that a card has not', () => {
    const rifles = tokenOf(unitOf('Mauser Kar 98k', '3,4'));
    expect(rifles).not.toHaveProperty('facing');
    expect(rifles).not.toHaveProperty('mark');
    expect(tokenOf(unitOf('Barbed Wire', '3,4'))).not.toHaveProperty('values');
    expect(tokenOf(unitOf('Jeep', '3,4')).values).toMatchObject({ 'bottom-left': '–', bottom: '–' });
  });

  it('show what befell them, in marks and in words', () => {
    const hit = unitOf('M4A1 Sherman', '3,4', { disrupted: 'stays', damaged: true, hits: ['disrupted', 'damaged'] });
    expect(tokenOf(hit)).toMatchObject({ mark: 'disrupted', marks: ['damaged', '2'] });
    expect(tokenOf(hit).title).toBe('M4A1 Sherman 1, facing north (disrupted, damaged, 2 hits face down)');
    expect(tokenOf(hit, {}, 'it').title).toBe('M4A1 Sherman 1, rivolta a nord (destabilizzata, danneggiata, 2 colpi coperti)');
    expect(tokenOf(unitOf('M4A1 Sherman', '3,4', { hits: ['disrupted'] })).mark).toBe('1');
  });

  it.each(['moved', 'attacked', 'fired'])('are paler once they have %s in the phase, unless they still act', (deed) => {
    const unit = unitOf('M4A1 Sherman', '3,4', { marks: { phase: [deed] } });
    expect(tokenOf(unit)).toMatchObject({ isSpent: true });
    expect(tokenOf(unit, { acting: unit.id })).not.toHaveProperty('isSpent');
    expect(tokenOf({ ...unit, marks: { turn: [deed] } })).not.toHaveProperty('isSpent');
  });

  it('carry what is aboard: one counter, which tells of both', () => {
    const transport = unitOf('Sd Kfz 251', '3,4');
    const rifles = unitOf('Mauser Kar 98k', '3,4', { aboard: transport.id, disrupted: 'stays' });
    const { tokens } = painted([transport, rifles]);
    expect(tokens).toHaveLength(1);
    expect(tokens[0]).toMatchObject({ mark: 'aboard', title: 'Sd Kfz 251 1, facing north; aboard: Mauser Kar 98k 1 (disrupted)' });
  });

  it('stand with vehicles over soldiers and soldiers over obstacles', () => {
    const levels = ['Pillbox', 'Mauser Kar 98k', 'Tiger I', 'Ju 87 Stuka'].map((name) => tokenOf(unitOf(name, '3,4')).level ?? 0);
    expect(levels).toEqual([...levels].sort());
    expect(new Set(levels).size).toBe(4);
  });
});

describe('marks and arrows', () => {
  it('show objective, smoke and bridges that are gone', () => {
    const [bridge = ''] = battleMap(1).bridges;
    const { marks } = painted([], { layout: 1, objective: '7,9', smoke: ['2,5'], broken: [bridge] });
    expect(marks).toMatchObject([
      { space: '7,9', icon: 'objective', isLandmark: true },
      { space: '2,5', icon: 'smoke', isLandmark: true },
      { space: bridge.split('|')[0], icon: 'broken-bridge' },
      { space: bridge.split('|')[1], icon: 'broken-bridge' },
    ]);
    expect(marks.filter(({ icon }) => !english.icons[icon])).toEqual([]);
  });

  it('show the way of who waits for fire, and look there first', () => {
    const tank = unitOf('Tiger I', '3,5');
    const walk = { ...{ unit: tank.id, ahead: ['3,7'], passed: ['3,4', '3,5'], facing: null, overrun: null, place: null, charge: null } };
    const view = viewOf([tank], { walk });
    expect(paint(view, 'en').arrows).toMatchObject([{ path: ['3,4', '3,5', '3,7'], owner: 'axis', kind: 'move' }]);
    expect(theatre(view)).toEqual(['3,4', '3,5', '3,7']);
  });

  it('look first where both sides are near each other, else at the objective', () => {
    const tank = unitOf('Tiger I', '3,5');
    const far = unitOf('M4A1 Sherman', '12,16');
    expect(theatre(viewOf([tank, far]))).toEqual(['9,9']);
    expect(theatre(viewOf([tank, far, unitOf('M-10', '3,8')]))).toEqual(['3,5', '3,8']);
    expect(theatre(viewOf([], { layout: 0 }))).toEqual([]);
  });
});

describe('beside the board', () => {
  it('stand turn and phase, and after which turn the battle is judged', () => {
    expect(rowsOf({ turn: 3, phase: 'assault', active: 'axis' }).slice(0, 2)).toEqual(['Turn. Turn: 3 / 7', 'Turn. Axis: assault']);
    expect(rowsOf({ turn: 8 })[0]).toBe('Turn. Turn: 8 / 10');
    expect(rowsOf({ turn: 12 })[0]).toBe('Turn. Turn: 12');
    expect(rowsOf({ turn: 3, options: optionsSchema.parse({ scenario: 'assault' }) })[0]).toBe('Turn. Turn: 3 / 10');
    expect(rowsOf({ phase: 'initiative', active: null }, [], 'it')[1]).toBe('Turno. Fase: iniziativa');
  });

  it('have a name for every phase in both languages', () => {
    for (const phase of phases) expect(rowsOf({ phase, active: null })[1]).not.toBe(rowsOf({ phase, active: null }, [], 'it')[1]);
  });

  it('stands who controls the objective', () => {
    const tank = unitOf('Tiger I', '9,8');
    expect(rowsOf({}, [tank])).toContain('Objective 9,9. Controlled by: Axis');
    expect(rowsOf({}, [tank, unitOf('M-10', '9,10')])).toContain('Objective 9,9. Controlled by: nobody');
    expect(rowsOf({}, [tank], 'it')).toContain('Obiettivo 9,9. Controllato da: Asse');
  });

  it('stand the points on the map, without the reserve', () => {
    const rows = rowsOf({}, [unitOf('Tiger I', '9,8'), unitOf('Panzer IV Ausf. G', '1,1', { hex: null })]);
    expect(rows).toContain(`Points on the map. Axis: ${card('rulebook', 'germany-tiger-i').cost}`);
    expect(rows).toContain('Points on the map. Allies: 0');
  });

  it('stand points that left the map where that decides, and whose end is which', () => {
    const options = optionsSchema.parse({ scenario: 'own', aim: 'exit' });
    expect(rowsOf({ options, exited: { axis: 12.5, allies: 0 } }, [], 'it')).toContain('Punti usciti dal lato opposto. Asse: 12,5');
    expect(rowsOf({}).slice(-2)).toEqual(['Ends. North end: Axis', 'Ends. South end: Allies']);
    expect(rowsOf({ ends: { axis: null, allies: null } }).join()).not.toContain('Ends');
  });

  it('lie the units that are not on the map, of the other side’s reserve their number alone', () => {
    const own = unitOf('Tiger I', '9,8', { hex: null });
    const { tokens, hands } = painted([own], { reserves: { axis: 1, allies: 3 } });
    expect(tokens).toEqual([]);
    expect(hands).toEqual([
      {
        title: 'Reserve: Axis',
        owner: 'axis',
        hidden: 0,
        cards: [{ id: own.id, title: 'Tiger I 1', card: own.card, now: ['In reserve.'], lines: ['tank, 56 points'] }],
      },
      { title: 'Reserve: Allies', owner: 'allies', hidden: 3, cards: [] },
    ]);
    expect(painted([])).not.toHaveProperty('hands');
  });
});

describe('a full battle', () => {
  const units = [...deck('rulebook').values()].slice(0, 200).map(
    (each, i): Unit => ({
      ...{
        id: `${each.id}.${i}`,
        card: each.id,
        side: each.side === 'any' ? 'axis' : each.side,
        hex: hexes[(i * 7) % hexes.length] ?? null,
      },
      ...{ facing: each.type === 'vehicle' ? 1 : null, aboard: null, disrupted: 'no', damaged: false, hits: [], marks: {} },
    }),
  );

  it.each(languages)('has only what its board has, and is told in letters with its terrain (%s)', (language) => {
    const own = board({}, language);
    const painting = painted(units, { layout: 1 }, language);
    expect(painting.tokens).toHaveLength(200);
    expect(painting.tokens.filter(({ icon }) => !own.icons[icon])).toEqual([]);
    const [section] = positionOf(own, painting, letterWords[language].places).slice(-1);
    expect(section?.lines.some((line) => line.startsWith(language === 'en' ? '4,3 (town): ' : '4,3 (paese): '))).toBe(true);
  });

  it('is painted and drawn from afar and from near without a colour or number that is missing', () => {
    for (const layout of layoutDice) {
      const painting = painted(units, { layout });
      for (const scale of [0.2, 0.4, 1.2]) {
        const svg = boardSvg(english, painting, { scale, theme: 'dark' });
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(svg.match(/<[a-z]/g)?.length).toBeLessThan(4000);
      }
    }
  });

  it('weighs little: a board with all six layouts under 60 KB, a painting without its ground', () => {
    const { spaces: _, links: __, ...sent } = english;
    expect(JSON.stringify(sent).length).toBeLessThan(60_000);
    expect(JSON.stringify(painted([], { layout: 1 })).length).toBeLessThan(1500);
  });
});
