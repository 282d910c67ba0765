import { type AutoAnswers, noAutoAnswers, open, playSheet, type Sheet, scriptedDie } from '../../lib/engine';
import { ridges } from '../../lib/games/ridges';
import type { RidgesKinds, State } from '../../lib/games/ridges/types';

export { ridges };

/** Red 10 and blue 11 companies, the first of three ridges worth 4, changed as the test wants. */
export function ridgesAt(change: Partial<State> = {}): State {
  const { state } = open(ridges, { ridges: 3 }, scriptedDie([1, 2, 4]));
  return { ...state, ...change };
}

/** Red lost the first ridge and may rally. */
export const lostByRed = (change: Partial<State> = {}) =>
  ridgesAt({ phase: 'rally', loser: 'red', taken: ['blue'], scores: { red: 0, blue: 4 }, ...change });

/** Auto-answers whose dice are these, in turn, over all entries. */
export function deskOf(dice: readonly number[], change: Partial<AutoAnswers<RidgesKinds>> = {}): AutoAnswers<RidgesKinds> {
  const die = scriptedDie(dice);
  return { ...noAutoAnswers<RidgesKinds>(() => die), ...change };
}

export const sheetOf = (
  seat: 'red' | 'blue',
  orders: Sheet<RidgesKinds>['orders'],
  decision: string | null = null,
): Sheet<RidgesKinds> => ({
  seat,
  decision,
  orders,
  via: 'web',
  language: 'en',
});

/** Plays a sheet of Ridges. */
export const send = (state: State, seat: 'red' | 'blue', orders: Sheet<RidgesKinds>['orders'], autoAnswers: AutoAnswers<RidgesKinds>) =>
  playSheet(ridges, state, sheetOf(seat, orders), autoAnswers);
