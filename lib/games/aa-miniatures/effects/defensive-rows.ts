import type { Hooks } from '../../../engine';
import { isAdjacent } from '../map/hexes';
import { cardOf, isSoldier, isVehicle } from '../rules/battle';
import type { abilityPoints, Provocation } from './points';

type Row = Hooks<typeof abilityPoints>;

/** The step leads from one hex next to the shooter to another. */
const isPassing = ({ shooter: { hex }, from, to }: Provocation): boolean => hex !== null && isAdjacent(from, hex) && isAdjacent(to, hex);

const unshaken: Row = { onDisrupted: () => 'cannot' };

/** Abilities of who shoots at others that move, and of who is shot at. */
export const defensiveRows = {
  battlefield_awareness: {
    onProvoked: (step) =>
      isVehicle(step.battle, step.unit) && step.shooter.hex !== null && isAdjacent(step.from, step.shooter.hex) ? 'can' : null,
  },
  overlapping_fire: { onProvoked: (step) => (isSoldier(step.battle, step.unit) && isPassing(step) ? 'can' : null) },
  awareness: { onProvoked: (step) => (isSoldier(step.battle, step.unit) && step.to === step.shooter.hex ? 'can' : null) },
  limited_ammo: { onDefensiveFire: () => 'cannot' },
  double_shot: { onShots: () => 2 },
  suppressive_fire: { onShotLimit: () => 'can' },
  determined_charge: { onStopped: () => 'cannot' },
  fanatic: unshaken,
  mobility: { onDefense: ({ kind }) => (kind === 'defensive' ? 1 : null) },
  gun_shield: { onDefense: ({ battle, attacker, band }) => (band === 'long' && cardOf(battle, attacker).type === 'soldier' ? 1 : null) },
} satisfies Record<string, Row>;
