import { fail, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import { type OrderOf, type Passenger, type SpaceId, type Stack, type State, type UnitType, unitTypes } from '../types';
import { type Fault, fault } from '../words/violations';
import { routeMatters } from './move-order';
import { walks } from './paths';
import { isHostileSea, sameSide } from './spaces';
import { addUnits, loadsOf, removeUnits, sameCargo, sortedCargo, stacksAt } from './stacks';
import { alliedStacks, holdOf, landsTwice, unitOf } from './units';

export type Load = OrderOf<'assault'>['loads'][number];
export type Voyage = Pick<OrderOf<'assault'>, 'path' | 'host' | 'ship' | 'cargo' | 'loads' | 'first'> &
  Partial<Pick<OrderOf<'ferry'>, 'unload'>>;

/** R41-14.10: a ship takes no more than its hold, of heavy units fewer. */
export function fits(state: Pick<State, 'edition' | 'effects'>, ship: Passenger, cargo: readonly { type: UnitType }[]): boolean {
  const { units } = editionOf(state);
  const hold = holdOf(state, ship.owner, ship.type);
  if (!hold || cargo.length > hold.most) return false;
  return cargo.reduce((heavy, { type }) => heavy + (units[type].stowage === 'light' ? 0 : 1), 0) <= hold.heavy;
}

/** RREV-11.5: it has gone nowhere this turn; a tank with a step left (N-DE3) has. */
export const mayBoard = ({ spent, fought }: Stack): boolean => !spent && !fought;

/** RREV-9.5: the ship fought; in the noncombat move it loads or lands where it is, but not both. */
export const isBack = (state: State, { fought, spent }: Stack): boolean =>
  fought === true && spent === true && state.phase === 'noncombat-move';

/** A ship with a hold that the order may mean: own and unused this turn, or an ally's, with exactly this cargo. What fought goes before what may still do more. */
export function findShip(state: State, voyage: Voyage): Stack | null {
  const { path, loads, unload, host = state.power, cargo = [] } = voyage;
  const type = shipTypeOf(state, voyage);
  const fit = stacksAt(state, path[0] ?? '').filter(
    (stack) => stack.owner === host && stack.type === type && !stack.assault && sameCargo(stack.cargo, sortedCargo(cargo)),
  );
  const served = path.length === 1 && (loads.length === 0 || !unload) ? fit.find((stack) => isBack(state, stack)) : undefined;
  return served ?? fit.find((stack) => !stack.spent) ?? null;
}

/** What kind of ship a voyage means: the one it names, or the edition's usual one. */
export function shipTypeOf(state: Pick<State, 'edition'>, { ship }: Pick<Voyage, 'ship'>): UnitType {
  const type = ship ?? editionOf(state).having.hold[0];
  if (type === undefined) throw new Error(`no ship of edition ${state.edition} carries troops`);
  return type;
}

/** Own land units that may board: not moved, next to or inside a zone. */
export function boardersAt(state: State, territory: SpaceId): UnitType[] {
  const found: UnitType[] = [];
  for (const stack of stacksAt(state, territory)) {
    if (stack.owner === state.power && mayBoard(stack) && unitOf(state, stack.type).stowage) found.push(stack.type);
  }
  return found;
}

/** How many own units of a type may board. */
export const boardable = (state: State, territory: SpaceId, type: UnitType): number =>
  stacksAt(state, territory).reduce(
    (sum, stack) => sum + (stack.owner === state.power && stack.type === type && mayBoard(stack) ? stack.count : 0),
    0,
  );

/** The first zone of the path where a ship may take units of a territory on board; null when there is none (ALG-TRN). */
export const loadingZone = (state: State, path: readonly SpaceId[], territory: SpaceId): SpaceId | null =>
  path.find((zone) => !isHostileSea(state, zone, state.power) && (editionOf(state).coast[zone] ?? []).includes(territory)) ?? null;

/** Zones that a ship leaves again on its way. */
export const stopsOf = (path: readonly SpaceId[]): SpaceId[] => path.slice(0, -1);

/** The part of a way on which troops may board: up to where the first go ashore (N-JP4), if any do. */
const boardingWay = (path: readonly SpaceId[], { first }: Pick<Voyage, 'first'>): readonly SpaceId[] =>
  first ? path.slice(0, stopsOf(path).lastIndexOf(first.at) + 1) : path;

/** Of the ways to the same end on which all loads can board and the first go ashore, the shortest; the way into a fight stays as it was named. */
function voyagePath(state: State, ship: UnitType, voyage: Voyage): SpaceId[] {
  const { path, loads, first } = voyage;
  const origin = path[0] ?? '';
  const end = path[path.length - 1] ?? '';
  if (path.length === 1 || routeMatters(state, end)) return [...path];
  const ways = [...(origin === end ? [[origin]] : []), ...walks(state, origin, ship).filter((way) => way[way.length - 1] === end)];
  const serving = ways.filter((way) => {
    const boarding = boardingWay(way, voyage);
    return (!first || boarding.length > 0) && loads.every((load) => loadingZone(state, boarding, load.from) !== null);
  });
  return serving.sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1))[0] ?? [...path];
}

/** Ship, cargo and loads of a voyage, written in one way: ALG-TRN, LOAD. */
export function readLoads<V extends Voyage>(state: State, order: V): Result<V & { cargo?: Passenger[] }, Fault> {
  const zone = order.path[0] ?? '';
  const cargo = sortedCargo(order.cargo ?? []);
  const type = shipTypeOf(state, order);
  const hold = holdOf(state, order.host ?? state.power, type);
  if (!hold) return fail(fault('no-hold', { type }, 'ship'));
  const ship = findShip(state, order);
  if (!ship) return fail(shipFault(state, zone, cargo, order));
  if (order.host !== undefined) {
    if (order.host === state.power || !sameSide(state, order.host, state.power))
      return fail(fault('no-ally', { power: order.host }, 'host'));
    if (order.path.length > 1) return fail(fault('host-stays', { power: order.host }, 'path'));
  }
  const wanted = new Map<string, number>();
  const loads: Load[] = [];
  const path = voyagePath(state, type, order);
  for (const { type, from, at } of order.loads) {
    const named = loadFault(state, order.path, { type, from, at });
    if (named) return fail(named);
    const boards = loadingZone(state, boardingWay(path, order), from);
    if (boards === null) return fail(fault(order.first ? 'load-after-first' : 'load-hostile', { zone: order.first?.at ?? at }, 'loads'));
    loads.push({ type, from, at: boards });
    const key = `${type} ${from}`;
    wanted.set(key, (wanted.get(key) ?? 0) + 1);
    if (boardable(state, from, type) < (wanted.get(key) ?? 0)) {
      const here = stacksAt(state, from).some((stack) => stack.owner === state.power && stack.type === type && !mayBoard(stack));
      return fail(fault(here ? 'cargo-moved' : 'no-boarder', { type, space: from }, 'loads'));
    }
  }
  if (!fits(state, ship, [...cargo, ...loads])) {
    if (hold.heavy === 0) return fail(fault('light-hold', { type }, 'loads'));
    return fail(fault('capacity', { cargo: [...cargo, ...loads].map((each) => each.type) }, 'loads'));
  }
  loads.sort((a, b) => unitTypes.indexOf(a.type) - unitTypes.indexOf(b.type) || (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const { cargo: _given, ship: _named, ...rest } = order;
  const named = shipTypeOf(state, {}) === ship.type ? {} : { ship: ship.type };
  return ok({ ...rest, ...named, path, loads, ...(cargo.length > 0 ? { cargo } : {}) } as V & { cargo?: Passenger[] });
}

function loadFault(state: State, path: readonly SpaceId[], { type, from, at }: Load): Fault | null {
  const { space, coast } = editionOf(state);
  if (!space[from] || !space[at]) return fault('no-space', { space: space[from] ? at : from }, 'loads');
  if (!unitOf(state, type).stowage) return fault('no-cargo', { type }, 'loads');
  if (!path.includes(at)) return fault('off-course', { zone: at }, 'loads');
  if (!(coast[at] ?? []).includes(from)) return fault('no-coast', { territory: from, zone: at }, 'loads');
  return isHostileSea(state, at, state.power) ? fault('load-hostile', { zone: at }, 'loads') : null;
}

function shipFault(state: State, zone: SpaceId, cargo: readonly Passenger[], voyage: Voyage): Fault {
  const { host, loads } = voyage;
  const owner = host ?? state.power;
  const ships = stacksAt(state, zone).filter((stack) => stack.owner === owner && stack.type === shipTypeOf(state, voyage));
  if (ships.length === 0) return hostFault(state, zone, voyage) ?? fault('no-transport', { zone, power: owner }, 'path');
  const same = ships.filter((stack) => sameCargo(stack.cargo, cargo));
  const isAllies = ({ cargo: load = [] }: Stack) => load.length > 0 && load.every((each) => each.owner !== state.power);
  if (same.length === 0 && loads.length === 0 && ships.every(isAllies)) return fault('ally-cargo', { cargo: [] }, 'cargo');
  if (same.length === 0) return fault('cargo-differs', { space: zone, count: 1, loads: loadsOf(ships) }, 'cargo');
  if (!same.some((stack) => stack.assault)) {
    return fault(same.some((stack) => isBack(state, stack)) ? 'transport-fought' : 'transport-used', { zone }, 'path');
  }
  if (loads.length > 0) return fault('load-after-offload', { zone }, 'loads');
  return fault(landsTwice(state) ? 'first-unsaid' : 'offload-twice', { zone }, 'target');
}

/** R41-6.4: with no own ship in the zone, what is wrong with meaning an ally's; null when there is none. */
function hostFault(state: State, zone: SpaceId, { host, loads, unload, path }: Voyage): Fault | null {
  const [ally] = host === undefined ? alliedStacks(state, zone, 'hold') : [];
  if (!ally) return null;
  const power = ally.owner;
  if (path.length > 1) return fault('host-stays', { power }, 'path');
  if (loads.length > 0 && unload) return fault('host-ferry', { power }, 'unload');
  return fault('name-host', { zone, power }, 'host');
}

/** Takes the loads out of their territories. */
export function board(state: State, loads: readonly Load[]): Passenger[] {
  return loads.map(({ type, from }) => {
    removeUnits(state, from, { owner: state.power, type }, 1);
    return { owner: state.power, type };
  });
}

/** Own passengers among a ship's cargo that `types` names; null when they are not all aboard. */
export function passengers(state: State, cargo: readonly Passenger[], types: readonly UnitType[]): Passenger[] | null {
  const left = cargo.filter((each) => each.owner === state.power);
  const found: Passenger[] = [];
  for (const type of types) {
    const index = left.findIndex((each) => each.type === type);
    const one = left[index];
    if (!one) return null;
    left.splice(index, 1);
    found.push(one);
  }
  return sortedCargo(found);
}

/** A cargo without some of its passengers. */
export function without(cargo: readonly Passenger[], gone: readonly Passenger[]): Passenger[] {
  const left = [...cargo];
  for (const each of gone) {
    const index = left.findIndex((other) => other.owner === each.owner && other.type === each.type);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Puts landed units into a friendly territory: their whole move is done. */
export function goAshore(state: State, territory: SpaceId, units: readonly Passenger[]): void {
  for (const { owner, type } of units) addUnits(state, territory, { owner, type, spent: true }, 1);
}
