import { fail, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import { type AaTold, type Order, type OrderOf, type Passenger, type SpaceId, type State, type UnitType, unitTypes } from '../types';
import { type Fault, fault } from '../words/violations';
import { landFirst } from './assault';
import { standingFault } from './combat-move';
import { isFollowing } from './joint';
import { board, findShip, goAshore, passengers, readLoads, shipTypeOf, stopsOf, type Voyage, without } from './loading';
import { rememberOrigin } from './move-units';
import { isHostile, isShoreToAssault, pathFault } from './paths';
import { isHostileSea } from './spaces';
import { addUnits, draftOf, type Kind, marked, removeUnits, sortedCargo } from './stacks';
import { landsTwice, unitOf } from './units';

/** R41-5.13 to 5.17: one transport on its way to an assault. */
export function checkAssault(state: State, given: OrderOf<'assault'>): Result<Order, Fault> {
  const way = sailFault(state, given) ?? firstFault(state, given);
  if (way) return fail(way);
  const read = readLoads(state, given);
  if (!read.ok) return read;
  const order = read.value;
  const zone = order.path[order.path.length - 1] ?? '';
  const wrong = targetFault(state, zone, order.target, 'target') ?? (order.first ? partyFault(state, order, order.first) : null);
  if (wrong) return fail(wrong);
  // R41-6.4: on an ally's ship only those land who boarded it in an earlier turn
  if (order.host !== undefined && order.loads.length > 0) return fail(fault('host-assault-load', { power: order.host }, 'loads'));
  const { choice, must } = landingParty(state, order);
  const own = choice.filter((each) => each.owner === state.power).map((each) => each.type);
  const able = own.filter((type) => unitOf(state, type).captures);
  const aboard = order.aboard ? sortedTypes(order.aboard) : able;
  if (!passengers(state, choice, aboard)) return fail(fault(absence(choice, aboard), { cargo: own }, 'aboard'));
  const [gun] = order.aboard || able.length > 0 ? aboard.filter((type) => !able.includes(type)) : own;
  if (gun) return fail(fault('gun-lands', { type: gun }, 'aboard'));
  if (aboard.length + must.length === 0) {
    const guests = choice.length > own.length;
    return fail(guests ? fault('ally-cargo', { cargo: own }, 'cargo') : fault('nobody-lands', { target: order.target }, 'loads'));
  }
  const { aboard: _given, ...rest } = order;
  const canonical: OrderOf<'assault'> = aboard.length < able.length ? { ...rest, aboard } : rest;
  const after = draftOf(state);
  doAssault(after, canonical, []);
  const standing = standingFault(state, after, order.path, [shipTypeOf(state, given)]);
  return standing ? fail(standing) : ok(canonical);
}

/** Of whom an assault chooses who lands, and who lands in any case: D-27, those who board for it where landings must go through. */
function landingParty(state: State, order: OrderOf<'assault'>): { choice: readonly Passenger[]; must: readonly Passenger[] } {
  const { cargo = [] } = order;
  if (editionOf(state).ways.transportsWait) return { choice: without(crewOf(state, order), partyOf(state, order)), must: [] };
  return { choice: cargo, must: boardingOf(state, order) };
}

const boardingOf = (state: State, { loads }: Pick<Voyage, 'loads'>): Passenger[] => loads.map(({ type }) => ({ owner: state.power, type }));

/** All who are aboard when all have boarded. */
const crewOf = (state: State, { cargo = [], loads }: OrderOf<'assault'>): Passenger[] => [...cargo, ...boardingOf(state, { loads })];

/** N-JP4: who goes ashore on the way. */
const partyOf = (state: State, { first }: Pick<Voyage, 'first'>): Passenger[] => (first ? [{ owner: state.power, type: first.type }] : []);

/** N-JP4: a landing on the way of an assault, its troops apart. */
function firstFault(state: State, { path, first, target }: OrderOf<'assault'>): Fault | null {
  if (!first) return null;
  if (!landsTwice(state)) return fault('advantage-none', { advantage: 'lightning-assaults', power: state.power }, 'first');
  const { to, at } = first;
  if (!stopsOf(path).includes(at)) return fault('first-stop', { zone: at }, 'first');
  if (to === target) return fault('first-again', { target }, 'first');
  return (
    targetFault(state, at, to, 'first') ?? (isHostileSea(state, at, state.power) ? fault('offload-hostile', { zone: at }, 'first') : null)
  );
}

/** Who is to go ashore on the way is aboard, and can. */
function partyFault(state: State, order: OrderOf<'assault'>, { type }: NonNullable<OrderOf<'assault'>['first']>): Fault | null {
  const crew = crewOf(state, order);
  if (!passengers(state, crew, [type])) {
    const cargo = crew.filter((each) => each.owner === state.power).map((each) => each.type);
    return fault(absence(crew, [type]), { cargo }, 'first');
  }
  return unitOf(state, type).captures ? null : fault('gun-lands', { type }, 'first');
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

/** What keeps anybody from going ashore there. */
function shoreFault(state: State, zone: SpaceId, target: SpaceId, field: 'target' | 'first' | 'unload'): Fault | null {
  const { space, coast } = editionOf(state);
  const facts = space[target];
  if (facts?.kind !== 'land') return fault('no-space', { space: target }, field);
  if (facts.owner === null) return fault('neutral', { space: target }, field);
  return coast[zone]?.includes(target) ? null : fault('no-coast', { territory: target, zone }, field);
}

const targetFault = (state: State, zone: SpaceId, target: SpaceId, field: 'target' | 'first'): Fault | null =>
  shoreFault(state, zone, target, field) ?? (isShoreToAssault(state, target) ? null : fault('assault-friendly', { target }, field));

/** Carries out a checked assault order: the ship sails and what is to land is marked; it lands in the combat phase. Who lands on the way is ashore at once, as its ship sails on. */
export function doAssault(state: State, order: OrderOf<'assault'>, told: AaTold[]): void {
  const { path, loads, target, first } = order;
  const { choice, must } = landingParty(state, order);
  const able = choice.filter(({ owner, type }) => owner === state.power && unitOf(state, type).captures).map((each) => each.type);
  const landing = passengers(state, choice, order.aboard ?? able) ?? [];
  const to = path[path.length - 1] ?? '';
  const ship = takeShip(state, order);
  board(state, loads);
  const lands = sortedCargo([...landing, ...must]);
  const cargo = sortedCargo(without(crewOf(state, order), partyOf(state, order)));
  addUnits(state, to, marked(ship, { spent: true, cargo, assault: { target, lands } }), 1);
  if (first) landFirst(state, first);
  rememberOrigin(state, path);
  tellSail(state, order, told, { to: target, units: lands.map((each) => each.type) });
}

function takeShip(state: State, voyage: Voyage): Kind {
  const zone = voyage.path[0] ?? '';
  const ship = findShip(state, voyage);
  if (!ship) throw new Error(`no such transport in ${zone}`);
  const { count: _all, ...kind } = ship;
  removeUnits(state, zone, kind, 1);
  return kind;
}

function tellSail(
  state: State,
  { path, host, ship, loads, first }: Pick<OrderOf<'assault'>, 'path' | 'host' | 'ship' | 'loads' | 'first'>,
  told: AaTold[],
  lands?: { to: SpaceId; units: UnitType[] },
): void {
  const event = {
    type: 'sail' as const,
    power: state.power,
    phase: state.phase,
    host: host ?? state.power,
    ...(ship ? { ship } : {}),
    path: [...path],
    loads: [...loads],
    ...(first ? { first } : {}),
  };
  told.push({ event: lands ? { ...event, lands } : event, to: 'all' });
}

/** R41-10.7, RREV-9.5: one transport's noncombat move; RREV-6.11: or what it takes aboard in the combat move. */
export function checkFerry(state: State, given: OrderOf<'ferry'>): Result<Order, Fault> {
  if (isFollowing(state)) return fail(fault('only-flown', { power: state.power }, 'type'));
  const inCombatMove = state.phase === 'combat-move';
  if (inCombatMove && given.unload) return fail(fault('unload-later', { to: given.unload.to }, 'unload'));
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
  if (inCombatMove)
    return order.host === undefined ? standing(state, order) : fail(fault('host-assault-load', { power: order.host }, 'loads'));
  if (!unload) return ok(order);
  const zone = order.path[order.path.length - 1] ?? '';
  const wrong = unloadFault(state, zone, unload.to);
  if (wrong) return fail(wrong);
  const units = sortedTypes(unload.units);
  // R41-6.4: boarding an ally's ship and leaving it take two turns of the owner
  const boarding = boardingOf(state, order);
  const boarded = order.host === undefined ? boarding : [];
  const aboard = [...(order.cargo ?? []), ...boarded];
  if (!passengers(state, aboard, units)) {
    if (order.host !== undefined && passengers(state, [...aboard, ...boarding], units)) {
      return fail(fault('host-ferry', { power: order.host }, 'unload'));
    }
    const own = aboard.filter((each) => each.owner === state.power).map((each) => each.type);
    return fail(fault(absence(aboard, units), { cargo: own }, 'unload'));
  }
  return ok({ ...order, unload: { to: unload.to, units } });
}

/** The order, unless it upsets what was announced. */
function standing(state: State, order: OrderOf<'ferry'>): Result<Order, Fault> {
  const after = draftOf(state);
  doFerry(after, order, []);
  const wrong = standingFault(state, after, order.path, [shipTypeOf(state, order)]);
  return wrong ? fail(wrong) : ok(order);
}

function unloadFault(state: State, zone: SpaceId, territory: SpaceId): Fault | null {
  const wrong = shoreFault(state, zone, territory, 'unload');
  if (wrong) return wrong;
  if (isHostile(state, territory)) return fault('amphib-undeclared', { target: territory }, 'unload');
  return isHostileSea(state, zone, state.power) ? fault('offload-hostile', { zone }, 'unload') : null;
}

/** Carries out a checked ferry order. */
export function doFerry(state: State, order: OrderOf<'ferry'>, told: AaTold[]): void {
  const { path, loads, unload } = order;
  const to = path[path.length - 1] ?? '';
  const ship = takeShip(state, order);
  const aboard = [...(order.cargo ?? []), ...board(state, loads)];
  const ashore = unload ? (passengers(state, aboard, unload.units) ?? []) : [];
  const cargo = sortedCargo(without(aboard, ashore));
  const waits = state.phase === 'combat-move' && path.length === 1;
  addUnits(state, to, marked(ship, waits ? { cargo } : { spent: true, fought: undefined, cargo }), 1);
  if (state.phase === 'combat-move') rememberOrigin(state, path);
  if (unload) goAshore(state, unload.to, ashore);
  tellSail(state, order, told, unload && { to: unload.to, units: [...unload.units] });
}
