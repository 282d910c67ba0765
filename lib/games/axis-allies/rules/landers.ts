import type { Declared, Power, SpaceId, State, UnitType } from '../types';
import { stacksAt } from './stacks';

/** Troops that transports will bring ashore in a battle that is announced. */
export function landersOn(state: State, { space, kind }: Declared): { owner: Power; type: UnitType; count: number }[] {
  if (kind === 'sea') return [];
  return Object.keys(state.spaces).flatMap((zone: SpaceId) =>
    stacksAt(state, zone).flatMap(({ assault, count }) =>
      assault?.target === space ? assault.lands.map(({ owner, type }) => ({ owner, type, count })) : [],
    ),
  );
}
