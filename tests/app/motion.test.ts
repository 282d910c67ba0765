import { describe, expect, it } from 'vitest';
import { framesOf, motionOf } from '@/app/_board/motion';
import type { Arrow, Painting, Token } from '@/lib/engine';
import { gameIds, loadGame } from '@/lib/games/registry';
import { drawGridsBy, overview } from '@/lib/picture';
import { hexPicture } from '@/lib/picture/hex-picture';

drawGridsBy(hexPicture);

const aa = await loadGame('aa-1941');
const world = aa.board(aa.optionsSchema.parse({}), 'en');
const still: Painting = { tints: { ukraine: 'ussr' }, tokens: [], arrows: [], marks: [], tracks: [] };
const way = (path: string[], more: Partial<Arrow> = {}): Arrow => ({ path, owner: 'ussr', kind: 'move', title: '3 infantry', ...more });

describe('what moves from one painting to the next', () => {
  it('is each way that was not there before, as often as it is new', () => {
    const first = way(['russia', 'karelia']);
    const before = { ...still, arrows: [first] };
    expect(motionOf(still, before).glides).toEqual([first]);
    expect(motionOf(before, { ...still, arrows: [first, first] }).glides).toEqual([first]);
    expect(motionOf(before, { ...still, arrows: [{ ...first, title: '4 infantry' }] }).glides).toEqual([]);
    expect(motionOf(before, still)).toEqual({ glides: [], captured: [], fallen: [] });
  });

  it('is a flash where another owner came to hold a space', () => {
    expect(motionOf(still, { ...still, tints: { ukraine: 'germany' } })).toEqual({ glides: [], captured: ['ukraine'], fallen: [] });
    expect(motionOf(still, { ...still, tints: { ukraine: 'ussr' } }).captured).toEqual([]);
  });

  it('is nothing in a leap over many orders', () => {
    const arrows = Array.from({ length: 13 }, () => way(['russia', 'karelia']));
    expect(motionOf(still, { ...still, arrows: arrows.slice(1) }).glides).toHaveLength(12);
    expect(motionOf(still, { ...still, arrows })).toEqual({ glides: [], captured: [], fallen: [] });
  });

  it('is a piece that fades where it stood and is nowhere any more', () => {
    const stack = (space: string, count: number, more: Partial<Token> = {}): Token => ({
      ...{ space, count, owner: 'ussr', icon: 'infantry', title: '' },
      ...more,
    });
    const fallen = (before: Token[], after: Token[], arrows: Arrow[] = []) =>
      motionOf({ ...still, tokens: before }, { ...still, tokens: after, arrows }).fallen.map(({ space, icon, count }) => [
        space,
        icon,
        count,
      ]);
    expect(fallen([stack('russia', 3)], [stack('russia', 1)])).toEqual([['russia', 'infantry', 2]]);
    // what went elsewhere, or aboard, has not fallen
    expect(fallen([stack('russia', 3)], [stack('russia', 1), stack('karelia', 2)])).toEqual([]);
    const ship = stack('sea', 1, { icon: 'transport' });
    expect(fallen([stack('russia', 1), ship], [{ ...ship, cargo: [{ card: 'infantry', title: '' }] }])).toEqual([]);
    // two attack from Russia, and one of those in Karelia falls
    const attack = way(['russia', 'karelia'], { kind: 'attack' });
    expect(
      fallen([stack('russia', 2), stack('karelia', 1), stack('ukraine', 2)], [stack('karelia', 3), stack('ukraine', 1)], [attack]),
    ).toEqual([['ukraine', 'infantry', 1]]);
    // of two kinds in one space each is told; others' are not taken for one's own
    expect(
      fallen(
        [stack('russia', 1), stack('russia', 1, { icon: 'tank' })],
        [stack('russia', 1, { owner: 'germany' }), stack('russia', 1, { owner: 'germany', icon: 'tank' })],
      ),
    ).toEqual([
      ['russia', 'infantry', 1],
      ['russia', 'tank', 1],
    ]);
  });

  it('follows the way through the middle of every space, the short way around the world', () => {
    const wide = { ...world, wrap: true };
    const at = (id: string) => world.spaces.find((space) => space.id === id)!.centre;
    const { x, y } = at('karelia');
    expect(framesOf(wide, way(['karelia']))).toBeNull();
    expect(framesOf(wide, way(['russia', 'karelia']))?.at(-1)).toEqual({ transform: `translate(${x}px, ${y}px)` });
    const east = world.spaces.reduce((a, b) => (b.centre.x > a.centre.x ? b : a));
    const west = world.spaces.reduce((a, b) => (b.centre.x < a.centre.x ? b : a));
    const [, end] = framesOf(wide, way([east.id, west.id])) ?? [];
    expect(end?.transform).toBe(`translate(${west.centre.x + world.width}px, ${west.centre.y}px)`);
  });
});

describe('the whole board at the size of a stamp', () => {
  it.each(gameIds)('of %s is a few paths, with a dot wherever pieces stand', async (id) => {
    const game = await loadGame(id);
    const board = game.board(game.optionsSchema.parse({}), 'en');
    const owner = board.owners[0]!.id;
    const [place, other] = board.spaces.filter(({ kind }) => kind !== 'sea');
    const token = { space: place!.id, owner, icon: '', count: 1, title: 'one' };
    const drawn = overview(board, { tints: { [other!.id]: owner }, tokens: [token, { ...token, count: 2 }] });
    expect(drawn.match(/<(path|rect)/g)!.length).toBeLessThan(20);
    expect(drawn).toContain(`var(--map-land-${owner})`);
    expect(drawn.match(/h0/g)).toHaveLength(1);
  });
});
