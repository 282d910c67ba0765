import { abilities } from '../effects';
import type { Hex } from '../map/hexes';
import type { Battle, Unit } from '../types';
import { abilitiesOf, cardOf, isAircraft, isVehicle, standingAt } from './battle';

/** It takes the room of a vehicle. */
export const isBulky = (battle: Battle, unit: Unit): boolean =>
  isVehicle(battle, unit) || abilities.ask('onBulk', abilitiesOf(battle, unit), { battle, unit }) === 'vehicle';

/**
 * Whether a unit may end its move in a hex (rulebook, "Cumulare"): two of each side at most, and one vehicle among all. Aircraft and what is aboard do not
 * count; aircraft have a limit of one of their own.
 */
export function hasRoom(battle: Battle, unit: Unit, hex: Hex): boolean {
  const there = standingAt(battle, hex).filter((each) => each.id !== unit.id && cardOf(battle, each).type !== 'obstacle');
  if (isAircraft(battle, unit)) return !there.some((each) => isAircraft(battle, each));
  const grounded = there.filter((each) => !isAircraft(battle, each));
  const bulk = isBulky(battle, unit) ? 1 : 0;
  return (
    grounded.filter(({ side }) => side === unit.side).length < 2 && grounded.filter((each) => isBulky(battle, each)).length + bulk <= 1
  );
}

/** Where a unit that must stop on its way comes to rest: the last hex of it with room. Its first hex has room. */
export const lastWithRoom = (battle: Battle, unit: Unit, way: readonly Hex[]): Hex =>
  way.findLast((hex) => hasRoom(battle, unit, hex)) ?? (way[0] as Hex);
