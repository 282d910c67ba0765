import { describe, expect, it } from 'vitest';
import { type Board, type HexAt, type HexGrid, hexCentre, type Painting, sideEnds, type Token } from '@/lib/engine';
import { hexBoard } from '@/lib/games/kit/picture/hex-board';
import { boardSvg, definitions, drawGridsBy, groundLayers, pieceLayers, propertyInk } from '@/lib/picture';
import { abreast } from '@/lib/picture/hex-abreast';
import { hexPicture } from '@/lib/picture/hex-picture';

drawGridsBy(hexPicture);

const grey = { light: '#888888', dark: '#444444' };
type Kind = NonNullable<HexGrid['terrains'][string]['look']>['kind'];
const terrain = (kind: Kind) => ({ name: kind, fill: grey, look: { kind, on: 'grass', shade: grey, lit: grey } });

const kinds = ['grass', 'hills', 'woods', 'houses', 'marsh', 'water'] as const;

/** Five columns and four rows of grass, with other ground where it is told. */
function boardOf(ground: Readonly<Record<string, Kind>>, more: Partial<HexGrid> = {}): Board {
  const hexes = Array.from({ length: 20 }, (_, i) => ({ column: i % 5, row: Math.floor(i / 5) })).map((at) => {
    const id = `${at.column},${at.row}`;
    return { ...at, id, name: id, label: id, terrain: ground[id] ?? 'grass' };
  });
  return hexBoard({
    ...{ top: 'flat', shifted: 'even', size: 40, hexes, sides: {}, ...more },
    terrains: Object.fromEntries(kinds.map((kind) => [kind, terrain(kind)])),
    owners: (['red', 'blue'] as const).map((id) => ({ id, name: id, land: '#999999', token: '#333333', ink: '#ffffff', shape: 'square' })),
    icons: { tank: { path: 'M2 2h20v20H2z' }, flag: { path: 'M4 4h16v16H4z', colour: '#c01234' } },
  });
}

const pen = (scale: number) => ({ ink: propertyInk, scale, id: '' });
const layer = (board: Board, id: string, scale = 1) => groundLayers(board, {}, pen(scale)).find((each) => each.id === id)?.markup ?? '';
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

describe('ground with a look', () => {
  const rings = (markup: string) => /d="([^"]*)" fill="var\(--map-terrain-woods\)"/.exec(markup)?.[1] ?? '';

  it('is one body where its hexes adjoin, and several where they do not', () => {
    expect(count(rings(layer(boardOf({ '1,1': 'woods', '2,1': 'woods', '1,2': 'woods' }), 'hex-terrain')), 'M')).toBe(1);
    expect(count(rings(layer(boardOf({ '0,0': 'woods', '4,3': 'woods' }), 'hex-terrain')), 'M')).toBe(2);
  });

  it('leaves open what it goes all around', () => {
    const around = ['2,0', '3,1', '3,2', '2,2', '1,2', '1,1'];
    const wood = Object.fromEntries(around.map((hex) => [hex, 'woods' as const]));
    expect(count(rings(layer(boardOf(wood), 'hex-terrain')), 'M')).toBe(2);
  });

  it('lies on other ground, which fills its hexes', () => {
    const markup = layer(boardOf({ '1,1': 'water' }), 'hex-terrain');
    const filled = /<path d="([^"]*)" fill="var\(--map-terrain-grass\)"/.exec(markup)?.[1] ?? '';
    expect(count(filled, 'M')).toBe(20);
  });

  it.each(['hills', 'water'] as const)('has lines within its bodies: %s', (kind) => {
    expect(
      count(layer(boardOf({ '1,1': kind }), 'hex-terrain'), `stroke="var(--map-${kind === 'hills' ? 'shade' : 'lit'}-${kind})"`),
    ).toBeGreaterThan(1);
  });

  it.each(['woods', 'houses', 'marsh'] as const)('has something on it that is not drawn from afar: %s', (kind) => {
    const board = boardOf({ '1,1': kind });
    expect(layer(board, 'hex-tops')).toContain(`--map-lit-${kind}`);
    expect(layer(board, 'hex-tops', 0.3)).toBe('');
  });

  it('has room for the ways through it', () => {
    const road = { name: 'road', stroke: grey, edge: grey, width: 4 };
    const trees = (at: HexGrid['sides'][string]['at']) =>
      count(layer(boardOf({ '1,1': 'woods' }, { ways: { road: { ...road, at } } }), 'hex-tops'), 'h.1M');
    expect(
      trees([
        ['1,1', 0],
        ['1,1', 3],
      ]),
    ).toBeLessThan(trees([]));
  });

  it('is drawn the same every time', () => {
    const svg = () => boardSvg(boardOf({ '1,1': 'woods', '3,2': 'houses' }), nothing, { scale: 1, theme: 'light' });
    expect(svg()).toBe(svg());
  });
});

const nothing: Painting = { tints: {}, tokens: [], arrows: [], marks: [], tracks: [] };

describe('streams and ways', () => {
  const stream = { name: 'stream', stroke: grey, width: 4, winding: true };
  const road = { name: 'road', stroke: grey, edge: grey, width: 4 };
  const near = (board: Board, at: HexAt, side: 0 | 1 | 2 | 3) => {
    const grid = board.hexes as HexGrid;
    const [a, b] = sideEnds(grid, at, side);
    return `${Math.round(((a.x + b.x) / 2) * 10) / 10} ${Math.round(((a.y + b.y) / 2) * 10) / 10}`;
  };

  it('a stream runs through the middles of its sides, in a bend from one to the next', () => {
    const board = boardOf(
      {},
      {
        sides: {
          stream: {
            ...stream,
            at: [
              ['1,1', 2],
              ['1,1', 3],
            ],
          },
        },
      },
    );
    const markup = layer(board, 'hex-sides');
    for (const side of [2, 3] as const) expect(markup).toContain(near(board, { column: 1, row: 1 }, side));
    expect(count(markup, 'Q')).toBe(1);
  });

  it('a way runs from side to side through the hex, and off the board', () => {
    const board = boardOf(
      {},
      {
        ways: {
          road: {
            ...road,
            at: [
              ['1,0', 3],
              ['1,0', 0],
            ],
          },
        },
      },
    );
    const markup = layer(board, 'hex-ways');
    const { x, y } = hexCentre(board.hexes as HexGrid, { column: 1, row: 0 });
    expect(markup).toContain(`Q${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
    for (const side of [0, 3] as const) expect(markup).toContain(near(board, { column: 1, row: 0 }, side));
  });

  it('where a way crosses a stream there is a bridge, and nowhere else', () => {
    const ways = { road: { ...road, at: [['1,1', 3]] as [string, 3][] } };
    const bridges = (at: [string, 3][]) =>
      count(layer(boardOf({}, { ways, sides: { stream: { ...stream, at } } }), 'hex-ways'), 'stroke-linecap="butt"');
    expect(bridges([['1,1', 3]])).toBe(2);
    expect(bridges([['2,1', 3]])).toBe(0);
  });
});

describe('what stands on hexes', () => {
  const token = (owner: string, more: Partial<Token> = {}): Token => ({ space: '1,1', icon: 'tank', owner, count: 1, title: 'x', ...more });
  const drawn = (tokens: Token[], scale = 2, board = boardOf({}, { abreast: true })) =>
    pieceLayers(board, { ...nothing, tokens }, pen(scale))
      .map(({ markup }) => markup)
      .join('');

  it.each([[['red']], [['red', 'red', 'blue']], [['red', 'red', 'red', 'red', 'red', 'red']], [['red', 'red', 'red', 'blue', 'blue']]])(
    'counters abreast cover none of each other: %j',
    (owners) => {
      const row = abreast(
        owners.map((owner) => token(owner)),
        ['red', 'blue'],
        { onlyFirst: false },
      );
      expect(row).toHaveLength(owners.length);
      for (const [i, a] of row.entries())
        for (const b of row.slice(i + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.edge);
    },
  );

  it('those of an owner stand left, those of the other right, and what finds no room is counted', () => {
    const many = [...Array.from({ length: 6 }, () => token('blue')), token('red')];
    const row = abreast(many, ['red', 'blue'], { onlyFirst: false });
    const [red, ...blue] = row;
    expect(blue.every(({ x }) => x > (red?.x ?? 1))).toBe(true);
    expect(row.map(({ others }) => others)).toEqual([0, 0, 0, 0, 2]);
  });

  it('a little farther off each owner has one counter with its number', () => {
    const markup = drawn([token('red'), token('red'), token('blue')], 0.5);
    expect(count(markup, 'class="map-token"')).toBe(3);
    expect(markup).toContain('>2<');
  });

  it('all marks of a counter are drawn, and what has acted lies under a veil', () => {
    const marked = drawn([token('red', { label: 'a', mark: '1', marks: ['2', '3'] })]);
    for (const text of ['>1<', '>2<', '>3<']) expect(marked).toContain(text);
    expect(drawn([token('red', { isSpent: true })])).toContain('fill-opacity=".4"');
    expect(drawn([token('red')])).not.toContain('fill-opacity');
  });

  it('a landmark is seen from afar, another badge is not', () => {
    const board = boardOf({});
    const at = (isLandmark: boolean) =>
      pieceLayers(board, { ...nothing, marks: [{ space: '1,1', icon: 'flag', title: 'flag', isLandmark }] }, pen(0.2))
        .map(({ markup }) => markup)
        .join('');
    expect(at(true)).toContain('#c01234');
    expect(at(false)).not.toContain('#c01234');
  });

  it('numbers for reference are faint', () => {
    const names = (areNumbered: boolean) => drawn([], 2, boardOf({}, { areNumbered }));
    expect(names(true)).toContain('fill-opacity=".7"');
    expect(names(false)).not.toContain('fill-opacity');
  });

  it('has every colour in either theme', () => {
    const board = boardOf(Object.fromEntries(kinds.map((kind, i) => [`${i % 5},1`, kind])));
    for (const theme of ['light', 'dark'] as const) expect(boardSvg(board, nothing, { scale: 1, theme })).not.toContain('undefined');
    expect(definitions(board, pen(1))).not.toContain('undefined');
  });
});
