import { fail, matching, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import type { Trait } from '../facts';
import { type AaTold, type Order, type OrderOf, type SpaceId, type State, type Units, type UnitType, unitTypes } from '../types';
import { type Fault, fault } from '../words/violations';
import { carriersAt, guestsAt, slotsPerCarrier } from './carriers';
import { draftOf } from './draft';
import { capacityOf, eligibleFactories, isClosedBay, isEligibleFactory, launchZones } from './factories';
import { lostFlights } from './haven';
import { costOf } from './purchase';
import { addUnits } from './stacks';
import { countAt, countHaving, isShip, unitOf } from './units';

export type Placement = OrderOf<'mobilise'>['placements'][number];

/** Where units of a type may be placed: industrial complex and space, carriers' room aside. */
export function placesOf(state: State, type: UnitType): { from: SpaceId; at: SpaceId }[] {
  return eligibleFactories(state).flatMap((from) => {
    if (isShip(state, type)) return launchZones(state, from).map((at) => ({ from, at }));
    const ashore = [{ from, at: from }];
    if (!unitOf(state, type).landsOnDecks) return ashore;
    return [...ashore, ...launchZones(state, from).map((at) => ({ from, at }))];
  });
}

/** R41-11.6: the most units that fit; `left` is what each industrial complex may still make. */
export function mostPlaceable(groups: readonly { count: number; from: readonly SpaceId[] }[], left: ReadonlyMap<SpaceId, number>): number {
  const slots = [...left].flatMap(([factory, count]) => Array.from({ length: count }, () => factory));
  const units = groups.flatMap(({ count, from }) => Array.from({ length: Math.min(count, slots.length) }, () => from));
  const edges = units.map((from) => slots.flatMap((factory, i) => (from.includes(factory) ? [i] : [])));
  return matching(edges, slots.length).filter((slot) => slot >= 0).length;
}

export const capacities = (state: State): Map<SpaceId, number> =>
  new Map(eligibleFactories(state).map((factory) => [factory, capacityOf(state, factory)]));

/** Bought units by type with the industrial complexes that could make them. */
export const groupsOf = (state: State, units: Units): { type: UnitType; count: number; from: SpaceId[] }[] =>
  editionOf(state)
    .types.filter((type) => (units[type] ?? 0) > 0)
    .map((type) => ({ type, count: units[type] ?? 0, from: [...new Set(placesOf(state, type).map((place) => place.from))] }));

/** R41-11.5: fighters that new ones may join in a zone: only on own carriers, `newCarriers` included. */
export function roomForNewFighters(state: State, zone: SpaceId, newCarriers: number): number {
  const { own, allied } = carriersAt(state, zone);
  const there = guestsAt(state, zone) + countAt(state, zone, state.power, 'landsOnDecks');
  const onOwn = Math.max(0, there - allied * slotsPerCarrier(state));
  return Math.max(0, (own + newCarriers) * slotsPerCarrier(state) - onOwn);
}

/** R41-11 over the whole order. */
export function checkMobilise(state: State, order: OrderOf<'mobilise'>): Result<Order, Fault> {
  const placed: Units = {};
  const left = capacities(state);
  for (const { from, at, units } of order.placements) {
    const strange = [from, at].find((space) => !editionOf(state).space[space]);
    if (strange !== undefined) return fail(fault('no-space', { space: strange }, 'placements'));
    if (!isEligibleFactory(state, from) || !left.has(from)) {
      return fail(fault('ic-ineligible', { territory: from, eligible: eligibleFactories(state) }, 'placements'));
    }
    for (const type of unitTypes) {
      const count = units[type] ?? 0;
      if (count === 0) continue;
      if (!placesOf(state, type).some((place) => place.from === from && place.at === at)) {
        const barred = isShip(state, type) && isClosedBay(state, from, at);
        return fail(barred ? fault('black-sea', { zone: at }, 'placements') : fault('place-terrain', { type, at, from }, 'placements'));
      }
      placed[type] = (placed[type] ?? 0) + count;
      left.set(from, (left.get(from) ?? 0) - count);
    }
    if ((left.get(from) ?? 0) < 0) return fail(fault('ic-limit', { territory: from, limit: capacityOf(state, from) }, 'placements'));
  }
  for (const type of unitTypes) {
    const bought = state.bought[type] ?? 0;
    if ((placed[type] ?? 0) > bought) return fail(fault('not-bought', { type, bought }, 'placements'));
  }
  const decks = deckFault(state, order.placements);
  if (decks) return fail(decks);
  return completeOrder(state, order, placed);
}

/** R41-11.5. */
function deckFault(state: State, placements: readonly Placement[]): Fault | null {
  const flies = ({ at, from, units }: Placement) => at !== from && countHaving(state, units, 'landsOnDecks') > 0;
  for (const zone of new Set(placements.filter(flies).map((each) => each.at))) {
    const sum = (trait: Trait) => placements.reduce((all, each) => all + (each.at === zone ? countHaving(state, each.units, trait) : 0), 0);
    const room = roomForNewFighters(state, zone, sum('slots'));
    if (sum('landsOnDecks') > room) return fault('place-carrier', { zone, room }, 'placements');
  }
  return null;
}

/** R41-11.6: all that fits is placed, fighters that wait for a new carrier get it, the rest is paid back. */
function completeOrder(state: State, order: OrderOf<'mobilise'>, placed: Units): Result<Order, Fault> {
  const refund: Units = {};
  let missing = 0;
  let count = 0;
  for (const type of unitTypes) {
    const back = (state.bought[type] ?? 0) - (placed[type] ?? 0);
    if (back > 0) refund[type] = back;
    missing += back;
    count += placed[type] ?? 0;
  }
  const most = mostPlaceable(groupsOf(state, state.bought), capacities(state));
  if (count < most) return fail(fault('place-all', { missing: most - count, refund }, 'placements'));
  if (order.refund && unitTypes.some((type) => (order.refund?.[type] ?? 0) !== (refund[type] ?? 0))) {
    return fail(fault('refund', { refund }, 'refund'));
  }
  const canonical: OrderOf<'mobilise'> = { type: 'mobilise', placements: merged(order.placements) };
  if (missing > 0) canonical.refund = refund;
  if (promiseBroken(state, canonical.placements)) return fail(fault('carrier-promise', {}, 'placements'));
  return ok(canonical);
}

/** Fighters that wait over a zone would stay without the carrier they were promised. */
export function promiseBroken(state: State, placements: readonly Placement[]): boolean {
  const { slots } = editionOf(state).having;
  if (!slots.some((type) => state.bought[type])) return false;
  const after = draftOf(state);
  after.bought = {};
  for (const { at, units } of placements) {
    for (const type of slots) addUnits(after, at, { owner: state.power, type }, units[type] ?? 0);
  }
  const lost = lostFlights(after);
  return lost > 0 && lost > lostFlights(state);
}

function merged(placements: readonly Placement[]): Placement[] {
  const found = new Map<string, Placement>();
  for (const { from, at, units } of placements) {
    const key = `${from} ${at}`;
    const before = found.get(key)?.units ?? {};
    const sums: Units = {};
    for (const type of unitTypes) {
      const count = (before[type] ?? 0) + (units[type] ?? 0);
      if (count > 0) sums[type] = count;
    }
    found.set(key, { from, at, units: sums });
  }
  return [...found.keys()].sort().flatMap((key) => {
    const placement = found.get(key);
    return placement && Object.keys(placement.units).length > 0 ? [placement] : [];
  });
}

export function doMobilise(state: State, { placements, refund = {} }: OrderOf<'mobilise'>, told: AaTold[]): void {
  for (const { at, units } of placements) {
    for (const type of unitTypes) addUnits(state, at, { owner: state.power, type }, units[type] ?? 0);
  }
  const refunded = costOf(editionOf(state), refund);
  state.treasury[state.power] += refunded;
  state.bought = {};
  told.push({ event: { type: 'mobilise', power: state.power, placements: [...placements], refund, refunded }, to: 'all' });
}
