import type { UnitType } from '../cards';
import type { Counter } from '../types';

/** An attack die succeeds with this and more. */
export const needed = 4;

export const successesOf = (dice: readonly number[], modifier: number): number => dice.filter((die) => die + modifier >= needed).length;

/** Successes among the sixes. */
export const sixesOf = (dice: readonly number[], modifier: number): number =>
  successesOf(
    dice.filter((die) => die === 6),
    modifier,
  );

/**
 * Hits of an attack (rulebook, "Successi"): none below the defense, one at it, two above it, three at twice the defense. `margin` is by how much it
 * must be exceeded for two, usually 1.
 */
export function hitsOf(successes: number, defense: number, margin = 1): number {
  if (successes < defense) return 0;
  if (successes >= 2 * defense) return 3;
  return successes >= defense + margin ? 2 : 1;
}

/** The counters that hits may bring, the first one first. */
const ladders: Readonly<Record<Exclude<UnitType, 'obstacle'>, readonly Counter[]>> = {
  soldier: ['disrupted', 'destroyed'],
  vehicle: ['disrupted', 'damaged', 'destroyed'],
  aircraft: ['disrupted', 'destroyed'],
};

/**
 * The face-down counters of a unit after hits of one attack more (rulebook, "Colpi"): they add up over all attacks of an assault phase. A vehicle that
 * is damaged already is destroyed instead of damaged again.
 */
export function countersAfter(
  before: readonly Counter[],
  hits: number,
  { type, damaged }: { type: Exclude<UnitType, 'obstacle'>; damaged: boolean },
): Counter[] {
  const ladder = damaged ? ladders[type].filter((counter) => counter !== 'damaged') : ladders[type];
  const done = before.includes('destroyed') ? ladder.length : ladder.findIndex((counter) => !before.includes(counter));
  return [...before, ...ladder.slice(done < 0 ? ladder.length : done).slice(0, hits)];
}

/** What a cover roll leaves of an attack's counters: one Disrupted, and not even that where there is one. */
export const covered = (before: readonly Counter[], hits: number): Counter[] =>
  hits > 0 && !before.includes('disrupted') ? [...before, 'disrupted'] : [...before];
