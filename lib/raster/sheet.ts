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

/** A board's ground, and the whole of it in the colours of one position: others change little of it. */
export interface Base {
  still: StillBoard;
  ground: Ground;
  laid?: Laid;
}

interface Laid {
  /** By the number of a land; 0: what is none. */
  shades: readonly Uint8Array[];
  /** For each pixel of the board its colour in the palette, without borders. */
  indices: Uint8Array;
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
export function layGround(sheet: Sheet, base: Base, tints: Painting['tints']): void {
  const { x, y, width, height, rows } = sheet;
  const { still, ground } = base;
  const shades = [undefined, ...still.lands.map((id) => tints[id])].map((owner) => ground.shade(still.landOf(owner)));
  base.laid ??= laidWith(ground, shades);
  const { indices } = base.laid;
  for (let row = 0; row < height; row++) {
    const line = (y + row) * ground.width;
    const start = row * (width + 1) + 1;
    for (let done = 0; done < width; ) {
      const from = column(x + done, ground.width);
      const run = Math.min(width - done, ground.width - from);
      rows.set(indices.subarray(line + from, line + from + run), start + done);
      done += run;
    }
  }
  for (let land = 1; land < shades.length; land++) {
    if (shades[land] !== base.laid.shades[land]) layLand(sheet, ground, ground.runs[land], shades[land] as Uint8Array);
  }
  for (let i = 0; i < still.pairs.length; i++) {
    const [a, b] = still.pairs[i] as readonly [string, string];
    const border = ground.borders[i];
    if (border && tints[a] !== tints[b]) layBorder(sheet, ground, shades, border);
  }
}

/** The whole board as its first picture has it. */
function laidWith({ labels, classes }: Ground, shades: readonly Uint8Array[]): Laid {
  const indices = new Uint8Array(labels.length);
  for (let at = 0; at < labels.length; at++) indices[at] = (shades[labels[at] as number] as Uint8Array)[classes[at] as number] as number;
  return { shades, indices };
}

/** Lays one land, which others have taken since the first picture. */
function layLand({ x, y, width, height, rows }: Sheet, ground: Ground, runs: Int32Array | undefined, shade: Uint8Array): void {
  if (!runs) return;
  const { classes } = ground;
  const [first, last] = [y * ground.width, (y + height) * ground.width];
  for (let n = 0; n < runs.length; n += 2) {
    const start = runs[n] as number;
    if (start < first || start >= last) continue;
    const across = start % ground.width;
    const length = runs[n + 1] as number;
    const line = (Math.floor(start / ground.width) - y) * (width + 1) + 1;
    // a board that wraps may be seen more than once
    for (let left = column(across - x, ground.width) - ground.width; left < width; left += ground.width) {
      const end = Math.min(width, left + length);
      for (let to = Math.max(0, left); to < end; to++) rows[line + to] = shade[classes[start + to - left] as number] as number;
    }
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
