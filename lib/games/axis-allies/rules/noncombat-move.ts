import { fail, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import type { AaTold, Order, OrderOf, Power, Rng, SpaceId, Stack, State, UnitType } from '../types';
import { type Fault, fault } from '../words/violations';
import { isLandingTerritory } from './air';
import { lostFlights, needyFlights, planLandings } from './carrier-landing';
import { carriersAt, freeSlots, guestsAt, hostAt, landedAt, slotsPerCarrier } from './carriers';
import { passGuns } from './flak';
import { servesUnasked } from './joint';
import { guestOrder, readMove } from './move-order';
import { moveUnits } from './move-units';
import { roleFault } from './raids';
import { airWayOf } from './routes';
import { isHostileLand, isSea } from './spaces';
import { draftOf, stacksAt } from './stacks';
import { countHaving, isAir, typesOf, unitOf } from './units';

/** A noncombat move in its canonical form: R41-10. */
export function checkNoncombatMove(state: State, given: OrderOf<'move'>): Result<Order, Fault> {
  const read = readMove(state, given);
  if (!read.ok) return read;
  const { intent: _none, ...order } = read.value;
  const end = order.path[order.path.length - 1] ?? '';
  const types = typesOf(order.units);
  const air = types.filter((type) => isAir(state, type));
  const unfit = roleFault(state, order);
  if (unfit) return fail(unfit);
  const guests = guestOrder(state, order);
  if (!guests.ok) return guests;
  for (const type of air) {
    const wrong = landingPlaceFault(state, end, type, order.units);
    if (wrong) return fail(wrong);
  }
  const frozen = frozenFault(state, guests.value);
  if (frozen) return fail(frozen);
  if (air.length === 0 && countHaving(state, order.units, 'slots') === 0) return ok(guests.value);
  const after = draftOf(state);
  moveUnits(after, guests.value, []);
  const wrong = waitingFault(after, end) ?? landMaxFault(state, after);
  if (wrong) return fail(wrong);
  const host = hostOf(state, guests.value);
  return host !== null && state.turn.refused.includes(host) ? fail(fault('refused', { power: host }, 'path')) : ok(guests.value);
}

/** RREV-6.5: carries out a checked noncombat move; what flies past guns draws their fire at once. */
export function flyPast(state: State, order: OrderOf<'move'>, rng: Rng, told: AaTold[]): void {
  const air = typesOf(order.units).filter((type) => isAir(state, type));
  const way = air.length > 0 ? airWayOf(state, order) : [];
  for (const stack of moveUnits(state, order, told)) passGuns(state, way, stack, rng, told);
}

/** R41-10.3, R41-10.4. */
function landingPlaceFault(state: State, end: SpaceId, type: UnitType, units: OrderOf<'move'>['units']): Fault | null {
  if (!isSea(state, end)) {
    if (isLandingTerritory(state, end)) return null;
    const fresh = end in state.turn.captured && !isHostileLand(state, end, state.power);
    return fault(fresh ? 'landing-fresh' : 'ncm-hostile', { type, space: end }, 'path');
  }
  if (!unitOf(state, type).landsOnDecks) return fault('bomber-at-sea', { space: end }, 'path');
  const wanted = countHaving(state, units, 'landsOnDecks');
  const coming = countHaving(state, units, 'slots') * slotsPerCarrier(state);
  if (freeSlots(state, end) + coming >= wanted) return null;
  return editionOf(state).ways.decksToCome && countHaving(state, state.bought, 'slots') > 0
    ? null
    : fault('no-deck', { zone: end, free: Math.max(0, freeSlots(state, end)) }, 'path');
}

/** R41-10.4: fighters that land where no carrier is yet wait for one that is bought. */
function waitingFault(after: State, zone: SpaceId): Fault | null {
  if (!isSea(after, zone) || freeSlots(after, zone) >= 0) return null;
  const landed = needyFlights(after).filter((each) => each.left === 0 && unitOf(after, each.type).landsOnDecks);
  const waiting = landed.reduce((sum, each) => sum + each.count, 0);
  const frozen = withoutIdleCarriers(after);
  return planLandings(frozen, landed).saved < waiting ? fault('no-deck', { zone, free: 0 }, 'path') : null;
}

/** The state with every own carrier where it is: fighters that have landed wait for new carriers alone. */
function withoutIdleCarriers(state: State): State {
  const fixed = draftOf(state);
  for (const space of Object.keys(fixed.spaces)) {
    const stacks = stacksAt(fixed, space);
    const isOwnDeck = (each: Stack) => each.owner === state.power && unitOf(state, each.type).slots !== undefined;
    if (!stacks.some((each) => isOwnDeck(each) && !each.spent)) continue;
    fixed.spaces[space] = stacks.map((each) => (isOwnDeck(each) ? { ...each, spent: true } : each));
  }
  return fixed;
}

/** ALG-AIR 12: carriers that hold landed fighters stay. */
function frozenFault(state: State, order: OrderOf<'move'>): Fault | null {
  const moving = countHaving(state, order.units, 'slots');
  const zone = order.path[0] ?? '';
  if (moving === 0) return null;
  const { own, allied } = carriersAt(state, zone);
  const riding = Object.entries(order.guests ?? {}).reduce((sum, [power, count]) => (power === state.power ? sum : sum + count), 0);
  const staying = guestsAt(state, zone) - riding;
  const landed = landedAt(state, zone);
  if (landed === 0) return null;
  return (own + allied - moving) * slotsPerCarrier(state) >= landed + staying ? null : fault('carrier-frozen', { zone }, 'units');
}

/** R41-10.8: an order may not cost a fighter the landing it still has. */
function landMaxFault(before: State, after: State): Fault | null {
  const lost = lostFlights(after);
  if (lost === 0) return null;
  const lostBefore = lostFlights(before);
  return lost > lostBefore ? fault('land-max', { lost: lost - lostBefore }, 'units') : null;
}

/** R41-6.5: the ally of another seat whose consent the order waits for; null when it needs none. */
export function hostOf(state: State, order: OrderOf<'move' | 'ferry'>): Power | null {
  if (order.type === 'ferry') {
    const asks = order.host !== undefined && order.loads.length > 0 && !servesUnasked(state, order.host);
    return asks ? (order.host ?? null) : null;
  }
  const end = order.path[order.path.length - 1] ?? '';
  const landing = countHaving(state, order.units, 'landsOnDecks');
  if (state.phase !== 'noncombat-move' || landing === 0 || !isSea(state, end)) return null;
  const coming = countHaving(state, order.units, 'slots') * slotsPerCarrier(state);
  return freeSlots(state, end) > 0 ? hostAt(state, end, landing - coming) : null;
}
