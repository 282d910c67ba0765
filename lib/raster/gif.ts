import { setImmediate } from 'node:timers/promises';
import gifenc from 'gifenc';
import { census, type Pixels } from './colours';

/** One picture of a moving one. All have the same size. */
export interface Still {
  draw(): Promise<Pixels>;
  /** How long it stands. */
  milliseconds: number;
}

/** Colours besides the one that lets the picture before shine through. */
const colours = 127;

/** A GIF that runs for ever. What stays as it was is not written again; between two pictures other work gets its turn. */
export async function movingPicture(stills: readonly Still[]): Promise<Buffer> {
  const counted = census();
  const drawn: { binned: Uint16Array; width: number; height: number; milliseconds: number }[] = [];
  for (const { draw, milliseconds } of stills) {
    const pixels = await draw();
    drawn.push({ binned: counted.add(pixels), width: pixels.width, height: pixels.height, milliseconds });
    await setImmediate();
  }
  const { palette, indexOf } = counted.palette(colours);
  const see = palette.length / 3;
  const table = Array.from({ length: see + 1 }, (_, i) => [...palette.subarray(i * 3, i * 3 + 3), 0, 0, 0].slice(0, 3));
  const encoder = typeof gifenc === 'function' ? gifenc() : gifenc.GIFEncoder();
  let before: Uint8Array | null = null;
  for (const { binned, width, height, milliseconds } of drawn) {
    const index = Uint8Array.from(binned, (bin) => indexOf[bin] ?? 0);
    const last = before;
    const changed = last === null ? index : index.map((colour, at) => (colour === last[at] ? see : colour));
    const frame = { delay: milliseconds, transparent: last !== null, transparentIndex: see, dispose: 1 };
    encoder.writeFrame(changed, width, height, last === null ? { ...frame, palette: table, repeat: 0 } : frame);
    before = index;
    await setImmediate();
  }
  encoder.finish();
  return Buffer.from(encoder.bytes());
}
