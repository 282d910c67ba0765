import { type Corner, edgesOf, inside } from './outline';

/** An upright rectangle in millimetres. */
export interface Rectangle {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Width by height: counters lie in rows, names are long. */
const proportions = [0.8, 1.1, 1.5, 2, 2.8];
/** Wider or higher than this a rectangle is not worth more. */
const enough = { w: 62, h: 46 };

/** A large rectangle that `holds` allows, its middle among `middles`. */
function largest(middles: readonly Corner[], holds: (rectangle: Rectangle) => boolean): Rectangle | null {
  let best: Rectangle | null = null;
  let worth = 0;
  for (const [cx, cy] of middles) {
    for (const proportion of proportions) {
      const at = (w: number): Rectangle => ({ x: cx - w / 2, y: cy - w / proportion / 2, w, h: w / proportion });
      const worthOf = ({ w, h }: Rectangle) => Math.min(w, enough.w) * Math.min(h, enough.h) * (h < 16 ? 0.6 : 1);
      let low = Math.sqrt(worth * proportion);
      if (!holds(at(Math.max(low, 1)))) continue;
      let high = 110;
      while (high - low > 0.7) {
        const middle = (low + high) / 2;
        if (holds(at(middle))) low = middle;
        else high = middle;
      }
      const found = at(low);
      if (worthOf(found) > worth) [best, worth] = [found, worthOf(found)];
    }
  }
  return best;
}

/** A rectangle crosses no edge when no edge has a point inside it. */
function crosses({ x, y, w, h }: Rectangle, [ax, ay]: Corner, [bx, by]: Corner): boolean {
  let from = 0;
  let to = 1;
  const clips: [number, number][] = [
    [ax - bx, ax - x],
    [bx - ax, x + w - ax],
    [ay - by, ay - y],
    [by - ay, y + h - ay],
  ];
  for (const [step, room] of clips) {
    if (step === 0) {
      if (room < 0) return false;
      continue;
    }
    const at = room / step;
    if (step < 0) from = Math.max(from, at);
    else to = Math.min(to, at);
  }
  return from < to;
}

const grid = ({ x, y, w, h }: Rectangle, steps: number): Corner[] =>
  Array.from(
    { length: steps * steps },
    (_, i): Corner => [x + (w * ((i % steps) + 0.5)) / steps, y + (h * (Math.floor(i / steps) + 0.5)) / steps],
  );

export function boundsOf(outline: readonly Corner[]): Rectangle {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Room for name and counters inside a zone. */
export function roomInside(outline: readonly Corner[], frame: { width: number; height: number }): Rectangle {
  const bounds = boundsOf(outline);
  const edges = edgesOf(outline);
  const middles = grid(bounds, 14).filter(([x, y]) => inside(outline, { x, y }));
  const found = largest(middles, (rectangle) => within(rectangle, frame) && !edges.some(([a, b]) => crosses(rectangle, a, b)));
  return found ?? { ...bounds };
}

const within = ({ x, y, w, h }: Rectangle, { width, height }: { width: number; height: number }): boolean =>
  x >= 1 && y >= 1 && x + w <= width - 1 && y + h <= height - 1;

/** Room on the open water: a rectangle clear of every outline. */
export function roomAtSea(outlines: readonly (readonly Corner[])[], frame: { width: number; height: number }): Rectangle {
  const edges = outlines.flatMap(edgesOf);
  const whole = { x: 0, y: 0, w: frame.width, h: frame.height };
  const middles = grid(whole, 20).filter(([x, y]) => !outlines.some((outline) => inside(outline, { x, y })));
  const found = largest(middles, (rectangle) => within(rectangle, frame) && !edges.some(([a, b]) => crosses(rectangle, a, b)));
  return found ?? whole;
}
