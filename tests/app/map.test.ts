import { describe, expect, it } from 'vitest';
import { finding, fitted, kept, opening, panned, seesAll, showing, toBoard, zoomed } from '@/app/_board/camera';
import { frameAround, shiftOf } from '@/app/_board/painted';
import { contentsLine, contentsOf, nextSpace, spaceAt, spaceNamed } from '@/app/_board/places';
import { changedSpaces, open, type Painting, seeded, seededDie } from '@/lib/engine';
import { loadGame } from '@/lib/games/registry';
import { placeTokens } from '@/lib/picture';

const aa = await loadGame('aa-1941');
const options = aa.optionsSchema.parse({});
const world = aa.board(options, 'en');
const state = open(aa, options, seededDie(seeded(1))).state;
const painting = aa.paint(aa.view(state, 'public'), 'en');
const space = (id: string) => world.spaces.find((each) => each.id === id)!;
const sheet = { width: 2400, height: 1370, wrap: true };
const stage = { w: 1000, h: 600 };

describe('the camera', () => {
  it('shows the whole board first', () => {
    const { x, y, scale } = fitted(sheet, stage);
    expect(scale * sheet.width).toBeLessThanOrEqual(stage.w + 1e-9);
    expect(scale * sheet.height).toBeLessThanOrEqual(stage.h + 1e-9);
    expect([x + stage.w / scale / 2, y + stage.h / scale / 2]).toEqual([1200, 685]);
  });

  it('opens at what is asked about, near enough to read, on a laptop and on a phone', () => {
    const front = ['ukraine', 'west-russia', 'karelia', 'russia', 'germany'].filter((id) => world.spaces.some((each) => each.id === id));
    expect(front.length).toBeGreaterThan(2);
    for (const size of [stage, { w: 328, h: 340 }]) {
      const camera = opening(world, front, size);
      const seen = front.filter((id) => {
        const { x, y } = space(id).centre;
        return x > camera.x && x < camera.x + size.w / camera.scale && y > camera.y && y < camera.y + size.h / camera.scale;
      });
      expect(seen.length).toBeGreaterThan(front.length / 2);
      const [counter] = placeTokens(world, painting.tokens, camera.scale);
      expect(counter!.edge * camera.scale).toBeGreaterThanOrEqual(26);
    }
    expect(opening(world, [], stage)).toEqual(fitted(world, stage));
  });

  it('goes to what may be answered on the map only where nothing of it is in sight, as near as it is, to where most of it lies', () => {
    const phone = { w: 360, h: 320 };
    const before = kept({ x: 1200, y: 600, scale: 1 }, sheet, phone);
    const [inSight, alone] = [
      { x: 1400, y: 700 },
      { x: 900, y: 650 },
    ];
    const group = [0, 40, 80].map((x) => ({ x: 400 + x, y: 200 }));
    expect(finding(before, [inSight, ...group], sheet, phone)).toBe(before);
    expect(finding(before, [], sheet, phone)).toBe(before);
    const after = finding(before, [alone, ...group], sheet, phone);
    expect(after).toMatchObject({ scale: 1, x: 440 - 180, y: 200 - 160 });
    // of as many the nearest, also around the edge of the world
    const there = kept({ x: 10, y: 600, scale: 1 }, sheet, phone);
    const behind = { x: 2300, y: 700 };
    expect(seesAll(finding(there, [{ x: 800, y: 700 }, behind], sheet, phone), [behind], sheet, phone)).toBe(true);
  });

  it('zooms around the point under the finger', () => {
    const before = kept({ x: 300, y: 200, scale: 1 }, sheet, stage);
    const at = { x: 250, y: 400 };
    const after = zoomed(before, 1.7, at, sheet, stage);
    expect(after.scale).toBeCloseTo(1.7);
    expect(toBoard(after, at).x).toBeCloseTo(toBoard(before, at).x);
    expect(toBoard(after, at).y).toBeCloseTo(toBoard(before, at).y);
  });

  it('never shows past the poles, and zooms out no further than the whole board', () => {
    expect(panned({ x: 0, y: 0, scale: 1 }, 0, 500, sheet, stage).y).toBe(0);
    expect(panned({ x: 0, y: 700, scale: 1 }, 0, -500, sheet, stage).y).toBe(1370 - 600);
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.01, { x: 0, y: 0 }, sheet, stage).scale).toBeCloseTo(1000 / 2400);
  });

  it('pans for ever around a board that wraps, and stops at the edge of one that does not', () => {
    let camera = kept({ x: 0, y: 100, scale: 1 }, sheet, stage);
    for (let i = 0; i < 50; i++) camera = panned(camera, -100, 0, sheet, stage);
    expect(Math.abs(camera.x)).toBeLessThanOrEqual(1200);
    expect((((5000 - camera.x) % 2400) + 2400) % 2400).toBeCloseTo(0);
    expect(panned({ x: 0, y: 0, scale: 1 }, -9999, 0, { ...sheet, wrap: false }, stage).x).toBe(1400);
  });

  it('paints a wrapping board with a copy to each side, and moves that painting wherever the camera goes', () => {
    const start = { x: 0, y: 100, scale: 1 };
    const painted = { frame: frameAround(start, sheet, stage), scale: 1 };
    expect(painted.frame).toEqual({ x: -2048, y: 0, width: 2048 + 1000 + 2048, height: 1370 });
    let last = 0;
    let camera = start;
    for (let step = 0; step < 200; step++) {
      camera = panned(camera, -37, 3, sheet, stage);
      const found = shiftOf(painted, camera, sheet, stage, last)!;
      last = found.at;
      const seen = -found.shift.x + painted.frame.x;
      expect(seen).toBeGreaterThanOrEqual(painted.frame.x);
      expect(seen + stage.w).toBeLessThanOrEqual(painted.frame.x + painted.frame.width);
      expect((((seen - 37 * (step + 1)) % 2400) + 2400) % 2400).toBeCloseTo(0);
    }
  });

  it('moves what is painted across the seam the short way', () => {
    const painted = { frame: frameAround({ x: 1190, y: 100, scale: 1 }, sheet, stage), scale: 1 };
    const { shift, at } = shiftOf(painted, { x: -1190, y: 100, scale: 1 }, sheet, stage, 1190)!;
    expect(at).toBe(1210);
    expect(shift).toEqual({ x: painted.frame.x - 1210, y: -100, scale: 1 });
  });

  it('asks for new paint where the painting does not reach, and for a rest to paint where it soon will not', () => {
    const near = { scale: 4, x: 0, y: 0 };
    const plain = { ...sheet, width: 9600, wrap: false };
    const painted = { frame: frameAround(near, plain, stage), scale: 4 };
    const shiftAt = (x: number, scale = 4) => shiftOf(painted, { ...near, x, scale }, plain, stage, 0);
    expect(shiftAt(200)?.isEnough).toBe(true);
    expect(shiftAt(400)?.isEnough).toBe(false);
    expect(shiftAt(600)).toBeNull();
    // another zoom is shown at once, and painted at rest
    expect(shiftAt(100, 5)).toMatchObject({ isEnough: false, shift: { scale: 1.25 } });
  });

  it('moves to whole points of the display, so that nothing is blurred', () => {
    const painted = { frame: frameAround({ x: 0, y: 0, scale: 1 }, sheet, stage), scale: 1 };
    expect(shiftOf(painted, { x: 10.3, y: 7.8, scale: 1 }, sheet, stage, 0, 2)?.shift).toEqual({ x: -2058.5, y: -8, scale: 1 });
  });

  it('brings spaces on both sides of the seam into one view', () => {
    const camera = showing(
      [
        { x: 2390, y: 500 },
        { x: 10, y: 520 },
      ],
      sheet,
      stage,
      2,
    )!;
    expect(camera.scale).toBe(2);
    const middle = camera.x + stage.w / camera.scale / 2;
    expect(((middle % 2400) + 2400) % 2400).toBeCloseTo(0);
  });
});

describe('pointing at spaces', () => {
  const placed = placeTokens(world, painting.tokens, 1);

  it('finds every space at its centre', () => {
    const wrong = world.spaces.filter((each) => spaceAt(world, [], each.centre, 0) !== each);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('finds the same space on the next copy of the board', () => {
    const { x, y } = space('germany').centre;
    expect(spaceAt(world, placed, { x: x + 2400, y }, 0)?.id).toBe('germany');
    expect(spaceAt(world, placed, { x: x - 2400, y }, 0)?.id).toBe('germany');
  });

  it('takes a counter for its space even where it lies in the sea', () => {
    for (const { token, x, y } of placed) expect(spaceAt(world, placed, { x, y }, 0)?.id).toBe(token.space);
  });

  it('lets a finger hit an island it covers', () => {
    const { x, y } = space('midway').centre;
    expect(spaceAt(world, [], { x: x + 30, y: y + 8 }, 0)?.kind).toBe('sea');
    expect(spaceAt(world, [], { x: x + 30, y: y + 8 }, 40)?.id).toBe('midway');
  });

  it('walks by arrow keys to what lies that way, around the world too', () => {
    expect(nextSpace(world, space('germany'), 'left')?.centre.x).toBeLessThan(space('germany').centre.x);
    expect(nextSpace(world, space('germany'), 'down')?.centre.y).toBeGreaterThan(space('germany').centre.y);
    const east = nextSpace(world, space('western-canada'), 'right')!;
    expect(east.centre.x).toBeLessThan(600);
  });

  it('reaches every space by arrow keys alone', () => {
    const seen = new Set(['germany']);
    const queue = [space('germany')];
    for (let at = queue.pop(); at; at = queue.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nextSpace(world, at, direction);
        if (next && !seen.has(next.id)) {
          seen.add(next.id);
          queue.push(next);
        }
      }
    }
    expect(world.spaces.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('finds a space by name, abbreviation or the beginning of its name', () => {
    expect(spaceNamed(world, 'germany')?.id).toBe('germany');
    expect(spaceNamed(world, 'Ukr')?.id).toBe('ukraine');
    expect(spaceNamed(world, 'sz5')?.id).toBe('sz5');
    expect(spaceNamed(world, 'Atlantis')).toBeNull();
  });

  it('tells all that stands in a space', () => {
    const russia = contentsOf(world, painting, space('russia'));
    expect(russia.holder).toBe('ussr');
    expect(russia.stacks.map(({ owner }) => owner)).toEqual(['ussr']);
    const line = contentsLine(world, russia);
    for (const token of painting.tokens.filter((each) => each.space === 'russia')) expect(line).toContain(token.title);
  });
});

describe('what changed between two paintings', () => {
  const before: Painting = { tints: { a: 'red' }, tokens: [], arrows: [], marks: [], tracks: [] };
  const token = { space: 'b', icon: 'tank', owner: 'red', count: 2, title: '' };

  it('is nothing when they look alike', () => {
    expect(changedSpaces(before, structuredClone(before))).toEqual([]);
  });

  it('are spaces whose holder, pieces or badges differ', () => {
    const after: Painting = { ...before, tints: { a: 'blue' }, tokens: [token], marks: [{ space: 'c', icon: 'battle', title: '' }] };
    expect(changedSpaces(before, after)).toEqual(['a', 'b', 'c']);
    expect(changedSpaces(after, { ...after, tokens: [{ ...token, count: 1 }] })).toEqual(['b']);
    expect(changedSpaces(after, { ...after, tokens: [{ ...token, mark: 'damaged' }] })).toEqual(['b']);
    expect(changedSpaces(after, { ...after, tokens: [{ ...token, title: '2 tanks, done', now: ['Done.'] }] })).toEqual([]);
    expect(changedSpaces(after, { ...after, tokens: [{ ...token, title: 'said otherwise' }] })).toEqual([]);
  });

  it.each([
    ['which way a counter looks', { facing: 1 }, { facing: 2 }],
    ['where it lies in the stack', { level: 0 }, { level: 1 }],
    ['what it is called', { label: '5th Air' }, { label: '7th Air' }],
    ['a figure on it', { values: { bottom: '4' } }, { values: { bottom: '2' } }],
  ] as const)('%s counts', (_, was, is) => {
    const painted = (look: object): Painting => ({ ...before, tokens: [{ ...token, ...look }] });
    expect(changedSpaces(painted(was), painted(was))).toEqual([]);
    expect(changedSpaces(painted(was), painted(is))).toEqual(['b']);
    expect(changedSpaces(painted({}), painted(is))).toEqual(['b']);
  });
});
