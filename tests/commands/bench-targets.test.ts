import { describe, expect, it } from 'vitest';
import { aimOf } from '../../lib/commands/bench/targets';

describe('targets of the benchmark', () => {
  const aim = (name: string, value: number | null) => aimOf(name, { value, unit: '' });

  it('stand behind a figure, and say when it misses them', () => {
    expect([aim('review.seek.p99_ms', 16), aim('review.seek.p99_ms', 16.1)]).toEqual([' (at most 16)', ' (at most 16: missed)']);
    expect([aim('board.pan.fps_p5', 60), aim('board.pan.fps_p5', 59.9)]).toEqual([' (at least 60)', ' (at least 60: missed)']);
  });

  it('are none where a figure only tells something, and missed by none that was not measured', () => {
    expect([aim('balance.aa-1941.rounds_p50', 9), aim('board.nodes', null)]).toEqual(['', ' (at most 3000)']);
  });
});
