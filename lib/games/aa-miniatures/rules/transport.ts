import { abilities } from '../effects';
import { type Hex, hexes, rangeOf } from '../map/hexes';
import type { Battle, Unit } from '../types';
import { abilitiesOf, isMarked, isSoldier, standingAt, unitOf } from './battle';
import { canStand, mayMove } from './movement';
import { hasRoom } from './stacking';

export const carriedBy = ({ units }: Pick<Battle, 'units'>, { id }: Unit): Unit[] => units.filter(({ aboard }) => aboard === id);

/** Whether a transport takes a soldier besides those aboard, wherever they are. */
export function takes(battle: Battle, transport: Unit, cargo: Unit): boolean {
  if (transport.id === cargo.id || transport.side !== cargo.side || !isSoldier(battle, cargo)) return false;
  if (abilities.ask('onCarried', abilitiesOf(battle, cargo), { battle, unit: cargo }) === 'cannot') return false;
  const load = { battle, unit: transport, cargo, carried: carriedBy(battle, transport) };
  return abilities.ask('onCargo', abilitiesOf(battle, transport), load) === 'can';
}

/** Transports that a soldier may board where it stands, instead of moving. */
export const transportsFor = (battle: Battle, cargo: Unit): Unit[] =>
  cargo.hex === null || cargo.aboard !== null ? [] : standingAt(battle, cargo.hex).filter((each) => takes(battle, each, cargo));

/** Got on in this phase: it does not get off in it, but at its end where an ability lets it. */
export const boarded = 'boarded';

/** Whether somebody aboard may get off now. */
export function mayDismount(battle: Battle, unit: Unit, isEnd: boolean): boolean {
  if (unit.aboard === null || !mayMove({ battle, unit: { ...unit, aboard: null }, isAssault: false })) return false;
  if (!isMarked(unit, 'phase', boarded)) return !isMarked(unit, 'phase', 'moved');
  return isEnd && abilities.ask('onLeap', abilitiesOf(battle, unit), { battle, unit }) === 'can';
}

/** Whether somebody aboard may attack from there. */
export function mayFight(battle: Battle, cargo: Unit): boolean {
  if (cargo.aboard === null) return true;
  const transport = unitOf(battle, cargo.aboard);
  return (
    !isMarked(transport, 'phase', 'moved') &&
    abilities.ask('onPlatform', abilitiesOf(battle, transport), { battle, unit: transport, cargo }) === 'can'
  );
}

/** Whether somebody can be attacked: who is aboard only where the transport lies open. */
export function isInTheOpen(battle: Battle, cargo: Unit): boolean {
  if (cargo.hex === null) return false;
  if (cargo.aboard === null) return true;
  const transport = unitOf(battle, cargo.aboard);
  return abilities.ask('onExposed', abilitiesOf(battle, transport), { battle, unit: transport, cargo }) === 'can';
}

/** Where the enemy may put down a soldier who finds no room where it got off: the nearest hexes that have it. */
export function nearestRoom(battle: Battle, unit: Unit): Hex[] {
  const { hex } = unit;
  if (hex === null) return [];
  const free = hexes.filter((each) => canStand(battle, unit, each) && hasRoom(battle, unit, each));
  const nearest = Math.min(...free.map((each) => rangeOf(hex, each)));
  return free.filter((each) => rangeOf(hex, each) === nearest);
}
