import { editionOf } from '../editions';
import { declaredBattles } from '../rules/battles';
import { hasEnemies, isHostileLand, isSea } from '../rules/spaces';
import { ownStacks } from '../rules/units';
import type { SpaceId, View } from '../types';

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

/** Spaces with a battle that is announced, waiting or on. */
export function openBattles(view: View): SpaceId[] {
  if (view.phase === 'combat-move') return declaredBattles(view).map((each) => each.space);
  const { battle, landing, pending = [] } = view.combat ?? { battle: null };
  return [battle, landing, ...pending].flatMap((each) => (each ? [each.space] : []));
}
