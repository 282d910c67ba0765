import { follows } from '../quirks';
import { antiAirOf } from './air';
import { unitOf } from './battle';
import { change, mark, type Play, tell } from './changes';
import { shotsOf } from './defensive-fire';
import { shotNow } from './reactions';
import { nextFlight } from './turns';
import { fireOff, passBy } from './walking';

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
  const shots = follows(state, 'wholeVolleys') ? shotsOf(state, unitOf(state, shooterId)) : 1;
  if (fireOff(play, shooterId, shots, (shooter) => shotNow(state, shooter))) {
    change(play, flight.unit, (unit) => ({ ...unit, hex: null }));
    state.flight = null;
  }
  flyOn(play);
}

/** Once nobody shoots any more, the other side puts its next aircraft on the map. */
export function flyOn(play: Play): void {
  const { state } = play;
  if (antiAirOf(state).length > 0) return;
  state.flight = null;
  passBy(play);
  nextFlight(play);
}

export function declineFlights(play: Play): void {
  const { state } = play;
  if (state.active) state.done = [...state.done, state.active];
  nextFlight(play);
}
