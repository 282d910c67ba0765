import { clone } from '../canonical';
import type { GameModule, Kinds, Moment, Told } from '../game';
import { carryOut, Divergence, type Entry, mustBeLegal } from '../play';
import { tape } from '../rng';
import { heardBy } from './orders';
import type { Reel } from './reel';

/** An order tried behind a moment of a game, with the dice it threw there. `via` web: by hand; forced: for want of another answer. */
export type BranchMove<K extends Kinds = Kinds> = Pick<Entry<K>, 'seat' | 'decision' | 'order' | 'draws'> & { via: 'web' | 'forced' };

/** What a tried order led to. */
export interface BranchStep<K extends Kinds = Kinds> {
  move: BranchMove<K>;
  /** Where the game stood when it was given. */
  moment: Moment;
  told: Told<K>[];
  /** Behind it; not to be changed. */
  state: K['state'];
}

/**
 * Carries tried orders out behind a position, which stays as it is, with the dice they threw. Throws `Divergence`, counting from 1, at the first
 * that was not open or legal, or asked for other dice.
 */
export function branchSteps<K extends Kinds>(game: GameModule<K>, from: K['state'], moves: readonly BranchMove<K>[]): BranchStep<K>[] {
  const steps: BranchStep<K>[] = [];
  let state = from;
  for (const [i, move] of moves.entries()) {
    const moment = game.moment(state);
    try {
      mustBeLegal(game, state, move, i + 1);
      const rng = tape(move.draws);
      const done = carryOut(game, clone(state), move, rng);
      rng.end();
      state = done.state;
      steps.push({ move, moment, told: done.told, state });
    } catch (error) {
      if (error instanceof Divergence) throw error;
      throw new Divergence(i + 1, error instanceof Error ? error.message : String(error), { cause: error });
    }
  }
  return steps;
}

/** A game up to entry `from`, and behind it what was tried. */
export function branchReel<K extends Kinds>(base: Reel<K>, game: GameModule<K>, from: number, steps: readonly BranchStep<K>[]): Reel<K> {
  const step = (seq: number): BranchStep<K> => {
    const found = steps[seq - from - 1];
    if (!found) throw new RangeError(`a branch from entry ${from} has no entry ${seq}`);
    return found;
  };
  return {
    options: base.options,
    viewer: base.viewer,
    last: from + steps.length,
    frame(seq) {
      if (seq <= from) return base.frame(seq);
      const { move, moment } = step(seq);
      return { seq, seat: move.seat, moment, order: move.order, draws: move.draws, via: move.via, act: null, at: '' };
    },
    events: (seq, eyes) => (seq <= from ? base.events(seq, eyes) : step(seq).told.flatMap((each) => heardBy(each, eyes))),
    view(seq, eyes) {
      if (seq <= from) return base.view(seq, eyes);
      const { state } = step(seq);
      if (eyes === 'everyone') return game.openView ? game.openView(state) : game.view(state, 'public');
      return game.view(state, eyes);
    },
    state: (seq) => (seq <= from ? base.state(seq) : clone(step(seq).state)),
    isTakenBack: (seq) => seq <= from && base.isTakenBack(seq),
  };
}

/** How many of a branch's orders are left when the last one given by hand is taken off, with all that followed from it. */
export const withoutLast = (moves: readonly Pick<BranchMove, 'via'>[], at = moves.length): number =>
  Math.max(
    0,
    moves.slice(0, at).findLastIndex(({ via }) => via === 'web'),
  );

/** How many of a branch's orders are shown when the next one given by hand is added, with all that followed from it. */
export function withNext(moves: readonly Pick<BranchMove, 'via'>[], at: number): number {
  const next = moves.findIndex(({ via }, i) => i > at && via === 'web');
  return next < 0 ? moves.length : next;
}
