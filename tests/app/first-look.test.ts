import { describe, expect, it } from 'vitest';
import { fitted, opening, seesAll, showing, zoomed } from '@/app/_board/camera';
import { open, seeded, seededDie } from '@/lib/engine';
import { gameIds, loadGame } from '@/lib/games/registry';
import { placeTokens } from '@/lib/picture';
import { nameBoxes } from '@/lib/picture/names';
import { overlap } from '@/lib/picture/path';

const tables = await Promise.all(
  gameIds.map(async (id) => {
    const game = await loadGame(id);
    const options = game.optionsSchema.parse({});
    const view = game.view(open(game, options, seededDie(seeded(1))).state, 'public');
    const board = game.board(options, 'en');
    const painting = game.paint(view, 'en');
    const front = game.theatre?.(view) ?? [];
    return { id, board, painting, home: front.length > 0 ? front : painting.tokens.map(({ space }) => space) };
  }),
);
const stages = { 'a laptop': { w: 860, h: 560, least: 26 }, 'a phone': { w: 360, h: 330, least: 22 } };
// a game that begins with an empty board has nothing to read
const looks = tables
  .filter(({ painting }) => painting.tokens.length > 0)
  .flatMap((table) => Object.entries(stages).map(([screen, stage]) => ({ ...table, screen, stage })));

describe('the first look', () => {
  it.each(looks)('at $id on $screen has counters that can be read and hide no name', ({ board, painting, home, stage }) => {
    const { scale } = opening(board, home, stage);
    const counters = placeTokens(board, painting.tokens, scale).map(({ x, y, edge }) => ({
      x: x - edge / 2,
      y: y - edge / 2,
      w: edge,
      h: edge,
    }));
    expect(counters.length).toBe(painting.tokens.length);
    expect(Math.min(...counters.map(({ w }) => w)) * scale).toBeGreaterThanOrEqual(stage.least);
    const hidden = [...nameBoxes(board, scale)].filter(
      ([, name]) => counters.reduce((sum, counter) => sum + overlap(counter, name), 0) > 0.3 * name.w * name.h,
    );
    expect(hidden.map(([space]) => space)).toEqual([]);
  });

  it.each(looks)(
    'of $id on $screen: a window near the space in the middle sees it, also from beyond the seam, and not all others',
    ({ board, stage }) => {
      const centres = board.spaces.map(({ centre }) => centre);
      const off = ({ x, y }: { x: number; y: number }) => Math.hypot(x - board.width / 2, y - board.height / 2);
      const [one] = [...centres].sort((a, b) => off(a) - off(b));
      if (!one) throw new Error('the board has no spaces');
      const near = zoomed(showing([one], board, stage, 1) ?? fitted(board, stage), 4, { x: stage.w / 2, y: stage.h / 2 }, board, stage);
      expect(seesAll(near, [one], board, stage)).toBe(true);
      expect(seesAll(near, centres, board, stage)).toBe(false);
      // on a board that comes round again a space is seen through either edge
      if (board.wrap) expect(seesAll(near, [{ x: one.x + board.width, y: one.y }], board, stage)).toBe(true);
    },
  );
});
