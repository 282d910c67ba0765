import type { Rng } from '../../../engine';

/** The rules want dice that have not been thrown. One for all: it is caught where it is thrown, and nobody looks where it came from. */
export const wanted = new Error('more dice are wanted');

/** Dice out of a list, throw by throw; behind the last `wanted` is thrown. `used`: how many throws were taken so far. */
export function handed(thrown: readonly (readonly number[])[]): Rng & { used(): number } {
  let next = 0;
  return {
    used: () => next,
    roll(_label, count) {
      if (count === 0) return [];
      const dice = thrown[next];
      if (!dice) throw wanted;
      next++;
      return [...dice];
    },
  };
}
