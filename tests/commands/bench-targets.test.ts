import { describe, expect, it } from 'vitest';
import { aimOf, isFailed } from '../../lib/commands/bench/targets';

describe('targets of the benchmark', () => {
  const aim = (name: string, value: number | null) => aimOf(name, { value, unit: '' });

  it('stand behind a figure, and say when it misses them', () => {
    expect([aim('review.seek.p99_ms', 16), aim('review.seek.p99_ms', 16.1)]).toEqual([' (at most 16)', ' (at most 16: missed)']);
    expect([aim('ratings.100000.s', 10), aim('ratings.100000.s', 10.1)]).toEqual([' (at most 10)', ' (at most 10: missed)']);
    expect([aim('board.pan.fps_p5', 60), aim('board.pan.fps_p5', 59.9)]).toEqual([' (at least 60)', ' (at least 60: missed)']);
  });

  it('are none where a figure only tells something, and missed by none that was not measured', () => {
    expect([aim('balance.aa-1941.rounds_p50', 9), aim('board.nodes', null)]).toEqual(['', ' (at most 3000)']);
  });

  it('are shared by figures of a kind', () => {
    expect([aim('scale.page.table.p95_ms', 101), aim('scale.round.hooks.p95_ms', 50)]).toEqual([' (at most 100: missed)', ' (at most 50)']);
    expect(aim('scale.submit.round_trips', 19)).toBe(' (at most 5: missed)');
  });

  it('fail the benchmark where a query reads more the more tables there are', () => {
    const failed = (name: string, value: number | null) => isFailed(name, { value, unit: '' });
    expect([failed('scale.page.desk.rows', 501), failed('scale.page.desk.rows', 500), failed('scale.page.desk.p95_ms', 501)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('fail the benchmark where a kill cost anything', () => {
    const failed = (value: number | null) => isFailed('mail.kill200.pairs', { value, unit: '' });
    expect([failed(1), failed(0), failed(null)]).toEqual([true, false, false]);
  });
});
