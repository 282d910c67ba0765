import { abilities } from '../effects';
import { rangeOf } from '../map/hexes';
import type { State, View } from '../state';
import type { Unit } from '../types';
import { aimOf } from './attack';
import { abilitiesOf, afoot, isAircraft, isMarked } from './battle';
import { mayShoot } from './defensive-fire';
import { shotAtUnit } from './shooting';

type Known = State | View;

/** Aircraft of a side that may fly now: not over the map yet, not disrupted, and not driven off in this turn. */
export const toFly = (state: Known, side: string): Unit[] =>
  state.units.filter(
    (unit) =>
      unit.side === side && isAircraft(state, unit) && unit.hex === null && unit.disrupted === 'no' && !isMarked(unit, 'turn', 'flown'),
  );

/** Who may shoot at an aircraft that has just come. */
export function antiAirOf(state: Known): Unit[] {
  const { flight } = state;
  const plane = flight && state.units.find(({ id }) => id === flight.unit);
  if (!plane || plane.hex === null) return [];
  const { hex } = plane;
  return afoot(state).filter((unit) => {
    if (unit.side === plane.side || unit.hex === null || !mayShoot(state, unit)) return false;
    const reach = abilities.ask('onAntiAir', abilitiesOf(state, unit), { battle: state, unit });
    if (reach === null || rangeOf(unit.hex, hex) > reach) return false;
    return typeof aimOf(shotAtUnit(state, unit, plane, { kind: 'defensive' })) !== 'string';
  });
}
