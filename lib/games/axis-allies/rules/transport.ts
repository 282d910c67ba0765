import { fail, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import { type AaTold, type Order, type OrderOf, type Passenger, type SpaceId, type State, type UnitType, unitTypes } from '../types';
import { type Fault, fault } from '../words/violations';
import { standingFault } from './combat-move';
import { draftOf } from './draft';
import { board, findShip, goAshore, passengers, readLoads, shipTypeOf, without } from './loading';
import { rememberOrigin } from './move-units';
import { isHostile, isShoreToAssault, pathFault } from './paths';
import { isHostileSea, isLand } from './spaces';
import { addUnits, marked, removeUnits, sortedCargo } from './stacks';

/** R41-5.13 to 5.17: one transport on its way to an assault. */
export function checkAssault(state: State, given: OrderOf<'assault'>): Result<Order, Fault> {
  const way = sailFault(state, given);
  if (way) return fail(way);
  const read = readLoads(state, given);
  if (!read.ok) return read;
  const order = read.value;
  const zone = order.path[order.path.length - 1] ?? '';
  const wrong = targetFault(state, zone, order.target);
  if (wrong) return fail(wrong);
  // R41-6.4: on an ally's ship only those land who boarded it in an earlier turn
  if (order.host !== undefined && order.loads.length > 0) return fail(fault('host-assault-load', { power: order.host }, 'loads'));
  const own = (order.cargo ?? []).filter((each) => each.owner === state.power).map((each) => each.type);
  const aboard = order.aboard ? sortedTypes(order.aboard) : own;
  if (!passengers(state, order.cargo ?? [], aboard)) return fail(fault(absence(order.cargo ?? [], aboard), { cargo: own }, 'aboard'));
  if (aboard.length + order.loads.length === 0) {
    const guests = (order.cargo ?? []).length > own.length;
    return fail(guests ? fault('ally-cargo', { cargo: own }, 'cargo') : fault('nobody-lands', { target: order.target }, 'loads'));
  }
  const { aboard: _given, ...rest } = order;
  const canonical: OrderOf<'assault'> = aboard.length < own.length ? { ...rest, aboard } : rest;
  const after = draftOf(state);
  doAssault(after, canonical, []);
  const standing = standingFault(state, after, order.path, [shipTypeOf(state, given)]);
  return standing ? fail(standing) : ok(canonical);
}

/** R41-6.4: why own units that should land are not aboard: what is there is an ally's, or is not there. */
const absence = (cargo: readonly Passenger[], types: readonly UnitType[]): 'ally-cargo' | 'not-aboard' =>
  types.every((type) => cargo.some((each) => each.type === type)) && cargo.length >= types.length ? 'ally-cargo' : 'not-aboard';

const sortedTypes = (types: readonly UnitType[]): UnitType[] => [...types].sort((a, b) => unitTypes.indexOf(a) - unitTypes.indexOf(b));

/** A transport's way; one that stays where it is has a path of one zone. */
function sailFault(state: State, voyage: OrderOf<'assault' | 'ferry'>): Fault | null {
  const { path } = voyage;
  const strange = path.find((space) => !editionOf(state).space[space]);
  if (strange !== undefined) return fault('no-space', { space: strange }, 'path');
  return pathFault(state, path, shipTypeOf(state, voyage));
}

function targetFault(state: State, zone: SpaceId, target: SpaceId): Fault | null {
  const { space, coast } = editionOf(state);
  const facts = space[target];
  if (facts?.kind !== 'land') return fault('no-space', { space: target }, 'target');
  if (facts.owner === null) return fault('neutral', { space: target }, 'target');
  if (!(coast[zone] ?? []).includes(target)) return fault('no-coast', { territory: target, zone }, 'target');
  return isShoreToAssault(state, target) ? null : fault('assault-friendly', { target }, 'target');
}

/** Carries out a checked assault order: the ship sails and what is to land is marked; it lands in the combat phase. */
export function doAssault(state: State, order: OrderOf<'assault'>, told: AaTold[]): void {
  const { path, host, loads, target } = order;
  const cargo = order.cargo ?? [];
  const own = cargo.filter((each) => each.owner === state.power).map((each) => each.type);
  const landing = passengers(state, cargo, order.aboard ?? own) ?? [];
  const from = path[0] ?? '';
  const to = path[path.length - 1] ?? '';
  const ship = takeShip(state, from, cargo, host);
  const boarded = board(state, loads);
  const lands = sortedCargo([...landing, ...boarded]);
  addUnits(state, to, marked(ship, { spent: true, cargo: sortedCargo([...cargo, ...boarded]), assault: { target, lands } }), 1);
  rememberOrigin(state, path);
  tellSail(state, order, told, { to: target, units: lands.map((each) => each.type) });
}

function takeShip(state: State, zone: SpaceId, cargo: Parameters<typeof findShip>[2], host: OrderOf<'assault'>['host']) {
  const ship = findShip(state, zone, cargo, host);
  if (!ship) throw new Error(`no such transport in ${zone}`);
  const { count: _all, ...kind } = ship;
  removeUnits(state, zone, kind, 1);
  return kind;
}

function tellSail(
  state: State,
  { path, host, loads }: Pick<OrderOf<'assault'>, 'path' | 'host' | 'loads'>,
  told: AaTold[],
  lands?: { to: SpaceId; units: UnitType[] },
): void {
  const event = {
    type: 'sail' as const,
    power: state.power,
    phase: state.phase,
    host: host ?? state.power,
    path: [...path],
    loads: [...loads],
  };
  told.push({ event: lands ? { ...event, lands } : event, to: 'all' });
}

/** R41-10.7: one transport's noncombat move. */
export function checkFerry(state: State, given: OrderOf<'ferry'>): Result<Order, Fault> {
  const way = sailFault(state, given);
  if (way) return fail(way);
  const read = readLoads(state, given);
  if (!read.ok) return read;
  const order = read.value;
  const { unload } = order;
  if (order.loads.length === 0 && !unload) return fail(fault(order.path.length > 1 ? 'ferry-empty' : 'nothing', {}, 'loads'));
  if (order.host !== undefined && order.loads.length > 0 && state.turn.refused.includes(order.host)) {
    return fail(fault('refused', { power: order.host }, 'host'));
  }
  if (!unload) return ok(order);
  const zone = order.path[order.path.length - 1] ?? '';
  const wrong = unloadFault(state, zone, unload.to);
  if (wrong) return fail(wrong);
  const units = sortedTypes(unload.units);
  // R41-6.4: boarding an ally's ship and leaving it take two turns of the owner
  const boarded = order.host === undefined ? order.loads.map(({ type }) => ({ owner: state.power, type })) : [];
  const aboard = [...(order.cargo ?? []), ...boarded];
  if (!passengers(state, aboard, units)) {
    const boarding = order.loads.map(({ type }) => ({ owner: state.power, type }));
    if (order.host !== undefined && passengers(state, [...aboard, ...boarding], units)) {
      return fail(fault('host-ferry', { power: order.host }, 'unload'));
    }
    const own = aboard.filter((each) => each.owner === state.power).map((each) => each.type);
    return fail(fault(absence(aboard, units), { cargo: own }, 'unload'));
  }
  return ok({ ...order, unload: { to: unload.to, units } });
}

function unloadFault(state: State, zone: SpaceId, territory: SpaceId): Fault | null {
  const { space, coast } = editionOf(state);
  const facts = space[territory];
  if (!facts || !isLand(state, territory)) return fault('no-space', { space: territory }, 'unload');
  if (facts.kind === 'land' && facts.owner === null) return fault('neutral', { space: territory }, 'unload');
  if (!(coast[zone] ?? []).includes(territory)) return fault('no-coast', { territory, zone }, 'unload');
  if (isHostile(state, territory)) return fault('amphib-undeclared', { target: territory }, 'unload');
  return isHostileSea(state, zone, state.power) ? fault('offload-hostile', { zone }, 'unload') : null;
}

/** Carries out a checked ferry order. */
export function doFerry(state: State, order: OrderOf<'ferry'>, told: AaTold[]): void {
  const { path, host, loads, unload } = order;
  const from = path[0] ?? '';
  const to = path[path.length - 1] ?? '';
  const ship = takeShip(state, from, order.cargo ?? [], host);
  const aboard = [...(order.cargo ?? []), ...board(state, loads)];
  const ashore = unload ? (passengers(state, aboard, unload.units) ?? []) : [];
  addUnits(state, to, marked(ship, { spent: true, cargo: sortedCargo(without(aboard, ashore)) }), 1);
  if (unload) goAshore(state, unload.to, ashore);
  tellSail(state, order, told, unload && { to: unload.to, units: [...unload.units] });
}
