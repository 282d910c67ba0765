import { setImmediate } from 'node:timers/promises';
import type { StillBoard } from '../picture';
import { census, finderIn, nearestIn, type Pixels } from './colours';
import { pixelsOf } from './render';

/** A board's ground as pixels that wait for the colours of its lands. */
export interface Ground {
  width: number;
  height: number;
  /** For each pixel the number of the land under it, 0: none. */
  labels: Uint8Array;
  /** For each pixel what lies over the land: a number for `shade`. */
  classes: Uint16Array;
  /** By a land's number: where its pixels begin in a row, and how many there are, in turn. */
  runs: Int32Array[];
  /** By a pair's number: pixels that look otherwise where the two lands have different owners, and how. */
  borders: { at: Int32Array; classes: Uint16Array }[];
  palette: Uint8Array;
  /** Which colour of the palette is nearest. */
  find(red: number, green: number, blue: number): number;
  /** The palette's index of each class over land of a colour (`#rrggbb`). */
  shade(land: string): Uint8Array;
  bytes: number;
}

/** Colours of a palette that serves every position of a board. */
const colours = 128;
/** Rows that are drawn at a time. */
const stripe = 800;

/** Kinds of cover: how much of the land shines through (0..255) and the colour that is added, as sums over `pixels`. */
interface Cover {
  number: number;
  pixels: number;
  through: number;
  red: number;
  green: number;
  blue: number;
}

/**
 * Draws a board's ground once with black and once with white land: their difference says how much of the land each pixel shows, the black
 * one what is added to it. Null where it has more kinds of pixels than there are numbers.
 */
export async function groundOf(
  still: StillBoard,
  { width, height, scale }: { width: number; height: number; scale: number },
): Promise<Ground | null> {
  const labels = new Uint8Array(width * height);
  const classes = new Uint16Array(width * height);
  const covers = new Map<number, Cover>();
  const numberAt = (black: Pixels, white: Pixels, from: number) => coverAt(covers, black, white, from);
  const changed = still.pairs.map((): { at: number[]; classes: number[] } => ({ at: [], classes: [] }));
  for (let top = 0; top < height; top += stripe) {
    const part = { x: 0, y: top / scale, width: width / scale, height: Math.min(stripe, height - top) / scale };
    const [black, white, apartBlack, apartWhite, numbers, lines] = await Promise.all([
      pixelsOf(still.ground(part, '#000000', 'alike')),
      pixelsOf(still.ground(part, '#ffffff', 'alike')),
      pixelsOf(still.ground(part, '#000000', 'apart')),
      pixelsOf(still.ground(part, '#ffffff', 'apart')),
      pixelsOf(still.labels(part)),
      pixelsOf(still.borders(part)),
    ]);
    await setImmediate();
    const pixels = black.width * black.height;
    for (let from = 0, at = top * width; from < pixels; from++, at++) {
      labels[at] = numbers.rgba[4 * from] ?? 0;
      classes[at] = numberAt(black, white, from);
      if (isSame(black, apartBlack, from) && isSame(white, apartWhite, from)) continue;
      const apart = numberAt(apartBlack, apartWhite, from);
      const pair = changed[(lines.rgba[4 * from] ?? 0) + 256 * (lines.rgba[4 * from + 1] ?? 0) - 1];
      pair?.at.push(at);
      pair?.classes.push(apart);
    }
    await setImmediate();
  }
  if (covers.size > 65_535) return null;
  const runs = runsOf(labels, width);
  const kinds = [...covers.values()];
  const palette = paletteOf(kinds, still);
  const nearest = finderIn(palette);
  const shades = new Map<string, Uint8Array>();
  return {
    ...{ width, height, labels, classes, runs, palette },
    borders: changed.map((each) => ({ at: Int32Array.from(each.at), classes: Uint16Array.from(each.classes) })),
    find: nearest,
    shade(land) {
      const known = shades.get(land);
      if (known) return known;
      const [red, green, blue] = bytesOf(land);
      const made = Uint8Array.from(kinds, (cover) => {
        const on = over(cover, red, green, blue);
        return nearestIn(palette, on[0], on[1], on[2]);
      });
      shades.set(land, made);
      return made;
    },
    // a whole board is laid with it
    bytes: 4 * labels.length + sumOf(changed, ({ at }) => 6 * at.length) + sumOf(runs, ({ byteLength }) => byteLength),
  };
}

const sumOf = <T>(all: readonly T[], each: (one: T) => number): number => all.reduce((sum, one) => sum + each(one), 0);

function runsOf(labels: Uint8Array, width: number): Int32Array[] {
  const runs: number[][] = [];
  for (let start = 0; start < labels.length; ) {
    const label = labels[start] as number;
    const line = start - (start % width) + width;
    let end = start + 1;
    while (end < line && labels[end] === label) end++;
    runs[label] ??= [];
    if (label > 0) runs[label].push(start, end - start);
    start = end;
  }
  return Array.from(runs, (each) => Int32Array.from(each ?? []));
}

const isSame = ({ rgba: a }: Pixels, { rgba: b }: Pixels, pixel: number): boolean => {
  const at = 4 * pixel;
  return a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2];
};

/** The number of what lies over the land at a pixel; alike within four steps of a colour. */
function coverAt(covers: Map<number, Cover>, black: Pixels, white: Pixels, pixel: number): number {
  const at = 4 * pixel;
  const [red, green, blue] = [black.rgba[at] ?? 0, black.rgba[at + 1] ?? 0, black.rgba[at + 2] ?? 0];
  const through = Math.max(0, (white.rgba[at + 1] ?? 0) - green);
  const key = ((through >> 3) << 18) | ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
  let cover = covers.get(key);
  if (!cover) {
    cover = { number: covers.size, pixels: 0, through: 0, red: 0, green: 0, blue: 0 };
    covers.set(key, cover);
  }
  cover.pixels++;
  cover.through += through;
  cover.red += red;
  cover.green += green;
  cover.blue += blue;
  return cover.number;
}

/** A kind of cover over land of a colour. */
function over({ pixels, through, red, green, blue }: Cover, ...land: [number, number, number]): [number, number, number] {
  const share = through / pixels / 255;
  const on = (sum: number, under: number) => Math.min(255, Math.round(sum / pixels + share * under));
  return [on(red, land[0]), on(green, land[1]), on(blue, land[2])];
}

export function bytesOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Part of all pixels that each colour of what stands on the ground is counted as. */
const accentShare = 0.004;

/** Colours for the ground under every owner, and for all that stands on it. */
function paletteOf(kinds: readonly Cover[], still: StillBoard): Uint8Array {
  const counted = census();
  const lands = still.owners.map((owner) => bytesOf(still.landOf(owner)));
  let all = 0;
  for (const cover of kinds) {
    all += cover.pixels;
    const under = cover.through > 0 ? lands : lands.slice(0, 1);
    for (const land of under) counted.put(...over(cover, ...land), cover.pixels / under.length);
  }
  const accents = [...new Set(still.accents)].filter((colour) => /^#[0-9a-f]{6}$/i.test(colour)).map(bytesOf);
  for (const accent of accents) counted.put(...accent, accentShare * all);
  return counted.palette(colours).palette;
}
