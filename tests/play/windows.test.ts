import { afterEach, describe, expect, it, vi } from 'vitest';
import { Windows } from '../../lib/play/access/windows';

afterEach(() => {
  vi.restoreAllMocks();
});

/** How many windows are looked at while `work` is done, besides those that are asked for by their key. */
function lookedAt(work: () => void): number {
  let steps = 0;
  const { entries } = Map.prototype;
  const counted = function (this: Map<unknown, unknown>) {
    const all = entries.call(this);
    const { next } = all;
    all.next = () => {
      steps++;
      return next.call(all);
    };
    return all;
  };
  vi.spyOn(Map.prototype, 'entries').mockImplementation(counted);
  vi.spyOn(Map.prototype, Symbol.iterator).mockImplementation(counted);
  work();
  vi.restoreAllMocks();
  return steps;
}

describe('uses that are counted in windows of time', () => {
  it('count up to the end of their window and from 1 behind it, each key for itself', () => {
    const windows = new Windows();
    const counts = [0, 1, 9_999, 10_000].map((now) => windows.count('a', 10, now));
    expect(counts.map(({ resetsAt }) => resetsAt)).toEqual([10_000, 10_000, 10_000, 20_000]);
    expect(windows.count('a', 10, 10_001).count).toBe(2);
    expect(windows.count('b', 10, 10_001).count).toBe(1);
  });

  it('look at two further windows each, however many are open', () => {
    const uses = 30_000;
    const steps = lookedAt(() => {
      const windows = new Windows();
      for (let i = 0; i < uses; i++) windows.count(`key ${i}`, 60, 0);
      expect(windows.size).toBe(uses);
    });
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThanOrEqual(2 * uses);
  });

  it('throw away what is over: where keys come evenly and without end, twice the open windows are kept at most', () => {
    const windows = new Windows();
    let most = 0;
    // one use a millisecond, a window of a second: a thousand are open at once
    for (let now = 0; now < 50_000; now++) {
      windows.count(`key ${now}`, 1, now);
      most = Math.max(most, windows.size);
    }
    expect(most).toBeLessThanOrEqual(2_000 + 2);
  });

  it('never throw away a window that is open', () => {
    const windows = new Windows();
    windows.count('kept', 3_600, 0);
    for (let now = 1; now < 5_000; now++) windows.count(`key ${now}`, 0.01, now);
    expect(windows.count('kept', 3_600, 5_000).count).toBe(2);
  });
});
