import { describe, expect, it } from 'vitest';
import { momentsOf } from '@/app/_board/log-parts';
import type { LogEntry } from '@/lib/play/log/log-entry';

const entry = (seq: number, seat: string, via: LogEntry['via'], momentName = 'm'): LogEntry => ({
  ...{ seq, seat, by: seat, via, momentName, order: null, written: null, draws: null, lines: [], space: null, at: '', takenBack: false },
  moment: { round: 1, power: null, phase: 'p' },
});

describe('the log of a table', () => {
  it('falls into runs of the same moment', () => {
    const entries = [entry(1, 'a', 'web', 'x'), entry(2, 'a', 'web', 'x'), entry(3, 'a', 'web', 'y'), entry(4, 'a', 'web', 'x')];
    expect(momentsOf(entries).map((run) => run.map(({ seq }) => seq))).toEqual([[1, 2], [3], [4]]);
  });
});
