import type { State, View } from '../state';
import type { Unit } from '../types';
import { antiAirOf } from './air';
import { type Aim, aimOf } from './attack';
import { shotAt } from './defensive-fire';
import { shotAtUnit } from './shooting';
import { shooters, stepUnderWay } from './walking';

/** Who may shoot now at who moves or flies. */
export const ableToShoot = (state: State | View): Unit[] => (state.flight ? antiAirOf(state) : shooters(state));

/** The shot that a unit may make now at who moves or flies, with its numbers; null: it may make none. */
export function shotNow(state: State | View, shooter: Unit): Aim | null {
  const { walk, flight } = state;
  const plane = flight && state.units.find(({ id }) => id === flight.unit);
  if (plane) return made(aimOf(shotAtUnit(state, shooter, plane, { kind: 'defensive' })));
  const step = stepUnderWay(state);
  return step && walk?.place ? made(aimOf(shotAt(step, shooter, walk.place))) : null;
}

const made = (aim: Aim | string): Aim | null => (typeof aim === 'string' ? null : aim);
