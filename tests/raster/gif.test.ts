import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../lib/raster/colours';
import { movingPicture } from '../../lib/raster/gif';
import { keeper } from '../../lib/raster/keeper';
import { Busy, oneAtATime } from '../../lib/raster/one-at-a-time';

const red: [number, number, number] = [205, 33, 42];
const green: [number, number, number] = [0, 140, 69];

function flag(columns: readonly [number, number, number][]): Pixels {
  const [width, height] = [columns.length, 4];
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) rgba.set([...(columns[at % width] ?? red), 255], at * 4);
  return { width, height, rgba };
}

/** Delays of the pictures of a GIF in milliseconds, as its control blocks say. */
function delaysOf(gif: Buffer): number[] {
  const delays: number[] = [];
  for (let at = gif.indexOf('21f904', 0, 'hex'); at >= 0; at = gif.indexOf('21f904', at + 1, 'hex'))
    delays.push(gif.readUInt16LE(at + 4) * 10);
  return delays;
}

describe('a moving picture', () => {
  it('holds each picture with its time, and begins with the first as it is', async () => {
    const stills = [flag([red, red, green]), flag([red, green, green])];
    const gif = await movingPicture(stills.map((each, i) => ({ draw: async () => each, milliseconds: 400 + 100 * i })));
    expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
    expect([gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([3, 4]);
    expect(delaysOf(gif)).toEqual([400, 500]);
    const image = `<image width="3" height="4" href="data:image/gif;base64,${gif.toString('base64')}"/>`;
    const shown = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4">${image}</svg>`).render().pixels;
    expect([...shown.subarray(0, 12)]).toEqual([...red, 255, ...red, 255, ...green, 255]);
  });

  it('hardly grows by a picture in which nothing changed', async () => {
    const noise = flag(Array.from({ length: 600 }, (_, i) => [(i * 37) % 256, (i * 91) % 256, (i * 13) % 256]));
    const of = async (count: number) =>
      (await movingPicture(Array.from({ length: count }, () => ({ draw: async () => noise, milliseconds: 100 })))).length;
    expect((await of(2)) - (await of(1))).toBeLessThan((await of(1)) / 4);
  });
});

describe('pictures of late', () => {
  it('are made once, forgotten beyond their room, and made anew when they failed', async () => {
    const made: string[] = [];
    const kept = keeper(10);
    const of = (key: string, bytes = 4) =>
      kept(key, async () => {
        made.push(key);
        return Buffer.alloc(bytes);
      });
    await Promise.all([of('a'), of('a')]);
    await of('b');
    await of('a');
    await of('c');
    await of('a');
    await of('b');
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    const broken = () => kept('d', () => Promise.reject(new Error('no')));
    await expect(broken()).rejects.toThrow('no');
    await of('d');
    expect(made.at(-1)).toBe('d');
  });
});

describe('heavy work', () => {
  it('is done one piece after the other, whatever becomes of one, and not taken on beyond what may wait', async () => {
    const does = oneAtATime(2);
    const order: string[] = [];
    const piece = (name: string, fails = false) =>
      does(async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        if (fails) throw new Error(name);
      }).catch((error: Error) => order.push(error instanceof Busy ? `${name} refused` : `${error.message} failed`));
    await Promise.all([piece('one', true), piece('two'), piece('three'), piece('four')]);
    expect(order.filter((each) => each.startsWith('four'))).toEqual(['four refused']);
    expect(order.filter((each) => / (begins|ends)$/.test(each))).toEqual(
      ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
    await piece('five');
    expect(order.at(-1)).toBe('five ends');
  });
});
