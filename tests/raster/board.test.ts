import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import type { Board, Painting } from '../../lib/engine';
import { type AnyGame, loadGame } from '../../lib/games/registry';
import { boardSvg, type Frame, stillBoard } from '../../lib/picture';
import { composedPng, prepareGround } from '../../lib/raster/board';
import type { Pixels } from '../../lib/raster/colours';
import { groundOf } from '../../lib/raster/ground';
import { keeperOf } from '../../lib/raster/keeper';
import { pixelsOf } from '../../lib/raster/render';
import { wandered } from './wandered';

const games = ['aa-1941', 'aa-revised', '1943-1945', 'ridges'] as const;
const theme = 'light';
/** Drawing a ground takes seconds on a busy machine. */
const patience = 120_000;

function decoded(png: Buffer, { width, height }: Pixels): Uint8Array {
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`).render().pixels;
}

const edge = 12;

/** Means of red, green and blue in squares: a counter that stands half a pixel aside changes them little. */
function squares(rgba: Uint8Array, { width, height }: Pixels): number[] {
  const means: number[] = [];
  for (let top = 0; top + edge <= height; top += edge) {
    for (let left = 0; left + edge <= width; left += edge) {
      const sums = [0, 0, 0];
      for (let at = 0; at < edge * edge; at++) {
        const from = 4 * ((top + Math.floor(at / edge)) * width + left + (at % edge));
        for (let c = 0; c < 3; c++) sums[c]! += rgba[from + c]!;
      }
      means.push(...sums.map((sum) => sum / edge / edge));
    }
  }
  return means;
}

/** How far the composed picture is from the whole one: at most in a square, and in the mean. */
async function distance(board: Board, painting: Painting, scale: number, frame: Frame) {
  const png = await composedPng(board, painting, { scale, theme, frame });
  const whole = await pixelsOf(boardSvg(board, painting, { scale, theme, isPlain: true, frame }));
  const [a, b] = [squares(decoded(png!, whole), whole), squares(whole.rgba, whole)];
  const away = a.map((value, at) => Math.abs(value - b[at]!));
  return { most: Math.max(...away), mean: away.reduce((sum, each) => sum + each, 0) / away.length };
}

function setting(game: AnyGame, language: 'en' | 'it') {
  const { options, views } = wandered(game);
  const board = game.board(options, language);
  const scale = Math.round(0.75 * board.width) / board.width;
  return { board, scale, paintings: views.map((view) => game.paint(view, language)) };
}

const whole = ({ width, height }: Board, scale: number): Frame => ({
  ...{ x: 0, y: 0 },
  width: Math.floor(width * scale) / scale,
  height: Math.floor(height * scale) / scale,
});

describe('a position put together from its ground and what stands on it', () => {
  it.each(games)(
    'looks like the one drawn whole, in %s',
    async (id) => {
      const { board, scale, paintings } = setting(await loadGame(id), 'it');
      expect(await prepareGround(board, { scale, theme })).toBe(true);
      for (const painting of paintings) {
        const { most, mean } = await distance(board, painting, scale, whole(board, scale));
        expect(mean).toBeLessThan(2);
        expect(most).toBeLessThan(40);
      }
      // owners that no position of these shows, a border between any two
      const owners = board.owners.map((owner) => owner.id);
      const lands = board.spaces.filter(({ kind }) => kind !== 'sea');
      const tints = Object.fromEntries(lands.map((space, i) => [space.id, owners[i % owners.length]!]));
      const { mean } = await distance(board, { ...paintings[0]!, tints }, scale, whole(board, scale));
      expect(mean).toBeLessThan(2);
    },
    patience,
  );

  it(
    'goes on over the seam of a wrapping board',
    async () => {
      const { board, scale, paintings } = setting(await loadGame('aa-1941'), 'it');
      await prepareGround(board, { scale, theme });
      const frame = { x: -400 / scale, y: 0, width: 800 / scale, height: 600 / scale };
      const { most, mean } = await distance(board, paintings.at(-1)!, scale, frame);
      expect(mean).toBeLessThan(2);
      expect(most).toBeLessThan(40);
    },
    patience,
  );

  it(
    'is the same picture whichever was put together first, over the seam too',
    async () => {
      const { board, scale, paintings } = setting(await loadGame('aa-1941'), 'en');
      const owners = board.owners.map(({ id }) => id);
      const taken = Object.fromEntries(
        board.spaces.flatMap(({ id, kind }, i) => (kind === 'sea' ? [] : [[id, owners[i % owners.length]!]])),
      );
      const all = [paintings[0]!, { ...paintings[0]!, tints: {} }, { ...paintings[0]!, tints: taken }, paintings.at(-1)!];
      const frames = [whole(board, scale), { x: -301 / scale, y: 7 / scale, width: 800 / scale, height: 500 / scale }];
      const pictures = async (own: Board, order: readonly number[]) => {
        await prepareGround(own, { scale, theme });
        const made = new Map<number, (Buffer | null)[]>();
        for (const n of order) made.set(n, await Promise.all(frames.map((frame) => composedPng(own, all[n]!, { scale, theme, frame }))));
        return all.map((_, n) => made.get(n)!);
      };
      const forwards = await pictures({ ...board }, [0, 1, 2, 3]);
      const backwards = await pictures({ ...board }, [3, 2, 1, 0]);
      for (const [n, some] of forwards.entries()) {
        expect(some.every((png) => png !== null)).toBe(true);
        expect(some.map((png, i) => png!.equals(backwards[n]![i]!))).toEqual([true, true]);
      }
    },
    patience,
  );

  it(
    'is drawn whole while there is no ground, and where a sea is held',
    async () => {
      const { board, scale, paintings } = setting(await loadGame('ridges'), 'en');
      const [painting] = paintings;
      const own = { ...board };
      const options = { scale, theme, frame: whole(board, scale) } as const;
      expect(await composedPng(own, painting!, options)).toBeNull();
      await prepareGround(own, options);
      expect(await composedPng(own, painting!, options)).not.toBeNull();
      const wet: Board = { ...board, spaces: board.spaces.map((space, i) => (i === 0 ? { ...space, kind: 'sea' } : space)) };
      await prepareGround(wet, options);
      const held = { ...painting!, tints: { [board.spaces[0]!.id]: board.owners[0]!.id } };
      expect(await composedPng(wet, held, options)).toBeNull();
      expect(await composedPng(wet, { ...held, tints: {} }, options)).not.toBeNull();
    },
    patience,
  );

  it(
    'has the same palette each time, whatever stands on the board',
    async () => {
      const { board, scale, paintings } = setting(await loadGame('ridges'), 'en');
      const size = { width: Math.round(board.width * scale), height: Math.round(board.height * scale), scale };
      const palettes = await Promise.all([0, 1].map(async () => (await groundOf(stillBoard(board, scale, theme)!, size))!.palette));
      expect(palettes[0]).toEqual(palettes[1]);
      await prepareGround(board, { scale, theme });
      const colours = async (painting: Painting) => {
        const png = await composedPng(board, painting, { scale, theme, frame: whole(board, scale) });
        const at = png!.indexOf('PLTE') + 4;
        return png!.subarray(at, png!.indexOf('IDAT') - 8);
      };
      expect(await colours(paintings[0]!)).toEqual(await colours(paintings.at(-1)!));
    },
    patience,
  );
});

describe('grounds that are kept', () => {
  it('are those asked for last, as many as there is room for', async () => {
    const kept = keeperOf<number>(10, (bytes) => bytes);
    for (const key of ['a', 'b']) await kept(key, async () => 4);
    expect([kept.ready('a'), kept.ready('b')]).toEqual([4, 4]);
    kept.ready('a');
    await kept('c', async () => 4);
    expect([kept.ready('a'), kept.ready('b'), kept.ready('c')]).toEqual([4, undefined, 4]);
  });
});
