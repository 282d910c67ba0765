import { describe, expect, it } from 'vitest';
import { fuzz, type GameModule } from '../../lib/engine';
import type { RidgesKinds } from '../../lib/games/ridges/types';
import { ridges } from '../support/ridges';

const run = (change: Partial<GameModule<RidgesKinds>>) => fuzz({ ...ridges, ...change }, { games: 20, seed: 'test' });

describe('the fuzzer', () => {
  it('counts what it played and finds nothing in a sound game', () => {
    const so = run({});
    expect(so).toMatchObject({ games: 20, unfinished: 0, violations: [] });
    expect(so.orders).toBeGreaterThan(200);
  });

  it('plays the same games for the same seed', () => {
    expect(run({})).toEqual(run({}));
  });

  it('counts games that do not end', () => {
    expect(fuzz(ridges, { games: 3, seed: 'test', most: 4 })).toMatchObject({ unfinished: 3, violations: [] });
  });

  it.each<[string, Partial<GameModule<RidgesKinds>>, RegExp]>([
    [
      'a broken invariant',
      { invariants: ({ round }) => (round > 1 ? ['round too high'] : []) },
      /^seed test-1, order \d+: round too high$/,
    ],
    ['prompts that offer illegal orders', { check: () => ({ ok: false, error: [{ code: 'E', text: 'never' }] }) }, /never/],
    ['a game that stops asking', { decisions: (state) => (state.round > 1 ? [] : ridges.decisions(state)) }, /nothing is asked/],
    ['notation that reads as something else', { format: () => 'DEPLOY 99' }, /is read as/],
    [
      'rules that throw',
      {
        apply: () => {
          throw new Error('lost');
        },
      },
      /order 2: lost/,
    ],
  ])('finds %s and says with which seed', (_what, change, expected) => {
    const { violations } = run(change);
    expect(violations.length).toBeGreaterThan(0);
    expect(violations[0]).toMatch(expected);
  });

  it('finds rules that depend on something outside the log', () => {
    let calls = 0;
    const forgetful = run({
      invariants: () => [],
      apply: (state, move, rng) => ridges.apply({ ...state, prize: state.prize + (calls++ % 7) }, move, rng),
    });
    expect(forgetful.violations.join()).toMatch(/entry \d+: the state's checksum/);
  });
});
