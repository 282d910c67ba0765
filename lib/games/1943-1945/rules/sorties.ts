import { follows } from '../quirks';
import type { Side, State, ZoneId } from '../types';
import { factsOf } from './board';

/** Missions are their owner's, whoever takes the zone in the same turn; under rules 1 they were the zone's. */
const sortieKey = (state: State, side: Side, zone: ZoneId): string => (follows(state, 'ownMissions') ? `${side} ${zone}` : zone);

/** Planes that may fly missions from the zone in a turn. */
export const runways = (state: State, zone: ZoneId): number => (factsOf(state, zone).airport ? 2 : 1);

/** Missions planes of a zone may still fly this turn. */
export const missionsLeft = (state: State, side: Side, zone: ZoneId): number =>
  runways(state, zone) - (state.sorties[sortieKey(state, side, zone)] ?? 0);

/** So many planes more (or less) are engaged for a mission from the zone. */
export function countSorties(state: State, side: Side, zone: ZoneId, change: number): void {
  const key = sortieKey(state, side, zone);
  const flown = (state.sorties[key] ?? 0) + change;
  if (flown > 0) state.sorties[key] = flown;
  else delete state.sorties[key];
}
