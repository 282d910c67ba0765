import { declaredBattles } from '../rules/battles';
import type { SpaceId, View } from '../types';

/** Spaces with a battle that is announced, waiting or on. */
export function openBattles(view: View): SpaceId[] {
  if (view.phase === 'combat-move') return declaredBattles(view).map((each) => each.space);
  const { battle, landing, pending = [] } = view.combat ?? { battle: null };
  return [battle, landing, ...pending].flatMap((each) => (each ? [each.space] : []));
}
