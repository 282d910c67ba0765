import { describe, expect, it } from 'vitest';
import { momentsOf, sinceOwn } from '@/app/_board/log-parts';
import type { LogEntry } from '@/lib/play/types';

const entry = (seq: number, seat: string, via: LogEntry['via'], momentName = 'm'): LogEntry => ({
  ...{ seq, seat, via, momentName, order: null, draws: null, lines: [], at: '', takenBack: false },
  moment: { round: 1, power: null, phase: 'p' },
});

describe('what happened since I was last here', () => {
  it('begins with the outcome of my own last order', () => {
    const entries = [entry(1, 'me', 'web'), entry(2, 'you', 'web'), entry(3, 'me', 'mail'), entry(4, 'you', 'bot')];
    const { since, earlier } = sinceOwn(entries, ['me']);
    expect(since.map(({ seq }) => seq)).toEqual([3, 4]);
    expect(earlier.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('does not take an automatic answer of mine for a visit', () => {
    const entries = [entry(1, 'me', 'api'), entry(2, 'you', 'web'), entry(3, 'me', 'standing'), entry(4, 'me', null)];
    expect(sinceOwn(entries, ['me']).since.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('is everything for who never gave an order', () => {
    const entries = [entry(1, 'you', 'web'), entry(2, 'me', 'forced')];
    expect(sinceOwn(entries, ['me'])).toEqual({ since: entries, earlier: [] });
    expect(sinceOwn([], ['me'])).toEqual({ since: [], earlier: [] });
  });

  it('falls into runs of the same moment', () => {
    const entries = [entry(1, 'a', 'web', 'x'), entry(2, 'a', 'web', 'x'), entry(3, 'a', 'web', 'y'), entry(4, 'a', 'web', 'x')];
    expect(momentsOf(entries).map((run) => run.map(({ seq }) => seq))).toEqual([[1, 2], [3], [4]]);
  });
});
