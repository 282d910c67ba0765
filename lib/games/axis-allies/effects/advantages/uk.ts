import type { Effect } from '../../../../engine';
import type { advantageIds } from '../ids';
import type { points } from '../points';
import { isHome, named, row } from './row';

const oilfields: readonly string[] = ['anglo-egypt', 'trans-jordan', 'persia'];

/** N-UK1 to N-UK6. */
export const uk: Record<(typeof advantageIds.uk)[number], Effect<typeof points>> = {
  radar: row('radar', { onFlak: ({ state, owner, space }) => (isHome(state, space, owner) ? 2 : null) }),
  'joint-strike': named('joint-strike'),
  enigma: named('enigma'),
  'mideast-oil': row('mideast-oil', {
    onRefuel: ({ state, owner, space }) => (oilfields.includes(space) && state.control?.[space] === owner ? 'can' : null),
  }),
  'french-resistance': row('french-resistance', { onFreed: ({ space }) => (space === 'western-europe' ? { infantry: 3 } : null) }),
  'colonial-garrison': named('colonial-garrison'),
};
