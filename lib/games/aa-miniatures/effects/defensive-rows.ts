import type { Hooks } from '../../../engine';
import { isAdjacent } from '../map/hexes';
import { isSoldier, isVehicle } from '../rules/battle';
import type { abilityPoints, Provocation } from './points';

type Row = Hooks<typeof abilityPoints>;

/** The step leads from one hex next to the shooter to another. */
const isPassing = ({ shooter: { hex }, from, to }: Provocation): boolean => hex !== null && isAdjacent(from, hex) && isAdjacent(to, hex);

/** Abilities of who shoots at others that move, and of who is shot at. */
export const defensiveRows = {
  battlefield_awareness: {
    onProvoked: (step) =>
      isVehicle(step.battle, step.unit) && step.shooter.hex !== null && isAdjacent(step.from, step.shooter.hex) ? 'can' : null,
  },
  overlapping_fire: { onProvoked: (step) => (isSoldier(step.battle, step.unit) && isPassing(step) ? 'can' : null) },
  awareness: { onProvoked: (step) => (isSoldier(step.battle, step.unit) && step.to === step.shooter.hex ? 'can' : null) },
  limited_ammo: { onDefensiveFire: () => 'cannot' },
  suppressive_fire: { onShotLimit: () => 'can' },
} satisfies Record<string, Row>;
