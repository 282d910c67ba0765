import { describe, expect, it } from 'vitest';
import { battlesIn, filtered, firstUnseen, turnsOf } from '@/app/_board/log-parts';
import type { LogEntry } from '@/lib/play/log/log-entry';

const entry = (seq: number, seat: string, via: LogEntry['via'], momentName = 'm'): LogEntry => ({
  ...{
    seq,
    seat,
    by: seat,
    via,
    momentName,
    order: null,
    written: null,
    draws: null,
    lines: [],
    volleys: [],
    space: null,
    isFight: false,
    at: '',
    takenBack: false,
  },
  moment: { round: 1, power: null, phase: 'p' },
});

describe('the log of a table', () => {
  it('is narrowed to a power, to fights, to dice, to words however they are written', () => {
    const entries: LogEntry[] = [
      { ...entry(1, 'a', 'web'), written: 'MUOVI 1 fanteria: Élite > Oz', draws: [] },
      { ...entry(2, 'b', 'bot'), isFight: true, lines: ['Kiev falls.'], draws: [{ label: 'fire', sides: 6, values: [3] }] },
      { ...entry(3, 'a', 'forced'), draws: [{ label: 'rocket', sides: 6, values: [1] }] },
    ];
    const seen = (filter: object) =>
      filtered(entries, { text: '', by: '', kind: 'all', battle: '', ...filter }, new Map()).map(({ seq }) => seq);
    expect(seen({})).toEqual([1, 2, 3]);
    expect(seen({ by: 'a' })).toEqual([1, 3]);
    expect(seen({ kind: 'fights' })).toEqual([2]);
    expect(seen({ kind: 'dice' })).toEqual([2, 3]);
    expect(seen({ by: 'a', kind: 'dice' })).toEqual([3]);
    expect(seen({ text: 'elite' })).toEqual([1]);
    expect(seen({ text: 'KIEV' })).toEqual([2]);
    expect(seen({ text: 'kiev', by: 'a' })).toEqual([]);
  });

  it('falls into turns, phases and battles, one of which can be looked at alone', () => {
    const at = (seq: number, momentName: string, fight: string | null = null): LogEntry => ({
      ...entry(seq, 'a', 'web', momentName),
      ...{ isFight: fight !== null, space: fight },
    });
    const entries = [
      at(1, 'Round 1, Germany, move'),
      at(2, 'Round 1, Germany, move', 'kiev'),
      at(3, 'Round 1, Germany, combat'),
      at(4, 'Round 1, Germany, combat', 'kiev'),
      at(5, 'Round 1, Germany, combat'),
      at(6, 'Round 1, Germany, combat', 'oz'),
      at(7, 'Round 1, Japan, combat', 'kiev'),
      at(8, 'Round 1, Japan, placing'),
    ];
    const battles = battlesIn(entries);
    const shape = turnsOf(entries, battles).map(({ name, phases }) => [
      name,
      phases.map((phase) => [phase.name, phase.runs.map((run) => [run.battle?.space ?? null, run.entries.map(({ seq }) => seq)])]),
    ]);
    expect(shape).toEqual([
      [
        'Round 1, Germany',
        [
          [
            'move',
            [
              [null, [1]],
              ['kiev', [2]],
            ],
          ],
          [
            'combat',
            [
              ['kiev', [3, 4]],
              [null, [5]],
              ['oz', [6]],
            ],
          ],
        ],
      ],
      [
        'Round 1, Japan',
        [
          ['combat', [['kiev', [7]]]],
          ['placing', [[null, [8]]]],
        ],
      ],
    ]);
    const filter = { text: '', by: '', kind: 'all', battle: battles.get(4)?.id ?? '' } as const;
    expect(filtered(entries, filter, battles).map(({ seq }) => seq)).toEqual([2, 3, 4]);
    expect(battles.get(7)?.turn).toBe('Round 1, Japan');
  });

  it('is new from the first entry since the last visit that the reader did not give themselves', () => {
    const entries = [
      { ...entry(1, 'b', 'web'), at: '2026-03-01T08:00:00.000Z' },
      { ...entry(2, 'a', 'mail'), at: '2026-03-01T10:00:00.000Z' },
      { ...entry(3, 'a', 'deadline'), at: '2026-03-01T11:00:00.000Z' },
    ];
    const seenAt = '2026-03-01T09:00:00.000Z';
    expect(firstUnseen(entries, { seenAt, seats: ['a'] })).toBe(3);
    expect(firstUnseen(entries, { seenAt, seats: ['b'] })).toBe(2);
    expect(firstUnseen(entries, { seenAt: entries[2]?.at ?? '', seats: ['a'] })).toBeNull();
    expect(firstUnseen(entries, { seenAt: null, seats: ['a'] })).toBeNull();
  });
});
