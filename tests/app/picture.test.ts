import { describe, expect, it } from 'vitest';
import { type Board, open, type Painting, replay, seeded, seededDie, type Token } from '@/lib/engine';
import { loadGame } from '@/lib/games/registry';
import {
  boardSvg,
  frameOf,
  isInside,
  type PlacedToken,
  packBoard,
  placeTokens,
  readableScale,
  ringsOf,
  unpackBoard,
  waypoints,
} from '@/lib/picture';
import { nameBoxes } from '@/lib/picture/names';
import { overlap, scaledPath } from '@/lib/picture/path';
import { shapes } from '@/lib/picture/shapes';
import { layOut } from '@/lib/picture/tokens';
import { recordedGame, replayInput } from '../support/recorded';

const aa = await loadGame('aa-1941');
const options = aa.optionsSchema.parse({});
const world = aa.board(options, 'en');

const square = (id: string, x: number, kind: 'land' | 'sea' = 'land'): Board['spaces'][number] => ({
  ...{ id, kind, name: id, abbreviations: [], path: `M${x} 0l100 0 0 100 -100 0z` },
  ...{ centre: { x: x + 50, y: 50 }, label: { x: x + 50, y: 20, lines: [id], size: 12 } },
  box: { x: x + 10, y: 30, w: 56, h: 56, columns: 2, room: 4 },
});
const strip: Board = {
  ...{ width: 300, height: 100, wrap: true, token: 28, links: [], scenery: [], passages: [] },
  spaces: [square('west', 0), square('middle', 100, 'sea'), square('east', 200)],
  owners: [
    { id: 'red', name: 'Red', land: '#d99', token: '#822', ink: '#fff', shape: 'square' },
    { id: 'blue', name: 'Blue', land: '#99d', token: '#228', ink: '#fff', shape: 'circle' },
  ],
  icons: { tank: { path: 'M0 0h24v24H0z' } },
};
const token = (space: string, count: number, more: Partial<Token> = {}): Token => ({
  ...{ space, icon: 'tank', owner: 'red', count, title: `${count} tanks` },
  ...more,
});
const still: Painting = { tints: { west: 'red' }, tokens: [], arrows: [], marks: [], tracks: [] };
const limits = { aspect: 1.5, least: 0.28, most: 0.42 };
const count = (text: string, part: string) => text.split(part).length - 1;

/** Of the area of one counter, how much of counters lies on others. */
function overlaps(placed: readonly PlacedToken[]): number {
  const area = ({ x, y, edge }: PlacedToken) => ({ x: x - edge / 2, y: y - edge / 2, w: edge, h: edge });
  const pairs = placed.flatMap((a, i) => placed.slice(i + 1).map((b) => overlap(area(a), area(b)) / a.edge ** 2));
  return pairs.reduce((sum, part) => sum + (part < 1e-6 ? 0 : part), 0);
}

describe('tokens on a board', () => {
  it('draws every token once, and once more for each copy of a wrapping board', () => {
    const tokens = [token('west', 3), token('west', 1, { owner: 'blue' }), token('east', 2)];
    const svg = boardSvg(strip, { ...still, tokens }, { scale: 1, theme: 'light' });
    expect(count(svg, 'class="map-token"')).toBe(3);
    expect(svg).toContain('<use href="#tokens" x="300"/>');
    expect(svg).toContain('<use href="#tokens" x="-300"/>');
    const flat = boardSvg({ ...strip, wrap: false }, { ...still, tokens }, { scale: 1, theme: 'light' });
    expect(flat).not.toContain('<use href="#tokens"');
  });

  it('lays tokens side by side while the box has room', () => {
    const placed = placeTokens(
      strip,
      [1, 2, 3, 4].map((n) => token('west', n)),
      1,
    );
    expect(placed).toHaveLength(4);
    for (const a of placed) {
      for (const b of placed) if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.edge - 0.01);
    }
  });

  it('stands a stack that finds no room in its box close by, whole, with a line to its space', () => {
    const isle = { ...square('isle', 0), box: strip.spaces[0]!.box };
    const crowded = { ...strip, height: 300, spaces: [...strip.spaces, isle] };
    const tokens = ['west', 'isle'].flatMap((space) => [1, 2, 3, 4].map((n) => token(space, n)));
    const { placed, leaders } = layOut(crowded, tokens, 1);
    expect(placed).toHaveLength(8);
    expect(overlaps(placed)).toBe(0);
    expect(leaders.map(({ space }) => space)).toEqual(['isle']);
    expect(layOut(crowded, tokens.slice(0, 4), 1).leaders).toEqual([]);
    expect(boardSvg(crowded, { ...still, tokens }, { scale: 1, theme: 'light' })).toContain('map-leaders');
  });

  it('keeps tokens legible far out and small in board units close by', () => {
    const edgeAt = (scale: number) => placeTokens(strip, [token('west', 1)], scale)[0]!.edge;
    expect(edgeAt(0.43) * 0.43).toBeGreaterThan(14);
    expect(edgeAt(readableScale(strip)) * readableScale(strip)).toBeGreaterThanOrEqual(26);
    expect(edgeAt(4)).toBeLessThan(edgeAt(1));
    expect(edgeAt(4) * 4).toBeLessThanOrEqual(40);
  });

  it.each([
    ['aa-1941', 'bots-eight-rounds'],
    ['aa-revised', 'bots-ten-cities'],
    ['1943-1945', 'bots-eight-turns'],
  ] as const)('covers no counter and no name of %s where its counters can be read', async (id, name) => {
    const game = await loadGame(id);
    const file = recordedGame(`tests/fixtures/${id}/${name}.json`);
    const board = game.board(file.options as object, 'it');
    const scale = readableScale(board);
    const names = [...nameBoxes(board, scale).values()];
    let seen = 0;
    replay(game, replayInput(file), {
      visit(seq, state) {
        if (seq % 150 !== 1) return;
        seen++;
        const { placed } = layOut(board, game.paint(game.view(state, 'public'), 'it').tokens, scale);
        expect(overlaps(placed), `counters on counters at ${seq}`).toBeLessThan(0.3);
        const area = (each: (typeof placed)[number]) => ({
          x: each.x - each.edge / 2,
          y: each.y - each.edge / 2,
          w: each.edge,
          h: each.edge,
        });
        const hidden = names.filter((name) => placed.reduce((sum, each) => sum + overlap(name, area(each)), 0) > 0.3 * name.w * name.h);
        expect(hidden.length, `names under counters at ${seq}`).toBe(0);
      },
    });
    expect(seen).toBeGreaterThan(1);
  });

  it('sums the tokens of an owner where single ones could not be told apart', () => {
    const tokens = [token('west', 3), token('west', 2, { icon: 'other' }), token('west', 1, { owner: 'blue' })];
    const placed = placeTokens(strip, tokens, 0.15);
    expect(placed.map((each) => [each.token.owner, each.token.count])).toEqual([
      ['red', 5],
      ['blue', 1],
    ]);
  });
});

describe('the picture of a board', () => {
  it('tells owners apart by shape as well as colour', () => {
    const red = boardSvg(strip, { ...still, tokens: [token('west', 1)] }, { scale: 1, theme: 'light' });
    const blue = boardSvg(strip, { ...still, tokens: [token('west', 1, { owner: 'blue' })] }, { scale: 1, theme: 'light' });
    const shapeOf = (svg: string) => /class="map-token".*?<path d="([^"]+)"/.exec(svg)?.[1];
    expect(shapeOf(red)).not.toBe(shapeOf(blue));
  });

  it('draws its layers across all copies before the next one', () => {
    const svg = boardSvg(world, { ...still, tints: {} }, { scale: 0.5, theme: 'dark' });
    const order = ['halo', 'zones', 'isles', 'land', 'lakes', 'passages', 'names'].map((layer) => svg.indexOf(`<g id="${layer}"`));
    expect(order.every((at) => at > 0)).toBe(true);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(svg.indexOf('<use href="#halo" x="2400"/>')).toBeLessThan(svg.indexOf('<g id="zones"'));
  });

  it('gives an id once, so that a copy of a layer is of that layer', () => {
    const { state } = aa.setup(options, { roll: (_label, n) => Array(n).fill(1) }, aa.rules);
    const svg = boardSvg(world, aa.paint(aa.view(state, 'public'), 'en'), { scale: 1, theme: 'light' });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('hatches spaces nobody may enter', () => {
    const closed = { ...strip, spaces: [{ ...square('west', 0), closed: true }] };
    expect(boardSvg(closed, still, { scale: 1, theme: 'light' })).toContain('href="#s-west" fill="url(#hatch)"');
  });

  it('outlines the spaces it is told to mark, below the counters and on every copy', () => {
    const svg = boardSvg(strip, { ...still, tokens: [token('west', 1)] }, { scale: 1, theme: 'light', marked: ['west'] });
    expect(svg).toMatch(/<g id="marked"><g [^>]*><use href="#s-west"\/><\/g><\/g><use href="#marked"/);
    expect(svg.indexOf('id="marked"')).toBeLessThan(svg.indexOf('1 tanks'));
    expect(boardSvg(strip, still, { scale: 1, theme: 'light' })).not.toContain('marked');
  });

  it('escapes names', () => {
    const odd = { ...strip, spaces: [{ ...square('west', 0), label: { x: 50, y: 20, lines: ['A & <B>'], size: 12 } }] };
    const svg = boardSvg(odd, still, { scale: 1, theme: 'light', title: '"T" & <x>' });
    expect(svg).toContain('A &amp; &lt;B&gt;');
    expect(svg).toContain('&quot;T&quot; &amp; &lt;x&gt;');
  });

  it('takes the short way across the seam', () => {
    expect(waypoints(strip, ['east', 'west']).map(({ x }) => x)).toEqual([250, 350]);
    expect(waypoints(strip, ['west', 'east']).map(({ x }) => x)).toEqual([50, -50]);
    expect(waypoints({ ...strip, wrap: false }, ['east', 'west']).map(({ x }) => x)).toEqual([250, 50]);
  });

  it('looks the centres of a board up once, whatever the number of arrows', () => {
    let looked = 0;
    const counted = {
      ...strip,
      get spaces() {
        looked++;
        return strip.spaces;
      },
    };
    for (const path of [
      ['east', 'west'],
      ['west', 'east'],
    ])
      expect(waypoints(counted, path)).toEqual(waypoints(strip, path));
    expect(looked).toBe(1);
  });

  it('names no colour that a theme lacks', () => {
    const painting = aa.paint(aa.view(aa.setup(options, { roll: (_l, n) => Array(n).fill(1) }, aa.rules).state, 'public'), 'en');
    for (const theme of ['light', 'dark'] as const)
      expect(boardSvg(world, painting, { scale: 0.5, theme })).not.toMatch(/undefined|NaN|var\(/);
  });
});

describe('outlines', () => {
  it('come out of the pack as they went in, at less than half the length', () => {
    const packed = packBoard(world);
    const back = unpackBoard(JSON.parse(JSON.stringify(packed)));
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(world).length / 1.8);
    for (const [i, space] of world.spaces.entries()) {
      const { path: _, ...facts } = space;
      expect(back.spaces[i]).toMatchObject(facts);
      const [was, is] = [ringsOf(space.path), ringsOf(back.spaces[i]!.path)];
      expect(is.map((ring) => ring.length)).toEqual(was.map((ring) => ring.length));
      for (const [k, ring] of was.entries()) {
        for (const [n, point] of ring.entries()) {
          expect(Math.abs(point.x - is[k]![n]!.x)).toBeLessThan(0.051);
          expect(Math.abs(point.y - is[k]![n]!.y)).toBeLessThan(0.051);
        }
      }
    }
    expect(back.scenery).toHaveLength(world.scenery.length);
    expect(back.passages).toEqual(world.passages);
  });

  it('keep their curves', () => {
    const round = { ...strip, spaces: [{ ...square('west', 0), path: 'M0 0C1 2 3 4 5 6z' }] };
    expect(unpackBoard(packBoard(round))).toEqual(round);
  });

  it('are drawn larger and elsewhere by their numbers, whatever letters tell them', () => {
    const drawn = [...Object.values(shapes), ...Object.values(world.icons).map(({ path }) => path), world.spaces[0]!.path];
    for (const path of drawn) {
      const moved = ringsOf(scaledPath(path, 3, { x: 20, y: -7 })).flat();
      for (const [i, { x, y }] of ringsOf(path).flat().entries()) {
        expect(moved[i]!.x).toBeCloseTo(3 * x + 20, 2);
        expect(moved[i]!.y).toBeCloseTo(3 * y - 7, 2);
      }
    }
    // the flags of an arc and its turn stay, also where they stand close together; a relative start is told from the origin
    expect(scaledPath('m1 1a2 3 45 01-4.5.5H7v-1z', 2, { x: 10, y: 100 })).toBe('m12 102a4 6 45 0 1-9 1H24v-2z');
    expect(scaledPath('M1e1-2E-1L3 4', 0.5, { x: 1, y: 0 })).toBe('M6-0.1L2.5 2');
  });

  it('of counters have no place of their own to be worked out in every frame', () => {
    const { state } = open(aa, options, seededDie(seeded(1)));
    const markup = boardSvg(world, aa.paint(aa.view(state, 'public'), 'en'), { scale: 1, theme: 'light' });
    expect(markup.match(/class="map-token"/g)!.length).toBeGreaterThan(20);
    for (const [counter] of markup.matchAll(/<g class="map-token".*?<\/g>/g))
      expect(counter).not.toMatch(/<(path|text|rect)[^>]*transform/);
  });

  it('hold the centres of their spaces', () => {
    const outside = world.spaces.filter((space) => !isInside(ringsOf(space.path), space.centre));
    expect(outside.map(({ id }) => id)).toEqual([]);
  });
});

describe('the part of a board that a letter shows', () => {
  const shows = (spaces: string[]) => {
    const frame = frameOf(world, spaces, limits)!;
    const inside = ({ x, y }: { x: number; y: number }) =>
      [-world.width, 0, world.width].some((copy) => x + copy >= frame.x && x + copy <= frame.x + frame.width) &&
      y >= frame.y &&
      y <= frame.y + frame.height;
    return { frame, seen: spaces.filter((id) => inside(world.spaces.find((space) => space.id === id)!.centre)) };
  };

  it('holds the spaces that matter, no nearer than a region and no farther than can be read', () => {
    const front = ['eastern-europe', 'ukraine', 'west-russia', 'karelia', 'germany'];
    const { frame, seen } = shows(front);
    expect(seen).toEqual(front);
    expect(frame.width / frame.height).toBeCloseTo(1.5);
    expect(frame.width).toBeGreaterThanOrEqual(world.width * 0.28);
    expect(frame.width).toBeLessThanOrEqual(world.width * 0.42);
    expect(shows(['ukraine']).frame.width).toBeCloseTo(world.width * 0.28);
  });

  it('shows most of what lies too far apart', () => {
    expect(shows(['germany', 'eastern-europe', 'ukraine', 'australia']).seen).toEqual(['germany', 'eastern-europe', 'ukraine']);
  });

  it('reaches over the seam of a wrapping board, and stays on the board elsewhere', () => {
    for (const { id } of world.spaces) {
      const { frame, seen } = shows([id]);
      expect(seen).toEqual([id]);
      expect(frame.y).toBeGreaterThanOrEqual(0);
      expect(frame.y + frame.height).toBeLessThanOrEqual(world.height);
      expect(frame.x).toBeGreaterThanOrEqual(-world.width);
      expect(frame.x + frame.width).toBeLessThanOrEqual(2 * world.width);
    }
    expect(boardSvg(world, still, { scale: 1, theme: 'light', frame: shows(['alaska']).frame })).toMatch(
      /viewBox="-?[\d.]+ [\d.]+ [\d.]+ [\d.]+"/,
    );
  });

  it('is all of a board where nothing matters more than the rest', () => {
    expect(frameOf(world, [], limits)).toBeNull();
  });
});
