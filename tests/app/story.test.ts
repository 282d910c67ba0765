import { describe, expect, it } from 'vitest';
import { axesOf, roundTicks, stepPath } from '../../app/_story/chart-shapes';
import { bySide, haveSides } from '../../app/_story/lines';

const side = (owner: string) => ({ owner, name: owner });

describe('lines of a chart', () => {
  const lines = [
    { owner: 'ussr', name: 'USSR', side: side('allies'), values: [1, 2, null] },
    { owner: 'uk', name: 'UK', side: side('allies'), values: [10, 20, null] },
    { owner: 'germany', name: 'Germany', side: side('axis'), values: [null, 5, 6] },
  ];

  it('are summed by side, where there is something to sum', () => {
    expect(haveSides(lines)).toBe(true);
    expect(haveSides(lines.slice(1))).toBe(false);
    expect(bySide(lines).map(({ owner, values }) => [owner, values])).toEqual([
      ['allies', [11, 22, null]],
      ['axis', [null, 5, 6]],
    ]);
  });
});

describe('a chart', () => {
  const axes = axesOf({ width: 440, height: 200, points: 5 }, [3, 18], [0, 4]);

  it('has room for every figure, from a round one to a round one', () => {
    expect(axes.ticks[0]).toBe(0);
    expect(axes.ticks.at(-1)).toBeGreaterThanOrEqual(18);
    expect(axes.y(18)).toBeLessThan(axes.y(3));
  });

  it('reads the point that is nearest, and never one that is not there', () => {
    expect([-50, axes.x(0), axes.x(2) + 3, 9999].map(axes.nearest)).toEqual([0, 0, 2, 4]);
  });

  it('goes in steps, and has a gap where a figure is missing', () => {
    expect(stepPath(axes, [4, 8, null, 8, 8]).match(/M/g)).toHaveLength(2);
    const [from, across, up] = [...stepPath(axes, [4, 8]).matchAll(/([\d.]+),([\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(across?.[1]).toBe(from?.[1]);
    expect(up?.[0]).toBe(across?.[0]);
    expect(up?.[1]).toBeCloseTo(axes.y(8), 2);
  });

  it('numbers rounds where they begin, fewer where there is no room', () => {
    const points = Array.from({ length: 41 }, (_, i) => ({ round: Math.ceil(i / 2) }));
    expect(roundTicks(points, 2000)).toHaveLength(20);
    expect(roundTicks(points, 260).length).toBeLessThanOrEqual(10);
    expect(roundTicks(points, 260)[0]).toEqual({ index: 1, round: 1 });
  });
});
