import type { Effect } from '../../../../engine';
import { countOfType } from '../../rules/stacks';
import type { advantageIds } from '../ids';
import type { points } from '../points';
import { isHome, row } from './row';

/** N-DE1 to N-DE6. */
export const germany: Record<(typeof advantageIds.germany)[number], Effect<typeof points>> = {
  'u-boats': row('u-boats', {
    onIncome: ({ spaces, owner, collector }) =>
      collector === 'uk' || collector === 'usa' ? -countOfType({ spaces }, owner, 'submarine') : null,
  }),
  'atlantic-wall': row('atlantic-wall', {
    onStrength: ({ state, owner, type, part, field }) =>
      type === 'infantry' && part === 'defence' && field?.amphibious && field.round === 1 && isHome(state, field.space, owner) ? 3 : null,
  }),
  'panzer-blitz': row('panzer-blitz', { onSweep: ({ type }) => (type === 'tank' ? 1 : null) }),
  'wolf-packs': row('wolf-packs', {
    onForm({ kind, attackers }) {
      const pack = attackers.reduce((sum, { type, count }) => sum + (type === 'submarine' ? count : 0), 0);
      return kind === 'sea' && pack >= 3 ? 'can' : null;
    },
    onStrength: ({ state, owner, type, part, field }) =>
      type === 'submarine' && part === 'attack' && field?.formed ? (state.effects?.[owner]?.includes('super-submarines') ? 4 : 3) : null,
  }),
  'dive-bombers': row('dive-bombers', { onRaid: ({ type, die }) => (type === 'fighter' ? Math.ceil(die / 2) : null) }),
  'fortress-europe': row('fortress-europe', {
    onStrength: ({ state, owner, type, part, field }) =>
      type === 'artillery' && part === 'defence' && field && isHome(state, field.space, owner) ? 3 : null,
  }),
};
