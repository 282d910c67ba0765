import { policySchema } from './policy-schema';
import { type Aim, aimOf } from './rules/attack';
import { isVehicle, otherSide } from './rules/battle';
import { prospectOf } from './rules/chances';
import { placesOf, shotAt } from './rules/defensive-fire';
import { ableToShoot, shotNow } from './rules/reactions';
import { stepUnderWay } from './rules/walking';
import type { Asked, Order, Policy, View } from './state';
import type { Unit } from './types';

export const defaultPolicy = (): Policy => policySchema.parse({});

/** What standing orders say; null: the player is asked. */
export function answer(view: View, { kind, seat }: Asked, policy: Policy): Order | null {
  switch (kind) {
    case 'initiative':
      return policy.turn === 'ask' ? null : { type: 'first', side: policy.turn === 'first' ? seat : otherSide(seat) };
    case 'defensive-fire':
    case 'anti-air':
      return policy.fire === 'ask' ? null : fireBy(view, policy);
    default:
      return null;
  }
}

/** Who shoots by standing orders, the best shot first, or nobody. */
function fireBy(view: View, policy: Policy): Order {
  const [best] = shotsNow(view)
    .filter((shot) => isWanted(view, shot, policy))
    .sort((a, b) => b.chance - a.chance);
  return best ? { type: 'fire', unit: best.unit.id } : { type: 'hold' };
}

/** A shot at who moves now, and the chance that it stops it. */
export interface OpenShot {
  unit: Unit;
  aim: Aim;
  chance: number;
}

export const shotsNow = (view: View): OpenShot[] =>
  ableToShoot(view).flatMap((unit) => {
    const aim = shotNow(view, unit);
    return aim ? [{ unit, aim, chance: prospectOf(aim).stops }] : [];
  });

/** Whether a shot that may be made now is made by standing orders. */
export function isWanted(view: View, { unit, aim, chance: stops }: OpenShot, { fire, chance, dice, prey, place, held }: Policy): boolean {
  if (fire === 'never' || held?.includes(unit.card) || aim.dice < dice) return false;
  if (prey !== 'any' && (prey === 'vehicles') !== isVehicle(view, aim.target)) return false;
  if (fire === 'chance' && 100 * stops < chance) return false;
  return isPlace(view, unit, place);
}

/** In which hex of the step it shoots: the one wanted, or the one in which it stops its target more likely; the first where both are alike. */
function isPlace(view: View, unit: Unit, place: Policy['place']): boolean {
  const now = view.walk?.place;
  const step = stepUnderWay(view);
  if (!now || !step) return true;
  const open = placesOf(step, unit);
  if (open.length < 2 && now === 'first') return place !== 'second' || open.includes('first');
  if (place !== 'better') return now === place;
  if (now === 'second') return true;
  const [first, second] = (['first', 'second'] as const).map((each) => {
    const aim = aimOf(shotAt(step, unit, each));
    return typeof aim === 'string' ? 0 : prospectOf(aim).stops;
  });
  return (first ?? 0) >= (second ?? 0);
}

/** At the deadline a battle goes on: nobody shoots, the usual side goes first, a phase is over. */
export function fallback(_view: View, { kind, seat }: Asked): Order | null {
  switch (kind) {
    case 'initiative':
    case 'first':
      return { type: 'first', side: otherSide(seat) };
    case 'defensive-fire':
    case 'anti-air':
      return { type: 'hold' };
    case 'end':
      return { type: 'end', end: 'north' };
    case 'obstacles':
    case 'vanguard':
    case 'movement':
    case 'flight':
    case 'airstrike':
    case 'assault':
      return { type: 'done' };
    default:
      return null;
  }
}
