import { describe, expect, it } from 'vitest';
import { type Clash, oddsOf } from '../../../lib/games/1943-1945/odds';
import type { Force } from '../../../lib/games/1943-1945/pieces';
import type { Fighters } from '../../../lib/games/1943-1945/rules/dice';
import { given43, impulse } from './positions';

const { state } = given43().position(
  impulse('allied'),
  `17 (Allies): 1 cube
      09 (Axis): 1 cube`,
);
const side = (units: Force, more: Partial<Fighters> = {}): Fighters => ({
  ...{ units, line: false, tank: false, planeInside: false, plane: false, dropped: 0 },
  ...more,
});
const taken = (clash: Clash) => oddsOf(state, clash).taken;

describe('the odds of a combat', () => {
  it('of a cube against a cube: 5 in 36 a round that only the defender falls, 25 that nobody does', () => {
    const clash = { attack: side({ cube: 1 }), defence: side({ cube: 1 }) };
    expect(taken({ ...clash, rounds: 1 })).toBeCloseTo(5 / 36, 12);
    expect(taken({ ...clash, rounds: 3 })).toBeCloseTo((5 / 36) * (1 + 25 / 36 + (25 / 36) ** 2), 12);
    expect(oddsOf(state, { ...clash, rounds: 1 }).lost).toEqual({ attack: expect.closeTo(1 / 6, 12), defence: expect.closeTo(1 / 6, 12) });
  });

  it('count support: a plane makes 5 a hit, a tank with it 4, until the tank is engaged', () => {
    const defence = side({ cube: 1 });
    expect(taken({ attack: side({ cube: 1 }, { plane: true }), defence, rounds: 1 })).toBeCloseTo((2 / 6) * (5 / 6), 12);
    // the tank is engaged by the first loss: in the second round the cube hits with 5, and the tank rolls
    const attack = side({ cube: 1, tank: 1 }, { plane: true, tank: true });
    expect(taken({ attack, defence, rounds: 1, dealt: { attack: 1, defence: 0 } })).toBeCloseTo(1 - (4 / 6) ** 2, 12);
  });

  it('count losses that are due, a line, and what elites inflict without a die', () => {
    const attack = side({ cube: 4 });
    const dealt = { attack: 0, defence: 1 };
    expect(taken({ attack, defence: side({ cube: 1 }), rounds: 0, dealt })).toBe(1);
    expect(taken({ attack, defence: side({ cube: 1 }, { line: true }), rounds: 0, dealt })).toBe(0);
    expect(oddsOf(state, { attack, defence: side({ elite: 1 }), rounds: 1 }).lost.attack).toBeGreaterThanOrEqual(1);
  });

  it('give nothing to an attack that falls with the defence', () => {
    expect(taken({ attack: side({ cube: 1 }), defence: side({ cube: 1 }), rounds: 0, dealt: { attack: 1, defence: 1 } })).toBe(0);
  });
});
