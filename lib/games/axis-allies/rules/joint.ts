import type { Power, Seat, State } from '../types';
import { seatOf } from './spaces';

/** N-UK2: the powers of a joint strike, the one that leads it first. */
const strike = ['usa', 'uk'] as const;

/** Units of the owner fight in this turn's attacks: the active power's, and in a joint strike those it leads. */
export const commands = (state: Pick<State, 'power' | 'led'>, owner: Power): boolean =>
  owner === state.power || (state.led?.includes(owner) ?? false);

/** Whose turn it is: in a joint strike its leader's, whose units are moved or not. */
export const commander = ({ power, led: [leader = power] = [] }: Pick<State, 'power' | 'led'>): Power => leader;

/** The power whose units are moved after those of the leader, as long as these are moved. */
export const followerOf = ({ power, led }: Pick<State, 'power' | 'led'>): Power | null =>
  led?.[0] === power ? (led.find((each) => each !== power) ?? null) : null;

/** The seat that answers for the active side. */
export const activeSeat = (state: State): Seat => seatOf(state, commander(state));

/** Its ships serve the active side unasked: the seat is the same, or it declared the strike and is led. */
export const servesUnasked = (state: State, owner: Power): boolean => seatOf(state, owner) === activeSeat(state) || commands(state, owner);

/** A power whose units another leads moves only what flew, once the battles are over. */
export const isFollowing = (state: Pick<State, 'power' | 'led' | 'phase'>): boolean =>
  state.power !== commander(state) && state.phase === 'noncombat-move';

/** N-UK2: this turn has neither combat moves nor combat. */
export const sitsOut = ({ power, declared, led }: State): boolean =>
  !led && power === strike[1] && (declared?.includes('joint-strike') ?? false);

/** When the leader's turn begins, the strike that was declared becomes it. */
export function takeLead(state: State): void {
  if (state.power !== strike[0] || !state.declared?.includes('joint-strike')) return;
  const left = state.declared.filter((id) => id !== 'joint-strike');
  if (left.length > 0) state.declared = left;
  else delete state.declared;
  state.led = [...strike];
}

/** Does something for each power whose units are led, or for the active one alone. */
export function forEachLed(state: State, act: () => void): void {
  const { power, led = [power] } = state;
  for (const each of led) {
    state.power = each;
    act();
  }
  state.power = power;
}

/** In a movement phase of a joint strike the units of the other power come after the leader's: true while they are still to come. */
export function passLead(state: State, hasLeft: (state: State) => boolean): boolean {
  const [leader, other] = state.led ?? [];
  if (leader === undefined || other === undefined) return false;
  const isFirst = state.power === leader;
  state.power = other;
  if (isFirst && hasLeft(state)) return true;
  state.power = leader;
  return false;
}
