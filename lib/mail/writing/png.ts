import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const pack = promisify(deflate);

/** Opaque pixels as they come from a renderer: four bytes each, rows from the top. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** A flat map looks the same in so many colours, and weighs a quarter. */
const colours = 64;

/** A PNG of few colours. */
export async function indexedPng({ width, height, rgba }: Pixels): Promise<Buffer> {
  const binned = new Uint16Array(width * height);
  for (let at = 0; at < binned.length; at++) binned[at] = binOf(rgba, 4 * at);
  const { palette, indexOf } = reduce(binned, rgba);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0, from = 0; y < height; y++) {
    at++; // filter 0: neighbours in a palette have nothing in common
    for (let x = 0; x < width; x++) rows[at++] = indexOf[binned[from++] ?? 0] ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits a pixel, into a palette
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = await pack(rows, { level: 6 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Colours that differ by less than eight in red and blue and by four in green are counted together. */
const binOf = (rgba: Uint8Array, at: number): number =>
  (((rgba[at] ?? 0) >> 3) << 11) | (((rgba[at + 1] ?? 0) >> 2) << 5) | ((rgba[at + 2] ?? 0) >> 3);

const channels = [(bin: number) => (bin >> 11) << 1, (bin: number) => (bin >> 5) & 63, (bin: number) => (bin & 31) << 1] as const;

interface Box {
  bins: number[];
  pixels: number;
  /** Longest edge, and the channel it runs along. */
  spread: number;
  along: (bin: number) => number;
}

/** Median cut: the box whose cut gains most is halved until there are enough. `binned` is the bin of each pixel. */
function reduce(binned: Uint16Array, rgba: Uint8Array): { palette: Buffer; indexOf: Uint8Array } {
  const count = new Uint32Array(65536);
  const sums = new Float64Array(65536 * 3);
  for (let at = 0; at < binned.length; at++) {
    const bin = binned[at] ?? 0;
    count[bin] = (count[bin] ?? 0) + 1;
    for (let c = 0; c < 3; c++) sums[bin * 3 + c] = (sums[bin * 3 + c] ?? 0) + (rgba[4 * at + c] ?? 0);
  }
  const used = [...count.keys()].filter((bin) => count[bin] !== 0);
  const boxes = [boxOf(used, count)];
  while (boxes.length < colours) {
    const widest = boxes.reduce((best, box) => (box.spread * Math.sqrt(box.pixels) > best.spread * Math.sqrt(best.pixels) ? box : best));
    if (widest.spread === 0) break;
    const [low, high] = halves(widest, count);
    boxes.splice(boxes.indexOf(widest), 1, boxOf(low, count), boxOf(high, count));
  }
  const indexOf = new Uint8Array(65536);
  const palette = Buffer.alloc(boxes.length * 3);
  for (const [index, { bins, pixels }] of boxes.entries()) {
    for (const bin of bins) indexOf[bin] = index;
    for (let c = 0; c < 3; c++) palette[index * 3 + c] = Math.round(bins.reduce((sum, bin) => sum + (sums[bin * 3 + c] ?? 0), 0) / pixels);
  }
  return { palette, indexOf };
}

function boxOf(bins: number[], count: Uint32Array): Box {
  const edges = channels.map((along) => {
    let low = 255;
    let high = 0;
    for (const bin of bins) {
      low = Math.min(low, along(bin));
      high = Math.max(high, along(bin));
    }
    return { along, spread: high - low };
  });
  const longest = edges.reduce((best, edge) => (edge.spread > best.spread ? edge : best));
  return { bins, pixels: bins.reduce((sum, bin) => sum + (count[bin] ?? 0), 0), ...longest };
}

/** Cut where half of the pixels lie on each side. */
function halves({ bins, pixels, along }: Box, count: Uint32Array): [number[], number[]] {
  const sorted = [...bins].sort((a, b) => along(a) - along(b));
  let seen = 0;
  let cut = 1;
  for (; cut < sorted.length - 1; cut++) {
    seen += count[sorted[cut - 1] ?? 0] ?? 0;
    if (seen * 2 >= pixels) break;
  }
  return [sorted.slice(0, cut), sorted.slice(cut)];
}
