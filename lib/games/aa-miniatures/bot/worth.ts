import type { Side } from '../cards';
import { type Hex, rangeOf } from '../map/hexes';
import { sightOf } from '../map/sight';
import { cardOf, isAircraft, isBehind, isCovering, isObstacle, isSmoked, isSoldier, isWeakened, mapOf } from '../rules/battle';
import type { View } from '../state';
import type { Unit } from '../types';

/** Units of a side on the map that fight: neither obstacles nor aircraft, nor those aboard. */
export const fighters = (view: View, side: Side): Unit[] =>
  view.units.filter(
    (unit) => unit.side === side && unit.hex !== null && unit.aboard === null && !isObstacle(view, unit) && !isAircraft(view, unit),
  );

/** What a unit is worth, in points; one that is about to be gone is worth little. */
export const worthOf = (view: View, unit: Unit): number =>
  unit.hits.includes('destroyed') ? 0 : cardOf(view, unit).cost * (unit.damaged ? 0.8 : 1) + 1;

/** Roughly, how likely so many dice come to a hit at least, and to twice the defense. */
function likely(dice: number, defense: number): number {
  if (dice <= 0) return 0;
  const [mean, spread] = [dice / 2, Math.sqrt(dice) / 2];
  return 1 / (1 + Math.exp((1.7 * (defense - 0.5 - mean)) / spread));
}

/**
 * Roughly, the points that a unit would take from another by one attack from hex to hex: by printed dice, sight, cover and rear alone, for a bot that
 * looks at thousands of them.
 */
export function threatOf(view: View, attacker: Unit, from: Hex, target: Unit, at: Hex): number {
  const range = rangeOf(from, at);
  if (range > 8) return 0;
  const [own, other] = [cardOf(view, attacker), cardOf(view, target)];
  if (other.defense === null) return 0;
  const values = isSoldier(view, target) ? own.soldier : own.vehicle;
  const dice = values[range <= 1 ? 0 : range <= 4 ? 1 : 2];
  if (dice === 0 || !sightOf(mapOf(view)).sees(from, at) || isSmoked(view, from, at)) return 0;
  const defense = (isBehind(view, target, { from, at }) ? other.defense.rear : other.defense.front) - (isWeakened(target) ? 1 : 0);
  const eased = isWeakened(attacker) ? dice * 0.7 : dice;
  const saved = isCovering(view, at, target) ? (isSoldier(view, target) ? 0.5 : 0.67) : 1;
  const more = likely(eased, defense + 1);
  return worthOf(view, target) * (0.25 * likely(eased, defense) + (0.25 + 0.5 * saved) * more * (isSoldier(view, target) ? 1 : 0.7));
}
