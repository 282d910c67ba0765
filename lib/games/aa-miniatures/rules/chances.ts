import type { Aim } from './attack';
import { hitsOf, needed } from './hits';

/** The chance of an attack die. */
export const dieChance = (modifier: number): number => Math.min(1, Math.max(0, (7 - needed + modifier) / 6));

/** How likely each number of successes is: 0 to the dice of the attack. */
export function successOdds({ dice, modifier }: Pick<Aim, 'dice' | 'modifier'>): number[] {
  const p = dieChance(modifier);
  let odds = [1];
  for (let i = 0; i < dice; i++) odds = [...odds, 0].map((share, k) => share * (1 - p) + (odds[k - 1] ?? 0) * p);
  return odds;
}

/** What an attack comes to, by printed dice alone: without what abilities make of fallen dice. */
export interface Chances {
  /** Expected successes. */
  successes: number;
  /** Chances of one hit at least, and of what destroys at once a soldier (two) and a vehicle (three), before cover. */
  hit: number;
  two: number;
  three: number;
  /** The chance that cover limits it. */
  cover: number;
}

export function chancesOf(aim: Pick<Aim, 'dice' | 'modifier' | 'defense' | 'margin' | 'cover' | 'isCovered'>): Chances {
  const odds = successOdds(aim);
  const least = (hits: number): number => odds.reduce((sum, share, n) => sum + (hitsOf(n, aim.defense, aim.margin) >= hits ? share : 0), 0);
  const cover = aim.cover === null ? 0 : aim.isCovered ? 1 : Math.min(1, Math.max(0, (7 - aim.cover) / 6));
  return { successes: odds.reduce((sum, share, n) => sum + share * n, 0), hit: least(1), two: least(2), three: least(3), cover };
}

/** The chance that a defensive shot stops its target, which cover saves whole. */
export const stopChance = (aim: Parameters<typeof chancesOf>[0]): number => {
  const { hit, cover } = chancesOf(aim);
  return hit * (1 - cover);
};
