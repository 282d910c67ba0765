import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { census, type Pixels } from './colours';

const pack = promisify(deflate);
/** Bytes that a picture of a letter hardly ever exceeds. */
const piece = 128 * 1024;

/** A flat map looks the same in so many colours, and weighs a quarter. */
const colours = 64;

/** A PNG of few colours. */
export async function indexedPng(pixels: Pixels): Promise<Buffer> {
  const { width, height } = pixels;
  const counted = census();
  const binned = counted.add(pixels);
  const { palette, indexOf } = counted.palette(colours);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0, from = 0; y < height; y++) {
    at++; // filter 0: neighbours in a palette have nothing in common
    for (let x = 0; x < width; x++) rows[at++] = indexOf[binned[from++] ?? 0] ?? 0;
  }
  return packed(rows, { width, height, palette, level: 6 });
}

/** A PNG of rows that begin with a zero each and then hold one byte a pixel, an index into the palette (three bytes a colour). */
export async function packed(
  rows: Buffer,
  { width, height, palette, level }: { width: number; height: number; palette: Uint8Array; level: number },
): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits a pixel, into a palette
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  // in one piece: each further one would come back from the other thread by itself
  const data = await pack(rows, { level, chunkSize: piece });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
