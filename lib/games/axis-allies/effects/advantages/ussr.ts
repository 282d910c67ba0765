import type { Effect } from '../../../../engine';
import type { advantageIds } from '../ids';
import type { points } from '../points';
import { isHome, named, row } from './row';

const railway: readonly string[] = ['russia', 'novosibirsk', 'yakut-ssr', 'buryatia-ssr'];
const passengers: readonly string[] = ['infantry', 'artillery', 'aa-gun'];

/** N-SU1 to N-SU6. */
export const ussr: Record<(typeof advantageIds.ussr)[number], Effect<typeof points>> = {
  'russian-winter': row('russian-winter', {
    onStrength: ({ state, type, part }) =>
      type === 'infantry' && part === 'defence' && state.declared?.includes('russian-winter') ? 3 : null,
  }),
  'non-aggression': named('non-aggression'),
  'mobile-industry': named('mobile-industry'),
  salvage: row('salvage', {
    onHeld: ({ state, owner, space, wrecks }) => (wrecks.tank && isHome(state, space, owner) ? { tank: 1 } : null),
  }),
  'lend-lease': named('lend-lease'),
  'trans-siberian': row('trans-siberian', {
    onMove: ({ type, path }) => (passengers.includes(type) && path?.every((space) => railway.includes(space)) ? 2 : null),
  }),
};
