import { describe, expect, it } from 'vitest';
import type { Board, Painting } from '@/lib/engine';
import { loadGame } from '@/lib/games/registry';
import { boardSvg, isInside, packBoard, ringsOf, unpackBoard } from '@/lib/picture';
import { edgesOf } from '@/lib/picture/edges';
import { nameBoxes } from '@/lib/picture/names';
import { overlap } from '@/lib/picture/path';
import { reliefOf } from '@/lib/picture/relief';
import { townLayer } from '@/lib/picture/towns';
import { pixelsOf } from '@/lib/raster/render';

const boards = await Promise.all(
  (['aa-1941', 'aa-revised', '1943-1945'] as const).map(async (id) => {
    const game = await loadGame(id);
    return [id, game.board(game.optionsSchema.parse({}), 'en'), game.board(game.optionsSchema.parse({}), 'it')] as const;
  }),
);
const empty: Painting = { tints: {}, tokens: [], arrows: [], marks: [], tracks: [] };
const pen = { ink: (key: string) => key, id: '' };
const square = (id: string, x: number, kind: 'land' | 'sea' = 'land'): Board['spaces'][number] => ({
  ...{ id, kind, name: id, abbreviations: [], path: `M${x} 0l100 0 0 100 -100 0z` },
  ...{ centre: { x: x + 50, y: 50 }, label: { x: x + 50, y: 20, lines: [id], size: 12 } },
  box: { x: x + 10, y: 30, w: 56, h: 56, columns: 2, room: 4 },
});
const strip: Board = {
  ...{ width: 300, height: 100, wrap: true, token: 28, links: [], scenery: [], passages: [], owners: [], icons: {} },
  spaces: [square('west', 0), square('middle', 100, 'sea'), square('east', 200)],
};

describe('the lines of a board', () => {
  it.each(boards)('are one border for each two territories of %s that touch', (_, board) => {
    const land = new Set(board.spaces.filter(({ kind }) => kind !== 'sea').map(({ id }) => id));
    const linked = board.links.filter(([a, b]) => land.has(a) && land.has(b)).map((pair) => [...pair].sort().join(' '));
    const drawn = new Set(edgesOf(board).borders.map(({ between }) => between.join(' ')));
    // islands that an arrow joins share no border
    const joined = (pair: string) => board.passages.some(({ kind }) => kind === 'arrow') && !drawn.has(pair);
    expect(linked.filter((pair) => !drawn.has(pair) && !joined(pair))).toEqual([]);
  });

  it('run along the seam of a wrapping board only between two spaces', () => {
    const { coast, borders } = edgesOf(strip);
    expect(borders).toEqual([{ between: ['east', 'west'], path: 'M0 0V100' }]);
    expect(coast).toBe('M100 0l0 100M200 100l0 -100');
    const one = { ...strip, spaces: [{ ...square('all', 0), path: 'M0 0l300 0 0 100 -300 0z' }] };
    expect(edgesOf(one)).toEqual({ coast: '', zones: '', borders: [] });
  });

  it('tell a border between two owners from one within', () => {
    const two = { ...strip, owners: [{ id: 'red', name: 'Red', land: '#d99', token: '#822', ink: '#fff', shape: 'square' as const }] };
    const within = boardSvg(two, { ...empty, tints: { west: 'red', east: 'red' } }, { scale: 1, theme: 'light' });
    const between = boardSvg(two, { ...empty, tints: { west: 'red' } }, { scale: 1, theme: 'light' });
    expect(within).toMatch(/<path d="M0 0V100"[^>]*stroke-dasharray/);
    expect(between).not.toMatch(/<path d="M0 0V100"[^>]*stroke-dasharray/);
  });
});

describe('the landscape', () => {
  it.each(boards)('of %s has mountains on land, and more of them closer by', (_, board) => {
    const far = reliefOf(board, 1);
    for (const tone of Object.values(far)) expect(tone).toMatch(/^M/);
    expect(reliefOf(board, 2).dark.length).toBeGreaterThan(far.dark.length);
    expect(boardSvg(board, empty, { scale: 1, theme: 'light' })).toContain('clip-path="url(#landmass)"');
  });

  it.each(boards)('of %s comes through the pack as it is', (_, board) => {
    const back = unpackBoard(JSON.parse(JSON.stringify(packBoard(board))));
    const lines = ({ scenery }: Board) => scenery.filter(({ kind }) => kind === 'range' || kind === 'river');
    expect(lines(back).length).toBeGreaterThan(10);
    expect(lines(back)).toEqual(lines(board));
  });

  it.each(boards)('of %s names its areas and towns in both languages, the towns on land', (_, board, italian) => {
    expect(board.areas?.map(({ name }) => name)).not.toEqual(italian.areas?.map(({ name }) => name));
    const land = board.spaces.filter(({ kind }) => kind !== 'sea').map((space) => ringsOf(space.path));
    const beyond = board.scenery.filter(({ kind }) => kind === 'beyond' || kind === 'isle').map(({ path }) => ringsOf(path));
    const wet = board.towns?.filter(({ at }) => ![...land, ...beyond].some((rings) => isInside(rings, at))).map(({ name }) => name);
    expect(wet).toEqual([]);
  });

  it.each(boards)('of %s shows more towns the closer one looks, and none on a name', (_, board) => {
    const seen = (scale: number) => townLayer(board, [], { ...pen, scale }).markup.split('<circle').length - 1;
    expect(seen(14 / board.token)).toBe(0);
    expect(seen(30 / board.token)).toBeGreaterThan(0);
    expect(seen(44 / board.token)).toBeGreaterThan(seen(30 / board.token));
    const scale = 44 / board.token;
    const boxes = [...nameBoxes(board, scale).values()];
    const starts = [...townLayer(board, [], { ...pen, scale }).markup.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)" text-anchor="start">/g)];
    expect(starts.length).toBeGreaterThan(5);
    for (const [, x, y] of starts) {
      const corner = { x: Number(x), y: Number(y) - 6 / scale, w: 4 / scale, h: 4 / scale };
      expect(boxes.every((box) => overlap(box, corner) === 0)).toBe(true);
    }
  });
});

describe('a picture that becomes pixels', () => {
  // what the drawing program is given to draw apart, and lies far outside the picture, ends its process
  it.each(boards)('of %s has nothing with an opacity, a clip, a mask or a filter as a whole', (_, board) => {
    const svg = boardSvg(board, empty, { scale: 1, theme: 'light', isPlain: true });
    expect(svg.match(/\s(?:opacity|clip-path|mask|filter|style)="[^"]*"/g)).toBeNull();
  });

  it.each(boards)('of a corner of %s is drawn, whatever lies far away', async (_, board) => {
    const [width, height] = [board.width / 4, board.width / 6];
    const edges = board.wrap ? [-width, board.width - width / 2] : [0, board.width - width];
    for (const x of edges) {
      const frame = { x, y: board.height - height, width, height };
      const { width: drawn } = await pixelsOf(boardSvg(board, empty, { scale: 400 / width, theme: 'light', isPlain: true, frame }));
      expect(drawn).toBe(400);
    }
  });
});
