import type { Painting } from '../engine';
import type { StillBoard } from '../picture';
import type { Pixels } from './colours';
import type { Ground } from './ground';

/** The picture that is being put together, in pixels of the whole board; its rows as a PNG has them. */
export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
  rows: Buffer;
}

/** Pixels that are put over grounds of one palette. */
export interface Overlay extends Pixels {
  /** For each pixel the colour it has where nothing shines through. */
  solid: Uint8Array;
}

export function overlayOn({ find }: Ground, pixels: Pixels): Overlay {
  const { rgba } = pixels;
  const solid = new Uint8Array(rgba.length / 4);
  for (let at = 0, from = 0; at < solid.length; at++, from += 4) {
    if (rgba[from + 3] === 255) solid[at] = find(rgba[from] as number, rgba[from + 1] as number, rgba[from + 2] as number);
  }
  return { ...pixels, solid };
}

// The loops below run for every pixel of every picture: no function is made in them, and no list.

/** Lays the ground under the sheet, each land in its owner's colour. */
export function layGround(sheet: Sheet, { still, ground }: { still: StillBoard; ground: Ground }, tints: Painting['tints']): void {
  const { x, y, width, height, rows } = sheet;
  const { labels, classes } = ground;
  const nobody = ground.shade(still.landOf(undefined));
  const shades = [nobody, ...still.lands.map((id) => ground.shade(still.landOf(tints[id])))];
  for (let row = 0, to = 0; row < height; row++) {
    to++;
    const line = (y + row) * ground.width;
    for (let done = 0; done < width; ) {
      const from = column(x + done, ground.width);
      const run = Math.min(width - done, ground.width - from);
      let label = 0;
      let shade = nobody;
      for (let at = line + from, end = at + run; at < end; at++, to++) {
        const here = labels[at] as number;
        if (here !== label) {
          label = here;
          shade = shades[here] as Uint8Array;
        }
        rows[to] = shade[classes[at] as number] as number;
      }
      done += run;
    }
  }
  for (let i = 0; i < still.pairs.length; i++) {
    const [a, b] = still.pairs[i] as readonly [string, string];
    const border = ground.borders[i];
    if (border && tints[a] !== tints[b]) layBorder(sheet, ground, shades, border);
  }
}

const column = (at: number, width: number): number => ((at % width) + width) % width;

function layBorder(
  { x, y, width, height, rows }: Sheet,
  ground: Ground,
  shades: readonly Uint8Array[],
  { at: places, classes }: Ground['borders'][number],
): void {
  const [first, last] = [y * ground.width, (y + height) * ground.width];
  for (let n = 0; n < places.length; n++) {
    const at = places[n] as number;
    if (at < first || at >= last) continue;
    const across = column((at % ground.width) - x, ground.width);
    if (across >= width) continue;
    const shade = shades[ground.labels[at] as number] as Uint8Array;
    rows[(Math.floor(at / ground.width) - y) * (width + 1) + 1 + across] = shade[classes[n] as number] as number;
  }
}

/** Puts pixels, whose colours are multiplied by their opacity, over the sheet. */
export function blend(
  { width, height, rows }: Sheet,
  { palette, find }: Ground,
  { width: wide, height: high, rgba, solid }: Overlay,
  left: number,
  top: number,
): void {
  const [start, end] = [Math.max(0, -left), Math.min(wide, width - left)];
  for (let row = Math.max(0, -top), last = Math.min(high, height - top); row < last; row++) {
    let at = row * wide + start;
    let to = (row + top) * (width + 1) + 1 + start + left;
    for (let across = start; across < end; across++, at++, to++) {
      const from = 4 * at;
      const alpha = rgba[from + 3] as number;
      if (alpha === 0) continue;
      if (alpha === 255) {
        rows[to] = solid[at] as number;
        continue;
      }
      const under = 3 * (rows[to] as number);
      const through = 255 - alpha;
      rows[to] = find(
        mixed(rgba[from] as number, through, palette[under] as number),
        mixed(rgba[from + 1] as number, through, palette[under + 1] as number),
        mixed(rgba[from + 2] as number, through, palette[under + 2] as number),
      );
    }
  }
}

const mixed = (over: number, through: number, under: number): number => Math.min(255, over + (through * under + 127) / 255) | 0;
