import { fail, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import { type OrderOf, type Power, powers, type SpaceId, type State, type UnitType } from '../types';
import { type Fault, fault } from '../words/violations';

import { idleFighters } from './announced';
import { carriersAt, guestsAt, landedAt, slotsPerCarrier } from './carriers';
import { guestsByPower } from './move-units';
import { isRoundTrip, pathFault, walks } from './paths';
import { flownSteps, usualFlight } from './routes';
import { hasEnemies, isSea } from './spaces';
import { loadsOf, stacksAt } from './stacks';
import { carriesTroops, countHaving, freeUnits, holdOf, isAir, leftOf, moveOf, pickUnits, typesOf } from './units';

type MoveOrder = OrderOf<'move'>;

/** Reads a move as far as both movement phases agree: units that are there and free, a path they can go, written in one way. */
export function readMove(state: State, order: MoveOrder): Result<MoveOrder, Fault> {
  const types = typesOf(order.units);
  const origin = order.path[0] ?? '';
  if (types.length === 0) return fail(fault('nothing', {}, 'units'));
  const strange = order.path.find((space) => !editionOf(state).space[space]);
  if (strange !== undefined) return fail(fault('no-space', { space: strange }, 'path'));
  for (const type of types) {
    const wanted = order.units[type] ?? 0;
    if (!pickUnits(state, origin, type, wanted, { cargo: order.cargo ?? [] })) return fail(shortage(state, origin, type, wanted, order));
  }
  const ground = types.filter((type) => !isAir(state, type));
  const path = ground.length > 0 ? groundPath(state, order.path, ground) : airPath(state, order.path, order.units);
  if (!path.ok) return path;
  const air = types.filter((type) => isAir(state, type));
  const steps = air.length > 0 ? flownSteps(state, { ...order, path: path.value }) : 0;
  for (const type of air) {
    const wrong = rangeFault(state, order, type, steps);
    if (wrong) return fail(wrong);
  }
  const { cargo, ...rest } = order;
  return ok({
    ...rest,
    ...(cargo && carriesTroops(state, order.units) ? { cargo } : {}),
    path: path.value,
    units: sorted(order.units, types),
  });
}

const sorted = (units: MoveOrder['units'], types: readonly UnitType[]): MoveOrder['units'] =>
  Object.fromEntries(types.map((type) => [type, units[type] ?? 0]));

/** Why so many units cannot go: gone already, another load, or not there. */
function shortage(state: State, origin: SpaceId, type: UnitType, count: number, order: MoveOrder): Fault {
  const here = stacksAt(state, origin).filter((stack) => stack.type === type);
  const mine = here.filter((stack) => stack.owner === state.power);
  const all = mine.reduce((sum, stack) => sum + stack.count, 0);
  if (mine.length === 0 && here.length > 0) return fault('owner', { type, space: origin, power: state.power }, 'units');
  const free = freeUnits(state, origin, order.cargo ?? []);
  if (all >= count && (freeUnits(state, origin)[type] ?? 0) < count)
    return fault('already-moved', { type, space: origin, count, free: free[type] ?? 0 }, 'units');
  if (holdOf(state, state.power, type) && all >= count)
    return fault('cargo-differs', { space: origin, count, loads: loadsOf(mine) }, 'cargo');
  return fault('units', { space: origin, type, count, have: free }, 'units');
}

/** A path in which every step is named: as given, or the only one between its two ends. */
function groundPath(state: State, given: readonly SpaceId[], types: readonly UnitType[]): Result<SpaceId[], Fault> {
  const origin = given[0] ?? '';
  const end = given[given.length - 1] ?? '';
  const { byLand, bySea } = editionOf(state);
  const adjacent = (byLand[origin] ?? []).includes(end) || (bySea[origin] ?? []).includes(end);
  if (given.length === 2 && !adjacent) {
    const ways = commonWalks(state, origin, end, types);
    const way = ways[0];
    if (way && (ways.length === 1 || !routeMatters(state, end))) return ok(way);
    if (way) return fail(fault('which-way', { through: ways.map((each) => each[1] ?? '') }, 'path'));
    return fail(farFault(state, origin, end, types));
  }
  for (const type of types) {
    const wrong = pathFault(state, given, type);
    if (wrong) return fail(wrong);
    if (isRoundTrip(state, given, type)) return fail(fault('round-trip', { space: origin }, 'path'));
  }
  return ok(routeMatters(state, end) ? [...given] : (commonWalks(state, origin, end, types)[0] ?? [...given]));
}

/** Two spaces that no single walk joins: the first step's own mistake when it has one, else the distance. */
function farFault(state: State, origin: SpaceId, end: SpaceId, types: readonly UnitType[]): Fault {
  const [type] = types;
  if (type === undefined) return fault('nothing', {}, 'units');
  const direct = pathFault(state, [origin, end], type);
  return direct && direct.reason !== 'path'
    ? direct
    : fault('no-way', { type, from: origin, to: end, range: moveOf(state, state.power, type) }, 'path');
}

/** Walks that every one of the types can take between two spaces, shortest first, then by id. */
export function commonWalks(state: State, origin: SpaceId, end: SpaceId, types: readonly UnitType[]): SpaceId[][] {
  const [first, ...others] = types;
  if (first === undefined) return [];
  return walks(state, origin, first)
    .filter((path) => path[path.length - 1] === end && others.every((type) => pathFault(state, path, type) === null))
    .sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
}

/** ALG-RET, AAC-4.6: the way into a fight or through a blitz is remembered, any other is not. */
export const routeMatters = (state: State, end: SpaceId): boolean =>
  state.phase === 'combat-move' && (!isSea(state, end) || hasEnemies(state, end, state.power));

/** R41-14, ALG-AIR: aircraft go the shortest way, whatever way is named, as long as it is one; D-48: where guns count, the way that is named. */
function airPath(state: State, given: readonly SpaceId[], wanted: MoveOrder['units']): Result<SpaceId[], Fault> {
  const { around, space, types, units, ways } = editionOf(state);
  const origin = given[0] ?? '';
  const end = given[given.length - 1] ?? '';
  for (let step = 1; step < given.length; step++) {
    const to = given[step] ?? '';
    const facts = space[to];
    if (facts?.kind === 'land' && facts.owner === null) return fail(fault('neutral', { space: to }, 'path'));
    const from = given[step - 1] ?? '';
    if (given.length > 2 && !(around[from] ?? []).includes(to)) return fail(fault('path', { from, to }, 'path'));
  }
  if (ways.routesKept && given.length > 2 && origin !== end) return ok([...given]);
  const path = usualFlight(state, wanted, origin, end);
  if (path && origin !== end) return ok(path);
  const rangeOf = (type: UnitType) => moveOf(state, state.power, type);
  const farthest = types.filter((type) => units[type].domain === 'air').reduce((a, b) => (rangeOf(b) > rangeOf(a) ? b : a));
  return fail(fault('no-way', { type: farthest, from: origin, to: end, range: rangeOf(farthest) }, 'path'));
}

function rangeFault(state: State, order: MoveOrder, type: UnitType, steps: number): Fault | null {
  const origin = order.path[0] ?? '';
  if (pickUnits(state, origin, type, order.units[type] ?? 0, { steps })) return null;
  const left = Math.max(
    ...stacksAt(state, origin).map((stack) => (stack.owner === state.power && stack.type === type ? leftOf(state, stack) : 0)),
  );
  return fault('range', { type, steps, range: left }, 'path');
}

/** R41-5.9: allied fighters that ride on moving carriers, all that fit when the order names none; D-33: own ones too. */
export function guestOrder(state: State, order: MoveOrder): Result<MoveOrder, Fault> {
  const { guests, ...rest } = order;
  const zone = order.path[0] ?? '';
  const there = guestsByPower(state, zone);
  const moving = countHaving(state, order.units, 'slots');
  const bounds = guestBounds(state, zone, moving);
  const unfit = fault('guests', { zone, ...bounds, rides: editionOf(state).ways.fightersRide }, 'guests');
  if (bounds.most === 0 && ownRiders(state, order, 0).most === 0) return guests && Object.keys(guests).length > 0 ? fail(unfit) : ok(rest);
  if (!guests)
    return ok({ ...rest, guests: withOwn(state, ridersOf(state, zone, bounds.most), ownRiders(state, order, bounds.most).usual) });
  const mine = guests[state.power] ?? 0;
  const allied = withOwn(state, guests, 0);
  const riding = powers.filter((power) => allied[power]);
  const sum = riding.reduce((total, power) => total + (allied[power] ?? 0), 0);
  const tooMany = riding.some((power) => (allied[power] ?? 0) > (there[power] ?? 0));
  if (tooMany || sum < bounds.least || sum > bounds.most) return fail(unfit);
  const { most } = ownRiders(state, order, sum);
  if (mine > most) return fail(editionOf(state).ways.fightersRide ? fault('riders', { zone, most }, 'guests') : unfit);
  return ok({ ...rest, guests: withOwn(state, allied, mine) });
}

/**
 * RREV-6.7: own fighters that have not launched and may ride on the carriers of an order beside `aboard` guests; usually those ride for which
 * the ships that stay have no room.
 */
export function ownRiders(state: State, { path: [zone = ''], units }: MoveOrder, aboard: number): { usual: number; most: number } {
  const moving = countHaving(state, units, 'slots');
  if (moving === 0 || !editionOf(state).ways.fightersRide) return { usual: 0, most: 0 };
  const { fight, hover } = idleFighters(state, zone);
  const flying = countHaving(state, units, 'landsOnDecks');
  const idle = Math.max(0, fight + hover - flying);
  const each = slotsPerCarrier(state);
  // who flies along in the noncombat move lands on these carriers
  const room = moving * each - aboard - (state.phase === 'noncombat-move' ? flying : 0);
  const most = Math.max(0, Math.min(idle, room));
  const { own, allied } = carriersAt(state, zone);
  const behind = (own + allied - moving) * each - (guestsAt(state, zone) - aboard) - landedAt(state, zone);
  return { usual: Math.max(0, Math.min(most, idle - Math.max(0, behind))), most };
}

/** Riders in turn order, own ones among them. */
export function withOwn(state: State, guests: Partial<Record<Power, number>>, own: number): Partial<Record<Power, number>> {
  const all = { ...guests, [state.power]: own };
  return Object.fromEntries(powers.flatMap((power) => (all[power] ? [[power, all[power]]] : [])));
}

/** `count` allied fighters of a zone, in turn order of their owners. */
export function ridersOf(state: State, zone: SpaceId, count: number): Partial<Record<Power, number>> {
  const there = guestsByPower(state, zone);
  const riding: Partial<Record<Power, number>> = {};
  let room = count;
  for (const power of powers) {
    const some = Math.min(room, there[power] ?? 0);
    if (some > 0) riding[power] = some;
    room -= some;
  }
  return riding;
}

/** How many allied fighters must and can leave with `moving` carriers, so that those who stay keep a slot. */
export function guestBounds(state: State, zone: SpaceId, moving: number): { least: number; most: number } {
  const guests = guestsAt(state, zone);
  if (moving === 0 || guests === 0) return { least: 0, most: 0 };
  const { own, allied } = carriersAt(state, zone);
  const most = Math.min(guests, moving * slotsPerCarrier(state));
  return { least: Math.min(most, Math.max(0, guests - (own + allied - moving) * slotsPerCarrier(state))), most };
}
