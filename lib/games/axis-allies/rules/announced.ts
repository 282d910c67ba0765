import { editionOf } from '../editions';
import type { SpaceId, State, UnitType } from '../types';
import { type Fault, fault } from '../words/violations';
import { armsAt, isFoughtOver } from './battles';
import { lostFlights, needyFlights } from './carrier-landing';
import { isPassable } from './paths';
import { enemyShips, isHostileSea } from './spaces';
import { stacksAt } from './stacks';
import { isAir, isDefenceless, isUnarmed, leftOf, unitOf } from './units';

/** A transport of the zone lands units in this turn's combat, or has put some ashore on its way (N-JP4). */
export const hasAssault = (state: State, zone: SpaceId): boolean =>
  stacksAt(state, zone).some((stack) => stack.assault) || (state.turn.parties?.some(({ from }) => from === zone) ?? false);

/** What the moves announced so far get wrong in a zone: escorts, lone transports, fights that cannot be. */
export function zoneFault(state: State, zone: SpaceId): Fault | null {
  const own = stacksAt(state, zone).filter((stack) => stack.owner === state.power);
  const landing = hasAssault(state, zone);
  if (own.length === 0 && !landing) return null;
  const enemies = enemyShips(state, zone, state.power);
  const arms = armsAt(state, zone);
  const sailedTransports = own.some((stack) => unitOf(state, stack.type).hold && stack.spent);
  if (enemies.blocking) {
    const unarmed = !arms.ships && !arms.aircraft;
    return unarmed && (sailedTransports || landing) ? aloneFault(state, zone) : null;
  }
  const attacks = isFoughtOver(state, zone);
  if (!attacks && own.some((stack) => isAir(state, stack.type) && stack.left !== undefined)) return fault('air-no-combat', { space: zone });
  if (attacks) {
    if (arms.ships) return null;
    if (!arms.aircraft) return aloneFault(state, zone);
    return enemies.unarmed ? null : fault('air-against-submarines', { zone });
  }
  if (!landing || !enemies.lurking) return null;
  if (state.options.translatorEscort) {
    return own.some((stack) => unitOf(state, stack.type).detects) ? fault('destroyer-must-attack', { zone }) : null;
  }
  return arms.ships ? null : fault('escort', { zone });
}

/** R41-5.8, QREV-20. */
const aloneFault = (state: State, zone: SpaceId): Fault => {
  const helpless = stacksAt(state, zone).some((stack) => stack.owner === state.power && isDefenceless(state, stack.type));
  return fault(helpless ? 'transports-alone' : 'no-attacker', { zone });
};

/** ALG-AIR: the moves announced so far leave more aircraft without a landing than there were. */
export function landingFault(before: State, after: State): Fault | null {
  const lost = lostFlights(after);
  if (lost === 0 || lost <= lostFlights(before)) return null;
  const known = new Set(needyFlights(before).map((each) => `${each.space} ${each.type} ${each.left}`));
  const needy = needyFlights(after);
  const flight = needy.find((each) => !known.has(`${each.space} ${each.type} ${each.left}`)) ?? needy[0];
  if (!flight) return null;
  return fault('no-landing', { type: flight.type, space: flight.space, left: flight.left });
}

/** R41-5.7: a zone where own transports would stay among enemy warships alone though they can leave, and may not; null when there is none. */
export const strayTransports = (state: State): SpaceId | null => idleTransports(state, isDefenceless);

/** A zone where such ships would stay among enemies alone though they can leave. */
export function idleTransports(state: State, isIdle: (state: State, type: UnitType) => boolean = isUnarmed): SpaceId | null {
  for (const zone of state.turn.hostile) {
    const stays = stacksAt(state, zone).some((stack) => stack.owner === state.power && isIdle(state, stack.type) && !stack.spent);
    if (!stays || !isHostileSea(state, zone, state.power)) continue;
    const arms = armsAt(state, zone);
    if (!arms.ships && !arms.aircraft && exits(state, zone).length > 0) return zone;
  }
  return null;
}

/** Friendly zones one step away. */
export const exits = (state: State, zone: SpaceId): SpaceId[] =>
  (editionOf(state).bySea[zone] ?? []).filter((each) => !isHostileSea(state, each, state.power) && isPassable(state, zone, each));

/** Own fighters over a zone that have not flown: they fight there or hover (DP41-12). */
export function idleFighters(state: State, zone: SpaceId): { fight: number; hover: number } {
  const found = { fight: 0, hover: 0 };
  for (const stack of stacksAt(state, zone)) {
    if (stack.owner !== state.power || !unitOf(state, stack.type).landsOnDecks || stack.left !== undefined || leftOf(state, stack) === 0)
      continue;
    if (stack.hover) found.hover += stack.count;
    else found.fight += stack.count;
  }
  return found;
}
