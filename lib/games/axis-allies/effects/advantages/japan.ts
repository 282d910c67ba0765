import type { Effect } from '../../../../engine';
import { editionOf } from '../../editions';
import type { Power, SpaceId } from '../../types';
import type { advantageIds } from '../ids';
import type { points, Situation } from '../points';
import { isHome, row } from './row';

/** The zone touches a territory of the power's colour or an island that it holds. */
const isOffHome = (state: Situation, zone: SpaceId, power: Power): boolean =>
  (editionOf(state).coast[zone] ?? []).some((territory) => {
    const facts = editionOf(state).space[territory];
    const isIsland = facts?.kind === 'land' && facts.island === true;
    return isHome(state, territory, power) || (isIsland && state.control?.[territory] === power);
  });

/** N-JP1 to N-JP6. */
export const japan: Record<(typeof advantageIds.japan)[number], Effect<typeof points>> = {
  'tokyo-express': row('tokyo-express', { onHold: ({ type }) => (type === 'destroyer' ? { most: 1, heavy: 0 } : null) }),
  kamikaze: row('kamikaze', {
    onKamikaze({ state, type, part }) {
      const { domain, attack } = editionOf(state).units[type];
      return domain === 'air' && part === 'attack' ? attack : null;
    },
  }),
  kaiten: row('kaiten', {
    onKamikaze: ({ state, owner, type, part, space }) =>
      type === 'submarine' && part === 'defence' && isOffHome(state, space, owner)
        ? state.effects?.[owner]?.includes('super-submarines')
          ? 4
          : 3
        : null,
  }),
  'lightning-assaults': row('lightning-assaults', { onLanding: () => 'can' }),
  'dug-in': row('dug-in', {
    onStrength({ state, type, part, field }) {
      const facts = field && editionOf(state).space[field.space];
      return type === 'infantry' && part === 'defence' && facts?.kind === 'land' && facts.island ? 3 : null;
    },
  }),
  banzai: row('banzai', {
    onForm: ({ kind, amphibious, attackers }) =>
      kind === 'land' && attackers.every(({ type }) => type === 'infantry' || (amphibious && (type === 'fighter' || type === 'bomber')))
        ? 'can'
        : null,
    onStrength: ({ type, part, field }) => (type === 'infantry' && part === 'attack' && field?.formed ? 2 : null),
  }),
};
