/** Opaque pixels as they come from a renderer: four bytes each, rows from the top. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** Counts the colours of pictures that are to share one palette. */
export interface Census {
  /** The picture as a bin a pixel: what `indexOf` is looked up with. */
  add(pixels: Pixels): Uint16Array;
  /** A colour of three bytes that so many pixels have. */
  put(red: number, green: number, blue: number, pixels: number): void;
  /** At most so many colours (three bytes each) for all that was added, and the colour of each bin. */
  palette(colours: number): { palette: Uint8Array; indexOf: Uint8Array };
}

export function census(): Census {
  const count = new Uint32Array(65536);
  const sums = new Float64Array(65536 * 3);
  return {
    add({ width, height, rgba }) {
      const bins = new Uint16Array(width * height);
      for (let at = 0; at < bins.length; at++) {
        const bin = binOf(rgba, 4 * at);
        bins[at] = bin;
        count[bin] = (count[bin] ?? 0) + 1;
        for (let c = 0; c < 3; c++) sums[bin * 3 + c] = (sums[bin * 3 + c] ?? 0) + (rgba[4 * at + c] ?? 0);
      }
      return bins;
    },
    put(red, green, blue, pixels) {
      const bin = binned(red, green, blue);
      count[bin] = (count[bin] ?? 0) + pixels;
      for (const [c, value] of [red, green, blue].entries()) sums[bin * 3 + c] = (sums[bin * 3 + c] ?? 0) + value * pixels;
    },
    palette: (colours) => reduce(count, sums, colours),
  };
}

/** Colours that differ by less than eight in red and blue and by four in green are counted together. */
const binned = (red: number, green: number, blue: number): number => ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
const binOf = (rgba: Uint8Array, at: number): number => binned(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);

/** Says which colour of a palette (three bytes each) is nearest to a colour; what was once looked for is kept. */
export function finderIn(palette: Uint8Array): (red: number, green: number, blue: number) => number {
  const known = new Int16Array(65536).fill(-1);
  return (red, green, blue) => {
    const bin = binned(red, green, blue);
    const found = known[bin] ?? -1;
    if (found >= 0) return found;
    // by the middle of the bin: the same whatever was asked for first
    const index = nearestIn(palette, ((bin >> 11) << 3) + 4, (((bin >> 5) & 63) << 2) + 2, ((bin & 31) << 3) + 4);
    known[bin] = index;
    return index;
  };
}

/** Where in a palette the colour stands that is nearest to another. */
export function nearestIn(palette: Uint8Array, red: number, green: number, blue: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < palette.length; at += 3) {
    const [r, g, b] = [(palette[at] ?? 0) - red, (palette[at + 1] ?? 0) - green, (palette[at + 2] ?? 0) - blue];
    const away = r * r * 2 + g * g * 4 + b * b * 3;
    if (away < least) [best, least] = [at / 3, away];
  }
  return best;
}

const channels = [(bin: number) => (bin >> 11) << 1, (bin: number) => (bin >> 5) & 63, (bin: number) => (bin & 31) << 1] as const;

interface Box {
  bins: number[];
  pixels: number;
  /** Longest edge, and the channel it runs along. */
  spread: number;
  along: (bin: number) => number;
}

/** Median cut: the box whose cut gains most is halved until there are enough. */
function reduce(count: Uint32Array, sums: Float64Array, colours: number): { palette: Uint8Array; indexOf: Uint8Array } {
  const used = [...count.keys()].filter((bin) => count[bin] !== 0);
  const boxes = [boxOf(used, count)];
  while (boxes.length < colours) {
    const widest = boxes.reduce((best, box) => (box.spread * Math.sqrt(box.pixels) > best.spread * Math.sqrt(best.pixels) ? box : best));
    if (widest.spread === 0) break;
    const [low, high] = halves(widest, count);
    boxes.splice(boxes.indexOf(widest), 1, boxOf(low, count), boxOf(high, count));
  }
  const indexOf = new Uint8Array(65536);
  const palette = new Uint8Array(boxes.length * 3);
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
