import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoop } from '../../lib/worker/loop';

const soon = (milliseconds = 20) => vi.advanceTimersByTimeAsync(milliseconds);
const forgive = () => undefined;

describe('the loop of a worker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs at once, and again when it is woken', async () => {
    let runs = 0;
    const loop = startLoop({ name: 'test', run: async () => ++runs && 60_000, failed: forgive });
    await soon();
    expect(runs).toBe(1);
    loop.wake();
    await soon();
    expect(runs).toBe(2);
    await loop.stop();
  });

  it('runs once more when it was woken during a run, so that no bell is lost', async () => {
    let runs = 0;
    let finish: () => void = forgive;
    const loop = startLoop({
      name: 'test',
      run: () => {
        runs++;
        return new Promise((resolve) => {
          finish = () => resolve(60_000);
        });
      },
      failed: forgive,
    });
    await soon();
    loop.wake();
    loop.wake();
    expect(runs).toBe(1);
    finish();
    await soon();
    expect(runs).toBe(2);
    finish();
    await loop.stop();
  });

  it('looks again after the pause a run asked for', async () => {
    let runs = 0;
    const loop = startLoop({ name: 'test', run: async () => (++runs < 3 ? 5 : 60_000), failed: forgive });
    await soon(60);
    expect(runs).toBe(3);
    await loop.stop();
  });

  it('survives a run that throws, and does not let a bell turn failure into haste', async () => {
    const failures: unknown[] = [];
    let runs = 0;
    const loop = startLoop({
      name: 'test',
      async run() {
        runs++;
        throw new Error('no database');
      },
      failed: (error) => failures.push(error),
    });
    await soon();
    for (let i = 0; i < 5; i++) loop.wake();
    await soon();
    expect([runs, failures.length]).toEqual([1, 1]);
    await loop.stop();
  });

  it('ends after the run under way, which is told', async () => {
    let told = false;
    const loop = startLoop({
      name: 'test',
      async run(signal) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        told = true;
        return 0;
      },
      failed: forgive,
    });
    await soon();
    await loop.stop();
    expect(told).toBe(true);
  });
});
