import type { Hooks } from '../../../engine';
import { groundAt, isAircraft, isSoldier } from '../rules/battle';
import { sixesOf } from '../rules/hits';
import type { abilityPoints } from './points';

type Row = Hooks<typeof abilityPoints>;

/** Attacks aircraft as well as anything else. */
const flak: Row = { onFlak: () => 'can' };

/** Abilities of aircraft, and of who attacks them. */
export const airRows = {
  agility: { onReach: ({ value, battle, target }) => (isAircraft(battle, target) ? { ...value, short: 2, medium: 5 } : null) },
  anti_air: flak,
  ace: flak,
  steady_firing: { onDice: ({ battle, target }) => (isSoldier(battle, target) ? 2 : null) },
  jet: {
    onAim({ battle, target, at }) {
      const ground = groundAt(battle, at);
      return isSoldier(battle, target) && (ground === 'forest' || ground === 'town' || ground === 'marsh') ? 'cannot' : null;
    },
    onSuccesses: ({ value, battle, target, natural, modifier }) => (isAircraft(battle, target) ? value + sixesOf(natural, modifier) : null),
  },
  top_mounted_rockets: {
    onCoverIgnored: () => 'can',
    onAim: ({ battle, target }) => (isAircraft(battle, target) ? 'cannot' : null),
  },
} satisfies Record<string, Row>;
