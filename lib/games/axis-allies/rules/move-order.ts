import { fail, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import { type OrderOf, type Power, powers, type SpaceId, type State, type UnitType } from '../types';
import { type Fault, fault } from '../words/violations';
import { flightPath, flightSteps } from './air';
import { carriersAt, guestsAt, slotsPerCarrier } from './carriers';
import { guestsByPower, typesOf } from './move-units';
import { isRoundTrip, pathFault, walks } from './paths';
import { hasEnemies, isSea } from './spaces';
import { loadsOf, stacksAt } from './stacks';
import { countHaving, freeUnits, isAir, leftOf, pickUnits, unitOf } from './units';

type MoveOrder = OrderOf<'move'>;

/** Reads a move as far as both movement phases agree: units that are there and free, a path they can go, written in one way. */
export function readMove(state: State, order: MoveOrder): Result<MoveOrder, Fault> {
  const types = typesOf(order.units);
  const origin = order.path[0] ?? '';
  const end = order.path[order.path.length - 1] ?? '';
  if (types.length === 0) return fail(fault('nothing', {}, 'units'));
  const strange = order.path.find((space) => !editionOf(state).space[space]);
  if (strange !== undefined) return fail(fault('no-space', { space: strange }, 'path'));
  for (const type of types) {
    const wanted = order.units[type] ?? 0;
    if (!pickUnits(state, origin, type, wanted, { cargo: order.cargo ?? [] })) return fail(shortage(state, origin, type, wanted, order));
  }
  const ground = types.filter((type) => !isAir(state, type));
  const path = ground.length > 0 ? groundPath(state, order.path, ground) : airPath(state, order.path);
  if (!path.ok) return path;
  for (const type of types) {
    if (!isAir(state, type)) continue;
    const wrong = rangeFault(state, order, type, origin, end);
    if (wrong) return fail(wrong);
  }
  const { cargo, ...rest } = order;
  return ok({
    ...rest,
    ...(cargo && countHaving(state, order.units, 'hold') > 0 ? { cargo } : {}),
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
  if (unitOf(state, type).hold && all >= count) return fault('cargo-differs', { space: origin, count, loads: loadsOf(mine) }, 'cargo');
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
    : fault('no-way', { type, from: origin, to: end, range: unitOf(state, type).move }, 'path');
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

/** R41-14, ALG-AIR: aircraft go the shortest way, whatever way is named, as long as it is one. */
function airPath(state: State, given: readonly SpaceId[]): Result<SpaceId[], Fault> {
  const { around, space, types, units, longestFlight } = editionOf(state);
  const origin = given[0] ?? '';
  const end = given[given.length - 1] ?? '';
  for (let step = 1; step < given.length; step++) {
    const to = given[step] ?? '';
    const facts = space[to];
    if (facts?.kind === 'land' && facts.owner === null) return fail(fault('neutral', { space: to }, 'path'));
    const from = given[step - 1] ?? '';
    if (given.length > 2 && !(around[from] ?? []).includes(to)) return fail(fault('path', { from, to }, 'path'));
  }
  const path = flightPath(state, origin, end, longestFlight);
  if (path && origin !== end) return ok(path);
  const farthest = types.find((type) => units[type].domain === 'air' && units[type].move === longestFlight);
  if (farthest === undefined) throw new Error(`nothing flies in edition ${state.edition}`);
  return fail(fault('no-way', { type: farthest, from: origin, to: end, range: longestFlight }, 'path'));
}

function rangeFault(state: State, order: MoveOrder, type: UnitType, origin: SpaceId, end: SpaceId): Fault | null {
  const steps = flightSteps(state, origin, end);
  if (pickUnits(state, origin, type, order.units[type] ?? 0, { steps })) return null;
  const left = Math.max(
    ...stacksAt(state, origin).map((stack) => (stack.owner === state.power && stack.type === type ? leftOf(state, stack) : 0)),
  );
  return fault('range', { type, steps, range: left }, 'path');
}

/** R41-5.9: allied fighters that ride on moving carriers, all that fit when the order names none. */
export function guestOrder(state: State, order: MoveOrder): Result<MoveOrder, Fault> {
  const { guests, ...rest } = order;
  const origin = order.path[0] ?? '';
  const there = guestsByPower(state, origin);
  const moving = countHaving(state, order.units, 'slots');
  const bounds = guestBounds(state, origin, moving);
  if (bounds.most === 0)
    return guests && Object.keys(guests).length > 0 ? fail(fault('guests', { zone: origin, ...bounds }, 'guests')) : ok(rest);
  if (!guests) return ok({ ...rest, guests: ridersOf(state, origin, bounds.most) });
  const riding = powers.filter((power) => guests[power]);
  const sum = riding.reduce((total, power) => total + (guests[power] ?? 0), 0);
  const tooMany = riding.some((power) => (guests[power] ?? 0) > (there[power] ?? 0));
  if (tooMany || sum < bounds.least || sum > bounds.most) return fail(fault('guests', { zone: origin, ...bounds }, 'guests'));
  return ok({ ...rest, guests: Object.fromEntries(riding.map((power) => [power, guests[power] ?? 0])) });
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
