import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../lib/raster/colours';
import { indexedPng } from '../../lib/raster/png';

/** What another program reads in a PNG. */
function decode(png: Buffer, { width, height }: Pixels): Uint8Array {
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`).render().pixels;
}

function painted(width: number, height: number, colour: (x: number, y: number) => [number, number, number]): Pixels {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rgba.set([...colour(x, y), 255], (y * width + x) * 4);
  return { width, height, rgba };
}

const farthest = (a: Uint8Array, b: Uint8Array) => a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0);

describe('a picture of few colours', () => {
  it('keeps every colour that differs from the others', async () => {
    const flag = painted(9, 5, (x) => (x < 3 ? [0, 140, 69] : x < 6 ? [244, 249, 255] : [205, 33, 42]));
    expect(decode(await indexedPng(flag), flag)).toEqual(Buffer.from(flag.rgba));
  });

  it('stays close to a picture of thousands of colours', async () => {
    const sky = painted(128, 128, (x, y) => [x, 2 * y, 255 - x]);
    const png = await indexedPng(sky);
    expect(farthest(decode(png, sky), sky.rgba)).toBeLessThanOrEqual(16);
  });

  it('spends its colours where the pixels are, and still shows a single red dot', async () => {
    const map = painted(100, 100, (x, y) => (x === 50 && y === 50 ? [220, 20, 20] : [150 + (x % 30), 180 + (y % 20), 190]));
    const shown = decode(await indexedPng(map), map);
    expect(farthest(shown.subarray((50 * 100 + 50) * 4, (50 * 100 + 50) * 4 + 3), new Uint8Array([220, 20, 20]))).toBeLessThanOrEqual(16);
    expect(farthest(shown, map.rgba)).toBeLessThanOrEqual(16);
  });

  it('draws a picture of one pixel and one colour', async () => {
    const dot = painted(1, 1, () => [1, 2, 3]);
    expect([...decode(await indexedPng(dot), dot)]).toEqual([1, 2, 3, 255]);
  });
});
