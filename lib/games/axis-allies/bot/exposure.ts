import type { SpaceId, Units } from '../types';
import { countUnits, fight } from './forces';
import type { Survey } from './survey';

/** Share of its worth that a territory loses beyond its price when the enemy may walk in, and the most of it. */
const walkIn = { share: 1.6, most: 4 };

/**
 * What the own side stands to lose in a territory that these units hold, in IPCs: the gain of the enemy that gains most by attacking,
 * nothing where none would.
 */
export function lossAt({ state, power, threats, worth }: Survey, territory: SpaceId, garrison: Units): number {
  const prize = worth(territory);
  let loss = 0;
  for (const { enemy, force } of threats(territory)) {
    if (countUnits(garrison) === 0) return prize + Math.min(walkIn.most, prize * walkIn.share);
    const { win, attackLoss, defenceLoss } = fight(state, force, garrison, 'land', { attacker: enemy, defender: power });
    loss = Math.max(loss, win * prize + defenceLoss - attackLoss);
  }
  return loss;
}

/** By how much fewer or more units in a territory change what may be lost there; positive when it gets better. */
export const reliefAt = (survey: Survey, territory: SpaceId, before: Units, after: Units): number =>
  lossAt(survey, territory, before) - lossAt(survey, territory, after);
