import { eventIds, type Side } from '../orders';
import type { State, ZoneId } from '../types';
import { events } from './events';

/** Those that say something while they last: asked on every step of every way. */
const barring = eventIds.filter((id) => events.answers(id, 'onPresence'));

/** An event keeps the side's forces from entering, leaving or fighting from the zone. */
export const isBarred = (state: State, zone: ZoneId, side: Side): boolean =>
  events.ask('onPresence', barring, { state, side, zone }) === 'cannot';

/** An event lets the side's forces in the zone outlive being out of supply. */
export const isSpared = (state: State, zone: ZoneId, side: Side): boolean =>
  events.ask('onHunger', eventIds, { state, side, zone }) === 'can';
