import { expect, it } from 'vitest';
import {
  type BranchMove,
  branchReel,
  branchSteps,
  Divergence,
  noAutoAnswers,
  open,
  playSheet,
  reelOfOrders,
  seeded,
  seededDie,
  shownAt,
  withNext,
  withoutLast,
} from '../../lib/engine';
import { aa1941 } from '../../lib/games/axis-allies';

const options = aa1941.optionsSchema.parse({});
const die = seededDie(seeded('branch'));
const { state, draws } = open(aa1941, options, die);
const tried = (orders: string[]): BranchMove[] =>
  playSheet(
    aa1941,
    state,
    { seat: 'ussr-uk-usa', decision: null, orders, via: 'web', language: 'en' },
    noAutoAnswers(() => die),
  ).entries.map(({ seat, decision, order, draws, via }) => ({ seat, decision, order, draws, via: via === 'web' ? 'web' : 'forced' }));
const moves = tried(['BUY 1 infantry', 'MOVE 3 infantry: Karelia > West Russia', 'END', 'BATTLE West Russia']);

it('a branch carries its orders out with the dice they threw, and leaves the position as it was', () => {
  const before = JSON.stringify(state);
  const steps = branchSteps(aa1941, state, moves as never);
  expect(steps).toHaveLength(moves.length);
  expect(moves.some(({ draws }) => draws.length > 0)).toBe(true);
  expect(JSON.stringify(state)).toBe(before);
  expect(JSON.stringify(branchSteps(aa1941, state, moves as never))).toBe(JSON.stringify(steps));
});

it('a branch that the rules refuse, or that threw other dice, says at which order', () => {
  const refused = (changed: object[]) => {
    try {
      branchSteps(aa1941, state, changed as never);
    } catch (error) {
      return error instanceof Divergence ? error.seq : error;
    }
    return 'none';
  };
  expect(refused(moves.map((move, i) => (i === 1 ? { ...move, seat: 'germany-japan' } : move)))).toBe(2);
  const rolled = moves.findIndex(({ draws }) => draws.length > 0);
  expect(refused(moves.map((move, i) => (i === rolled ? { ...move, draws: [] } : move)))).toBe(rolled + 1);
});

it('a branch is looked at like the game it goes on from', () => {
  const base = reelOfOrders(aa1941, { options, rules: aa1941.rules, draws } as never);
  const reel = branchReel(base as never, aa1941, 0, branchSteps(aa1941, state, moves as never));
  expect(reel.last).toBe(moves.length);
  const shown = shownAt({ game: aa1941, reel, eyes: 'everyone', language: 'en' }, { seq: 2, die: null });
  expect(shown.entry?.written).toMatch(/^MOVE 3 infantry/);
  expect(shown.painting.arrows.length).toBeGreaterThan(0);
  expect(reel.view(0, 'public')).toEqual(base.view(0, 'public'));
  expect(reel.isTakenBack(2)).toBe(false);
  expect(() => reel.frame(moves.length + 1)).toThrow(RangeError);
});

it('goes back and on by orders given by hand, with what followed from each', () => {
  const vias = (text: string) => [...text].map((each) => ({ via: each === 'w' ? 'web' : 'forced' }) as const);
  expect([4, 3, 2, 1, 0].map((at) => withoutLast(vias('wffw'), at))).toEqual([3, 0, 0, 0, 0]);
  expect([0, 1, 3, 4].map((at) => withNext(vias('wffw'), at))).toEqual([3, 3, 4, 4]);
});
