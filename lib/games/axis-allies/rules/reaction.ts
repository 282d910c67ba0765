import { type AdvantageId, ownerOf } from '../effects/ids';
import type { AaDecision, AaMove, AaTold, State } from '../types';
import { spend } from './advantages';
import { breakTreaty, doUse, usable, usesOf } from './declarations';
import { seatOf } from './spaces';

/** Advantages whose owners may use them before the battles begin, in turn order of the owners. */
const openWindows = (state: State): AdvantageId[] => usable(state).filter((id) => !state.turn.passed?.includes(id));

export const reactionDecisions = (state: State): AaDecision[] =>
  openWindows(state).map((id) => ({
    id: `${state.round}.${state.power}.reaction.${id}`,
    seat: seatOf(state, ownerOf(id)),
    kind: 'reaction',
    force: 'may',
    tempo: 'reaction',
  }));

/** The advantage that a window is about. */
export const askedAbout = (state: State, decision: string): AdvantageId | null =>
  openWindows(state).find((id) => decision.endsWith(`.${id}`)) ?? null;

/** Before the battles: what is forced happens, and windows open; false: nobody can do anything. */
export function beginReaction(state: State, told: AaTold[]): boolean {
  if (!state.effects) return false;
  breakTreaty(state, told);
  const [treaty, other] = usesOf(state, 'non-aggression');
  if (treaty && !other) doUse(state, treaty, told);
  return openWindows(state).length > 0;
}

/** True when no window is left. */
export function react(state: State, { decision, order }: AaMove, told: AaTold[]): boolean {
  const id = askedAbout(state, decision);
  if (order.type === 'advantage') doUse(state, order, told);
  else if (id) {
    state.turn = { ...state.turn, passed: [...(state.turn.passed ?? []), id] };
    // it is good for the first attack alone
    if (id === 'non-aggression') spend(state, id);
  }
  return openWindows(state).length === 0;
}
