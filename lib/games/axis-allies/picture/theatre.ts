import { editionOf } from '../editions';
import { hasEnemies, isHostileLand, isSea } from '../rules/spaces';
import { ownStacks } from '../rules/units';
import type { SpaceId, View } from '../types';
import { openBattles } from './battles';

/** The battles that are announced or on with what lies around them, else where the power whose turn it is meets its enemies. */
export function theatre(view: View): SpaceId[] {
  const { around } = editionOf(view);
  const battles = openBattles(view);
  if (battles.length > 0) return [...new Set(battles.flatMap((space) => [space, ...(around[space] ?? [])]))];
  const { power } = view;
  const isEnemy = (space: SpaceId) => hasEnemies(view, space, power) || isHostileLand(view, space, power);
  const held = Object.keys(view.spaces).filter((space) => ownStacks(view, space).length > 0 && !isSea(view, space));
  return held.flatMap((space) => {
    const enemies = (around[space] ?? []).filter(isEnemy);
    return enemies.length > 0 ? [space, ...enemies] : [];
  });
}
