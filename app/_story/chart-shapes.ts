'use client';

import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';

/** Room of a chart around its lines, in pixels. */
export const margin = { top: 12, right: 18, bottom: 26, left: 40 };

/** Places of a chart: points from left to right, figures from below. */
export interface Axes {
  x(index: number): number;
  y(figure: number): number;
  /** Which point is nearest to a place. */
  nearest(x: number): number;
  /** Figures with a line across. */
  ticks: number[];
}

/** Axes for so many points and the figures among them. `least` and `most` are in any case in sight. */
export function axesOf(
  { width, height, points }: { width: number; height: number; points: number },
  figures: readonly number[],
  [least, most]: readonly [number, number],
): Axes {
  const x = scaleLinear([0, Math.max(1, points - 1)], [margin.left, width - margin.right]);
  const y = scaleLinear([Math.min(least, ...figures), Math.max(most, ...figures)], [height - margin.bottom, margin.top]).nice(4);
  return {
    x,
    y,
    nearest: (at) => Math.max(0, Math.min(points - 1, Math.round(x.invert(at)))),
    ticks: y.ticks(4),
  };
}

/** A line in steps, as a figure holds until the next one; there is none where a figure is missing. */
export const stepPath = ({ x, y }: Axes, values: readonly (number | null)[]): string =>
  line<number | null>(
    (_, i) => x(i),
    (value) => y(value ?? 0),
  )
    .defined((value) => value !== null)
    .curve(curveStepAfter)([...values]) ?? '';

/** The same, straight from point to point. */
export const straightPath = ({ x, y }: Axes, values: readonly number[]): string => line<number>((_, i) => x(i), y)([...values]) ?? '';

/** The band around zero that is so wide on either side. */
export const bandPath = ({ x, y }: Axes, halves: readonly number[]): string =>
  area<number>(
    (_, i) => x(i),
    (half) => y(-half),
    (half) => y(half),
  )([...halves]) ?? '';

/** The band between a lower and an upper line. */
export const corridorPath = ({ x, y }: Axes, lows: readonly number[], highs: readonly number[]): string =>
  area<number>(
    (_, i) => x(i),
    (low) => y(low),
    (_, i) => y(highs[i] ?? 0),
  )([...lows]) ?? '';

/** Where rounds begin among points, thinned out so that their numbers have room. */
export function roundTicks(points: readonly { round: number }[], pixels: number): { index: number; round: number }[] {
  const starts = points.flatMap(({ round }, index) => (index > 0 && round !== points[index - 1]?.round ? [{ index, round }] : []));
  const every = Math.max(1, Math.ceil((starts.length * 26) / Math.max(1, pixels)));
  return starts.filter((_, i) => i % every === 0);
}
