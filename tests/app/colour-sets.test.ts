import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '@/lib/games/registry';
import { colourSets, recoloured } from '@/lib/picture';
import { coloursOf } from '@/lib/picture/palette';
import { closest, contrast } from '../support/colour-sight';

const boards = await Promise.all(
  gameIds.map(async (id) => {
    const game = await loadGame(id);
    return { id, board: game.board(game.optionsSchema.parse({}), 'en') };
  }),
);
const safe = colourSets.filter((set) => set !== 'printed');
const cases = safe.flatMap((set) => boards.map(({ id, board }) => ({ set, id, board, other: recoloured(board, set) })));

describe('the colours of owners', () => {
  it.each(cases)('for $set eyes lie far apart on the board of $id, counters and lands', ({ set, other }) => {
    expect(
      closest(
        other.owners.map(({ token }) => token),
        set,
      ),
    ).toBeGreaterThan(30);
    expect(
      closest(
        other.owners.map(({ token }) => token),
        'printed',
      ),
    ).toBeGreaterThan(30);
    expect(
      closest(
        other.owners.map(({ land }) => land),
        set,
      ),
    ).toBeGreaterThan(15);
    const dark = coloursOf(other, 'dark');
    expect(
      closest(
        other.owners.map(({ id }) => dark[`land-${id}`]!),
        set,
      ),
    ).toBeGreaterThan(8);
  });

  it.each(cases)('for $set eyes leave the text on $id legible', ({ other }) => {
    for (const { token, ink, land } of other.owners) {
      expect(contrast(token, ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(land, coloursOf(other, 'light').text!)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('as printed are confused by each kind of such eyes, on the board with most of them', () => {
    const tokens = boards[0]!.board.owners.map(({ token }) => token);
    for (const set of safe) expect(closest(tokens, set)).toBeLessThan(15);
  });

  it('change nothing else of a board, which stays one and the same', () => {
    const { board } = boards[0]!;
    const { owners, ...rest } = recoloured(board, 'deutan');
    expect(rest).toEqual(Object.fromEntries(Object.entries(board).filter(([key]) => key !== 'owners')));
    expect(owners.map(({ id, shape }) => [id, shape])).toEqual(board.owners.map(({ id, shape }) => [id, shape]));
    expect(recoloured(board, 'deutan')).toBe(recoloured(board, 'deutan'));
    expect(recoloured(board, 'printed')).toBe(board);
  });
});
