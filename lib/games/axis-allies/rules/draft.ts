import type { State } from '../types';

/** A state to try an order out on: its units are its own, all else is shared and must not be changed. */
export const draftOf = (state: State): State => ({ ...state, spaces: { ...state.spaces } });

/** A draft on which territories may change hands too. */
export const conquerableDraftOf = (state: State): State => ({
  ...draftOf(state),
  control: { ...state.control },
  treasury: { ...state.treasury },
});
