import { remember } from '../../../engine';
import { type EventId, eventIds, type Side } from '../orders';
import type { State } from '../types';
import { checkTiming, eventZones } from './events';
import { bombings, lures } from './missions';

/** Events the side may play now, with some place to take effect. */
export const playable = (state: State, side: Side): EventId[] =>
  remember(state, `events ${side}`, () =>
    eventIds.filter((event) => checkTiming(state, side, event) === null && eventZones(state, side, event).length > 0),
  );

/** What a side may do at any moment of either impulse: bomb, have partisans draw a cube, play an event. */
export function hasActs(state: State, side: Side): boolean {
  return remember(state, `acts ${side}`, () => {
    if (playable(state, side).length > 0 || bombings(state, side).length > 0) return true;
    return side === 'allied' && lures(state).length > 0;
  });
}
