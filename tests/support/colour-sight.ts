/** How far colours lie apart, for eyes of every kind. Colours are `#rrggbb`. */

export type Sight = 'printed' | 'deutan' | 'protan' | 'tritan';

type Triple = [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const matrices: Record<Exclude<Sight, 'printed'>, Triple[]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (rows: Triple[], [r, g, b]: Triple): Triple => rows.map(([x, y, z]) => x * r + y * g + z * b) as Triple;

function lightOf(colour: string): Triple {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Triple;
}

const toXyz: Triple[] = [
  [0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047],
  [0.2126, 0.7152, 0.0722],
  [0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883],
];

/** CIELAB as the eyes see it. */
function labOf(colour: string, sight: Sight): Triple {
  const light = sight === 'printed' ? lightOf(colour) : times(matrices[sight], lightOf(colour));
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = times(toXyz, light.map((c) => Math.min(1, Math.max(0, c))) as Triple).map(root) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The least distance of two of the colours in CIELAB: 2 can just be seen, from 20 on nobody confuses them. */
export function closest(colours: readonly string[], sight: Sight): number {
  const seen = colours.map((colour) => labOf(colour, sight));
  return Math.min(...seen.flatMap((a, i) => seen.slice(0, i).map((b) => Math.hypot(...a.map((v, k) => v - b[k]!)))));
}

/** Contrast as WCAG reckons it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dim, bright] = [a, b].map((each) => times(toXyz, lightOf(each))[1]).sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}
