import { fail, matching, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import type { Trait } from '../facts';
import {
  type AaTold,
  type Order,
  type OrderOf,
  type Placed,
  type SpaceId,
  type State,
  type Units,
  type UnitType,
  unitTypes,
} from '../types';
import { unitCount } from '../words/names';
import { type Fault, fault } from '../words/violations';
import { lostFlights } from './carrier-landing';
import { carriersAt, guestsAt, slotsPerCarrier } from './carriers';
import { capacityOf, eligibleFactories, factoriesOf, isClosedBay, isEligibleFactory, launchZones, sitesOf } from './factories';
import { costOf } from './purchase';
import { addUnits, countOf, draftOf, removeUnits } from './stacks';
import { countAt, countHaving, isEmpty, isShip, ownStacks, unitOf } from './units';

/** Where units of a type may be placed: industrial complex and space, carriers' room aside; complexes by themselves. */
export function placesOf(state: State, type: UnitType): { from: SpaceId; at: SpaceId }[] {
  if (unitOf(state, type).facility) return sitesOf(state).map((at) => ({ from: at, at }));
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

/** Bought units by type with the industrial complexes that could make them; RREV-9.11: none makes another. */
export const groupsOf = (state: State, units: Units): { type: UnitType; count: number; from: SpaceId[] }[] =>
  editionOf(state)
    .types.filter((type) => (units[type] ?? 0) > 0 && !unitOf(state, type).facility)
    .map((type) => ({ type, count: units[type] ?? 0, from: [...new Set(placesOf(state, type).map((place) => place.from))] }));

/** RREV-9.11: bought industrial complexes that find a site. */
export const mostBuilt = (state: State): number => {
  const bought = countHaving(state, state.bought, 'facility');
  return bought === 0 ? 0 : Math.min(bought, sitesOf(state).length);
};

/** D-35: fighters that new ones may join in a zone: on own carriers, `newCarriers` included, or on new ones alone. */
export function roomForNewFighters(state: State, zone: SpaceId, newCarriers: number): number {
  if (!editionOf(state).ways.decksToCome) return newCarriers * slotsPerCarrier(state);
  const { own, allied } = carriersAt(state, zone);
  const there = guestsAt(state, zone) + countAt(state, zone, state.power, 'landsOnDecks');
  const onOwn = Math.max(0, there - allied * slotsPerCarrier(state));
  return Math.max(0, (own + newCarriers) * slotsPerCarrier(state) - onOwn);
}

/** R41-11 over the whole order. */
export function checkMobilise(state: State, order: OrderOf<'mobilise'>): Result<Order, Fault> {
  const placed: Units = {};
  const left = capacities(state);
  const sites = new Set<SpaceId>();
  for (const each of order.placements) {
    const wrong = spaceFault(state, each) ?? buildingFault(state, each, sites) ?? factoryFault(state, each, left);
    if (wrong) return fail(wrong);
    for (const type of unitTypes) if (each.units[type]) placed[type] = (placed[type] ?? 0) + each.units[type];
  }
  for (const type of unitTypes) {
    const bought = state.bought[type] ?? 0;
    if ((placed[type] ?? 0) > bought) return fail(fault('not-bought', { type, bought }, 'placements'));
  }
  const decks = loadFault(state, order) ?? deckFault(state, order);
  if (decks) return fail(decks);
  return completeOrder(state, order, placed);
}

function spaceFault(state: State, { from, at }: Placed): Fault | null {
  const strange = [from, at].find((space) => !editionOf(state).space[space]);
  return strange === undefined ? null : fault('no-space', { space: strange }, 'placements');
}

/** RREV-9.11; `sites` are those that have been taken. */
function buildingFault(state: State, { from, at, units }: Placed, sites: Set<SpaceId>): Fault | null {
  const count = countHaving(state, units, 'facility');
  if (count === 0) return null;
  if (count > 1 || from !== at || sites.has(at) || !sitesOf(state).includes(at)) return fault('ic-site', { territory: at }, 'placements');
  sites.add(at);
  return null;
}

/** R41-11.1 to R41-11.4: what an industrial complex makes; `left` is what it still may. */
function factoryFault(state: State, { from, at, units }: Placed, left: Map<SpaceId, number>): Fault | null {
  const made = unitTypes.filter((type) => units[type] && !unitOf(state, type).facility);
  if (made.length === 0 && !isEmpty(units)) return null;
  if (!isEligibleFactory(state, from) || !left.has(from)) {
    return fault('ic-ineligible', { territory: from, eligible: eligibleFactories(state) }, 'placements');
  }
  for (const type of made) {
    if (!placesOf(state, type).some((place) => place.from === from && place.at === at)) {
      const barred = isShip(state, type) && isClosedBay(state, from, at);
      return barred ? fault('black-sea', { zone: at }, 'placements') : fault('place-terrain', { type, at, from }, 'placements');
    }
    left.set(from, (left.get(from) ?? 0) - (units[type] ?? 0));
  }
  return (left.get(from) ?? 0) < 0 ? fault('ic-limit', { territory: from, limit: capacityOf(state, from) }, 'placements') : null;
}

/** Units with a trait that an order places in a zone, by one industrial complex or by all. */
const placedAt = (state: State, { placements }: OrderOf<'mobilise'>, trait: Trait, zone: SpaceId, from?: SpaceId): number =>
  placements.reduce(
    (sum, each) => sum + (each.at === zone && (from ?? each.from) === each.from ? countHaving(state, each.units, trait) : 0),
    0,
  );

/** RREV-9.10: own fighters that a new carrier may take from the territory of the industrial complex that makes it. */
export const loadable = (state: State, from: SpaceId, type: UnitType): number =>
  unitOf(state, type).landsOnDecks && isEligibleFactory(state, from) ? countOf(state, from, state.power, type) : 0;

function loadFault(state: State, order: OrderOf<'mobilise'>): Fault | null {
  const { loads = [] } = order;
  for (const { from, at, units } of loads) {
    const wrong = spaceFault(state, { from, at, units });
    if (wrong) return wrong;
    const carriers = placedAt(state, order, 'slots', at, from);
    const room = editionOf(state).ways.decksToCome ? 0 : carriers * slotsPerCarrier(state);
    const aboard = (type: UnitType) => sumOfLoads(loads, (each) => each.from === from && (each.units[type] ?? 0) > 0, type);
    for (const type of unitTypes) {
      if (units[type] && aboard(type) > loadable(state, from, type)) return fault('no-boarder', { type, space: from }, 'loads');
    }
    if (sumOfLoads(loads, (each) => each.from === from && each.at === at) > room)
      return fault('place-carrier', { zone: at, room }, 'loads');
  }
  return null;
}

/** Units of some loads, of one type or of all. */
const sumOfLoads = (loads: readonly Placed[], fits: (each: Placed) => boolean, type?: UnitType): number =>
  loads.reduce((sum, each) => sum + (fits(each) ? (type ? (each.units[type] ?? 0) : unitCount(each.units)) : 0), 0);

/** R41-11.5, RREV-9.10. */
function deckFault(state: State, order: OrderOf<'mobilise'>): Fault | null {
  const { placements, loads = [] } = order;
  const flies = ({ at, from, units }: Placed) => at !== from && countHaving(state, units, 'landsOnDecks') > 0;
  for (const zone of new Set([...placements.filter(flies), ...loads].map((each) => each.at))) {
    const room = roomForNewFighters(state, zone, placedAt(state, order, 'slots', zone)) - sumOfLoads(loads, (each) => each.at === zone);
    if (placedAt(state, order, 'landsOnDecks', zone) > room) return fault('place-carrier', { zone, room: Math.max(0, room) }, 'placements');
  }
  return null;
}

/** Bought units beyond these. */
export const unplaced = ({ bought }: Pick<State, 'bought'>, placed: Units): Units =>
  Object.fromEntries(
    unitTypes.flatMap((type) => {
      const back = (bought[type] ?? 0) - (placed[type] ?? 0);
      return back > 0 ? [[type, back]] : [];
    }),
  );

/** R41-11.6: all that fits is placed, fighters that wait for a new carrier get it, the rest is paid back. */
function completeOrder(state: State, order: OrderOf<'mobilise'>, placed: Units): Result<Order, Fault> {
  const refund = unplaced(state, placed);
  const count = unitCount(placed);
  const most = mostPlaceable(groupsOf(state, state.bought), capacities(state)) + mostBuilt(state);
  if (count < most) return fail(fault('place-all', { missing: most - count, refund }, 'placements'));
  if (order.refund && unitTypes.some((type) => (order.refund?.[type] ?? 0) !== (refund[type] ?? 0))) {
    return fail(fault('refund', { refund }, 'refund'));
  }
  const canonical: OrderOf<'mobilise'> = { type: 'mobilise', placements: merged(order.placements) };
  if (!isEmpty(refund)) canonical.refund = refund;
  if (order.loads && order.loads.length > 0) canonical.loads = merged(order.loads);
  if (promiseBroken(state, canonical.placements)) return fail(fault('carrier-promise', {}, 'placements'));
  return ok(canonical);
}

/** Fighters that wait over a zone would stay without the carrier they were promised. */
export function promiseBroken(state: State, placements: readonly Placed[]): boolean {
  const {
    having: { slots },
    ways: { decksToCome },
  } = editionOf(state);
  if (!decksToCome || !slots.some((type) => state.bought[type])) return false;
  const after = draftOf(state);
  after.bought = {};
  for (const { at, units } of placements) {
    for (const type of slots) addUnits(after, at, { owner: state.power, type }, units[type] ?? 0);
  }
  const lost = lostFlights(after);
  return lost > 0 && lost > lostFlights(state);
}

/** Placements by industrial complex and place, each pair once. */
export function merged(placements: readonly Placed[]): Placed[] {
  const found = new Map<string, Placed>();
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

export function doMobilise(state: State, { placements, refund = {}, loads }: OrderOf<'mobilise'>, told: AaTold[]): void {
  const { power } = state;
  for (const { at, units } of placements) {
    for (const type of unitTypes) {
      const count = units[type] ?? 0;
      if (count > 0 && unitOf(state, type).facility) state.complexes = [...factoriesOf(state), at];
      else addUnits(state, at, { owner: power, type }, count);
    }
  }
  for (const each of loads ?? []) board(state, each);
  const refunded = costOf(editionOf(state), refund);
  state.treasury[power] += refunded;
  state.bought = {};
  told.push({ event: { type: 'mobilise', power, placements: [...placements], refund, refunded, ...(loads && { loads }) }, to: 'all' });
}

/** Fighters of a territory go aboard in a zone, whatever they have done this turn. */
function board(state: State, { from, at, units }: Placed): void {
  for (const { count, ...kind } of ownStacks(state, from)) {
    const some = Math.min(count, units[kind.type] ?? 0);
    if (some === 0) continue;
    removeUnits(state, from, kind, some);
    addUnits(state, at, kind, some);
    units = { ...units, [kind.type]: (units[kind.type] ?? 0) - some };
  }
}
