import type { Hooks } from '../../../engine';
import { groundAt, hasAbility, isAircraft, isSoldier, standingAt } from '../rules/battle';
import { sixesOf } from '../rules/hits';
import type { Unit } from '../types';
import type { abilityPoints, Own } from './points';

type Row = Hooks<typeof abilityPoints>;

/** Attacks aircraft as well as anything else. */
const flak = (reach: number): Row => ({ onFlak: () => 'can', onAntiAir: () => reach });

/** A friend in its hex attacks aircraft as well as anything else. */
function besideFlak({ battle, unit }: Own): boolean {
  const isFlak = (each: Unit) => each.id !== unit.id && each.side === unit.side && hasAbility(battle, each, 'anti_air');
  return unit.hex !== null && standingAt(battle, unit.hex).some(isFlak);
}

/** Abilities of aircraft, and of who attacks them. */
export const airRows = {
  agility: { onReach: ({ value, battle, target }) => (isAircraft(battle, target) ? { ...value, short: 2, medium: 5 } : null) },
  aircraft: {},
  anti_air: flak(1),
  ace: flak(4),
  antiair_support: {
    onFlak: ({ battle, attacker }) => (besideFlak({ battle, unit: attacker }) ? 'can' : null),
    onAntiAir: (own) => (besideFlak(own) ? 1 : null),
  },
  sirens: {
    onHits: ({ value, battle, target, successes, defense }) =>
      value === 0 && isSoldier(battle, target) && successes + 1 >= defense ? 1 : value,
  },
  steady_firing: { onDice: ({ battle, target }) => (isSoldier(battle, target) ? 2 : null) },
  jet: {
    onAim({ battle, target, at }) {
      const ground = groundAt(battle, at);
      return isSoldier(battle, target) && (ground === 'forest' || ground === 'town' || ground === 'marsh') ? 'cannot' : null;
    },
    onSuccesses: ({ value, battle, target, natural, modifier }) => (isAircraft(battle, target) ? value + sixesOf(natural, modifier) : null),
  },
} satisfies Record<string, Row>;
