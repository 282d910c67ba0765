import { antiAirOf } from './air';
import { aimOf } from './attack';
import { unitOf } from './battle';
import { change, mark, type Play, tell, unmark } from './changes';
import { attack, shotAtUnit } from './shooting';
import { nextFlight } from './turns';

export function fly(play: Play, id: string, hex: string): void {
  change(play, id, (unit) => ({ ...unit, hex }));
  mark(play, id, 'turn', 'flown');
  tell(play, { type: 'flown', unit: id, hex });
  play.state.flight = { unit: id };
  flyOn(play);
}

/** A shot at the aircraft; one that is disrupted turns away for this turn. */
export function shootAtPlane(play: Play, shooterId: string): void {
  const { state } = play;
  const { flight } = state;
  if (!flight) throw new Error('nobody flies');
  const [shooter, plane] = [unitOf(state, shooterId), unitOf(state, flight.unit)];
  const aim = aimOf(shotAtUnit(state, shooter, plane, { kind: 'defensive' }));
  mark(play, shooterId, 'phase', 'fired');
  if (typeof aim !== 'string' && attack(play, aim)) {
    change(play, flight.unit, (unit) => ({ ...unit, hex: null }));
    state.flight = null;
  }
  flyOn(play);
}

export function holdAntiAir(play: Play): void {
  for (const { id } of antiAirOf(play.state)) mark(play, id, 'phase', 'holds');
  flyOn(play);
}

/** Once nobody shoots any more, the other side puts its next aircraft on the map. */
function flyOn(play: Play): void {
  const { state } = play;
  if (antiAirOf(state).length > 0) return;
  state.flight = null;
  for (const { id } of state.units) unmark(play, id, 'phase', 'holds');
  nextFlight(play);
}

export function declineFlights(play: Play): void {
  const { state } = play;
  if (state.active) state.done = [...state.done, state.active];
  nextFlight(play);
}
