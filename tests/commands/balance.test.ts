import { describe, expect, it } from 'vitest';
import { figures, transportsLost } from '../../lib/commands/bench/balance';

const played = { side: 'axis', reason: 'victory-long', rounds: 12, transportsBuilt: 10, transportsLost: 4 } as const;

describe('the balance of 1941', () => {
  it('counts wins of the Axis among games that somebody wins, and victories among all', () => {
    const games = [
      played,
      { ...played, side: 'allies', rounds: 30 } as const,
      { ...played, reason: 'round-limit', rounds: 40 },
      { ...played, side: null, reason: 'round-limit', rounds: 40 },
    ];
    expect(figures('balance', games)).toEqual({
      'balance.axis_pct': { value: 66.7, unit: '%' },
      'balance.victory_pct': { value: 50, unit: '%' },
      'balance.rounds_p50': { value: 40, unit: 'rounds' },
    });
  });

  it('counts transports lost for every hundred built in all games together', () => {
    expect(transportsLost([played, { ...played, transportsBuilt: 30, transportsLost: 0 }])).toBe(10);
    expect(transportsLost([{ ...played, transportsBuilt: 0, transportsLost: 0 }])).toBe(0);
  });
});
